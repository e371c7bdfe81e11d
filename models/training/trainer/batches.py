"""Which samples a step learns, and how they are laid out.

A step takes its samples at random, sorts them by length and cuts the part of each process into a few padded
batches. So each step sees samples of all lengths, and little is computed for nothing. Padding stands behind,
where causal attention never looks, so that no mask is needed.

Shapes: B samples of a batch, T positions, L of them where a token is learnt.
"""

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor

from .data import TokenisedSample, TokenisedSamples


class Batch(NamedTuple):
    """What a model is shown, and what it learns."""

    tokens: Tensor
    """[B, T], int64."""
    positions: Tensor
    """Where a token is learnt [L], counted through all rows; int64."""
    targets: Tensor
    """The tokens that stand behind these positions [L], int64."""

    def to(self, device: torch.device) -> "Batch":
        """The same on a device. A GPU is not waited for."""
        if device.type != "cuda":
            return Batch(*(part.to(device) for part in self))
        return Batch(*(part.pin_memory().to(device, non_blocking=True) for part in self))


class SampleStream:
    """The samples of a file without end, in an order that is drawn anew for each pass."""

    def __init__(self, samples: TokenisedSamples, seed: int) -> None:
        self.samples = samples
        self.seed = seed
        self.lengths = samples.lengths()
        self.go_to(0, 0)

    def go_to(self, epoch: int, index: int) -> None:
        """Continues with the sample at this place of this pass. Raises ValueError if the file is shorter."""
        if index > len(self.samples):
            raise ValueError(
                f"The training stands behind sample {index} of a file that has {len(self.samples)}; "
                "go on with the file as it was, or begin anew with another checkpoint."
            )
        self.epoch, self.index = epoch, index
        self.order = np.random.default_rng([self.seed, epoch]).permutation(len(self.samples))

    def take(self, tokens: int, longest: int) -> list[TokenisedSample]:
        """The next samples of at most `longest` tokens each, until they have `tokens` together.

        Longer ones are skipped. Raises ValueError if all are longer.
        """
        if not (self.lengths <= longest).any():
            raise ValueError(
                f"None of {len(self.samples)} samples has at most {longest} tokens; allow longer ones."
            )
        taken: list[TokenisedSample] = []
        while tokens > 0:
            if self.index == len(self.order):
                self.go_to(self.epoch + 1, 0)
            number = int(self.order[self.index])
            self.index += 1
            if self.lengths[number] <= longest:
                taken.append(self.samples[number])
                tokens -= int(self.lengths[number])
        return taken


def dealt(samples: Iterable[TokenisedSample], hands: int) -> list[list[TokenisedSample]]:
    """Samples in so many parts, each with as many of each length as the others."""
    by_length = sorted(samples, key=lambda sample: len(sample.tokens))
    return [by_length[hand::hands] for hand in range(hands)]


def in_batches(samples: Iterable[TokenisedSample], most_tokens: int) -> list[Batch]:
    """Batches of samples of similar lengths, each of at most `most_tokens` with padding, or of one sample."""
    batches: list[Batch] = []
    group: list[TokenisedSample] = []
    for sample in sorted(samples, key=lambda sample: len(sample.tokens)):
        if group and (len(group) + 1) * len(sample.tokens) > most_tokens:
            batches.append(padded(group))
            group = []
        group.append(sample)
    return [*batches, padded(group)] if group else batches


def padded(samples: list[TokenisedSample]) -> Batch:
    """One batch of the samples, of which the tokens of the replies alone are learnt."""
    width = max(len(sample.tokens) for sample in samples) - 1
    tokens = np.zeros((len(samples), width), np.int64)
    positions, targets = [], []
    for row, (sample, prompt) in enumerate(samples):
        last = len(sample) - 1
        tokens[row, :last] = sample[:-1]
        positions.append(np.arange(row * width + prompt - 1, row * width + last))
        targets.append(sample[prompt:])
    arrays = tokens, np.concatenate(positions), np.concatenate(targets).astype(np.int64)
    return Batch(*map(torch.from_numpy, arrays))
