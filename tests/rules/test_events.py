"""The event cards: Herald, Pillage, Sea Move, Truce, Victuals."""

from __future__ import annotations

import pytest

from schiltrom.engine.tables import BLOCK_NAMES, CARD_NAMES, ENGLAND, IN_ENGLAND, NOBODY, SCOTLAND
from tests.helpers.scene import Scene

EVENTS = ["Herald", "Pillage", "Sea Move", "Truce", "Victuals"]
ALL_THREE_HOLD = ("Mar/E", "Barclay") * 3


# --- what is true of every event -------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "word"),
    [
        ("Herald", "pass"),
        ("Pillage", "pass"),
        ("Sea Move", "done"),
        ("Truce", "pass"),
        ("Victuals", "done"),
    ],
)
def test_event_may_be_passed(card, word):
    """A side may let its event go by; then the other side moves as usual."""
    scene = Scene({"Mar/S": "Mar", "Barclay": ("Mar", 2)}, england=card)
    before = scene.pos.at[:], scene.pos.low, scene.pos.high
    scene.do(word)
    assert (scene.pos.at, scene.pos.low, scene.pos.high) == before
    assert (scene.step, scene.active) == ("move", "Scotland")
    assert scene.pos.p1 == ENGLAND
    assert scene.pos.truce == NOBODY


@pytest.mark.parametrize("card", EVENTS)
def test_event_makes_its_player_first(card):
    """A lone event outranks a 3: its player is Player 1 and has his event before the moves."""
    scene = Scene({"Mar/S": "Mar", "Barclay": "Mar"}, england="3", scotland=card)
    assert scene.pos.p1 == SCOTLAND
    assert scene.active == "Scotland"
    assert scene.step in {card.lower(), "sea block"}


def test_event_two_events_both_happen_england_first_and_end_the_year():
    """Two events: England's, then the Scots', nobody moves, winter begins in game turn 2."""
    put = {"Mar/S": ("Mar", 2), "Angus/E": ("Angus", 2), "York Infantry": "England"}
    scene = Scene(put, england="Sea Move", scotland="Victuals", turn=2)
    assert (scene.step, scene.active) == ("sea block", "England")
    scene.do("block York Infantry", "area Angus", "done")
    assert (scene.step, scene.active) == ("victuals", "Scotland")
    scene.do("block Mar/S", "done")
    assert scene.at("York Infantry") == "Angus"
    assert scene.strength("Mar/S") == 3
    assert scene.step == "bruce home"
    assert scene.pos.turn == 2


def test_event_two_events_passed_end_the_year_too():
    """Two event cards end the year even if both are let go by."""
    scene = Scene({"Mar/S": "Mar"}, england="Truce", scotland="Pillage")
    scene.do("pass", "pass")
    assert scene.step == "bruce home"


def test_event_two_events_with_two_defection_battles():
    """England's defection battle is fought out before the Scots' event, which has its own."""
    put = {
        "Atholl/S": ("Atholl", 1),
        "Barclay": ("Atholl", 2),
        "Angus/E": ("Angus", 1),
        "Mar/E": "Dunbar",
        "York Infantry": "Dunbar",
    }
    scene = Scene(put, england="Pillage", scotland="Herald")
    assert scene.pos.p1 == ENGLAND
    scene.do("area Atholl", "block Barclay", "block Atholl/S", "done")
    assert (scene.step, scene.pos.attacker) == ("combat", ENGLAND)
    scene.fire("Atholl/E", 1).do("block Barclay", "done")
    assert (scene.at("Barclay"), scene.at("Atholl/E")) == ("Scottish pool", "Atholl")
    assert (scene.step, scene.active) == ("herald", "Scotland")
    scene.do("block Mar/E").roll(1)
    assert scene.pos.attacker == SCOTLAND
    assert (scene.step, scene.blocks()) == ("combat", {"Mar/S"})
    scene.fire("Mar/S", 6, 6, 6).fire("York Infantry", 1, 1, 1, 6)
    scene.do("block Mar/S", "block Mar/S", "block Mar/S")
    assert scene.at("Mar/E") == "Dunbar"
    assert scene.strength("Mar/E") == 1
    scene.do("done")
    assert scene.step == "over"
    assert scene.pos.winner == ENGLAND  # she has every noble now


# --- Herald ----------------------------------------------------------------------------------


def test_event_herald_names_any_enemy_noble_but_moray():
    """Any enemy noble on the map may be named, Moray never, nor anybody who is no noble."""
    put = {"Mar/S": "Mar", "Barclay": "Mar", "Bruce/S": "Annan", "Moray": "Moray", "Wallace": "Mar"}
    scene = Scene(put, england="Herald")
    assert scene.legal() == {"block Mar/S", "block Bruce/S", "pass"}
    assert scene.why("block Moray") is not None


def test_event_herald_of_the_scots_names_english_nobles():
    """The Scots may name each of the English nobles and no block of theirs."""
    scene = Scene({"Mar/S": "Mar"}, england="3", scotland="Herald")
    english = {name for name in BLOCK_NAMES if name.endswith("/E")} - {"Mar/E"}
    assert scene.blocks() == english


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_event_herald_turns_a_lone_noble_on_one_to_four(die):
    """On 1 to 4 the noble changes sides in place at his strength; alone he makes no battle."""
    scene = Scene({"Mar/S": ("Fife", 2), "Bruce/S": "Annan"}, england="Herald")
    scene.do("block Mar/S").roll(die)
    came, stayed = ("Mar/E", "Mar/S") if die <= 4 else ("Mar/S", "Mar/E")
    assert scene.at(came) == "Fife"
    assert scene.strength(came) == 2
    assert scene.at(stayed) == "out of play"
    assert (scene.step, scene.active) == ("move", "Scotland")


def test_event_herald_on_a_noble_with_friends_makes_him_attack_them_at_once():
    """Mar named in Mar beside Barclay, die 4: he attacks, and attacking at home hits on 2 only."""
    scene = Scene({"Mar/S": ("Mar", 2), "Barclay": "Mar", "Bruce/S": "Annan"}, england="Herald")
    scene.do("block Mar/S").roll(4)
    assert (scene.step, scene.active) == ("combat", "England")
    assert scene.pos.attacker == ENGLAND
    assert scene.pos.reserves == 0
    scene.fire("Mar/E", 2, 3)
    scene.do("block Barclay")
    assert scene.strength("Barclay") == 3
    assert scene.blocks() == {"Barclay"}
    scene.fire("Barclay", 2, 2, 6).do("block Mar/E", "block Mar/E")
    assert scene.at("Mar/S") == "Mar"  # captured back
    assert scene.strength("Mar/S") == 1


def test_event_herald_battle_closes_no_border_and_ends_after_three_rounds():
    """The defector retreats after round 3, to any free neighbour; then Player 2 moves as usual."""
    put = {"Mar/S": "Mar", "Barclay": "Mar", "Bruce/S": "Annan"}
    scene = Scene(put, england="Herald")
    scene.do("block Mar/S").roll(1).hold(*ALL_THREE_HOLD)
    assert (scene.step, scene.active) == ("retreat", "England")
    scene.do("block Mar/E")
    assert scene.areas() == {"Buchan", "Badenoch", "Angus", "Atholl"}
    scene.do("area Angus", "done")
    assert (scene.step, scene.active) == ("regroup", "Scotland")
    scene.do("block Barclay")
    assert scene.areas() == {"Buchan", "Badenoch", "Atholl"}
    scene.do("area Atholl", "done")
    assert (scene.step, scene.active) == ("move", "Scotland")
    assert "Barclay" in scene.blocks()  # regrouping was no move


def test_event_herald_on_an_english_noble_makes_the_celts_roll():
    """Celtic unity holds in a defection battle: Wales deserts on a 5 and the field is Mar's."""
    put = {"Mar/E": "Dunbar", "Wales Infantry": "Dunbar", "Bruce/S": "Annan"}
    scene = Scene(put, england="2", scotland="Herald")
    scene.do("block Mar/E").roll(3)
    assert scene.step == "celtic roll"
    scene.roll(5)
    assert scene.at("Wales Infantry") == "English pool"
    assert (scene.step, scene.active) == ("regroup", "Scotland")
    scene.do("done")
    assert (scene.step, scene.active) == ("move", "England")


# --- Pillage ---------------------------------------------------------------------------------


def test_event_pillage_strikes_an_enemy_group_beside_a_friendly_one():
    """Only enemy groups next to an own group may be struck."""
    put = {"Angus/E": "Angus", "Barclay": "Fife", "Mar/S": "Mar", "Graham": "Lennox"}
    scene = Scene(put, england="Pillage")
    assert scene.legal() == {"area Fife", "area Mar", "pass"}
    scene = Scene({**put, "York Knights": "England"}, scotland="Pillage")
    assert scene.legal() == {"area Angus", "pass"}  # nobody is near England


def test_event_pillage_hits_as_in_battle_and_the_owner_breaks_ties():
    """Two hits, each to the strongest; of two equals the owner picks; the steps may be taken."""
    put = {
        "Atholl/S": ("Atholl", 1),
        "Barclay": ("Atholl", 2),
        "York Infantry": ("Fife", 1),
        "Bruce/S": "Carrick",
    }
    scene = Scene(put, england="Pillage").do("area Atholl")
    assert (scene.step, scene.active) == ("pillage hit", "Scotland")
    assert scene.legal() == {"block Barclay"}
    scene.do("block Barclay")
    assert scene.legal() == {"block Barclay", "block Atholl/S"}
    scene.do("block Barclay")
    assert scene.at("Barclay") == "Scottish pool"
    assert scene.at("Atholl/S") == "Atholl"
    assert (scene.step, scene.active) == ("pillage gain", "England")
    scene.do("block York Infantry", "block York Infantry")
    assert scene.strength("York Infantry") == 3
    assert scene.legal() == {"done"}
    scene.do("done")
    assert (scene.step, scene.active) == ("move", "Scotland")


@pytest.mark.parametrize("ruling", ["captured", "not_stated"])
def test_event_pillage_captured_noble_fights_after_the_gains(ruling):
    """A noble brought to nothing changes sides at 1; after the gains he attacks from round 1."""
    put = {
        "Atholl/S": ("Atholl", 1),
        "Barclay": ("Atholl", 2),
        "York Infantry": ("Fife", 1),
        "Bruce/S": "Carrick",
    }
    scene = Scene(put, england="Pillage", pillage_noble=ruling).do("area Atholl")
    scene.do("block Barclay", "block Atholl/S")
    assert scene.step == "pillage gain"  # no battle yet
    assert scene.blocks() == {"York Infantry"}  # the captive gains nothing
    scene.do("block York Infantry", "done")
    assert (scene.step, scene.active) == ("combat", "England")
    assert scene.blocks() == {"Atholl/E"}
    assert (scene.pos.attacker, scene.pos.round, scene.pos.reserves) == (ENGLAND, 1, 0)
    scene.fire("Atholl/E", 3)  # attacking at home he hits on 2 only
    assert scene.strength("Barclay") == 1
    scene.fire("Barclay", 1).do("block Atholl/E", "done")
    assert scene.at("Atholl/S") == "Atholl"
    assert (scene.step, scene.active) == ("move", "Scotland")


def test_event_pillage_captured_first_the_second_hit_goes_to_his_friends():
    """The second hit falls on what the owner still has there, never on the captive."""
    put = {"Atholl/S": ("Atholl", 1), "Barclay": ("Atholl", 1), "York Infantry": "Fife"}
    scene = Scene(put, england="Pillage").do("area Atholl", "block Atholl/S")
    assert scene.legal() == {"block Barclay"}


def test_event_pillage_takes_two_nobles_without_a_battle():
    """Two nobles captured by one Pillage leave nobody to fight."""
    put = {
        "Atholl/S": ("Atholl", 1),
        "Mar/S": ("Atholl", 1),
        "York Infantry": ("Fife", 4),
        "Bruce/S": "Carrick",
    }
    scene = Scene(put, england="Pillage").do("area Atholl", "block Mar/S", "block Atholl/S")
    assert scene.legal() == {"done"}  # York is at full strength: nothing to gain
    scene.do("done")
    assert (scene.at("Mar/E"), scene.at("Atholl/E")) == ("Atholl", "Atholl")
    assert (scene.step, scene.active) == ("move", "Scotland")


def test_event_pillage_yields_only_the_steps_really_lost():
    """A group of one step loses one and yields one."""
    put = {"Barclay": ("Fife", 1), "Angus/E": ("Angus", 1), "Bruce/S": "Carrick"}
    scene = Scene(put, england="Pillage").do("area Fife", "block Barclay")
    assert scene.step == "pillage gain"
    scene.do("block Angus/E")
    assert scene.strength("Angus/E") == 2
    assert scene.legal() == {"done"}


def test_event_pillage_strengthens_one_adjacent_group_only():
    """All plundered steps go to one group beside the victim, on one block or several."""
    put = {
        "Barclay": "Fife",
        "Angus/E": ("Angus", 1),
        "York Infantry": ("Angus", 1),
        "Durham Infantry": ("Mentieth", 1),
        "Cumbria Infantry": ("Lothian", 1),
        "Bruce/S": "Carrick",
    }
    scene = Scene(put, england="Pillage").do("area Fife", "block Barclay", "block Barclay")
    assert scene.blocks() == {"Angus/E", "York Infantry", "Durham Infantry"}
    scene.do("block York Infantry")
    assert scene.legal() == {"block Angus/E", "block York Infantry", "done"}


def test_event_pillage_gains_may_be_declined_and_stop_at_the_maximum():
    """Steps need not be taken, and those above a maximum are lost."""
    put = {"Barclay": "Fife", "Angus/E": ("Angus", 2), "Bruce/S": "Carrick"}
    scene = Scene(put, england="Pillage").do("area Fife", "block Barclay", "block Barclay")
    assert scene.legal() == {"block Angus/E", "done"}
    scene.do("block Angus/E")
    assert scene.strength("Angus/E") == 3
    assert scene.legal() == {"done"}


@pytest.mark.parametrize("block", ["Wallace", "King", "Moray", "French Knights", "Norse"])
def test_event_pillage_sends_scots_to_the_pool_and_nobody_wins(block):
    """Leaders, Moray and mortal blocks removed by Pillage go to the pool; the King too."""
    put = {block: ("Fife", 1), "Angus/E": "Angus", "Bruce/S": "Carrick"}
    scene = Scene(put, england="Pillage").do("area Fife", f"block {block}", "done")
    assert scene.at(block) == "Scottish pool"
    assert scene.pos.winner == NOBODY
    assert (scene.step, scene.active) == ("move", "Scotland")


@pytest.mark.parametrize("block", ["Edward", "Hobelars"])
@pytest.mark.parametrize("reign", [1, 2])
def test_event_pillage_sends_edward_to_the_pool_and_nobody_wins(block, reign):
    """Edward pillaged goes to the pool: the first stays the first, the second loses nothing."""
    put = {block: ("Fife", 1), "Barclay": "Angus", "Bruce/S": "Carrick"}
    scene = Scene(put, england="2", scotland="Pillage")
    scene.pos.edward = reign
    scene.do("area Fife", f"block {block}", "done")
    assert scene.at(block) == "English pool"
    assert scene.pos.edward == reign
    assert scene.pos.winner == NOBODY


def test_event_pillage_may_strengthen_edward():
    """Plundered steps may go to Edward, whom replacement points never help."""
    put = {"Barclay": "Fife", "Edward": ("Angus", 1), "Bruce/S": "Carrick"}
    scene = Scene(put, england="Pillage").do("area Fife", "block Barclay", "block Barclay")
    scene.do("block Edward", "block Edward")
    assert scene.strength("Edward") == 3


def test_event_pillage_reaches_over_the_anglo_scottish_border():
    """A Scottish group in Dunbar may pillage the English in England."""
    put = {"Barclay": ("Dunbar", 3), "York Knights": "England", "Bruce/S": "Carrick"}
    scene = Scene(put, england="2", scotland="Pillage")
    assert scene.areas() == {"England"}
    scene.do("area England", "block York Knights", "block York Knights", "block Barclay")
    assert scene.strength("York Knights") == 2
    assert scene.strength("Barclay") == 4


# --- Sea Move --------------------------------------------------------------------------------


def test_event_sea_move_ships_two_blocks_to_one_friendly_coast():
    """One or two blocks go from one coastal area to one other that holds friends, England too."""
    put = {
        "York Infantry": "England",
        "Hobelars": "England",
        "Edward": "England",
        "Angus/E": "Angus",
        "Mar/S": "Mar",
    }
    scene = Scene(put, england="Sea Move").do("block York Infantry")
    assert scene.areas() == {"Angus", "Ross"}  # the other coasts are empty
    scene.do("area Angus")
    assert scene.legal() == {"block Hobelars", "block Edward", "done"}  # from England only
    scene.do("block Edward")
    assert scene.at("Edward") == "Angus"  # unasked: where the first one went
    assert scene.legal() == {"done"}  # and no third
    scene.do("done")
    assert (scene.step, scene.active) == ("move", "Scotland")


def test_event_sea_move_may_ship_one_block_only():
    """The second block may stay behind."""
    put = {"York Infantry": "England", "Hobelars": "England", "Angus/E": "Angus", "Mar/S": "Mar"}
    scene = Scene(put, england="Sea Move").do("block Hobelars", "area Angus", "done")
    assert (scene.at("Hobelars"), scene.at("York Infantry")) == ("Angus", "England")
    assert scene.active == "Scotland"


@pytest.mark.parametrize(("in_england", "allowed"), [({}, False), ({"Edward": "England"}, True)])
def test_event_sea_move_english_into_england_if_friends_are_there(in_england, allowed):
    """England is a coast like any other: she must be friendly, not empty."""
    put = {"York Infantry": "Angus", "Mar/S": "Mar", **in_england}
    scene = Scene(put, england="Sea Move").do("block York Infantry")
    assert ("England" in scene.areas()) == allowed


@pytest.mark.parametrize(
    ("in_england", "allowed"),
    [({}, False), ({"York Infantry": "England"}, False), ({"Wallace": "England"}, True)],
)
def test_event_sea_move_scots_into_england_if_they_hold_it(in_england, allowed):
    """The Scots may land in England only beside raiders of theirs."""
    put = {"Barclay": "Fife", "Douglas": "Fife", "Bruce/S": "Carrick", **in_england}
    scene = Scene(put, scotland="Sea Move").do("block Barclay")
    assert ("England" in scene.areas()) == allowed


def test_event_sea_move_raiders_shipped_in_cost_england_a_block():
    """Blocks that sailed into England raid like others, one loss however many they are."""
    put = {
        "Wallace": "England",
        "Barclay": "Fife",
        "Bruce/S": "Carrick",
        "York Infantry": "Lothian",
        "Durham Infantry": "Lothian",
    }
    scene = Scene(put, england="2", scotland="Sea Move")
    scene.do("block Barclay", "area England", "done", "done")
    assert (scene.step, scene.active) == ("raid", "England")
    scene.do("block York Infantry")
    assert scene.at("York Infantry") == "English pool"
    assert scene.at("Durham Infantry") == "Lothian"


def test_event_sea_move_never_takes_the_norse_nor_inland_blocks():
    """The Norse sail by themselves; blocks inland have no coast to sail from or to."""
    put = {"Norse": "Fife", "Barclay": "Fife", "Grant": "Badenoch", "Bruce/S": "Carrick"}
    scene = Scene(put, scotland="Sea Move")
    assert scene.blocks() == {"Barclay", "Bruce/S"}
    scene.do("block Bruce/S")
    assert scene.areas() == {"Fife"}
    scene.do("area Fife")
    assert scene.legal() == {"done"}  # nobody else was in Carrick


def test_event_sea_move_does_not_take_the_norse_as_the_second_block():
    """Not even beside another block may the Norse go aboard."""
    put = {"Norse": "Fife", "Barclay": "Fife", "Bruce/S": "Carrick"}
    scene = Scene(put, scotland="Sea Move").do("block Barclay", "area Carrick")
    assert scene.legal() == {"done"}


def test_event_sea_move_needs_two_friendly_coasts():
    """With one coast only there is nowhere to sail."""
    scene = Scene({"Barclay": "Fife", "Mar/S": "Mar"}, scotland="Sea Move")
    assert scene.legal() == {"done"}


def test_event_sea_move_uses_no_border():
    """What sailed counts on no border and makes none closed."""
    put = {"York Infantry": "England", "Dunbar/E": "Dunbar", "Mar/S": "Mar"}
    scene = Scene(put, england="Sea Move").do("block York Infantry", "area Dunbar")
    assert (scene.pos.crossed_1, scene.pos.crossed_2, scene.pos.crossed_4) == (0, 0, 0)
    assert scene.pos.entered_anywhere(ENGLAND) == 0


# --- Truce -----------------------------------------------------------------------------------


def test_event_truce_lets_the_opponent_move_but_not_attack():
    """Under a truce free and friendly areas may be entered, enemy ones not."""
    put = {"Barclay": "Fife", "Angus/E": "Angus", "Mar/S": "Mentieth"}
    scene = Scene(put, england="Truce").do("event")
    assert (scene.step, scene.active) == ("move", "Scotland")
    scene.do("block Barclay")
    assert scene.areas() == {"Mentieth", "Atholl"}


def test_event_truce_binds_england_as_well():
    """A Scottish truce keeps the levies from attacking, not from marching into empty Dunbar."""
    put = {"York Infantry": "England", "Bruce/S": "Annan"}
    scene = Scene(put, england="3", scotland="Truce").do("event", "block York Infantry")
    assert scene.areas() == {"Dunbar", "Teviot"}


def test_event_truce_stops_the_norse():
    """The Norse may sail to any coast that holds no enemy."""
    put = {"Norse": "Fife", "Angus/E": "Angus", "Bruce/S": "Annan"}
    scene = Scene(put, england="Truce").do("event", "block Norse")
    assert "Angus" not in scene.areas()
    assert "Ross" not in scene.areas()  # where the other English nobles are
    assert {"Lothian", "Annan", "Moray"} <= scene.areas()


@pytest.mark.parametrize("ruling", ["forbidden", "if_empty"])
@pytest.mark.parametrize(
    ("in_england", "no_attack"),
    [({}, True), ({"Wallace": "England"}, True), ({"York Infantry": "England"}, False)],
)
def test_event_truce_new_raids(ruling, in_england, no_attack):
    """Forbidden: nobody crosses into England, empty or Scottish; if_empty: no attack there."""
    put = {"Barclay": "Dunbar", "Bruce/S": "Carrick", **in_england}
    scene = Scene(put, england="Truce", scotland="2", truce_new_raids=ruling)
    scene.do("event", "block Barclay")
    assert ("England" in scene.areas()) == (ruling == "if_empty" and no_attack)


@pytest.mark.parametrize(("ruling", "loss"), [("applies", True), ("suspended", False)])
def test_event_truce_raid_loss(ruling, loss):
    """Raiders already in England cost a block in spite of the truce, unless that is suspended."""
    put = {"Wallace": "England", "York Infantry": "Lothian", "Bruce/S": "Carrick"}
    scene = Scene(put, england="Truce", truce_raid_loss=ruling).do("event", "done")
    assert scene.step == ("raid" if loss else "card")


def test_event_truce_of_the_scots_suspends_no_raid_loss():
    """Only an English truce suspends it."""
    put = {"Wallace": "England", "York Infantry": "Lothian", "Bruce/S": "Carrick"}
    scene = Scene(put, scotland="Truce", truce_raid_loss="suspended").do("event", "done")
    assert scene.step == "raid"


def test_event_truce_passed_forbids_nothing():
    """A truce that is let go by binds nobody."""
    put = {"Barclay": "Fife", "Angus/E": "Angus", "Bruce/S": "Carrick"}
    scene = Scene(put, england="Truce").do("pass", "block Barclay")
    assert "Angus" in scene.areas()


def test_event_truce_lasts_one_game_turn():
    """In the next game turn attacks are free again."""
    put = {"Barclay": "Fife", "Angus/E": "Angus", "Bruce/S": "Carrick"}
    scene = Scene(put, england="Truce").do("event", "done")
    assert (scene.step, scene.pos.turn) == ("card", 2)
    one = 1 << 3 * CARD_NAMES.index("1")
    scene.pos.hand_e = scene.pos.hand_s = one
    scene.play(ENGLAND, "card 1").play(SCOTLAND, "card 1")
    scene.do("done", "block Barclay")
    assert "Angus" in scene.areas()


def test_event_truce_cancels_no_event_and_no_defection_battle():
    """Under England's truce the Scots' herald still works and his battle is still fought."""
    put = {"Mar/E": "Dunbar", "York Infantry": "Dunbar", "Bruce/S": "Carrick"}
    scene = Scene(put, england="Truce", scotland="Herald").do("event")
    scene.do("block Mar/E").roll(2)
    assert (scene.step, scene.active, scene.pos.attacker) == ("combat", "Scotland", SCOTLAND)


# --- Victuals --------------------------------------------------------------------------------


def test_event_victuals_may_all_go_to_one_block():
    """Three steps for one block: Wallace alone rises from 1 to 4."""
    put = {"Wallace": ("Fife", 1), "Bruce/S": "Carrick"}
    scene = Scene(put, england="2", scotland="Victuals")
    scene.do("block Wallace", "block Wallace", "block Wallace")
    assert scene.strength("Wallace") == 4
    scene.do("done")
    assert (scene.step, scene.active) == ("move", "England")


def test_event_victuals_on_three_different_blocks():
    """With three_blocks nobody gets two steps."""
    put = {
        "Wallace": ("Fife", 1),
        "Douglas": ("Fife", 1),
        "Barclay": ("Fife", 1),
        "Grant": ("Fife", 1),
        "Bruce/S": "Carrick",
    }
    scene = Scene(put, england="2", scotland="Victuals", victuals_split="three_blocks")
    scene.do("block Wallace")
    assert scene.blocks() == {"Douglas", "Barclay", "Grant"}
    scene.do("block Grant", "block Douglas")
    assert scene.legal() == {"done"}
    strengths = [scene.strength(name) for name in ("Wallace", "Douglas", "Barclay", "Grant")]
    assert strengths == [2, 2, 1, 2]


def test_event_victuals_feed_one_area_only():
    """After the first step the others go to the same area."""
    put = {"Barclay": ("Fife", 1), "Norse": ("Fife", 1), "Bruce/S": ("Carrick", 1)}
    scene = Scene(put, england="2", scotland="Victuals")
    assert scene.blocks() == {"Barclay", "Norse", "Bruce/S"}
    scene.do("block Norse")
    assert scene.blocks() == {"Barclay", "Norse"}


def test_event_victuals_above_the_maximum_are_lost():
    """A block at its maximum takes no more; what is left over lapses."""
    put = {"Barclay": ("Fife", 3), "Bruce/S": "Carrick"}
    scene = Scene(put, england="2", scotland="Victuals").do("block Barclay")
    assert scene.strength("Barclay") == 4
    assert scene.legal() == {"done"}


def test_event_victuals_feed_edward_and_the_army_in_england():
    """England may feed Edward and blocks that stand in England, but no Scots."""
    put = {"Edward": ("England", 2), "Hobelars": ("England", 2), "Mar/S": ("Mar", 1)}
    scene = Scene(put, england="Victuals")
    assert scene.blocks() == {"Edward", "Hobelars"}
    scene.do("block Edward", "block Edward", "block Hobelars")
    assert (scene.strength("Edward"), scene.strength("Hobelars")) == (4, 3)
    assert scene.pos.group == IN_ENGLAND
