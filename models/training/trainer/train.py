r"""Trains a model for a given time, or goes on with a training that was interrupted.

python -m trainer.train --recipe recipe.json --tokenizer tokenizer.json --data general=samples.jsonl \
    --minutes 75 --checkpoint training.pt --out phase-1.pt

The minutes are those of the whole training. It stops where the recipe wants a data file that is not given,
and goes on from there when the command is given again with the same checkpoint and that file. Time in which
nothing runs does not count.
"""

import argparse
import json
import shutil
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path

import torch
from tokenizers import Tokenizer
from torch import Tensor

from .batches import Batch, in_batches
from .checkpoint import load_checkpoint, save_checkpoint
from .data import TokenisedSamples, joined, load_samples
from .gguf_file import read_gguf
from .precision import quickest_precision
from .recipe import Minutes, Steps, read_recipe
from .tokenizer import tokenizer_of
from .training import Training, mean_loss

LOG_SECONDS = 15
CHECKPOINT_SECONDS = 300
HELD_OUT_SAMPLES = 200

Log = Callable[[dict[str, float]], None]


def main() -> None:
    """Runs the command."""
    arguments = parse_arguments()
    if arguments.threads is not None:
        torch.set_num_threads(arguments.threads)
    training = make_training(arguments)
    held_out = held_out_batches(arguments, training.recipe.batch_tokens)
    run(training, arguments.checkpoint, held_out, log_to(arguments.log))
    shutil.copy(arguments.checkpoint, arguments.out)


def parse_arguments() -> argparse.Namespace:
    """Reads the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--recipe", type=Path, required=True)
    parser.add_argument("--tokenizer", type=Path, required=True)
    parser.add_argument(
        "--data",
        action="append",
        required=True,
        metavar="NAME=FILE",
        help="a file of the data that the recipe calls so; may be given several times for one name",
    )
    parser.add_argument("--held-out", type=Path, help="samples whose loss is told at each checkpoint")
    length = parser.add_mutually_exclusive_group(required=True)
    length.add_argument("--minutes", type=float, help="of the whole training")
    length.add_argument("--steps", type=int, help="of the whole training")
    parser.add_argument("--checkpoint", type=Path, required=True, help="where to go on, and what to write")
    parser.add_argument("--begin", type=Path, help="a GGUF file whose weights are learnt further")
    parser.add_argument("--out", type=Path, required=True, help="a copy of the checkpoint at the end")
    parser.add_argument("--log", type=Path, help="where JSON lines are added; else they are only printed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument(
        "--threads",
        type=int,
        help="on the CPU, each with batches of its own; else as many as there are cores",
    )
    parser.add_argument("--plain", action="store_true", help="do not compile the layers first")
    return parser.parse_args()


def make_training(arguments: argparse.Namespace) -> Training:
    """The training, gone on with from its checkpoint if there is one."""
    recipe = read_recipe(arguments.recipe)
    tokenizer = tokenizer_for(arguments.tokenizer, arguments.begin)
    data = load_data(arguments.data, arguments.tokenizer)
    if recipe.lasts_with(data.keys()) == 0:
        wanted = ", ".join(recipe.stages[0].shares)
        sys.exit(f"The recipe begins with data named {wanted}; give each as --data NAME=FILE.")
    earlier = None if arguments.begin is None else read_gguf(arguments.begin)
    training = Training(
        recipe,
        Minutes(arguments.minutes) if arguments.steps is None else Steps(arguments.steps),
        recipe.model_config(tokenizer.get_vocab_size()) if earlier is None else earlier.config,
        data,
        arguments.seed,
        arguments.device,
        helpers=torch.get_num_threads() - 1 if arguments.device == "cpu" else 0,
        compiled=not arguments.plain,
        precision=quickest_precision(arguments.device),
    )
    if arguments.checkpoint.exists():
        training.load_state_dict(load_checkpoint(arguments.checkpoint))
    elif earlier is not None:
        training.model.load_state_dict(earlier.state_dict())
    return training


def tokenizer_for(path: Path, begin: Path | None) -> Tokenizer:
    """The tokenizer of a file. Exits if the model that is learnt further, if one is, knows other tokens."""
    tokenizer = Tokenizer.from_file(str(path))
    if begin is not None and tokenizer.get_vocab() != tokenizer_of(begin).get_vocab():
        sys.exit(f"{path} has other tokens than {begin}; make it anew with trainer.tokenizer --of {begin}.")
    return tokenizer


def load_data(pairs: Iterable[str], tokenizer: Path) -> dict[str, TokenisedSamples]:
    """The samples of each name of pairs NAME=FILE, from all of its files."""
    files: dict[str, list[TokenisedSamples]] = defaultdict(list)
    for name, path in (pair.split("=", 1) for pair in pairs):
        files[name].append(load_samples(Path(path), tokenizer))
    return {name: joined(parts) for name, parts in files.items()}


def held_out_batches(arguments: argparse.Namespace, batch_tokens: int) -> list[Batch]:
    """Batches of the first samples that are not learnt (all would take long); none if there are none."""
    if arguments.held_out is None:
        return []
    samples = load_samples(arguments.held_out, arguments.tokenizer)
    count = min(len(samples), HELD_OUT_SAMPLES)
    return in_batches((samples[index] for index in range(count)), batch_tokens)


def run(training: Training, checkpoint: Path, held_out: list[Batch], log: Log) -> None:
    """Learns as long as there is data for it, with a checkpoint now and then and at the end."""
    until = training.recipe.lasts_with(training.streams.keys())
    progress = training.progress
    began = time.monotonic() - progress.seconds
    saved_at = progress.seconds
    window = Window(training)
    while training.share < until:
        window.add(training.step())
        progress.seconds = time.monotonic() - began
        if window.seconds() >= LOG_SECONDS:
            log(window.report())
            window = Window(training)
        if progress.seconds - saved_at >= CHECKPOINT_SECONDS:
            save_checkpoint(checkpoint, training.state_dict())
            saved_at = progress.seconds
            log_held_out(training, held_out, log)
    save_checkpoint(checkpoint, training.state_dict())
    log_held_out(training, held_out, log)


class Window:
    """Steps between two lines of the log."""

    def __init__(self, training: Training) -> None:
        self.training = training
        self.first_token = training.progress.tokens
        self.first_second = training.progress.seconds
        self.losses: list[Tensor] = []

    def add(self, loss: Tensor) -> None:
        """Counts a step."""
        self.losses.append(loss)

    def seconds(self) -> float:
        """How long it has been open."""
        return self.training.progress.seconds - self.first_second

    def report(self) -> dict[str, float]:
        """Its line."""
        progress = self.training.progress
        return {
            "seconds": round(progress.seconds, 1),
            "share": round(self.training.share, 4),
            "step": progress.step,
            "tokens": progress.tokens,
            "loss": round(torch.stack(self.losses).mean().item(), 4),
            "tokens_per_second": round((progress.tokens - self.first_token) / self.seconds()),
        }


def log_held_out(training: Training, batches: list[Batch], log: Log) -> None:
    """Tells the loss of samples that are not learnt, if there are any."""
    if batches:
        step = training.progress.step
        log({"step": step, "held_out_loss": round(mean_loss(training.model, batches), 4)})


def log_to(path: Path | None) -> Log:
    """Prints lines, and adds them to a file if one is given."""

    def log(values: dict[str, float]) -> None:
        line = json.dumps(values)
        print(line, flush=True)
        if path is not None:
            with path.open("a", encoding="utf-8") as file:
                file.write(f"{line}\n")

    return log


if __name__ == "__main__":
    main()
