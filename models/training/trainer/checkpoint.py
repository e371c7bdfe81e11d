"""Keeps the state of a training in a file."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import torch

from .model import Llama, ModelConfig


def save_checkpoint(path: Path, state: Mapping[str, Any]) -> None:
    """Writes the state, whole or not at all."""
    partial = path.with_name(f"{path.name}.partial")
    torch.save(dict(state), partial)
    partial.replace(path)


def load_checkpoint(path: Path) -> dict[str, Any]:
    """Reads a state, with its tensors in main memory."""
    return torch.load(path, map_location="cpu", weights_only=True)


def model_of_checkpoint(path: Path) -> Llama:
    """The model of a training, with its weights as they were."""
    state = load_checkpoint(path)
    model = Llama(ModelConfig(**state["config"]))
    model.load_state_dict(state["model"])
    return model
