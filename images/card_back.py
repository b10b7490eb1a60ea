"""The back of every card: a lattice of flowers with a rosette in the middle.

It looks the same upside down, so that no card can be told by how it lies.
"""

from images import PICTURE_HEIGHT, PICTURE_WIDTH
from images.canvas import Canvas
from images.curves import (
    Path,
    Point,
    circle,
    ellipse,
    moved,
    rounded_rectangle,
    turned,
)
from images.inks import NAVY, PALE_BLUE, PAPER, RED, Ink

_BORDER = 16
_FRAME_LINE = 4
_PANEL_RADIUS = 14

_MESH_WIDTH = 41
_MESH_HEIGHT = 59
_LATTICE_LINE = 2.5

_ROSETTE_RADIUS = 72


def draw_back(canvas: Canvas) -> None:
    """Draw the border, the lattice and the rosette on ``canvas``."""
    canvas.fill(_get_panel(_BORDER), NAVY)
    canvas.fill(_get_panel(_BORDER + _FRAME_LINE), PAPER)
    panel = _get_panel(_BORDER + 2 * _FRAME_LINE)
    lattice = Canvas()
    lattice.fill(panel, NAVY)
    _draw_lattice(lattice)
    lattice.cut_out(panel)
    canvas.add(lattice)
    _draw_rosette(canvas)


def _draw_lattice(canvas: Canvas) -> None:
    """Draw flowers and, between them, the corners of the meshes round them."""
    for row in range(-9, 10):
        for column in range(-9, 10):
            place = (column * _MESH_WIDTH / 2, row * _MESH_HEIGHT / 2)
            if (row + column) % 2:
                _draw_mesh_corner(canvas, place)
            else:
                _draw_flower(canvas, place)


def _draw_mesh_corner(canvas: Canvas, corner: Point) -> None:
    x, y = corner
    for slope in (-1, 1):
        end = (x + _MESH_WIDTH / 2, y + slope * _MESH_HEIGHT / 2)
        canvas.line([corner, end], PALE_BLUE, _LATTICE_LINE)
    canvas.fill(circle(corner, 4), PALE_BLUE)


def _draw_flower(canvas: Canvas, centre: Point) -> None:
    for degrees in range(0, 360, 90):
        petal = turned(ellipse((7, 0), 5, 3), degrees)
        canvas.fill(moved(petal, *centre), PAPER)
    canvas.fill(circle(centre, 3), RED)


def _draw_rosette(canvas: Canvas) -> None:
    canvas.fill(circle((0, 0), _ROSETTE_RADIUS), PAPER)
    canvas.fill(circle((0, 0), _ROSETTE_RADIUS - 4), NAVY)
    _draw_petals(canvas, distance=46, length=20, width=8, ink=PALE_BLUE)
    canvas.fill(circle((0, 0), 44), PAPER)
    canvas.fill(circle((0, 0), 40), RED)
    _draw_petals(canvas, distance=23, length=15, width=5, ink=PAPER)
    canvas.fill(circle((0, 0), 11), PAPER)
    canvas.fill(circle((0, 0), 7), NAVY)


def _draw_petals(
    canvas: Canvas, distance: float, length: float, width: float, ink: Ink
) -> None:
    for degrees in range(0, 360, 30):
        canvas.fill(turned(ellipse((distance, 0), length, width), degrees), ink)


def _get_panel(inset: float) -> Path:
    half_width = PICTURE_WIDTH / 2 - inset
    half_height = PICTURE_HEIGHT / 2 - inset
    return rounded_rectangle(half_width, half_height, _PANEL_RADIUS + _BORDER - inset)
