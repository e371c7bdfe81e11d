"""Reads what the generator writes: JSON lines, one conversation with its reply each."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .chat import LETTER_BREAK, SPECIAL_TOKENS, Message


class SampleError(ValueError):
    """A line is no sample that can be learnt."""


@dataclass(frozen=True)
class Sample:
    """A conversation, and the reply to learn. Only the reply may have letter breaks."""

    messages: tuple[Message, ...]
    reply: str


def read_samples(path: Path) -> Iterator[Sample]:
    """Yields the samples of a file of JSON lines `{"messages": [{"role", "content"}, …], "reply": …}`.

    Other fields are passed over. Raises SampleError for a line that is something else.
    """
    with path.open(encoding="utf-8") as lines:
        for number, line in enumerate(lines, start=1):
            try:
                yield parse_sample(json.loads(line))
            except (ValueError, KeyError, TypeError) as error:
                raise SampleError(
                    f"{path}, line {number}: {error!r} in {line[:80]!r}. Generate the file again."
                ) from error


def parse_sample(value: dict[str, Any]) -> Sample:
    """The sample of a JSON object. Raises ValueError, KeyError or TypeError if it is none."""
    messages = tuple(Message(message["role"], message["content"]) for message in value["messages"])
    sample = Sample(messages, value["reply"])
    for text in (*(message.content for message in messages), sample.reply):
        # The app reads such text letter by letter, while the tokenizer here would take it for the token.
        if any(token in text for token in SPECIAL_TOKENS):
            raise ValueError("a text holds a control token")
    if any(LETTER_BREAK in message.content for message in messages):
        raise ValueError("a message holds a letter break")
    return sample
