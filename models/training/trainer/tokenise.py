"""Turns files of samples into tokens, which stand beside them when a training begins.

python -m trainer.tokenise --tokenizer tokenizer.json samples.jsonl …
"""

import argparse
from pathlib import Path

from .data import load_samples


def main() -> None:
    """Runs the command."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tokenizer", type=Path, required=True)
    parser.add_argument("files", type=Path, nargs="+")
    arguments = parser.parse_args()
    for path in arguments.files:
        load_samples(path, arguments.tokenizer)


if __name__ == "__main__":
    main()
