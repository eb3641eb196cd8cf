"""A small player that sees the page as a person does, and clicks on what is lit."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page


PATIENCE_MS: Final = 30_000
LOOKS: Final = 20
"""How often to look for something that was lit a moment ago, ten times a second."""
BACK: Final = ("u", "Esc", "t")
"""The keys of the buttons that take something back, or ask for advice: they do not go on."""
FIRE: Final = ("f", "a")

Spot = dict[str, Any]


@dataclass
class Clicker:
    """Plays one window by clicks, or by taps on a phone; it knows nothing but the page."""

    page: Page
    random: Random
    taps: bool = False
    eager: float = 0.7
    """How often it goes on where it could also be done."""
    clicks: int = 0
    phases: set[str] = field(default_factory=set)
    did: list[str] = field(default_factory=list)
    _before: str = ""
    _is_offered: bool = True
    _missed: int = 0

    def look(self, patience_ms: int = PATIENCE_MS) -> dict[str, Any]:
        """Wait until the page has changed and offers something, and return what."""
        asked = [self._before, patience_ms]
        offers: dict[str, Any] = self.page.evaluate("([b, p]) => proof.next(b, p)", asked)
        self.phases.add(offers["phase"])
        return offers

    def play(self, most: int, until: str = "false") -> int:
        """Click until the game is over or a condition of the page holds; return how often."""
        start = self.clicks
        while self.clicks - start < most:
            offers = self.look()
            assert offers["isIt"], f"the page does not go on: {self.story()}"
            if offers["over"] or self.page.evaluate(until):
                return self.clicks - start
            self.step(offers)
        raise AssertionError(f"{most} clicks did not do: {self.story()}")

    def again(self) -> None:
        """Forget the last click: it met nothing, because something else came in between."""
        self._before = ""

    def step(self, offers: dict[str, Any]) -> None:
        """Click on one of the things that are offered, unless the page has taken it back since."""
        spot = self._choose(offers["spots"], offers["pressed"])
        at = self._aim(spot)
        if at is None and self._is_offered:
            at = self._uncover(spot)
        if at is None:
            self._miss(spot)
            return
        self._missed = 0
        self.did.append(f"{offers['phase']}: {spot['kind']} {spot['name']}")
        self.clicks += 1
        if self.taps:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)

    def story(self) -> str:
        """Tell what was done last, and what the page says now."""
        said = self.page.locator(".prompt, .battle").all_inner_texts()
        return f"{self.did[-12:]}, {self.clicks} clicks; the page says {said}"

    def _choose(self, spots: list[Spot], pressed: int) -> Spot:
        def of(*kinds: str) -> list[Spot]:
            found = [spot for spot in spots if spot["kind"] in kinds]
            return [spot for spot in found if spot["at"]] or found

        words = [spot for spot in of("word") if spot["name"] not in BACK]
        fires = [spot for spot in words if spot["name"] in FIRE]
        plain = of("yes", "play", "curtain", "skip") or [spot for spot in spots if spot["hinted"]]
        if plain:
            return plain[0]
        if pressed:
            return self.random.choice(of("area") or [s for s in of("word") if s["name"] == "Esc"])
        if fires and self.random.random() < self.eager:
            return self.random.choice(fires)
        things = of("fanned") or of("card", "block", "area", "listed")
        if things and (not words or self.random.random() < self.eager):
            return self.random.choice(things)
        return self.random.choice(words or things)

    def _aim(self, spot: Spot) -> list[float] | None:
        """Look once more where it is, for the page may have changed, and remember the page."""
        aim = "([kind, name]) => proof.aim(kind, name)"
        aimed: dict[str, Any] = self.page.evaluate(aim, [spot["kind"], spot["name"]])
        self._before = aimed["before"]
        self._is_offered = aimed["isOffered"]
        at: list[float] | None = aimed["at"]
        return at

    def _miss(self, spot: Spot) -> None:
        """Look at the page anew: something else has come in between, from another window, say."""
        self._missed += 1
        assert self._missed < LOOKS, f"{spot} was lit, and is not: {self.story()}"
        self.again()

    def _uncover(self, spot: Spot) -> list[float] | None:
        """Find a way to something that other things lie over: make the spread blocks close."""
        if self.taps:
            self._swipe()
        else:
            self.page.mouse.move(*self._aside())
        self.page.locator("[data-fan]").wait_for(state="detached")
        for _ in range(LOOKS):  # the page may just be drawn anew
            at = self._aim(spot)
            if at or not self._is_offered:
                return at
            self.page.wait_for_timeout(100)
        raise AssertionError(f"{spot} is lit, but nobody can click it: {self.story()}")

    def _swipe(self) -> None:
        """Push the map a little with a finger."""
        box = self.page.locator(".board .sheet").bounding_box()
        assert box is not None
        x, y = box["x"] + 12, box["y"] + box["height"] - 40
        finger = self.page.context.new_cdp_session(self.page)
        for kind, ys in (("touchStart", [y]), ("touchMove", [y - 8, y - 16, y - 24])):
            for at in ys:
                touch = {"type": kind, "touchPoints": [{"x": x, "y": at}]}
                finger.send("Input.dispatchTouchEvent", touch)
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        finger.detach()

    def _aside(self) -> tuple[float, float]:
        box = self.page.locator(".prompt .what").bounding_box()
        assert box is not None
        return box["x"] + 5, box["y"] + 5
