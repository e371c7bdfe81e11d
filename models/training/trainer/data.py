"""Samples as tokens: made once for each file, and kept beside it.

Shapes: N samples of T tokens each, which differ; M tokens of all of them.
"""

import hashlib
from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from tokenizers import Tokenizer

from .chat import render_prompt, render_reply
from .samples import Sample, read_samples

TOKENISED_TOGETHER = 10_000


class TokenisedSample(NamedTuple):
    """Tokens [T] of a conversation with its reply; the first `prompt` of them are not learnt."""

    tokens: NDArray[np.uint16]
    prompt: int


@dataclass(frozen=True)
class TokenisedSamples:
    """Samples one behind the other: tokens [M], where each begins and the last ends [N + 1], prompts [N]."""

    tokens: NDArray[np.uint16]
    bounds: NDArray[np.int64]
    prompts: NDArray[np.int32]

    def __len__(self) -> int:
        return len(self.prompts)

    def __getitem__(self, index: int) -> TokenisedSample:
        start, end = self.bounds[index : index + 2]
        return TokenisedSample(self.tokens[start:end], int(self.prompts[index]))

    def lengths(self) -> NDArray[np.int64]:
        """Tokens of each sample [N]."""
        return np.diff(self.bounds)


def tokenise(samples: Iterable[Sample], tokenizer: Tokenizer) -> TokenisedSamples:
    """Prompt and reply are tokenised apart, as the prompt is when the model is asked."""
    tokens, bounds, prompts = array("H"), array("q", [0]), array("i")
    for chunk in chunks(samples, TOKENISED_TOGETHER):
        before = encode(tokenizer, [render_prompt(sample.messages) for sample in chunk])
        behind = encode(tokenizer, [render_reply(sample.reply) for sample in chunk])
        for prompt, reply in zip(before, behind, strict=True):
            tokens.extend(prompt)
            tokens.extend(reply)
            bounds.append(len(tokens))
            prompts.append(len(prompt))
    return TokenisedSamples(
        np.array(tokens, np.uint16), np.array(bounds, np.int64), np.array(prompts, np.int32)
    )


def load_samples(path: Path, tokenizer_path: Path) -> TokenisedSamples:
    """The tokenised samples of a file of JSON lines.

    They are kept in `NAME.tokens.npz` beside it, and made anew when the file or the tokenizer has changed.
    """
    cache = path.with_suffix(".tokens.npz")
    key = content_hash(path, tokenizer_path)
    if cache.exists():
        with np.load(cache) as kept:
            if str(kept["key"]) == key:
                return TokenisedSamples(kept["tokens"], kept["bounds"], kept["prompts"])
    samples = tokenise(read_samples(path), Tokenizer.from_file(str(tokenizer_path)))
    partial = cache.with_suffix(".partial")
    with partial.open("wb") as file:
        np.savez(file, key=key, tokens=samples.tokens, bounds=samples.bounds, prompts=samples.prompts)
    partial.replace(cache)
    return samples


def joined(files: Sequence[TokenisedSamples]) -> TokenisedSamples:
    """The samples of several files as if they stood in one."""
    tokens = np.concatenate([file.tokens for file in files])
    lengths = np.concatenate([file.lengths() for file in files])
    bounds = np.concatenate(([0], lengths.cumsum()))
    return TokenisedSamples(tokens, bounds, np.concatenate([file.prompts for file in files]))


def encode(tokenizer: Tokenizer, texts: list[str]) -> list[list[int]]:
    """Tokens of each text."""
    return [encoding.ids for encoding in tokenizer.encode_batch_fast(texts, add_special_tokens=False)]


def chunks(samples: Iterable[Sample], size: int) -> Iterator[list[Sample]]:
    """The samples in lists of `size`; the last may be shorter."""
    rest = iter(samples)
    while chunk := list(islice(rest, size)):
        yield chunk


def content_hash(*paths: Path) -> str:
    """SHA-256 of the SHA-256 of each file."""
    digests = []
    for path in paths:
        with path.open("rb") as file:
            digests.append(hashlib.file_digest(file, "sha256").digest())
    return hashlib.sha256(b"".join(digests)).hexdigest()
