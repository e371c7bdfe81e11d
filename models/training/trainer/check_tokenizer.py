"""Proves that texts survive the tokenizer, and writes their tokens for a comparison with the app's runtime.

python -m trainer.check_tokenizer --tokenizer tokenizer.json --samples held-out.jsonl --out tokens.jsonl
"""

import argparse
import json
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from tokenizers import Tokenizer

from .chat import LETTER_BREAK, Message, render_prompt
from .samples import read_samples

ODD_TEXTS = (
    "",
    " ",
    "\n\n\n a\n \n b",
    "   leading and trailing   ",
    "Hello   world!  It's 12345 o'clock,\n\n  isn't IT?\t(yes) $3.50 = 7/2; a_b __x__ 'quoted' don't WE'LL\n",
    "x+y=10*2\r\n\r\n foo\r",
    "naïve café — “quotes” … 日本語 ½ ² ٣ end",
    "e\u0301 \u00a0 no-break \u3000 wide \u200b none \ufeff",
    "👩‍🚀 emoji 🇩🇪",
    '{"json": [1, 2.5, true], "reason": "a\\nb"}',
    "<|not_a_token|> <|im_ start|> |>",
    "C-a-r-o-l: ymnl",
)
"""Texts unlike those of the generator."""


def conversations(samples: Path, count: int) -> Iterator[tuple[Message, ...]]:
    """Odd texts, and those of samples: each conversation, and each reply as a message."""
    for text in ODD_TEXTS:
        yield (Message("user", text),)
    for sample in islice(read_samples(samples), count // 2):
        yield sample.messages
        yield (Message("user", sample.reply.replace(LETTER_BREAK, "")),)


def main() -> None:
    """Runs the command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tokenizer", type=Path, required=True)
    parser.add_argument("--samples", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--count", type=int, default=1000, help="number of texts from samples")
    arguments = parser.parse_args()
    tokenizer = Tokenizer.from_file(str(arguments.tokenizer))
    changed = 0
    with arguments.out.open("w", encoding="utf-8") as file:
        for messages in conversations(arguments.samples, arguments.count):
            text = render_prompt(messages)
            tokens = tokenizer.encode(text, add_special_tokens=False).ids
            if tokenizer.decode(tokens, skip_special_tokens=False) != text:
                changed += 1
                print(f"comes back changed: {text!r}", file=sys.stderr)
            line = {"messages": [message._asdict() for message in messages], "tokens": tokens}
            print(json.dumps(line), file=file)
    sys.exit(f"{changed} texts come back changed." if changed else 0)


if __name__ == "__main__":
    main()
