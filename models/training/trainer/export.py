"""Writes the model of a checkpoint as a GGUF file.

python -m trainer.export --checkpoint phase-2.pt --tokenizer tokenizer.json --out practice.gguf
"""

import argparse
import hashlib
from pathlib import Path

from tokenizers import Tokenizer

from .checkpoint import model_of_checkpoint
from .gguf_file import MATRIX_TYPES, write_gguf


def main() -> None:
    """Runs the command."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--checkpoint", type=Path, required=True)
    parser.add_argument("--tokenizer", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--type", choices=MATRIX_TYPES, default="Q8_0", help="number format of the matrices")
    parser.add_argument("--name", default="Practice model")
    parser.add_argument("--licence", default="Apache-2.0", help="SPDX identifier")
    arguments = parser.parse_args()
    model = model_of_checkpoint(arguments.checkpoint)
    tokenizer = Tokenizer.from_file(str(arguments.tokenizer))
    write_gguf(arguments.out, model, tokenizer, arguments.type, arguments.name, arguments.licence)
    content = arguments.out.read_bytes()
    parameters = sum(parameter.numel() for parameter in model.parameters())
    print(f"{parameters:,} parameters, {len(content):,} bytes, SHA-256 {hashlib.sha256(content).hexdigest()}")


if __name__ == "__main__":
    main()
