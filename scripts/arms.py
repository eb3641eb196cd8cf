"""Draws the arms of heraldry's bearers: writes data/art/arms/<bearer>.svg.

Each function below says a blazon in drawing. The files are what Python and the browser show; run
this after a change of a charge or a blazon. It needs shapely.
"""

import re
from collections.abc import Callable
from pathlib import Path

from charges import Charge, charges

ARMS = Path(__file__).parents[1] / "src" / "schiltrom" / "data" / "art" / "arms"
OR, ARGENT, GULES = "#f3c22f", "#f9f7ef", "#c21f1e"
AZURE, SABLE, VERT = "#1e4d9f", "#1f1b1b", "#277a3c"
INK = "#1a110a"
SHIELD = "M3 3H97V54C97 86 76 106 50 117C24 106 3 86 3 54Z"
CHARGES = charges()


class Shield:
    """A coat of arms in the making."""

    def __init__(self, slug: str, field: str) -> None:
        self.slug = slug
        self.parts = [f'<path d="{SHIELD}" fill="{field}"/>']
        self.defs: dict[str, str] = {}

    def put(self, data: str, fill: str) -> None:
        """Lay a part over the field, cut at the shield's edge."""
        self.parts.append(f'<path d="{data}" fill="{fill}" clip-path="url(#{self.slug}-s)"/>')
        self.defs["s"] = f'<clipPath id="{self.slug}-s"><path d="{SHIELD}"/></clipPath>'

    def line(self, data: str, colour: str, width: float) -> None:
        """Draw a band along a line, cut at the shield's edge."""
        self.parts.append(
            f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width}" '
            f'clip-path="url(#{self.slug}-s)"/>'
        )
        self.defs["s"] = f'<clipPath id="{self.slug}-s"><path d="{SHIELD}"/></clipPath>'

    def charge(  # noqa: PLR0913 - a charge can be borne in many ways
        self,
        name: str,
        colour: str,
        middle: tuple[float, float],
        height: float,
        *,
        turn: float = 0,
        field: str = "",
        clip: str = "",
        edge: float = 1.5,
        stretch: float = 1,
    ) -> None:
        """Put a charge with its middle at a point; its drawing is kept once."""
        charge = CHARGES[name]
        scale = height / charge.height
        key = f"{name}{colour[1:4]}"
        if key not in self.defs:
            self.defs[key] = (
                f'<g id="{self.slug}-{key}" fill="{colour}"{outlined(colour, edge / scale)}>'
                f"{coloured(charge, colour, field)}</g>"
            )
        x, y = middle
        place = f"translate({x:g} {y:g})" + (f"rotate({turn:g})" if turn else "")
        place += f"scale({scale * stretch:.3g} {scale:.3g})"
        place += f"translate({-charge.width / 2:g} {-charge.height / 2:g})"
        use = f'<use href="#{self.slug}-{key}" transform="{place}"/>'
        self.parts.append(f'<g clip-path="url(#{self.slug}-{clip})">{use}</g>' if clip else use)

    def clip(self, key: str, data: str) -> None:
        """Name a part of the shield that charges can be cut to."""
        self.defs[key] = f'<clipPath id="{self.slug}-{key}"><path d="{data}"/></clipPath>'

    def drawing(self) -> str:
        """Return the whole file."""
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 120"><defs>'
            + "".join(self.defs.values())
            + "</defs>"
            + "".join(self.parts)
            + f'<path d="{SHIELD}" fill="none" stroke="{INK}" stroke-width="3.6"/></svg>\n'
        )


def outlined(colour: str, width: float) -> str:
    """Return an ink line about a charge; black ones need none."""
    if colour == SABLE:
        return ""
    return f' stroke="{INK}" stroke-width="{width:.2g}" stroke-linejoin="round"'


def coloured(charge: Charge, colour: str, field: str) -> str:
    """Give a charge's drawing its colours: inner lines, tongue, leaves, seeds, haft."""
    inks = {
        "c": colour,
        "k": INK,
        "t": AZURE if colour == GULES else GULES,
        "f": field or ARGENT,
        "v": VERT if colour != VERT else OR,
        "s": OR if colour != OR else GULES,
        "h": "#8a5a2b",
    }
    return re.sub(r"\{(\w)\}", lambda found: inks[found[1]], charge.body)


def chequy(left: float, top: float, size: float, columns: int, rows: int) -> str:
    """Every other square of a chequered field."""
    return "".join(
        f"M{left + column * size:g} {top + row * size:g}h{size:g}v{size:g}h-{size:g}z"
        for row in range(rows)
        for column in range(row % 2, columns, 2)
    )


def three(shield: Shield, name: str, colour: str, height: float, **more: str) -> None:
    """Two charges above and one below."""
    for middle in ((28, 34), (72, 34), (50, 80)):
        shield.charge(name, colour, middle, height, **more)


def bruce(s: Shield) -> None:
    """Argent, a chevron gules."""
    s.put("M50 36L100 86V114L50 64L0 114V86Z", GULES)


def comyn(s: Shield) -> None:
    """Three garbs or; the field tells Comyn from Buchan."""
    three(s, "garb", OR, 42)


def angus(s: Shield) -> None:
    """Gules, a cinquefoil between eight crosses crosslet or."""
    s.charge("cinquefoil", OR, (50, 54), 50)
    for at in ((18, 18), (50, 17), (82, 18), (16, 50), (84, 50), (25, 82), (75, 82), (50, 100)):
        s.charge("crosslet", OR, at, 19)


def argyll(s: Shield) -> None:
    """Or, a lymphad sable with a flame at the masthead gules."""
    s.charge("lymphad", SABLE, (50, 62), 76, field=OR)
    s.charge("flame", GULES, (50, 19), 26)


def mar(s: Shield) -> None:
    """Azure, a bend between six crosses crosslet fitchy or."""
    s.line("M-6-4L96 112", OR, 21)
    for at in ((56, 19), (82, 24), (82, 56), (16, 48), (28, 74), (49, 96)):
        s.charge("fitchy", OR, at, 24)


def lennox(s: Shield) -> None:
    """Argent, a saltire between four roses gules."""
    s.line("M-4-2L104 112M104-2L-4 112", GULES, 17)
    for at in ((50, 21), (19, 55), (81, 55), (50, 90)):
        s.charge("rose", GULES, at, 25, edge=1.1)


def galloway(s: Shield) -> None:
    """Azure, a lion rampant argent crowned or."""
    s.charge("lion", ARGENT, (52, 60), 98)
    s.charge("crown", OR, (45.5, 14), 13, turn=-14, edge=1.2)


def ross(s: Shield) -> None:
    """Gules, three lions rampant argent."""
    three(s, "lion", ARGENT, 50)


def atholl(s: Shield) -> None:
    """Paly of six or and sable."""
    s.put("M18.7 0h15.6v120h-15.6zM50 0h15.6v120h-15.6zM81.3 0h18.7v120h-18.7z", SABLE)


def dunbar(s: Shield) -> None:
    """Gules, a lion rampant argent within a bordure argent charged with eight roses gules."""
    s.line(SHIELD, ARGENT, 36)
    s.charge("lion", ARGENT, (50, 53), 60, stretch=0.95)
    for at in ((12.5, 12), (50, 12), (87.5, 12), (12, 45), (88, 45), (20, 77), (80, 77), (50, 105)):
        s.charge("rose", GULES, at, 15, edge=0.8)


def mentieth(s: Shield) -> None:
    """Or, a bend chequy sable and argent."""
    s.line("M-6-6L106 122", ARGENT, 30)
    s.parts.append(
        f'<g clip-path="url(#{s.slug}-s)"><g transform="translate(-6 -6)rotate(48.8)">'
        f'<path d="{chequy(0, -15, 10, 18, 3)}" fill="{SABLE}"/>'
        f'<path d="M0-15H180M0 15H180" stroke="{INK}" stroke-width="1.4"/></g></g>'
    )


def steward(s: Shield) -> None:
    """Or, a fess chequy azure and argent."""
    s.put("M0 40H100V73H0z", ARGENT)
    s.put(chequy(1, 40, 11, 9, 3), AZURE)
    s.line("M0 40H100M0 73H100", INK, 1.4)


def moray(s: Shield) -> None:
    """Azure, three mullets argent."""
    three(s, "mullet", ARGENT, 38)


def lion(colour: str) -> Callable[[Shield], None]:
    """One lion rampant."""

    def draw(s: Shield) -> None:
        s.charge("lion", colour, (50.5, 58), 96)

    return draw


def king(s: Shield) -> None:
    """Or, a lion rampant within a double tressure flory counter-flory gules."""
    for inset, width in ((0.86, 2.6), (0.76, 2.6)):
        move = f"translate({50 - 50 * inset:.3g} {56 - 56 * inset:.3g})scale({inset})"
        s.parts.append(
            f'<path d="{SHIELD}" transform="{move}" fill="none" stroke="{GULES}" '
            f'stroke-width="{width / inset:.2g}"/>'
        )
    flowers = (
        (30, 12.5, 0),
        (50, 12.5, 180),
        (70, 12.5, 0),
        (13, 30, 90),
        (87, 30, -90),
        (13, 55, -90),
        (87, 55, 90),
        (22, 80, 60),
        (78, 80, -60),
        (37, 96, 210),
        (63, 96, -210),
    )
    for x, y, turn in flowers:
        s.charge("lily", GULES, (x, y), 15, turn=turn, edge=0.01)
    s.charge("lion", GULES, (51, 55), 62, edge=1)


def edward(s: Shield) -> None:
    """Gules, three lions passant guardant in pale or."""
    for y, height in ((23, 33), (55, 33), (87, 27)):
        s.charge("passant", OR, (51, y), height, stretch=1.5)


def lancaster(s: Shield) -> None:
    """England's lions with a label azure."""
    for y, height in ((33, 30), (62, 30), (90, 25)):
        s.charge("passant", OR, (51, y), height, stretch=1.5)
    s.put("M0 9H100V16H90V33H79V16H55.5V33H44.5V16H21V33H10V16H0z", AZURE)


def french(s: Shield) -> None:
    """Azure semy of fleurs-de-lis or."""
    s.clip("s", SHIELD)
    rows = (
        (12, (14, 38, 62, 86)),
        (38, (2, 26, 50, 74, 98)),
        (64, (14, 38, 62, 86)),
        (90, (26, 50, 74)),
        (114, (38, 62)),
    )
    for y, xs in rows:
        for x in xs:
            s.charge("lily", OR, (x, y), 23, clip="s", edge=0.7)


def norse(s: Shield) -> None:
    """Gules, a lion rampant or holding an axe argent."""
    s.charge("axe", ARGENT, (22, 52), 84, turn=-14)
    s.charge("lion", OR, (55, 60), 98)


def douglas(s: Shield) -> None:
    """Argent, on a chief azure three mullets argent."""
    s.put("M0 0H100V42H0z", AZURE)
    for x in (21, 50, 79):
        s.charge("mullet", ARGENT, (x, 23), 25)
    s.line("M0 42H100", INK, 1.4)


def campbell(s: Shield) -> None:
    """Gyronny of eight or and sable."""
    s.put("M50 57L0 0H50zM50 57L100 0V57zM50 57L100 114V120H50zM50 57L0 114V57z", SABLE)


def graham(s: Shield) -> None:
    """Or, on a chief sable three escallops or."""
    s.put("M0 0H100V42H0z", SABLE)
    for x in (21, 50, 79):
        s.charge("escallop", OR, (x, 23), 25)


def macdonald(s: Shield) -> None:
    """Argent, a lymphad sable."""
    s.charge("lymphad", SABLE, (50, 56), 82, field=ARGENT)


def lindsay(s: Shield) -> None:
    """Gules, a fess chequy argent and azure."""
    steward(s)


def fraser(s: Shield) -> None:
    """Azure, three cinquefoils argent."""
    three(s, "cinquefoil", ARGENT, 38)


def barclay(s: Shield) -> None:
    """Azure, a chevron between three crosses paty argent."""
    s.put("M50 42L100 88V108L50 62L0 108V88Z", ARGENT)
    for at in ((25, 28), (75, 28), (50, 92)):
        s.charge("paty", ARGENT, at, 30)


def grant(s: Shield) -> None:
    """Gules, three antique crowns or."""
    three(s, "crown", OR, 27)


def keith(s: Shield) -> None:
    """Argent, a chief paly of six or and gules."""
    s.put("M0 0H100V44H0z", OR)
    s.put("M18.7 0h15.6v44h-15.6zM50 0h15.6v44H50zM81.2 0H100v44H81.2z", GULES)
    s.line("M0 44H100", INK, 1.4)


def etterick(s: Shield) -> None:
    """Vert, a strung bow and arrow or."""
    s.charge("bow", OR, (50, 52), 78)


def york(s: Shield) -> None:
    """Argent, a saltire gules within a bordure azure."""
    s.line("M0 2L100 108M100 2L0 108", GULES, 18)
    s.line(SHIELD, AZURE, 26)


def durham(s: Shield) -> None:
    """Azure, a cross or between four lions rampant argent."""
    s.put("M42 0H58V46H100V61H58V120H42V61H0V46H42z", OR)
    for at, height in (((23, 25), 36), ((79, 25), 36), ((25, 79), 32), ((77, 79), 32)):
        s.charge("lion", ARGENT, at, height, edge=1)


def cumbria(s: Shield) -> None:
    """Vert, three roses or."""
    three(s, "rose", OR, 38)


def westmor(s: Shield) -> None:
    """Argent, two bars gules, on the upper three roses or."""
    s.put("M0 22H100V50H0zM0 68H100V92H0z", GULES)
    for x in (21, 50, 79):
        s.charge("rose", OR, (x, 36), 23, edge=1)


def wales(s: Shield) -> None:
    """Quarterly or and gules, four lions passant guardant counterchanged."""
    s.put("M50 0H100V57H50zM0 57H50V120H0z", GULES)
    for colour, at, height in (
        (GULES, (26.5, 31), 28),
        (OR, (74, 31), 28),
        (OR, (29.5, 77), 25),
        (GULES, (71, 77), 25),
    ):
        s.charge("passant", colour, at, height, edge=1)


def ulster(s: Shield) -> None:
    """Or, a cross gules."""
    s.put("M39 0H61V44H100V66H61V120H39V66H0V44H39z", GULES)


def hobelars(s: Shield) -> None:
    """Per pale gules and argent, a horse courant counterchanged."""
    s.put("M0 0H50V120H0z", GULES)
    s.clip("l", "M0 0H50V120H0z")
    s.clip("r", "M50 0H100V120H50z")
    s.charge("horse", ARGENT, (51, 54), 52, clip="l")
    s.charge("horse", GULES, (51, 54), 52, clip="r")


BEARERS: dict[str, tuple[str, Callable[[Shield], None]]] = {
    "Bruce": (ARGENT, bruce),
    "Comyn": (AZURE, comyn),
    "Buchan": (SABLE, comyn),
    "Angus": (GULES, angus),
    "Argyll": (OR, argyll),
    "Mar": (AZURE, mar),
    "Lennox": (ARGENT, lennox),
    "Galloway": (AZURE, galloway),
    "Ross": (GULES, ross),
    "Atholl": (OR, atholl),
    "Dunbar": (GULES, dunbar),
    "Mentieth": (OR, mentieth),
    "Steward": (OR, steward),
    "Moray": (AZURE, moray),
    "Wallace": (GULES, lion(ARGENT)),
    "King": (OR, king),
    "Edward": (GULES, edward),
    "French Knights": (AZURE, french),
    "Norse": (GULES, norse),
    "Douglas": (ARGENT, douglas),
    "Campbell": (OR, campbell),
    "Graham": (OR, graham),
    "MacDonald": (ARGENT, macdonald),
    "Lindsay": (GULES, lindsay),
    "Fraser": (AZURE, fraser),
    "Barclay": (AZURE, barclay),
    "Grant": (GULES, grant),
    "Keith": (ARGENT, keith),
    "Etterick": (VERT, etterick),
    "Lancaster": (GULES, lancaster),
    "York": (ARGENT, york),
    "Durham": (AZURE, durham),
    "Northumber": (OR, lion(AZURE)),
    "Cumbria": (VERT, cumbria),
    "Westmor": (ARGENT, westmor),
    "Wales": (OR, wales),
    "Ulster": (OR, ulster),
    "Hobelars": (ARGENT, hobelars),
}


def main() -> None:
    """Draw all arms anew."""
    ARMS.mkdir(parents=True, exist_ok=True)
    for bearer, (field, draw) in BEARERS.items():
        slug = bearer.lower().replace(" ", "-")
        shield = Shield(slug, field)
        draw(shield)
        (ARMS / f"{slug}.svg").write_text(shield.drawing())


if __name__ == "__main__":
    main()
