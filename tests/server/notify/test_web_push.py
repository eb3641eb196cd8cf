"""Web Push by the letter: the example of RFC 8291, signatures as in RFC 8292, one length."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag

from schiltrom.server.notify import web_push
from schiltrom.server.notify.web_push import BrowserKeys, encrypt
from tests.server.helpers.push_service import Subscriber, key_of, signed_claims, to_bytes, to_text

SAID = b"When I grow up, I want to be a watermelon"
RECEIVER = BrowserKeys(
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "BTBZMqHH6r4Tts7J_aSIgg",
)
RECEIVER_KEY = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
SENDER_KEY = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
ENCRYPTED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
"""RFC 8291, section 5."""
AT = 1_800_000_000


def test_the_example_of_the_standard():
    made = encrypt(SAID, RECEIVER, len(SAID) + 1, key_of(SENDER_KEY), to_bytes(SALT))
    assert to_text(made) == ENCRYPTED
    browser = Subscriber(key=key_of(RECEIVER_KEY), auth=to_bytes(RECEIVER.auth))
    assert browser.read(to_bytes(ENCRYPTED)) == SAID


def test_every_message_has_one_length_and_keys_of_its_own():
    browser = Subscriber()
    keys = BrowserKeys(**browser.keys)
    said = [b"", b"x", SAID, b"y" * (web_push.PADDED_BYTES - 1)]
    made = [encrypt(each, keys) for each in said]
    assert [browser.read(each) for each in made] == said
    assert {len(each) for each in made} == {86 + web_push.PADDED_BYTES + 16}
    assert len({each[:86] for each in made}) == len(said)
    with pytest.raises(ValueError, match="too long"):
        encrypt(b"z" * web_push.PADDED_BYTES, keys)


def test_nobody_else_reads_it():
    browser = Subscriber()
    made = encrypt(SAID, BrowserKeys(**browser.keys))
    for other in (Subscriber(key=browser.key), Subscriber(auth=browser.auth)):
        with pytest.raises(InvalidTag):
            other.read(made)
    with pytest.raises(InvalidTag):
        browser.read(made[:-1] + bytes([made[-1] ^ 1]))


@pytest.mark.parametrize(
    "keys",
    [
        BrowserKeys("A" * 87, RECEIVER.auth),
        BrowserKeys("B" + "A" * 86, RECEIVER.auth),
        BrowserKeys(RECEIVER.p256dh[:-4] + "AAAA", RECEIVER.auth),
        BrowserKeys("", RECEIVER.auth),
        BrowserKeys(RECEIVER.p256dh, "AAAA"),
        BrowserKeys(RECEIVER.p256dh, ""),
    ],
)
def test_keys_that_are_none(keys):
    assert RECEIVER.are_good()
    assert not keys.are_good()


def test_a_signature_names_us_and_the_push_service():
    private = web_push.new_private_key()
    receiver = urlsplit("https://push.example.net:8443/a/b?c=d")
    made = web_push.authorization(private, receiver, "https://scots.example.org", AT)
    claims, key = signed_claims(made)
    assert claims == {
        "aud": "https://push.example.net:8443",
        "exp": AT + 12 * 3600,
        "sub": "https://scots.example.org",
    }
    assert key == web_push.public_key_of(private)
    other = web_push.public_key_of(web_push.new_private_key())
    with pytest.raises(InvalidSignature):
        signed_claims(made.replace(key, other))
