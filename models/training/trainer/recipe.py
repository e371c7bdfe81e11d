"""What a training is made of, as it stands in `recipe.json`; and how far it has come."""

import json
from collections.abc import Mapping, Set
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from .model import ModelConfig


@dataclass(frozen=True)
class Stage:
    """What is learnt from a share of the training on, until the next stage begins."""

    begins: float
    step_tokens: int
    longest: int
    """Tokens of the longest sample."""
    shares: Mapping[str, float]
    """Share of each step's tokens that comes from each of the data files, by their names."""


@dataclass(frozen=True)
class Rates:
    """Learning rates and how they change: they rise, stay, and fall in a straight line until the end."""

    matrices: float
    """Muon's rate; its updates have singular values of about one."""
    matrix_decay: float
    others: float
    """AdamW's rate, for the embedding and the norms."""
    warmup_steps: int
    falls_from: float
    """Share of the training."""
    last: float
    """What is left of the rates at the end."""

    def factor(self, step: int, share: float) -> float:
        """What the rates are multiplied by in a step, counted from one, at a share of the training."""
        rising = min(1.0, step / self.warmup_steps)
        falling = (1.0 - share) / (1.0 - self.falls_from)
        return rising * max(self.last, min(1.0, falling))


@dataclass(frozen=True)
class Recipe:
    """A whole training."""

    batch_tokens: int
    """Tokens that go through the model at once, padding included."""
    largest_gradient: float
    """A gradient whose norm is larger is scaled down to it."""
    rates: Rates
    stages: tuple[Stage, ...]
    model: Mapping[str, Any] = field(default_factory=dict)
    """Fields of ModelConfig but the vocabulary, which the tokenizer has; none to learn a model further."""

    def model_config(self, vocabulary: int) -> ModelConfig:
        """The sizes of the model."""
        return ModelConfig(vocabulary=vocabulary, **self.model)

    def stage(self, share: float) -> Stage:
        """The last stage that has begun at a share of the training."""
        return [stage for stage in self.stages if stage.begins <= share][-1]

    def lasts_with(self, data: Set[str]) -> float:
        """The share of the training that can be done with these data files."""
        return next((stage.begins for stage in self.stages if not stage.shares.keys() <= data), 1.0)


@dataclass
class Progress:
    """How much was done."""

    step: int = 0
    tokens: int = 0
    seconds: float = 0.0


class Minutes(NamedTuple):
    """A training that takes so long."""

    count: float

    def share(self, progress: Progress) -> float:
        """How much of it is done, from 0 to 1."""
        return min(1.0, progress.seconds / (60 * self.count))


class Steps(NamedTuple):
    """A training of so many steps."""

    count: int

    def share(self, progress: Progress) -> float:
        """How much of it is done, from 0 to 1."""
        return min(1.0, progress.step / self.count)


def read_recipe(path: Path) -> Recipe:
    """Reads a recipe. Raises ValueError if a field is missing or unknown, or no stage begins at 0."""
    value = json.loads(path.read_text(encoding="utf-8"))
    try:
        stages = tuple(Stage(**stage) for stage in value.pop("stages"))
        recipe = Recipe(rates=Rates(**value.pop("rates")), stages=stages, **value)
    except (TypeError, KeyError) as error:
        raise ValueError(f"{path}: {error}. Compare it with the fields of Recipe.") from error
    if not stages or stages[0].begins != 0:
        raise ValueError(f"{path}: the first stage must begin at 0.")
    return recipe
