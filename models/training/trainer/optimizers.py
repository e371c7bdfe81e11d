"""Muon for the matrices (Jordan et al. 2024), AdamW for the embedding and the norms."""

from typing import Any

from torch import nn
from torch.optim import AdamW

from .model import Llama
from .muon import Muon
from .recipe import Rates

FIRST_MOMENTUM = 0.85
MOMENTUM = 0.95
MOMENTUM_STEPS = 300


class Optimizers:
    """Both optimizers as one."""

    def __init__(self, model: Llama, rates: Rates) -> None:
        matrices, others = split_parameters(model)
        self.rates = rates
        self.muon = Muon(
            matrices, lr=rates.matrices, weight_decay=rates.matrix_decay, precision=model.precision
        )
        self.adamw = AdamW(others, lr=rates.others, betas=(0.9, 0.95), weight_decay=0.0, fused=True)

    def step(self, step: int, share: float) -> None:
        """Changes the weights by their gradients, in a step counted from one, and clears the gradients."""
        factor = self.rates.factor(step, share)
        (muon,) = self.muon.param_groups
        muon["lr"] = factor * self.rates.matrices
        muon["momentum"] = FIRST_MOMENTUM + (MOMENTUM - FIRST_MOMENTUM) * min(1.0, step / MOMENTUM_STEPS)
        (adamw,) = self.adamw.param_groups
        adamw["lr"] = factor * self.rates.others
        for optimizer in (self.muon, self.adamw):
            optimizer.step()
            optimizer.zero_grad()

    def state_dict(self) -> dict[str, Any]:
        """What is needed to go on later."""
        return {"muon": self.muon.state_dict(), "adamw": self.adamw.state_dict()}

    def load_state_dict(self, state: dict[str, Any]) -> None:
        """Goes on from a state."""
        self.muon.load_state_dict(state["muon"])
        self.adamw.load_state_dict(state["adamw"])


def split_parameters(model: Llama) -> tuple[list[nn.Parameter], list[nn.Parameter]]:
    """The matrices of the layers, and all other parameters."""
    matrices = [parameter for parameter in model.layers.parameters() if parameter.ndim == 2]
    muons = {id(parameter) for parameter in matrices}
    return matrices, [parameter for parameter in model.parameters() if id(parameter) not in muons]
