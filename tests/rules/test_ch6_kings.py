"""Chapter 6: Edward I and II, the coronation of a Scottish king, and the kings' deaths."""

from __future__ import annotations

from typing import Any

import pytest

from schiltrom.engine.tables import ENGLAND, NOBODY, SCOTLAND
from schiltrom.engine.victory import ENDING_NAMES
from tests.helpers.scene import Scene

BRUCE_NOBLES = ["Bruce", "Mar", "Lennox", "Atholl", "Dunbar", "Mentieth", "Steward"]
COMYN_NOBLES = ["Comyn", "Angus", "Argyll", "Buchan", "Galloway", "Ross"]
EVENTS = ["Herald", "Pillage", "Sea Move", "Truce", "Victuals"]


def ending(scene):
    return ENDING_NAMES[scene.pos.ending]


# --- 6.1 Edward ------------------------------------------------------------------------------


def wallace_strikes_edward(reign):
    """Wallace attacks a weak Edward in Lothian and hits him."""
    put = {"Edward": ("Lothian", 1), "Wallace": "Selkirk", "Bruce/S": "Carrick"}
    scene = Scene(put).do("done")
    scene.pos.edward = reign
    scene.move("Wallace", "Lothian").do("done", "area Lothian")
    return scene.fire("Wallace", 3, 6, 6, 6).do("block Edward")


def test_6_1_edward_the_first_killed_makes_edward_the_second():
    """Edward I killed in battle goes to the pool; from now on the block is Edward II."""
    scene = wallace_strikes_edward(1)
    assert scene.at("Edward") == "English pool"
    assert scene.pos.edward == 2
    assert scene.pos.winner == NOBODY
    assert scene.step == "regroup"


def test_6_1_edward_the_second_killed_wins_for_scotland_at_once():
    """Edward II killed in battle ends the game in the middle of it."""
    scene = wallace_strikes_edward(2)
    assert scene.step == "over"
    assert scene.pos.winner == SCOTLAND
    assert ending(scene) == "edward killed"


def edward_cut_off(reign, ruling):
    """Edward attacks Galloway from Annan; behind him Douglas takes Annan, Bruce has Carrick."""
    put = {
        "Edward": "Annan",
        "Galloway/S": "Galloway",
        "Bruce/S": "Carrick",
        "Douglas": "Selkirk",
    }
    scene = Scene(put, cannot_retreat=ruling)
    scene.pos.edward = reign
    scene.move("Edward", "Galloway").do("done").move("Douglas", "Annan").do("done")
    scene.do("area Galloway").hold(*("Galloway/S", "Edward") * 3)
    assert (scene.step, scene.active) == ("retreat", "England")
    assert scene.legal() == {"done"}  # he has nowhere to go
    return scene.do("done")


def test_6_1_edward_the_first_unable_to_retreat_counts_as_killed():
    """Edward I who must retreat and cannot: to the pool, Edward II follows."""
    scene = edward_cut_off(1, "battle_loss")
    assert scene.at("Edward") == "English pool"
    assert scene.pos.edward == 2
    assert scene.step == "regroup"


def test_6_1_edward_the_second_unable_to_retreat_loses_the_game():
    """Edward II who must retreat and cannot is killed: Scotland wins at once."""
    scene = edward_cut_off(2, "battle_loss")
    assert (scene.step, scene.pos.winner) == ("over", SCOTLAND)
    assert ending(scene) == "edward killed"


@pytest.mark.parametrize("reign", [1, 2])
def test_6_1_edward_unable_to_retreat_goes_to_the_pool_by_the_french_ruling(reign):
    """With to_pool neither Edward dies of it, and nobody wins by it."""
    scene = edward_cut_off(reign, "to_pool")
    assert scene.at("Edward") == "English pool"
    assert scene.pos.edward == reign
    assert scene.pos.winner == NOBODY


def test_6_1_edward_the_second_lost_to_a_raid_wins_nothing():
    """A raid may take Edward II: he goes to the pool and the game goes on."""
    put = {"Wallace": "England", "Edward": "Lothian", "Bruce/S": "Carrick"}
    scene = Scene(put)
    scene.pos.edward = 2
    scene.do("done", "done")
    assert scene.legal() == {"block Edward"}
    scene.do("block Edward")
    assert scene.at("Edward") == "English pool"
    assert (scene.step, scene.pos.winner) == ("card", NOBODY)


# --- 6.2 who may be crowned, and when --------------------------------------------------------


def offered(**changes):
    """Stage the Scots' Truce with some candidate about; return the coronations offered."""
    scene = Scene(england="3", scotland="Truce", **changes)
    if scene.step == "truce":
        return set()
    assert (scene.step, scene.active) == ("coronation", "Scotland")
    assert "event" in scene.legal()
    return scene.legal() - {"event"}


DEAD = ("Wallace",)


@pytest.mark.parametrize(
    ("put", "gone", "year", "crowns"),
    [
        ({"Bruce/S": "Fife"}, DEAD, 1297, {"crown Bruce"}),
        ({"Comyn/S": "Fife"}, DEAD, 1297, {"crown Comyn"}),
        ({"Bruce/S": "Fife", "Comyn/S": "Fife"}, DEAD, 1298, {"crown Bruce", "crown Comyn"}),
        ({"Bruce/S": "Fife"}, (), 1299, set()),  # Wallace is in the pool
        ({"Bruce/S": "Fife", "Wallace": "Ross"}, (), 1299, set()),  # Wallace is on the map
        ({"Bruce/S": "Annan"}, DEAD, 1299, set()),  # not in Fife
        ({"Bruce/E": "Fife", "Mar/S": "Mar"}, DEAD, 1299, set()),  # an English Bruce
        ({"Mar/S": "Fife"}, DEAD, 1299, set()),  # no candidate
        ({"French Knights": "Mar", "Mar/S": "Mar"}, (), 1301, {"crown Balliol"}),
        ({"French Knights": "Mar", "Mar/S": "Mar"}, DEAD, 1302, {"crown Balliol"}),
        ({"French Knights": "Mar", "Mar/S": "Mar"}, (), 1300, set()),  # a year too early
        ({"French Knights": "Scottish pool", "Mar/S": "Mar"}, (), 1301, set()),
        ({"Mar/S": "Mar"}, (), 1301, set()),  # no French at all
        (
            {"French Knights": "Mar", "Bruce/S": "Fife"},
            DEAD,
            1301,
            {"crown Bruce", "crown Balliol"},
        ),
    ],
)
def test_6_2_who_may_be_crowned(put, gone, year, crowns):
    """Bruce or Comyn in Fife once Wallace is dead; Balliol from 1301 with the French on the map."""
    assert offered(put=put, gone=gone, year=year) == crowns


@pytest.mark.parametrize("card", EVENTS)
def test_6_2_any_event_card_crowns_instead_of_its_event(card):
    """Whatever event it is, the king comes instead of it, and England moves next."""
    scene = Scene({"Bruce/S": "Fife"}, gone=DEAD, england="3", scotland=card)
    scene.do("crown Bruce")
    assert (scene.at("King"), scene.strength("King")) == ("Fife", 4)
    assert (scene.step, scene.active) == ("move", "England")


def test_6_2_a_move_card_crowns_nobody():
    """Without an event card there is no coronation."""
    scene = Scene({"Bruce/S": "Fife"}, gone=DEAD, scotland="3")
    assert scene.step == "move"


def test_6_2_england_s_event_crowns_nobody():
    """Only the Scots crown, with their own event."""
    scene = Scene({"Bruce/S": "Fife"}, gone=DEAD, england="Victuals")
    assert scene.step == "victuals"


def test_6_2_the_scots_may_play_the_event_after_all():
    """Declining the coronation plays the event; the crown stays free."""
    scene = Scene({"Bruce/S": ("Fife", 1)}, gone=DEAD, england="3", scotland="Victuals")
    scene.do("event", "block Bruce/S")
    assert scene.strength("Bruce/S") == 2
    assert scene.at("King") == "out of play"
    assert scene.pos.crowned == 0


@pytest.mark.parametrize("king", ["Angus", "Scottish pool"])
def test_6_2_a_king_is_crowned_once_a_game(king):
    """With a king on the map or in the pool nobody is crowned again."""
    put = {"King": king, "Bruce/S": "Fife", "French Knights": "Mar"}
    assert offered(put=put, gone=DEAD, year=1303) == set()


# --- 6.2 what a coronation does --------------------------------------------------------------


def everybody_scottish(fife):
    """Put each noble as a Scot, alone in his home, the candidate in Fife."""
    homes = {name: name for name in [*BRUCE_NOBLES, *COMYN_NOBLES]}
    homes |= {"Bruce": "Annan", "Comyn": "Badenoch", "Steward": "Lanark", fife: "Fife"}
    put = {f"{name}/S": (home, 2) for name, home in homes.items()}
    return put | {"Moray": ("Moray", 2)}


@pytest.mark.parametrize(
    ("candidate", "word", "loyal", "rivals"),
    [
        ("Bruce", "crown Bruce", BRUCE_NOBLES, COMYN_NOBLES),
        ("Comyn", "crown Comyn", COMYN_NOBLES, BRUCE_NOBLES),
        ("Mar", "crown Balliol", COMYN_NOBLES, BRUCE_NOBLES),
    ],
)
def test_6_2_the_rival_faction_changes_sides_at_its_strength(candidate, word, loyal, rivals):
    """All Scottish nobles of the other faction turn English at once; Moray never does."""
    put = everybody_scottish(candidate) | {"French Knights": "Selkirk"}
    scene = Scene(put, gone=DEAD, year=1304, england="2", scotland="Truce").do(word)
    for name in loyal:
        assert scene.at(f"{name}/E") == "out of play"
        assert scene.strength(f"{name}/S") == 2
    for name in rivals:
        assert scene.at(f"{name}/S") == "out of play"
        assert scene.strength(f"{name}/E") == 2
    assert scene.at("Moray") == "Moray"
    assert scene.strength("Moray") == 2


def test_6_2_bruce_crowned_example():
    """Ross turns in Ross without a fight, Buchan attacks Barclay in Mar at once, Moray stays."""
    put = {
        "Bruce/S": ("Fife", 3),
        "Ross/S": "Ross",
        "Buchan/S": ("Mar", 2),
        "Barclay": "Mar",
        "Moray": "Moray",
        "Angus/E": "Angus",
    }
    others = {*BRUCE_NOBLES, *COMYN_NOBLES} - {"Bruce", "Ross", "Buchan", "Angus"}
    put |= {f"{name}/E": "England" for name in sorted(others)}
    scene = Scene(put, gone=DEAD, england="3", scotland="Pillage").do("crown Bruce")
    assert scene.at("Ross/E") == "Ross"
    assert (scene.step, scene.active) == ("coronation battle", "Scotland")
    assert scene.legal() == {"area Mar"}
    scene.do("area Mar")
    assert (scene.pos.attacker, scene.pos.reserves) == (ENGLAND, 0)
    assert scene.strength("Buchan/E") == 2
    assert scene.strength("Bruce/S") == 3  # he stays a noble like any other
    assert scene.at("Moray") == "Moray"
    scene.hold(*("Buchan/E", "Barclay") * 3).do("block Buchan/E")
    assert scene.areas() == {"Buchan", "Badenoch", "Angus", "Atholl"}  # no border is closed
    scene.do("area Angus", "done", "done")
    assert (scene.step, scene.active) == ("move", "England")


@pytest.mark.parametrize(("english_card", "picker"), [("3", "Scotland"), ("Truce", "England")])
def test_6_2_player_1_picks_the_order_of_the_battles(english_card, picker):
    """Of several battles Player 1 picks the next: the Scots, or England after two events."""
    put = {
        "Bruce/S": "Fife",
        "Ross/S": "Moray",
        "Grant": "Moray",
        "Buchan/S": "Mar",
        "Barclay": "Mar",
    }
    scene = Scene(put, gone=DEAD, england=english_card, scotland="Pillage")
    if english_card == "Truce":
        scene.do("event")
    scene.do("crown Bruce")
    assert (scene.step, scene.active) == ("coronation battle", picker)
    assert scene.areas() == {"Moray", "Mar"}
    scene.do("area Mar").fire("Buchan/E", 1, 1, 1).do(*["block Barclay"] * 3)
    scene.fire("Barclay", 6).fire("Buchan/E", 1, 6, 6).do("block Barclay", "done")
    assert (scene.step, scene.active) == ("coronation battle", picker)
    assert scene.areas() == {"Moray"}
    scene.do("area Moray").fire("Ross/E", 1, 1, 1).do(*["block Grant"] * 3, "done")
    assert scene.step == ("move" if english_card == "3" else "comyn home")


def test_6_2_a_rival_in_fife_attacks_the_new_king():
    """Comyn crowned beside Mar: Mar turns English and attacks King and Comyn in Fife."""
    put = {"Comyn/S": "Fife", "Mar/S": "Fife"}
    scene = Scene(put, gone=DEAD, england="3", scotland="Victuals").do("crown Comyn", "area Fife")
    assert (scene.at("King"), scene.at("Comyn/S"), scene.at("Mar/E")) == ("Fife",) * 3
    assert (scene.step, scene.active) == ("combat", "Scotland")
    assert scene.blocks() == {"King"}  # A, defending
    assert scene.pos.attacker == ENGLAND


def test_6_2_the_king_killed_in_his_coronation_battle_loses_the_game():
    """Rivals in Fife kill the new king in round 1: England wins at once."""
    put = {"Comyn/S": ("Fife", 1), "Mar/S": "Fife", "Lennox/S": "Fife", "Atholl/S": "Mar"}
    scene = Scene(put, gone=DEAD, england="3", scotland="Victuals").do("crown Comyn", "area Fife")
    scene.hold("King", "Comyn/S")
    scene.fire("Mar/E", 1, 2, 2).do(*["block King"] * 3)
    assert scene.strength("King") == 1
    scene.fire("Lennox/E", 2, 3, 3).do("block King")
    assert (scene.step, scene.pos.winner) == ("over", ENGLAND)
    assert ending(scene) == "king killed"


def king_cut_off(**switches: Any) -> Scene:
    """Return a battle of three rounds that the King began and cannot retreat from."""
    put = {
        "King": "Annan",
        "Mar/S": "Mar",
        "Galloway/E": "Galloway",
        "Bruce/E": "Carrick",
        "York Knights": "England",
    }
    scene = Scene(put, england="1", scotland="2", **switches)
    scene.move("King", "Galloway").do("done").move("York Knights", "Annan").do("done")
    return scene.do("area Galloway").hold(*("King", "Galloway/E") * 3)


def test_6_2_the_king_unable_to_retreat_loses_the_game():
    """A King who must retreat and cannot counts as killed in battle."""
    scene = king_cut_off()
    assert scene.legal() == {"done"}
    scene.do("done")
    assert (scene.step, scene.pos.winner) == ("over", ENGLAND)
    assert ending(scene) == "king killed"


def test_6_2_the_king_unable_to_retreat_goes_to_the_pool_by_the_french_ruling():
    """With to_pool nobody wins by it."""
    scene = king_cut_off(cannot_retreat="to_pool").do("done")
    assert scene.at("King") == "Scottish pool"
    assert scene.pos.winner == NOBODY


def test_6_2_balliol_lands_with_the_french_wherever_they_are():
    """The King comes to the French Knights, in England as well, not to Fife."""
    put = {"French Knights": "England", "Angus/S": "Angus", "Wallace": "Fife"}
    scene = Scene(put, year=1301, england="2", scotland="Herald").do("crown Balliol")
    assert (scene.at("King"), scene.strength("King")) == ("England", 4)
    assert scene.at("Wallace") == "Fife"


def test_6_2_balliol_beside_a_rival_is_attacked_at_once():
    """Balliol's French stand with a noble of Bruce's faction, who turns against them."""
    put = {"French Knights": "Mar", "Mar/S": ("Mar", 2), "Angus/S": "Angus"}
    scene = Scene(put, year=1301, england="2", scotland="Herald").do("crown Balliol", "area Mar")
    assert scene.blocks() == {"King"}
    scene.hold("King", "French Knights").fire("Mar/E", 3, 2)  # at home, but attacking
    assert scene.legal() == {"block King", "block French Knights"}
    scene.do("block French Knights")
    assert (scene.strength("King"), scene.strength("French Knights")) == (4, 3)
    assert scene.pos.hits == 0


@pytest.mark.parametrize(("win", "step"), [("end_of_turn", "move"), ("at_once", "over")])
def test_6_2_a_coronation_that_loses_every_noble(win, step):
    """Balliol with none but Bruce's friends: England holds all nobles, at the end or at once."""
    put = {"French Knights": "Fife", "Mar/S": "Mar"}
    scene = Scene(put, year=1301, england="2", scotland="Herald", all_nobles_win=win)
    scene.do("crown Balliol")
    assert scene.step == step
    if step == "move":
        scene.do("done")
    assert (scene.step, scene.pos.winner) == ("over", ENGLAND)
    assert ending(scene) == "all nobles"


# --- 6.2 with an English event ---------------------------------------------------------------


def herald_against_bruce(choice):
    """England's herald and the Scots' Victuals; Bruce stands in Fife and may be crowned."""
    put = {"Bruce/S": ("Fife", 2), "Mar/S": "Mar"}
    return Scene(put, gone=DEAD, england="Herald", scotland="Victuals", coronation_choice=choice)


def test_6_2_the_scots_see_england_s_event_first():
    """after_english_event: the herald fails, and now the Scots crown Bruce."""
    scene = herald_against_bruce("after_english_event")
    assert (scene.step, scene.active) == ("herald", "England")
    scene.do("block Bruce/S").roll(5)
    assert (scene.step, scene.active) == ("coronation", "Scotland")
    scene.do("crown Bruce")
    assert scene.at("King") == "Fife"
    assert scene.step == "comyn home"  # the year is over: English nobles go home


def test_6_2_no_coronation_if_england_s_event_took_the_candidate():
    """after_english_event: with Bruce gone over there is only the event left."""
    scene = herald_against_bruce("after_english_event")
    scene.do("block Bruce/S").roll(4)
    assert (scene.step, scene.active) == ("victuals", "Scotland")


def test_6_2_announced_before_england_s_event():
    """on_play: the Scots announce first, then comes the herald, then the King."""
    scene = herald_against_bruce("on_play")
    assert (scene.step, scene.active) == ("coronation", "Scotland")
    scene.do("crown Bruce")
    assert scene.at("King") == "out of play"  # not yet
    assert (scene.step, scene.active) == ("herald", "England")
    scene.do("block Mar/S").roll(1)
    assert scene.at("King") == "Fife"
    assert scene.pos.crowned == 1
    assert scene.step == "comyn home"  # the year is over


def test_6_2_an_announced_coronation_lapses_if_it_has_become_impossible():
    """on_play: the herald takes Bruce; no king, the card is spent, the year ends."""
    scene = herald_against_bruce("on_play").do("crown Bruce", "block Bruce/S").roll(4)
    assert scene.at("Bruce/E") == "Fife"
    assert scene.at("King") == "out of play"
    assert scene.pos.crowned == 0
    assert (scene.step, scene.active) == ("bruce home", "England")  # the year is over


def test_6_2_an_announced_event_is_played_after_england_s():
    """on_play: who announced the event is not asked again for a coronation."""
    scene = herald_against_bruce("on_play").do("event", "block Mar/S").roll(6)
    assert (scene.step, scene.active) == ("victuals", "Scotland")
    assert scene.at("Bruce/S") == "Fife"


def wallace_dies_in_england_s_event(choice):
    """Mar, won over, kills a weak Wallace beside him while Bruce stands in Fife."""
    put = {"Bruce/S": "Fife", "Mar/S": "Mar", "Wallace": ("Mar", 1)}
    scene = Scene(put, england="Herald", scotland="Victuals", coronation_choice=choice)
    assert scene.step == "herald"  # there is no candidate to announce
    scene.do("block Mar/S").roll(1).hold("Wallace").fire("Mar/E", 1, 6, 6)
    scene.do("block Wallace", "done")
    assert scene.at("Wallace") == "out of play"
    return scene


@pytest.mark.parametrize(
    ("choice", "step"), [("after_english_event", "coronation"), ("on_play", "victuals")]
)
def test_6_2_a_coronation_that_england_s_event_made_possible(choice, step):
    """Wallace dead in England's own event: who may wait may crown, who had to announce not."""
    scene = wallace_dies_in_england_s_event(choice)
    assert (scene.step, scene.active) == (step, "Scotland")


@pytest.mark.parametrize("choice", ["after_english_event", "on_play"])
def test_6_2_with_one_event_only_there_is_nothing_to_wait_for(choice):
    """If England plays a move card the coronation is offered and done at once."""
    scene = Scene(
        {"Bruce/S": "Fife"}, gone=DEAD, england="2", scotland="Truce", coronation_choice=choice
    )
    assert scene.legal() == {"crown Bruce", "event"}
    scene.do("crown Bruce")
    assert scene.at("King") == "Fife"
    assert (scene.step, scene.active) == ("move", "England")
