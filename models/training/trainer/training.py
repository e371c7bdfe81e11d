"""One training: the model, its optimizers and the data, step by step, with a state that can be kept."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict
from typing import Any
from zlib import crc32

import torch
from torch import Tensor, nn

from .batches import Batch, SampleStream, dealt, in_batches
from .data import TokenisedSample, TokenisedSamples
from .helpers import Helpers
from .loss import count_learnt, reply_loss
from .model import Llama, ModelConfig
from .optimizers import Optimizers
from .recipe import Minutes, Progress, Recipe, Steps


class Training:
    """A model that learns, with so many processes beside this one that compute gradients too.

    Compiled layers are quicker after their first minute; the last bits of their results differ.
    """

    def __init__(
        self,
        recipe: Recipe,
        length: Minutes | Steps,
        config: ModelConfig,
        data: Mapping[str, TokenisedSamples],
        seed: int = 1,
        device: torch.device | str = "cpu",
        helpers: int = 0,
        compiled: bool = False,
        precision: torch.dtype = torch.bfloat16,
    ) -> None:
        torch.manual_seed(seed)
        self.recipe = recipe
        self.length = length
        self.device = torch.device(device)
        self.model = Llama(config).to(self.device)
        self.model.precision = precision
        self.optimizers = Optimizers(self.model, recipe.rates)
        # The order of one file does not depend on which other files there are.
        self.streams = {name: SampleStream(each, seed + crc32(name.encode())) for name, each in data.items()}
        self.progress = Progress()
        self.helpers = Helpers(self.model, helpers, compiled)

    @property
    def share(self) -> float:
        """How much of the whole training is done, from 0 to 1."""
        return self.length.share(self.progress)

    def step(self) -> Tensor:
        """Learns the next samples. Returns the mean loss of their replies' tokens, in nats."""
        samples = self.next_samples()
        loss = self.learn(samples)
        nn.utils.clip_grad_norm_(self.model.parameters(), self.recipe.largest_gradient)
        self.progress.step += 1
        self.progress.tokens += sum(len(sample.tokens) for sample in samples)
        self.optimizers.step(self.progress.step, self.share)
        return loss

    def next_samples(self) -> list[TokenisedSample]:
        """The samples of a step, from each file its share of the tokens."""
        stage = self.recipe.stage(self.share)
        return [
            sample
            for name, part in stage.shares.items()
            for sample in self.streams[name].take(round(part * stage.step_tokens), stage.longest)
        ]

    def learn(self, samples: Iterable[TokenisedSample]) -> Tensor:
        """Adds the gradients of the mean loss to the parameters, and returns it."""
        parts = [in_batches(part, self.recipe.batch_tokens) for part in dealt(samples, self.helpers.hands)]
        learnt = sum(count_learnt(batch) for part in parts for batch in part)
        return self.helpers.add_gradients(parts, learnt)

    def state_dict(self) -> dict[str, Any]:
        """All that is needed to go on as if nothing had happened."""
        return {
            "config": asdict(self.model.config),
            "model": self.model.state_dict(),
            "optimizers": self.optimizers.state_dict(),
            "streams": {name: (stream.epoch, stream.index) for name, stream in self.streams.items()},
            "progress": asdict(self.progress),
        }

    def load_state_dict(self, state: Mapping[str, Any]) -> None:
        """Goes on from a state. Data files that it does not know are read from their beginnings."""
        self.model.load_state_dict(state["model"])
        self.optimizers.load_state_dict(state["optimizers"])
        for name in state["streams"].keys() & self.streams.keys():
            self.streams[name].go_to(*state["streams"][name])
        self.progress = Progress(**state["progress"])


@torch.no_grad()
@torch.compiler.set_stance("force_eager")
def mean_loss(model: Llama, batches: Iterable[Batch]) -> float:
    """Mean loss of the replies' tokens, in nats."""
    device = model.embedding.weight.device
    total, learnt = 0.0, 0
    for batch in batches:
        total += reply_loss(model, batch.to(device)).item()
        learnt += count_learnt(batch)
    return total / learnt
