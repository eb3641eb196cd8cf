"""Web Push: a message encrypted for one browser (RFC 8291), signed as this server's (RFC 8292).

The push service in between can neither read a message nor tell one from another by its length.
"""

from __future__ import annotations

import base64
import secrets
from dataclasses import dataclass
from typing import Final
from urllib.parse import SplitResult

import jwt
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
RECORD_BYTES: Final = 4096
"""The record size that the header names; a message is one record, and shorter."""
PADDED_BYTES: Final = 256
"""The length of every message before it is encrypted."""
END: Final = b"\x02"
"""Ends the last record; what follows it is padding (RFC 8188)."""
SALT_BYTES: Final = 16
AUTH_BYTES: Final = 16
SCALAR_BYTES: Final = 32
SIGNED_SECONDS: Final = 12 * 3600
"""How long a signature holds; push services allow a day at most."""


@dataclass(frozen=True)
class BrowserKeys:
    """What a browser gave us to encrypt its messages with."""

    p256dh: str
    """Its public key."""
    auth: str
    """The secret it shares with us."""

    def are_good(self) -> bool:
        """Return whether messages can be encrypted with them."""
        try:
            _public_key(self.p256dh)
            return len(decode(self.auth)) == AUTH_BYTES
        except ValueError:
            return False


# --- encryption ------------------------------------------------------------------------------


def encrypt(
    message: bytes,
    keys: BrowserKeys,
    padded: int = PADDED_BYTES,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Return the body of a push: a message for one browser, padded to one length.

    *sender* and *salt* are new for every message, unless a test compares.
    """
    if len(message) >= padded:
        raise ValueError("this message is too long to be pushed")
    sender = sender or ec.generate_private_key(CURVE)
    salt = salt or secrets.token_bytes(SALT_BYTES)
    theirs = _public_key(keys.p256dh)
    ours = _point(sender.public_key())
    shared = sender.exchange(ec.ECDH(), theirs)
    info = b"WebPush: info\0" + _point(theirs) + ours
    secret = _derive(shared, decode(keys.auth), info, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    record = (message + END).ljust(padded, b"\0")
    header = salt + RECORD_BYTES.to_bytes(4, "big") + len(ours).to_bytes(1, "big") + ours
    return header + AESGCM(key).encrypt(nonce, record, None)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _public_key(text: str) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(text))


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


# --- whose push it is ------------------------------------------------------------------------


def new_private_key() -> str:
    """Return a new key that signs pushes, as text."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return encode(number.to_bytes(SCALAR_BYTES, "big"))


def public_key_of(private: str) -> str:
    """Return the public key that browsers are given, as text."""
    return encode(_point(_private_key(private).public_key()))


def authorization(private: str, receiver: SplitResult, contact: str, at: int) -> str:
    """Return the header that shows a push service who sends a push."""
    claims = {
        "aud": f"{receiver.scheme}://{receiver.netloc}",
        "exp": at + SIGNED_SECONDS,
        "sub": contact,
    }
    token = jwt.encode(claims, _private_key(private), algorithm="ES256")
    return f"vapid t={token}, k={public_key_of(private)}"


def _private_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decode(text), "big"), CURVE)


# --- bytes as text ---------------------------------------------------------------------------


def encode(data: bytes) -> str:
    """Return bytes in the alphabet of addresses, without padding."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decode(text: str) -> bytes:
    """Return the bytes that a text stands for."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
