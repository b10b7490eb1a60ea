"""The card pictures: the files, and what the program makes of them."""

from __future__ import annotations

import gc
import struct
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PIL import Image

import images
from tests.conftest import CardMaker, PythonRunner

if TYPE_CHECKING:
    import tkinter as tk

pytestmark = pytest.mark.house

PATHS = images.get_all_paths()
MOST_BYTES = 3_000_000


def make_huge_picture() -> bytes:
    """Return a PNG file that says that it is as large as Pillow refuses to read."""

    def make_chunk(kind: bytes, data: bytes) -> bytes:
        end = struct.pack(">I", zlib.crc32(kind + data))
        return struct.pack(">I", len(data)) + kind + data + end

    header = struct.pack(">IIBBBBB", 20_000, 20_000, 8, 6, 0, 0, 0)
    chunks = make_chunk(b"IHDR", header) + make_chunk(b"IDAT", zlib.compress(b"0"))
    return b"\x89PNG\r\n\x1a\n" + chunks + make_chunk(b"IEND", b"")


class TestFiles:
    """52 faces and a back, drawn by ``python -m images.draw``."""

    def test_names(self) -> None:
        suits = ["Club", "Diamond", "Heart", "Spade"]
        face_values = "Ace Two Three Four Five Six Seven Eight Nine Ten Jack Queen King"
        faces = [f"{suit}{name}.png" for suit in suits for name in face_values.split()]
        assert [path.name for path in PATHS] == [*faces, "CardBack.png"]

    def test_card_has_its_own_picture(self, card: CardMaker) -> None:
        assert images.get_card_path(card("AC")).name == "ClubAce.png"
        assert images.get_card_path(card("10H")).name == "HeartTen.png"
        assert images.get_card_path(card("KS")).name == "SpadeKing.png"

    @pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
    def test_size_and_mode(self, path: Path) -> None:
        with Image.open(path) as picture:
            assert (picture.size, picture.mode) == ((360, 504), "RGBA")

    @pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
    def test_corners_are_transparent_and_the_middle_is_not(self, path: Path) -> None:
        with Image.open(path) as picture:
            alpha = picture.getchannel("A")
        corners = [(0, 0), (359, 0), (0, 503), (359, 503)]
        assert [alpha.getpixel(corner) for corner in corners] == [0, 0, 0, 0]
        assert alpha.getpixel((180, 252)) == 255

    def test_all_pictures_differ(self) -> None:
        pixels = set()
        for path in PATHS:
            with Image.open(path) as picture:
                pixels.add(picture.tobytes())
        assert len(pixels) == 53

    @pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
    def test_card_looks_the_same_upside_down(self, path: Path) -> None:
        """Within the corners; aces and the odd pips of sevens and the like do not."""
        with Image.open(path) as picture:
            corner = picture.convert("L").crop((0, 0, 60, 130))
            turned = picture.convert("L").rotate(180).crop((0, 0, 60, 130))
        same = sum(abs(a - b) < 80 for a, b in zip(corner.tobytes(), turned.tobytes()))
        assert same / len(corner.tobytes()) > 0.99

    def test_files_are_small(self) -> None:
        assert sum(path.stat().st_size for path in PATHS) < MOST_BYTES

    def test_script_draws_the_same_pictures_again(self, card: CardMaker) -> None:
        """Up to a few edge pixels, where versions of Pillow may round differently."""
        from images.draw import draw_card_back, draw_face

        drawn = {images.get_back_of_card_path(): draw_card_back()}
        for index in ("AS", "10H", "QD"):
            drawn[images.get_card_path(card(index))] = draw_face(card(index))
        for path, again in drawn.items():
            with Image.open(path) as picture:
                pairs = zip(picture.tobytes(), again.tobytes(), strict=True)
                different = sum(old != new for old, new in pairs)
            assert different < 0.001 * len(again.tobytes())

    def test_curves_are_the_same_in_every_python(self) -> None:
        """Ten tenths added one by one are less than one; ``sum`` of 3.12 says one."""
        from images.curves import _weighted_sum

        tenths = _weighted_sum((1.0,) * 10, ((0.1, 0.1),) * 10)
        assert tenths == (0.9999999999999999, 0.9999999999999999)


class TestShownPictures:
    """What ``gui.images`` gives to a form."""

    @pytest.mark.parametrize(("width", "height"), [(72, 101), (120, 168), (360, 504)])
    def test_size_is_in_whole_pixels(
        self, make_root: Callable[[], tk.Tk], card: CardMaker, width: int, height: int
    ) -> None:
        from gui.images import get_back_of_card_image, get_card_image

        root = make_root()
        for image in (
            get_card_image(card("QH"), width, root),
            get_back_of_card_image(width, root),
        ):
            assert (image.width(), image.height()) == (width, height)

    def test_picture_is_made_once(
        self, make_root: Callable[[], tk.Tk], card: CardMaker
    ) -> None:
        from gui.images import get_card_image

        root = make_root()
        first = get_card_image(card("QH"), 100, root)
        assert get_card_image(card("QH"), 100, root) is first
        assert get_card_image(card("QH"), 110, root) is not first

    def test_each_root_has_its_own(
        self, make_root: Callable[[], tk.Tk], card: CardMaker
    ) -> None:
        """A picture made under one root is unknown under another."""
        from gui.images import get_card_image

        one, other = make_root(), make_root()
        first = get_card_image(card("QH"), 100, one)
        second = get_card_image(card("QH"), 100, other)
        assert first is not second
        assert str(second) in other.tk.splitlist(other.tk.call("image", "names"))

    def test_picture_is_alive_while_its_root_is(
        self, make_root: Callable[[], tk.Tk], card: CardMaker
    ) -> None:
        from gui.images import get_card_image

        root = make_root()
        name = str(get_card_image(card("QH"), 100, root))
        gc.collect()
        assert name in root.tk.splitlist(root.tk.call("image", "names"))

    def test_many_sizes_do_not_pile_up(
        self, make_root: Callable[[], tk.Tk], card: CardMaker
    ) -> None:
        from gui.images import get_card_image

        root = make_root()
        before = len(root.tk.splitlist(root.tk.call("image", "names")))
        for width in range(20, 170):
            get_card_image(card("QH"), width, root)
        after = len(root.tk.splitlist(root.tk.call("image", "names")))
        assert after - before == 106

    def test_nothing_is_kept_for_a_root_that_is_gone(
        self, make_root: Callable[[], tk.Tk], card: CardMaker
    ) -> None:
        from gui import images as gui_images

        def use_a_root() -> None:
            root = tk_module.Tk()
            gui_images.get_card_image(card("QH"), 100, root)
            root.destroy()

        import tkinter as tk_module

        make_root()
        gc.collect()
        before = len(gui_images._kept)
        use_a_root()
        gc.collect()
        assert len(gui_images._kept) == before

    @pytest.mark.parametrize(
        "damage", ["missing", "cut short", "no picture", "huge", "of another kind"]
    )
    def test_unreadable_picture_gives_way_to_the_index_in_text(
        self,
        make_root: Callable[[], tk.Tk],
        card: CardMaker,
        capfd: pytest.CaptureFixture[str],
        monkeypatch: pytest.MonkeyPatch,
        tmp_path: Path,
        damage: str,
    ) -> None:
        """It is said once on stderr, not at each redraw."""
        from gui import images as gui_images

        path = tmp_path / f"{damage}.png"
        if damage == "cut short":
            path.write_bytes(images.get_card_path(card("QH")).read_bytes()[:2000])
        elif damage == "no picture":
            path.write_text("no picture")
        elif damage == "huge":
            path.write_bytes(make_huge_picture())
        elif damage == "of another kind":
            Image.new("RGB", (360, 504)).save(path, format="BMP")
        monkeypatch.setattr(gui_images, "get_card_path", lambda _: path)
        root = make_root()
        for width in (100, 110, 1):
            image = gui_images.get_card_image(card("QH"), width, root)
            assert image.width() == width
        error = capfd.readouterr().err
        assert error.count(f"The picture {path.name} cannot be read") == 1
        assert "Traceback" not in error

    @pytest.mark.parametrize(
        "error", [zlib.error, struct.error, EOFError, OverflowError, IndexError]
    )
    def test_any_error_of_pillow_makes_a_picture_unreadable(
        self,
        make_root: Callable[[], tk.Tk],
        card: CardMaker,
        capfd: pytest.CaptureFixture[str],
        monkeypatch: pytest.MonkeyPatch,
        tmp_path: Path,
        error: type[Exception],
    ) -> None:
        """Which errors its readers raise is nowhere promised."""
        from gui import images as gui_images

        def fail(*_: object, **__: object) -> None:
            raise error("for the test")

        root = make_root()
        path = tmp_path / f"{error.__module__}.{error.__name__}.png"
        monkeypatch.setattr(gui_images, "get_card_path", lambda _: path)
        monkeypatch.setattr("PIL.Image.open", fail)
        assert gui_images.get_card_image(card("QH"), 100, root).width() == 100
        said = capfd.readouterr().err
        assert said == f"The picture {path.name} cannot be read: for the test\n"


def test_images_package_loads_no_pillow(run_python: PythonRunner) -> None:
    """The program looks for the files before it knows that Pillow is there."""
    result = run_python("-c", "import sys, images; print('PIL' in sys.modules)")
    assert result.stdout == "False\n"
