"""The jacks, queens and kings: a figure that meets its turned twin at a slanted belt.

A figure looks at us from the upper half of the card; its middle line is at
x = 0. Frame, belt and twin are drawn here, the figure's parts in other modules.
"""

from gameobjects import Card, FaceValue
from images.canvas import Canvas
from images.costumes import Costume, get_costume
from images.court_heads import (
    draw_beard,
    draw_face,
    draw_jacks_fringe,
    draw_jacks_hair,
    draw_jacks_mouth,
    draw_kings_hair,
    draw_neck,
    draw_queens_long_hair,
    draw_queens_mouth,
    draw_queens_parting,
)
from images.court_robes import (
    draw_ermine_collar,
    draw_neckline,
    draw_pearls,
    draw_robe,
    draw_ruff,
)
from images.curves import Path, Point, circle, rectangle
from images.headdresses import (
    draw_cap,
    draw_crown,
    draw_feather,
    draw_tiara,
    draw_veil,
)
from images.held_things import draw_arm, draw_held_thing
from images.inks import GOLD, OUTLINE
from images.suit_signs import draw_sign

_FRAME_HALF_WIDTH = 108
_FRAME_HALF_HEIGHT = 218
_FRAME_LINE = 2.5
_PIP_CENTRE = (-80, -186)
_PIP_HEIGHT = 44

_BELT_SLOPE = 0.37
_BELT_HALF_HEIGHT = 13
_BELT_STUD_DISTANCE = 24


def draw_court(canvas: Canvas, card: Card) -> None:
    """Draw the two-headed figure of ``card``, which is a jack, queen or king."""
    costume = get_costume(card)
    frame = rectangle(_FRAME_HALF_WIDTH, _FRAME_HALF_HEIGHT)
    figures = _make_figure(card, costume)
    figures.add_turned_twin()
    _draw_belt(figures, costume)
    figures.cut_out(frame)
    canvas.add(figures)
    canvas.line([*frame, frame[0]], OUTLINE, _FRAME_LINE)


def _make_figure(card: Card, costume: Costume) -> Canvas:
    figure = Canvas()
    draw_sign(figure, card.suit, _PIP_CENTRE, _PIP_HEIGHT)
    if card.face_value is FaceValue.JACK:
        _draw_jack(figure, card, costume)
    elif card.face_value is FaceValue.QUEEN:
        _draw_queen(figure, card, costume)
    else:
        _draw_king(figure, card, costume)
    draw_held_thing(figure, card)
    draw_arm(figure, costume.robe)
    figure.cut_out(_get_upper_half())
    return figure


def _draw_jack(figure: Canvas, card: Card, costume: Costume) -> None:
    draw_robe(figure, card.suit, costume)
    draw_jacks_hair(figure, costume.hair)
    draw_neck(figure)
    draw_face(figure)
    draw_jacks_mouth(figure)
    draw_ruff(figure)
    draw_jacks_fringe(figure, costume.hair)
    draw_cap(figure, costume.lining)
    draw_feather(figure, costume.robe)


def _draw_queen(figure: Canvas, card: Card, costume: Costume) -> None:
    draw_veil(figure, costume.lining)
    draw_robe(figure, card.suit, costume)
    draw_neckline(figure)
    draw_queens_long_hair(figure, costume.hair)
    draw_neck(figure)
    draw_face(figure)
    draw_queens_mouth(figure)
    draw_pearls(figure)
    draw_queens_parting(figure, costume.hair)
    draw_tiara(figure, card.suit)


def _draw_king(figure: Canvas, card: Card, costume: Costume) -> None:
    draw_robe(figure, card.suit, costume)
    draw_ermine_collar(figure)
    draw_kings_hair(figure, costume.hair)
    draw_face(figure)
    draw_beard(figure, card.suit, costume.hair)
    draw_crown(figure, card.suit, costume.lining)


def _draw_belt(picture: Canvas, costume: Costume) -> None:
    picture.shape([_get_belt(_BELT_HALF_HEIGHT)], GOLD)
    picture.shape([_get_belt(_BELT_HALF_HEIGHT - 5)], costume.lining)
    for stud in range(-4, 5):
        centre = _get_point_on_belt(stud * _BELT_STUD_DISTANCE)
        picture.shape([circle(centre, 4)], GOLD)


def _get_point_on_belt(x: float) -> Point:
    return (x, x * _BELT_SLOPE)


def _get_belt(half_height: float) -> Path:
    left, right = -_FRAME_HALF_WIDTH - 9, _FRAME_HALF_WIDTH + 9
    return [
        (left, left * _BELT_SLOPE - half_height),
        (right, right * _BELT_SLOPE - half_height),
        (right, right * _BELT_SLOPE + half_height),
        (left, left * _BELT_SLOPE + half_height),
    ]


def _get_upper_half() -> Path:
    left, right = -_FRAME_HALF_WIDTH, _FRAME_HALF_WIDTH
    return [
        (left, -_FRAME_HALF_HEIGHT),
        (right, -_FRAME_HALF_HEIGHT),
        _get_point_on_belt(right),
        _get_point_on_belt(left),
    ]
