"""The concordance against the switches, the rules and the documents' presets."""

from collections import Counter

import pytest

from schiltrom.engine.rules import EARLIER, OFFERED, PRESETS, VALUES, RuleSet
from schiltrom.text.concordance import DOCUMENTS, concordance, document_of, languages_of
from schiltrom.text.rulebook import numbers
from schiltrom.text.words import languages

KINDS = {"contradiction", "silent", "letter", "reading", "unplayable"}
MOST_WORDS = 13
MOST_CHARACTERS = 45
"""In Japanese, which has no spaces between words."""
REMARKS = [
    (document, remark) for document in DOCUMENTS for remark in concordance(document, "en").remarks
]


def name_of(value):
    return value if isinstance(value, str) else value.id


def test_every_language_but_english_has_a_document():
    assert {*DOCUMENTS, "en"} == set(languages())


@pytest.mark.parametrize("document", DOCUMENTS)
def test_a_document_is_told_in_its_language_and_in_english(document):
    own, english = (concordance(document, language) for language in languages_of(document))
    assert [remark.id for remark in own.remarks] == [remark.id for remark in english.remarks]
    for ours, theirs in zip(own.remarks, english.remarks, strict=True):
        assert ours.text.strip()
        assert theirs.text.strip()
        assert ours.text != theirs.text
        assert ours.label
    assert own.title != english.title
    assert own.about != english.about


@pytest.mark.parametrize("document", DOCUMENTS)
def test_the_remarks_of_a_document_have_names_of_their_own(document):
    found = Counter(remark.id for remark in concordance(document, "en").remarks)
    assert [name for name, count in found.items() if count > 1] == []
    assert len(found) >= 15


@pytest.mark.parametrize(("document", "remark"), REMARKS, ids=name_of)
def test_a_remark_is_about_rules_that_exist_and_quotes_few_words(document, remark):
    there = {number for number, _ in numbers()}
    assert remark.rules
    assert set(remark.rules) <= there
    assert remark.kind in KINDS
    # What a document does not mention at all cannot be quoted.
    assert remark.passages or remark.kind == "silent"
    # One passage contradicts another.
    assert len(remark.passages) >= 2 or remark.kind != "contradiction"
    for passage in remark.passages:
        assert passage.place
        assert 0 < len(passage.words.split()) <= MOST_WORDS
        assert document != "ja" or len(passage.words) <= MOST_CHARACTERS


@pytest.mark.parametrize(("document", "remark"), REMARKS, ids=name_of)
def test_a_remark_says_what_the_documents_preset_plays(document, remark):
    preset = PRESETS[document]
    for name, value in remark.switches.items():
        assert value in VALUES[name]
        assert type(value) is type(getattr(preset, name))
        assert getattr(preset, name) == value, name


@pytest.mark.parametrize("document", DOCUMENTS)
def test_whatever_a_document_plays_of_its_own_is_told(document):
    told = {name for remark in concordance(document, "en").remarks for name in remark.switches}
    assert set(PRESETS[document].differences()) - told == set()


@pytest.mark.parametrize("name", PRESETS)
def test_the_document_of_a_rule_set_is_found(name):
    expected = name if name in DOCUMENTS else None
    assert document_of(PRESETS[name]) == expected
    # In older games the Japanese rulebook was played as edition 3.
    assert document_of(EARLIER[name]) == (expected if name != "ja" else None)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_options_and_house_rules_do_not_hide_the_document(document):
    preset = PRESETS[document]
    options = {name: VALUES[name][-1] for name in OFFERED[document]}
    assert document_of(preset.but(**options)) == document
    assert document_of(preset.but(edward_first_levy="excluded")) == document


def test_house_rules_do_not_make_a_document_of_an_edition():
    assert document_of(RuleSet.preset(4, victuals_split="three_blocks")) is None
    assert document_of(RuleSet.preset(2, schiltroms=True)) is None
