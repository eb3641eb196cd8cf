"""How a printed rulebook is read here, for those who have it in hand."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Response
from pydantic import BaseModel, Field

from schiltrom.engine.rules import Value
from schiltrom.server.http.errors import RequestError, json_response
from schiltrom.server.http.schemas import refusals
from schiltrom.text.concordance import DOCUMENTS, Concordance, Remark, concordance, languages_of
from schiltrom.text.words import DEFAULT_LANGUAGE

router: Final = APIRouter(prefix="/api")


class PassageBody(BaseModel):
    """A few words of a document."""

    place: str = Field(description="the number or heading they stand under")
    words: str


class RemarkBody(BaseModel):
    """A point on which a document needs a word of explanation."""

    id: str
    rules: list[str] = Field(description="our numbers of the rules concerned")
    printed: str = Field(description="the document's own number, where it differs")
    kind: str
    label: str = Field(description="the kind in words")
    passages: list[PassageBody]
    switches: dict[str, Value] = Field(description="what it rests on")
    text: str


class ConcordanceBody(BaseModel):
    """How a document is read."""

    document: str
    language: str
    languages: list[str] = Field(description="in which it can be read, the document's own first")
    title: str
    about: str
    remarks: list[RemarkBody]


@router.get("/concordance/{document}", response_model=ConcordanceBody, responses=refusals(404, 422))
async def read_concordance(
    document: Annotated[str, Path(description="its language", examples=["de"], max_length=20)],
    language: Annotated[str, Query(examples=["de"], max_length=20)] = DEFAULT_LANGUAGE,
) -> Response:
    """Return how a document is read, in its own language or in English."""
    if document not in DOCUMENTS or language not in languages_of(document):
        raise RequestError(404, "not-found")
    return json_response(body_of(concordance(document, language)))


def body_of(found: Concordance) -> dict[str, object]:
    """Return a concordance as plain data."""
    return {
        **found._asdict(),
        "languages": list(languages_of(found.document)),
        "remarks": [_remark_body(remark) for remark in found.remarks],
    }


def _remark_body(remark: Remark) -> dict[str, object]:
    return {
        **remark._asdict(),
        "rules": list(remark.rules),
        "passages": [passage._asdict() for passage in remark.passages],
    }
