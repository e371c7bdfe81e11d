from dataclasses import replace
from pathlib import Path

import pytest
import torch

from ..export import mix, scale_scores
from ..gguf_file import read_gguf, write_gguf
from ..model import Llama, ModelConfig
from .small import config_for, small_tokenizer

CONFIG = ModelConfig(vocabulary=40, width=32, layers=2, heads=2, hidden=48)


def small_model(seed: int) -> Llama:
    torch.manual_seed(seed)
    return Llama(CONFIG)


@torch.no_grad()
def logits_of(model: Llama) -> torch.Tensor:
    return model.logits(model(torch.arange(12)[None]))


def test_scaled_scores_are_sampled_as_at_a_higher_temperature() -> None:
    model = small_model(1)
    before = logits_of(model)
    scale_scores(model, 0.5)
    assert torch.allclose(logits_of(model), before / 2, atol=1e-5)


def test_a_mixed_model_has_the_mean_of_both_weights() -> None:
    own, other = small_model(1), small_model(2)
    wanted = 0.75 * own.layers[1].attention.query.weight + 0.25 * other.layers[1].attention.query.weight
    mix(own, other, 0.25)
    assert torch.allclose(own.layers[1].attention.query.weight, wanted)


def test_a_model_mixed_with_itself_stays_as_it_is() -> None:
    model = small_model(1)
    before = logits_of(model)
    mix(model, small_model(1), 0.4)
    assert torch.allclose(logits_of(model), before, atol=1e-6)


def test_a_model_is_mixed_with_one_that_was_read_from_a_file(tmp_path: Path) -> None:
    tokenizer = small_tokenizer()
    own, other = Llama(config_for(tokenizer)), Llama(config_for(tokenizer))
    wanted = own.embedding.weight.lerp(other.embedding.weight, 0.4)
    write_gguf(tmp_path / "other.gguf", other, tokenizer, "F32", "other", "Apache-2.0")
    mix(own, read_gguf(tmp_path / "other.gguf"), 0.4)
    assert torch.allclose(own.embedding.weight, wanted, atol=1e-6)


def test_a_model_is_not_mixed_with_one_of_other_sizes() -> None:
    deeper = Llama(replace(CONFIG, layers=3))
    with pytest.raises(ValueError, match="layers=3"):
        mix(small_model(1), deeper, 0.4)
