"""What the tests train on: a tiny model and made-up samples."""

import json
import random
from pathlib import Path

from tokenizers import Tokenizer

from ..chat import Message
from ..model import ModelConfig
from ..recipe import Rates, Recipe, Stage
from ..samples import Sample
from ..tokenizer import train_tokenizer

SIZES = {"width": 64, "layers": 2, "heads": 2, "hidden": 96}
RATES = Rates(matrices=0.02, matrix_decay=0.02, others=0.003, warmup_steps=2, falls_from=0.5, last=0.01)
RECIPE = Recipe(
    model=SIZES,
    batch_tokens=128,
    largest_gradient=1.0,
    rates=RATES,
    stages=(
        Stage(begins=0.0, step_tokens=256, longest=128, shares={"sums": 1.0}),
        Stage(begins=0.5, step_tokens=256, longest=128, shares={"sums": 0.5, "more-sums": 0.5}),
    ),
)


def config_for(tokenizer: Tokenizer) -> ModelConfig:
    return RECIPE.model_config(tokenizer.get_vocab_size())


def sums(count: int, seed: int = 1) -> list[Sample]:
    numbers = random.Random(seed)
    samples = []
    for _ in range(count):
        left, right = numbers.randrange(100), numbers.randrange(100)
        question = f"Anna has {left} apples and finds {right} more. How many apples does she have?"
        messages = (Message("system", "You are a solver."), Message("user", question))
        samples.append(Sample(messages, f"{left}+{right}={left + right}\nThe answer is {left + right}."))
    return samples


def small_tokenizer() -> Tokenizer:
    samples = sums(50)
    texts = [text for sample in samples for text in (sample.messages[1].content, sample.reply)]
    return train_tokenizer(texts, 320)


def write_samples(path: Path, samples: list[Sample]) -> None:
    with path.open("w", encoding="utf-8") as file:
        for sample in samples:
            messages = [message._asdict() for message in sample.messages]
            print(json.dumps({"messages": messages, "reply": sample.reply, "problem": 7}), file=file)
