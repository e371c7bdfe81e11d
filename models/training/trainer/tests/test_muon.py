"""What Muon does with matrices."""

import torch

from ..muon import Muon, orthogonal


def test_steps_as_pytorch_does_but_for_its_rounding() -> None:
    torch.manual_seed(0)
    start = [torch.randn(6, 4), torch.randn(4, 6), torch.randn(6, 4)]
    ours = [matrix.clone().requires_grad_() for matrix in start]
    theirs = [matrix.clone().requires_grad_() for matrix in start]
    optimizers = [
        Muon(ours, lr=0.1, momentum=0.9, weight_decay=0.1, precision=torch.float32),
        torch.optim.Muon(theirs, lr=0.1, momentum=0.9, weight_decay=0.1),
    ]
    for _ in range(3):
        for our, their in zip(ours, theirs, strict=True):
            our.grad = torch.randn(our.shape)
            their.grad = our.grad.clone()
        for optimizer in optimizers:
            optimizer.step()
    for our, their, first in zip(ours, theirs, start, strict=True):
        assert torch.allclose(our, their, atol=0.01)
        assert not torch.allclose(our, first, atol=0.1)


def test_singular_values_come_near_one() -> None:
    torch.manual_seed(0)
    matrices = torch.randn(3, 8, 5)
    values = torch.linalg.svdvals(orthogonal(matrices))
    assert bool(((values > 0.5) & (values < 1.5)).all())
