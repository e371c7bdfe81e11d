"""Writes the model of a checkpoint as a GGUF file.

python -m trainer.export --checkpoint phase-2.pt --tokenizer tokenizer.json --out practice.gguf
"""

import argparse
import hashlib
from pathlib import Path

import torch
from tokenizers import Tokenizer

from .checkpoint import model_of_checkpoint
from .gguf_file import MATRIX_TYPES, read_gguf, write_gguf
from .model import Llama


def main() -> None:
    """Runs the command."""
    arguments = parse_arguments()
    model = model_of_checkpoint(arguments.checkpoint)
    if arguments.mixed_with is not None:
        mix(model, read_gguf(arguments.mixed_with), arguments.share)
    scale_scores(model, arguments.scores)
    tokenizer = Tokenizer.from_file(str(arguments.tokenizer))
    write_gguf(arguments.out, model, tokenizer, arguments.type, arguments.name, arguments.licence)
    content = arguments.out.read_bytes()
    parameters = sum(parameter.numel() for parameter in model.parameters())
    print(f"{parameters:,} parameters, {len(content):,} bytes, SHA-256 {hashlib.sha256(content).hexdigest()}")


def parse_arguments() -> argparse.Namespace:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--checkpoint", type=Path, required=True)
    parser.add_argument("--tokenizer", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--mixed-with", type=Path, help="the GGUF file from which the training went on")
    parser.add_argument("--share", type=float, default=0.4, help="of that file's weights in the mean of both")
    parser.add_argument("--scores", type=float, default=1.0, help="what all scores are multiplied with")
    parser.add_argument("--type", choices=MATRIX_TYPES, default="Q8_0", help="number format of the matrices")
    parser.add_argument("--name", default="Practice model")
    parser.add_argument("--licence", default="Apache-2.0", help="SPDX identifier")
    return parser.parse_args()


@torch.no_grad()
def mix(model: Llama, other: Llama, share: float) -> None:
    """Takes so much of another model's weights, and the rest of its own (Wortsman et al. 2022).

    One must have gone on from the other: else their weights have nothing to do with each other.

    Raises:
        ValueError: if their sizes differ.

    """
    if shapes_of(model) != shapes_of(other):
        raise ValueError(f"A model of {model.config} has no mean with one of {other.config}.")
    for own, theirs in zip(model.parameters(), other.parameters(), strict=True):
        own.lerp_(theirs.to(own.dtype), share)


def shapes_of(model: Llama) -> dict[str, torch.Size]:
    """The shape of each parameter; a file keeps the other numbers of a model less exactly."""
    return {name: parameter.shape for name, parameter in model.named_parameters()}


@torch.no_grad()
def scale_scores(model: Llama, factor: float) -> None:
    """Multiplies the scores of all tokens, by which samples vary more if the factor is below 1.

    The last norm's weights are scaled, in which the scores are linear; the most probable token stays.
    """
    model.norm.weight.mul_(factor)


if __name__ == "__main__":
    main()
