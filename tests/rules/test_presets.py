"""Rule sets as values: editions, the presets of the documents, options, bids, plain data."""

from __future__ import annotations

import dataclasses
import json

import pytest

from schiltrom.engine.counters import BRAVEHEART, CAMPAIGN, THE_BRUCE
from schiltrom.engine.rules import (
    OFFERED,
    PRESETS,
    VALUES,
    RuleSet,
    RuleSetError,
    net_bid,
)
from schiltrom.engine.setup import new_position

# The values in the 2nd, 3rd and 4th edition. The two switches about inland draws mean nothing where
# those are drawn again; there they have the 2nd edition's value.
TABLE_A = {
    "scots_archer_move": (2, 3, 3),
    "border_crossers": ("one_group", "by_route", "by_route"),
    "celtic_test": ("before_battle", "on_reveal", "on_reveal"),
    "control_change": ("attacker_holds", "all_eliminated", "all_eliminated"),
    "border_control": ("this_battle", "this_battle", "any_battle"),
    "retreat_order": ("free", "free", "by_letter"),
    # The table has [captured] for editions 2 and 3: not written there, but played like that.
    "pillage_noble": ("not_stated", "not_stated", "captured"),
    "truce_new_raids": ("if_empty", "forbidden", "forbidden"),
    "truce_raid_loss": ("applies", "applies", "applies"),
    "coronation_choice": ("on_play", "after_english_event", "after_english_event"),
    "french_check": ("any_time", "winter_before_builds", "winter_before_builds"),
    "inland_draw": ("adjacent_coast", "redraw", "redraw"),
    "inland_draw_limit": ("ignored", "ignored", "ignored"),
    "inland_draw_steps": ("both_areas", "both_areas", "both_areas"),
    "scots_disband": ("excess_only", "free", "free"),
    "bruce_french_start": ("in_pool", "off_map", "off_map"),
    "winter_builds": ("hidden", "scots_first", "scots_first"),
    "all_nobles_check": ("game_turns", "game_turns", "winter_too"),
    "leaders_disband": ("in_their_step", "with_the_scots", "with_the_scots"),
    "schiltrom_archers": ("in_battle", "in_battle", "taking_part"),
    "main_attack": ("last_border", "whole_way", "last_border"),
}
TABLE_B = {"norse_declared": (False, True, True)}
# Table C: the options, the same in every edition.
TABLE_C = {
    "schiltroms": False,
    "bid": "",
    "celtic_permanent": False,
    "norse_role": "separate",
    "retreat_limit": "per_round",
    "regroup_limit": "fresh",
    "cannot_retreat": "battle_loss",
    "victuals_split": "free",
    "all_nobles_win": "end_of_turn",
    "edward_first_levy": "drawable",
    "english_archer_move": 2,
    "raid_loss": "hidden",
    "french_arrival": "automatic",
    "round_end": "full",
    "questions": "always",
}
OTHER_VALUES = {
    "scots_archer_move": {2, 3},
    "border_crossers": {"one_group", "by_route"},
    "celtic_test": {"before_battle", "on_reveal"},
    "control_change": {"attacker_wins", "all_eliminated", "attacker_holds"},
    "border_control": {"this_battle", "any_battle", "battle_start"},
    "retreat_order": {"free", "by_letter"},
    "pillage_noble": {"captured", "not_stated"},
    "truce_new_raids": {"forbidden", "if_empty"},
    "truce_raid_loss": {"applies", "suspended", "suspended_by_either"},
    "coronation_choice": {"on_play", "after_english_event"},
    "french_check": {"any_time", "winter_before_builds"},
    "inland_draw": {"adjacent_coast", "redraw"},
    "inland_draw_limit": {"ignored", "drawing_area"},
    "inland_draw_steps": {"both_areas", "new_area"},
    "scots_disband": {"excess_only", "free"},
    "bruce_french_start": {"in_pool", "off_map"},
    "winter_builds": {"simultaneous", "scots_first", "hidden"},
    "all_nobles_check": {"winter_too", "game_turns"},
    "leaders_disband": {"with_the_scots", "in_their_step"},
    "schiltrom_archers": {"taking_part", "in_battle"},
    "main_attack": {"last_border", "whole_way"},
    "norse_declared": {False, True},
    "round_end": {"full", "unopposed"},
    "schiltroms": {False, True},
    "bid": {"", "E1", "E2", "E3", "S1", "S2", "S3"},
    "celtic_permanent": {False, True},
    "norse_role": {"separate", "with_main"},
    "retreat_limit": {"per_round", "cumulative", "whole_battle"},
    "regroup_limit": {"fresh", "as_retreats"},
    "cannot_retreat": {"battle_loss", "to_pool"},
    "victuals_split": {"free", "three_blocks"},
    "all_nobles_win": {"end_of_turn", "at_once"},
    "edward_first_levy": {"drawable", "excluded"},
    "english_archer_move": {2, 3},
    "raid_loss": {"hidden", "shown"},
    "french_arrival": {"automatic", "may_decline"},
    "questions": {"if_possible", "always"},
}
EVERY_VALUE = [(name, value) for name, values in VALUES.items() for value in values]


# --- editions --------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", [2, 3, 4])
@pytest.mark.parametrize("switch", [*TABLE_A, *TABLE_B])
def test_an_edition_has_its_value_of_every_switch(edition, switch):
    """Tables A and B of editions.md, value by value."""
    rules = RuleSet.preset(edition)
    assert rules.edition == edition
    assert getattr(rules, switch) == (TABLE_A | TABLE_B)[switch][edition - 2]


@pytest.mark.parametrize("name", ["edition 2", "edition 3", "edition 4"])
@pytest.mark.parametrize("option", TABLE_C)
def test_options_are_off_in_every_edition(name, option):
    """Table C: nothing optional is played unless the players choose it."""
    assert getattr(RuleSet.preset(name), option) == TABLE_C[option]


def test_there_are_exactly_the_switches_of_the_tables():
    """No switch without a table, no table row without a switch, and the values are theirs."""
    assert set(VALUES) == {"edition", *TABLE_A, *TABLE_B, *TABLE_C}
    assert VALUES["edition"] == (2, 3, 4)
    assert {name: set(values) for name, values in VALUES.items() if name != "edition"} == (
        OTHER_VALUES
    )


def test_the_default_is_the_fourth_edition():
    """A rule set made without a word is the current edition's."""
    assert RuleSet() == RuleSet.preset(4) == RuleSet.preset("4") == RuleSet.preset("edition 4")
    assert RuleSet().differences() == {}


# --- presets of the documents ----------------------------------------------------------------

# Where documents have words of their own: editions 2, 3, 4, reference, de, hu, fr, it, ja.
COLUMNS = ["edition 2", "edition 3", "edition 4", "reference", "de", "hu", "fr", "it", "ja"]
OWN_WORDS = {
    "all_nobles_win": "end end end end at_once end end end end",
    "all_nobles_check": "turns turns winter winter turns turns turns turns turns",
    "norse_role": "apart apart apart apart apart with_main apart apart apart",
    "leaders_disband": "step scots scots scots step step step scots scots",
    "winter_builds": "hidden scots scots scots scots hidden hidden scots scots",
    "border_control": "this this any any start this this this this",
    "truce_raid_loss": "applies applies applies applies either applies applies applies applies",
    "schiltrom_archers": "in in part part part in in in in",
    "control_change": "holds all all wins all holds holds all all",
    "victuals_split": "free free free free free free free three free",
    "retreat_limit": "round round round round round round round battle round",
    "regroup_limit": "fresh fresh fresh fresh fresh fresh fresh as fresh",
    "main_attack": "last whole last last last last last whole whole",
    "english_archer_move": "2 2 2 2 2 2 2 2 3",
    "raid_loss": "hidden hidden hidden hidden hidden hidden hidden hidden shown",
    "french_arrival": "auto auto auto auto auto auto auto decline auto",
}
SHORT = {
    "apart": "separate",
    "end": "end_of_turn",
    "turns": "game_turns",
    "winter": "winter_too",
    "step": "in_their_step",
    "this": "this_battle",
    "any": "any_battle",
    "start": "battle_start",
    "either": "suspended_by_either",
    "in": "in_battle",
    "part": "taking_part",
    "holds": "attacker_holds",
    "all": "all_eliminated",
    "wins": "attacker_wins",
    "three": "three_blocks",
    "round": "per_round",
    "battle": "whole_battle",
    "as": "as_retreats",
    "last": "last_border",
    "whole": "whole_way",
    "auto": "automatic",
    "decline": "may_decline",
}


@pytest.mark.parametrize("switch", OWN_WORDS)
def test_every_preset_has_its_value_where_documents_differ(switch):
    """The table of the documents' own words, row by row."""
    scots = "scots_first" if switch == "winter_builds" else "with_the_scots"
    words = [SHORT.get(word, word) for word in OWN_WORDS[switch].split()]
    expected = [scots if word == "scots" else word for word in words]
    assert [str(getattr(PRESETS[name], switch)) for name in COLUMNS] == expected


@pytest.mark.parametrize(
    ("name", "edition", "differences"),
    [
        (
            "de",
            2,
            {
                "all_nobles_win": "at_once",
                "control_change": "all_eliminated",
                "border_control": "battle_start",
                "truce_new_raids": "forbidden",
                "truce_raid_loss": "suspended_by_either",
                "inland_draw_steps": "new_area",
                "winter_builds": "scots_first",
                "schiltrom_archers": "taking_part",
            },
        ),
        ("hu", 2, {"inland_draw_limit": "drawing_area", "norse_role": "with_main"}),
        ("fr", 2, {"cannot_retreat": "to_pool"}),
        (
            "it",
            3,
            {
                "retreat_limit": "whole_battle",
                "regroup_limit": "as_retreats",
                "pillage_noble": "captured",
                "victuals_split": "three_blocks",
                "french_arrival": "may_decline",
            },
        ),
        ("ja", 3, {"english_archer_move": 3, "raid_loss": "shown"}),
        (
            "reference",
            4,
            {
                "control_change": "attacker_wins",
                "retreat_order": "free",
                "round_end": "unopposed",
                "questions": "if_possible",
            },
        ),
    ],
)
def test_a_preset_is_its_edition_with_its_differences(name, edition, differences):
    """Each document's preset differs from its edition in what is listed and nothing else."""
    rules = RuleSet.preset(name)
    assert rules.edition == edition
    assert rules.differences() == differences
    assert rules == RuleSet.preset(edition).but(**differences)


def test_there_are_nine_presets():
    """Three editions, five documents, and one for conformance."""
    names = ["edition 2", "edition 3", "edition 4", "de", "hu", "fr", "it", "ja", "reference"]
    assert list(PRESETS) == names
    assert set(OFFERED) == set(PRESETS)


def test_what_options_the_documents_offer():
    """All offer schiltroms; bids stand in neither hu nor it; hu has two options of its own."""
    assert all("schiltroms" in options for options in OFFERED.values())
    assert {name for name, options in OFFERED.items() if "bid" not in options} == {
        "hu",
        "it",
        "reference",
    }
    assert {"celtic_permanent", "norse_role"} <= set(OFFERED["hu"])
    assert "border_crossers" in OFFERED["it"]
    plain = {"norse_role": "with_main", "border_crossers": "by_route"}
    for name, options in OFFERED.items():
        for option in options:
            # Off unless chosen, or as the document has it.
            assert getattr(PRESETS[name], option) in (False, "", plain.get(option))


@pytest.mark.parametrize("name", list(PRESETS))
def test_a_preset_knows_its_name(name):
    """A rule set that is a preset says which, whoever is asked what."""
    assert RuleSet.preset(name).name == name
    assert {RuleSet.preset(name, questions=q).name for q in VALUES["questions"]} == {name}


def test_a_changed_preset_has_no_name():
    """One switch more and it is nobody's preset."""
    rules = RuleSet.preset("fr", schiltroms=True)
    assert rules.name == ""
    assert rules.differences() == {"cannot_retreat": "to_pool", "schiltroms": True}
    assert "schiltroms" in str(rules)


@pytest.mark.parametrize("name", ["", "5", 1, "edition 5", "en", "DE", "Edition 4 "])
def test_an_unknown_preset_is_refused(name):
    """There is no preset of another name."""
    with pytest.raises(RuleSetError):
        RuleSet.preset(name)


# --- values ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "value"), EVERY_VALUE)
def test_every_value_of_every_switch_can_be_set_and_read_back(name, value):
    """Each single value makes a rule set that survives a way through JSON."""
    rules = RuleSet().but(**{name: value})
    assert getattr(rules, name) == value
    again = RuleSet.from_json(json.loads(json.dumps(rules.to_json())))
    assert again == rules
    assert type(getattr(again, name)) is type(value)


@pytest.mark.parametrize("preset", list(PRESETS))
def test_a_preset_survives_json(preset):
    """Plain data names every switch and gives the same rule set again."""
    rules = RuleSet.preset(preset, schiltroms=True)
    data = rules.to_json()
    assert set(data) == set(VALUES)
    assert RuleSet.from_json(json.loads(json.dumps(data))) == rules


@pytest.mark.parametrize(
    "changes",
    [
        {"edition": 5},
        {"edition": "4"},
        {"edition": True},
        {"scots_archer_move": 4},
        {"scots_archer_move": 3.0},
        {"celtic_test": "never"},
        {"celtic_test": ""},
        {"celtic_test": None},
        {"schiltroms": 1},
        {"schiltroms": "on"},
        {"norse_declared": 0},
        {"bid": "E4"},
        {"bid": "S0"},
        {"bid": None},
        {"bid": "e1"},
        {"retreat_order": ["free"]},
        {"round_end": "Full"},
    ],
)
def test_a_bad_value_is_refused(changes):
    """Only the values of the tables, of their own type; the message names the switch."""
    (name,) = changes
    with pytest.raises(RuleSetError, match=name):
        RuleSet(**changes)
    with pytest.raises(RuleSetError, match=name):
        RuleSet().but(**changes)
    with pytest.raises(RuleSetError, match=name):
        RuleSet.from_json({**RuleSet().to_json(), **changes})


def test_an_unknown_switch_is_refused():
    """A name that is no switch is refused everywhere."""
    with pytest.raises(RuleSetError, match="celtic_tset"):
        RuleSet().but(celtic_tset="on_reveal")
    with pytest.raises(RuleSetError, match="victuals"):
        RuleSet.preset(4, victuals="free")
    with pytest.raises(RuleSetError):
        RuleSet.from_json({**RuleSet().to_json(), "victuals": "free"})


@pytest.mark.parametrize("data", [None, [], {}, "edition 4", 4, list(VALUES)])
def test_what_is_no_rule_set_is_refused(data):
    """Data that is not the full table of switches is refused."""
    with pytest.raises(RuleSetError):
        RuleSet.from_json(data)


@pytest.mark.parametrize("name", list(VALUES))
def test_a_missing_switch_is_refused(name):
    """Nothing is filled in by default when data is read."""
    data = RuleSet().to_json()
    del data[name]
    with pytest.raises(RuleSetError):
        RuleSet.from_json(data)


def test_rule_sets_compare_and_hash_by_value():
    """Equal switches are the same rule set, as a key as well; one switch makes another."""
    same = RuleSet.preset(3, english_archer_move=3, raid_loss="shown")
    assert RuleSet.preset("ja") == same
    assert hash(RuleSet.preset("ja")) == hash(same)
    assert len({PRESETS[name] for name in PRESETS}) == 9  # no document is an edition itself
    one = RuleSet().but(bid="E1")
    other = RuleSet().but(bid="E1")
    assert one == other
    assert {one: "known"}[other] == "known"
    assert one != RuleSet()
    assert one.__eq__(one.to_json()) is NotImplemented


def test_a_rule_set_cannot_be_changed():
    """Switches are fixed; but() makes another rule set and leaves the first alone."""
    rules = RuleSet()
    with pytest.raises(dataclasses.FrozenInstanceError):
        setattr(rules, "schiltroms", True)  # noqa: B010 (that it fails is the point)
    rules.but(schiltroms=True)
    assert rules.schiltroms is False
    assert rules == RuleSet.preset(4)


# --- bids ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("england", "scotland", "net"),
    [
        (0, 0, ""),
        (3, 3, ""),  # the documents' first example
        (2, 1, "E1"),  # and their second: Edward is not in play in 1297
        (1, 3, "S2"),
        (3, 0, "E3"),
        (0, 3, "S3"),
        (0, 1, "S1"),
        (2, 0, "E2"),
    ],
)
def test_opposite_bids_cancel(england, scotland, net):
    """What is left of two bids goes to the higher bidder."""
    assert net_bid(england, scotland) == net
    assert net in VALUES["bid"]


@pytest.mark.parametrize("bids", [(4, 0), (0, 4), (-1, 0), (0, -1)])
def test_bids_go_from_nothing_to_three(bids):
    """Other bids do not exist."""
    with pytest.raises(RuleSetError):
        net_bid(*bids)


@pytest.mark.parametrize(
    ("bid", "years", "extra"),
    [("", 0, 0), ("E1", 1, 0), ("E2", 2, 0), ("E3", 3, 0), ("S1", 0, 1), ("S3", 0, 3)],
)
def test_what_a_bid_is_worth(bid, years, extra):
    """E bids are years without Edward, S bids extra levies."""
    rules = RuleSet().but(bid=bid)
    assert (rules.years_without_edward, rules.extra_levy) == (years, extra)


@pytest.mark.parametrize("bid", VALUES["bid"])
@pytest.mark.parametrize("scenario", [BRAVEHEART, CAMPAIGN, THE_BRUCE])
def test_s_bids_are_refused_for_the_bruce_alone(bid, scenario):
    """An S bid is about the levy of 1297, which The Bruce does not have."""
    rules = RuleSet().but(bid=bid)
    if scenario == THE_BRUCE and bid.startswith("S"):
        with pytest.raises(RuleSetError, match=bid):
            new_position(scenario, rules)
    else:
        assert new_position(scenario, rules).rules.bid == bid
