import torch

from ..model import Llama, ModelConfig, rotate, rotations

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
