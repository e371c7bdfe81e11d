import torch

from ..model import Llama, ModelConfig
from ..optimizers import Optimizers, split_parameters
from ..recipe import Rates

CONFIG = ModelConfig(vocabulary=40, width=32, layers=2, heads=2, hidden=48)
STEADY = Rates(matrices=0.1, matrix_decay=0.0, others=0.1, warmup_steps=1, falls_from=0.9, last=0.0)


def test_matrices_of_layers_are_apart_from_the_embedding_and_the_norms() -> None:
    model = Llama(CONFIG)
    matrices, others = split_parameters(model)
    names = {id(parameter): name for name, parameter in model.named_parameters()}
    assert len(matrices) == 2 * 7
    assert all("attention." in names[id(each)] or "feed_forward." in names[id(each)] for each in matrices)
    assert len(matrices) + len(others) == len(names)
    assert any(names[id(each)] == "embedding.weight" for each in others)


def test_a_matrix_moves_by_a_nearly_orthogonal_one() -> None:
    torch.manual_seed(3)
    model = Llama(CONFIG)
    matrix = model.layers[0].attention.query.weight
    before = matrix.detach().clone()
    # A gradient that knows a few directions far better than others.
    matrix.grad = torch.randn(32, 32) * torch.logspace(0, -2, 32)
    Optimizers(model, STEADY).step(1, 0.0)
    sizes = torch.linalg.svdvals((before - matrix.detach()) / STEADY.matrices)
    assert sizes.max() < 1.5
    assert sizes.median() > 0.5


def test_gradients_are_cleared_by_a_step() -> None:
    model = Llama(CONFIG)
    model.logits(model(torch.arange(5)[None])).sum().backward()
    Optimizers(model, STEADY).step(1, 0.0)
    assert all(parameter.grad is None for parameter in model.parameters())
