"""A browser that takes pushes: it reads them with its own keys, by the letter."""

from __future__ import annotations

import base64
import json
import re
import secrets
from dataclasses import dataclass, field
from typing import Any, Final

from cryptography.hazmat.primitives import hashes, hmac
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
VAPID: Final = re.compile(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]{87})")


def to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def to_bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def key_of(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(to_bytes(text), "big"), CURVE)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def mac(key: bytes, data: bytes) -> bytes:
    made = hmac.HMAC(key, hashes.SHA256())
    made.update(data)
    return made.finalize()


@dataclass
class Subscriber:
    """A browser with a subscription at a push service."""

    url: str = "https://push.example.net/a"
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(CURVE))
    auth: bytes = field(default_factory=lambda: secrets.token_bytes(16))

    @property
    def public(self) -> bytes:
        return point(self.key.public_key())

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": to_text(self.public), "auth": to_text(self.auth)}

    def body(self, **more: Any) -> dict[str, Any]:
        """Return what its page posts."""
        return {"endpoint": self.url, "keys": self.keys, **more}

    def record(self, body: bytes) -> bytes:
        """Return a decrypted record, with its padding (RFC 8291, 3.4; RFC 8188, 2.1)."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        first = mac(self.auth, self.key.exchange(ec.ECDH(), theirs))
        ikm = mac(first, b"WebPush: info\0" + self.public + sender + b"\x01")
        prk = mac(salt, ikm)
        cek = mac(prk, b"Content-Encoding: aes128gcm\0\x01")[:16]
        nonce = mac(prk, b"Content-Encoding: nonce\0\x01")[:12]
        return AESGCM(cek).decrypt(nonce, sealed, None)

    def read(self, body: bytes) -> bytes:
        """Return a message."""
        message, end, _ = self.record(body).rpartition(b"\x02")
        assert end
        return message


def signed_claims(authorization: str) -> tuple[dict[str, Any], str]:
    """Return what a push service is told, and the key it is signed with; a false one raises."""
    found = VAPID.fullmatch(authorization)
    assert found is not None
    head, claims, signature, key = found.groups()
    assert json.loads(to_bytes(head)) == {"alg": "ES256", "typ": "JWT"}
    raw = to_bytes(signature)
    assert len(raw) == 64
    r, s = (int.from_bytes(half, "big") for half in (raw[:32], raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to_bytes(key))
    der = utils.encode_dss_signature(r, s)
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    told: dict[str, Any] = json.loads(to_bytes(claims))
    return told, key
