"""Muon: steps of matrices with all their singular values near one (Jordan et al. 2024).

PyTorch's own computes in bfloat16, one matrix after the other. On processors that are slow at bfloat16 that
was a quarter of a training's time; here matrices of the same shape go together, in the quickest precision.
"""

import math
from collections import defaultdict
from collections.abc import Iterable

import torch
from torch import Tensor
from torch.optim import Optimizer

COEFFICIENTS = (3.4445, -4.7750, 2.0315)
ITERATIONS = 5
EPSILON = 1e-7


class Muon(Optimizer):
    """Nesterov's momentum, made orthogonal; decay as in AdamW. Tall matrices have higher rates."""

    def __init__(
        self,
        matrices: Iterable[Tensor],
        lr: float,
        momentum: float = 0.95,
        weight_decay: float = 0.0,
        precision: torch.dtype = torch.bfloat16,
    ) -> None:
        super().__init__(matrices, {"lr": lr, "momentum": momentum, "weight_decay": weight_decay})
        self.precision = precision

    @torch.no_grad()
    def step(self, closure: None = None) -> None:
        """Changes the matrices by their gradients."""
        for group in self.param_groups:
            shapes: dict[torch.Size, list[Tensor]] = defaultdict(list)
            for matrix in group["params"]:
                if matrix.grad is not None:
                    shapes[matrix.shape].append(matrix)
            for (rows, columns), matrices in shapes.items():
                updates = torch.stack(
                    [self.momentum(matrix, matrix.grad, group["momentum"]) for matrix in matrices]
                )
                updates = orthogonal(updates.to(self.precision)).to(torch.float32)
                rate = group["lr"] * math.sqrt(max(1.0, rows / columns))
                for matrix, update in zip(matrices, updates, strict=True):
                    matrix.mul_(1 - group["lr"] * group["weight_decay"]).add_(update, alpha=-rate)

    def momentum(self, matrix: Tensor, gradient: Tensor, share: float) -> Tensor:
        """The mean of the gradients so far, looked at one step ahead."""
        state = self.state[matrix]
        if "momentum_buffer" not in state:
            state["momentum_buffer"] = torch.zeros_like(matrix)
        mean: Tensor = state["momentum_buffer"].lerp_(gradient, 1 - share)
        return gradient.lerp(mean, share)


def orthogonal(matrices: Tensor) -> Tensor:
    """Matrices [N, R, C] with their singular values moved near one, by Newton and Schulz's iteration."""
    is_tall = matrices.shape[1] > matrices.shape[2]
    x = matrices.mT if is_tall else matrices
    x = x / x.norm(dim=(1, 2), keepdim=True).clamp(min=EPSILON)
    a, b, c = COEFFICIENTS
    for _ in range(ITERATIONS):
        gram = x @ x.mT
        x = torch.baddbmm(x, torch.baddbmm(gram, gram, gram, beta=b, alpha=c), x, beta=a)
    return x.mT if is_tall else x
