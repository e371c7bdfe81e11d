"""Byte-level BPE in the form that llama.cpp reads as a `gpt2` vocabulary with the pre-tokenizer `qwen2`.

python -m trainer.tokenizer --samples samples.jsonl --out tokenizer.json
python -m trainer.tokenizer --of practice.gguf --out tokenizer.json
"""

import argparse
from collections.abc import Iterable
from itertools import islice
from pathlib import Path

from gguf import GGUFReader
from tokenizers import Regex, Tokenizer, decoders, models, pre_tokenizers, trainers

from .chat import LETTER_BREAK, SPECIAL_TOKENS, render_prompt
from .samples import read_samples

QWEN2_PATTERN = (
    r"(?:'[sS]|'[tT]|'[rR][eE]|'[vV][eE]|'[mM]|'[lL][lL]|'[dD])"
    r"|[^\r\n\p{L}\p{N}]?\p{L}+"
    r"|\p{N}"
    r"| ?[^\s\p{L}\p{N}]+[\r\n]*"
    r"|\s*[\r\n]+"
    r"|\s+(?!\S)"
    r"|\s+"
)
"""What llama.cpp splits text by before it merges bytes, if a file says `pre = qwen2`: each digit is alone."""


def untrained_tokenizer() -> Tokenizer:
    """A tokenizer that splits text as llama.cpp does and knows no tokens yet."""
    return tokenizer_with(models.BPE())


def tokenizer_with(model: models.BPE) -> Tokenizer:
    """A tokenizer that splits text as llama.cpp does and knows these tokens."""
    tokenizer = Tokenizer(model)
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
        [
            pre_tokenizers.Split(LETTER_BREAK, "removed"),
            pre_tokenizers.Split(Regex(QWEN2_PATTERN), "isolated"),
            pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False),
        ]
    )
    tokenizer.decoder = decoders.ByteLevel()
    return tokenizer


def train_tokenizer(texts: Iterable[str], size: int) -> Tokenizer:
    """Learns merges from texts until the vocabulary has `size` tokens: special ones, the 256 bytes, and more.

    It stays smaller if the texts repeat too little.
    """
    tokenizer = untrained_tokenizer()
    trainer = trainers.BpeTrainer(
        vocab_size=size,
        min_frequency=2,
        special_tokens=list(SPECIAL_TOKENS),
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
        show_progress=False,
    )
    tokenizer.train_from_iterator(texts, trainer)
    return tokenizer


def tokenizer_of(path: Path) -> Tokenizer:
    """The tokenizer of a model that this trainer wrote. Raises ValueError if the file has none."""
    reader = GGUFReader(path)
    fields = [reader.get_field(f"tokenizer.ggml.{name}") for name in ("tokens", "merges")]
    tokens, merges = (None if field is None else field.contents() for field in fields)
    if tokens is None or merges is None:
        raise ValueError(f"{path} has no tokens and merges; give a file that trainer.export wrote.")
    vocabulary = {token: number for number, token in enumerate(tokens)}
    tokenizer = tokenizer_with(models.BPE(vocabulary, [tuple(merge.split(" ")) for merge in merges]))
    tokenizer.add_special_tokens(list(SPECIAL_TOKENS))
    return tokenizer


def main() -> None:
    """Trains a tokenizer on the first samples of a file, or takes that of a model."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument("--samples", type=Path, help="JSON lines of the generator")
    source.add_argument("--of", type=Path, help="a GGUF file that the trainer wrote")
    parser.add_argument("--out", type=Path, required=True, help="where to write the tokenizer (JSON)")
    parser.add_argument("--size", type=int, default=2560, help="number of tokens")
    parser.add_argument("--count", type=int, default=100_000, help="number of samples to learn from")
    arguments = parser.parse_args()
    if arguments.of is None:
        samples = islice(read_samples(arguments.samples), arguments.count)
        texts = (text for sample in samples for text in (render_prompt(sample.messages), sample.reply))
        tokenizer = train_tokenizer(texts, arguments.size)
    else:
        tokenizer = tokenizer_of(arguments.of)
    tokenizer.save(str(arguments.out))
    print(f"{tokenizer.get_vocab_size()} tokens")


if __name__ == "__main__":
    main()
