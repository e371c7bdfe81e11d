import pytest
import torch

from ..model import Llama, ModelConfig, deepened, rotate, rotations

CONFIG = ModelConfig(vocabulary=40, width=32, layers=2, heads=2, hidden=48)


def small_model() -> Llama:
    torch.manual_seed(1)
    return Llama(CONFIG)


def test_a_position_does_not_see_those_behind_it() -> None:
    model = small_model()
    tokens = torch.arange(12)[None]
    changed = tokens.clone()
    changed[0, 7:] = 39
    before, after = model(tokens), model(changed)
    assert torch.allclose(before[0, :7], after[0, :7], atol=1e-6)
    assert not torch.allclose(before[0, 7], after[0, 7], atol=1e-3)


def test_the_order_of_earlier_tokens_matters() -> None:
    model = small_model()
    one, other = model(torch.tensor([[1, 2, 3]])), model(torch.tensor([[2, 1, 3]]))
    assert not torch.allclose(one[0, 2], other[0, 2], atol=1e-3)


def test_rotated_heads_agree_by_their_distance_alone() -> None:
    torch.manual_seed(2)
    query, key = torch.randn(2, CONFIG.head_width)
    turns = rotations(20, CONFIG, torch.device("cpu"))
    queries = rotate(query.expand(1, 20, 1, -1), turns)[0, :, 0]
    keys = rotate(key.expand(1, 20, 1, -1), turns)[0, :, 0]
    scores = queries @ keys.T
    assert torch.allclose(scores[5, 2], scores[15, 12], atol=1e-4)
    assert not torch.allclose(scores[5, 2], scores[5, 4], atol=1e-2)


def test_rotation_turns_a_pair_by_its_angle() -> None:
    turns = rotations(3, CONFIG, torch.device("cpu"))
    x = torch.zeros(1, 3, 1, CONFIG.head_width)
    x[..., 0] = 1
    turned = rotate(x, turns)[0, :, 0]
    position = torch.arange(3.0)
    assert torch.allclose(turned[:, 0], position.cos())
    assert torch.allclose(turned[:, 1], position.sin())


def test_an_untrained_model_thinks_all_tokens_equally_likely() -> None:
    model = small_model()
    logits = model.logits(model(torch.arange(20)[None]))
    assert logits.std().item() < 0.5


@pytest.mark.parametrize("layers", [2, 3, 5])
def test_a_deepened_model_computes_what_it_did(layers: int) -> None:
    model = small_model()
    deeper = deepened(model, layers)
    tokens = torch.arange(12)[None]
    assert len(deeper.layers) == deeper.config.layers == layers
    assert torch.equal(deeper(tokens), model(tokens))


def test_new_layers_learn_from_the_first_step_on() -> None:
    deeper = deepened(small_model(), 4)
    deeper(torch.arange(12)[None]).square().mean().backward()
    for layer in deeper.layers:
        assert layer.attention.output.weight.grad.abs().sum() > 0
        assert layer.feed_forward.down.weight.grad.abs().sum() > 0


def test_learning_a_new_layer_leaves_the_earlier_model_alone() -> None:
    model = small_model()
    before = model(torch.arange(12)[None])
    for parameter in deepened(model, 4).parameters():
        parameter.data.add_(1)
    assert torch.equal(model(torch.arange(12)[None]), before)


def test_a_model_does_not_lose_layers() -> None:
    with pytest.raises(ValueError, match="2 layers cannot go on with 1"):
        deepened(small_model(), 1)
