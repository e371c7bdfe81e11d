"""In which numbers a machine computes the products of a training quickest."""

import time

import torch
from torch.nn import functional as F

REPEATS = 200
POSITIONS, CHANNELS, HIDDEN = 768, 256, 704


def quickest_precision(device: torch.device | str) -> torch.dtype:
    """Bfloat16 or float32, whichever is quicker.

    GPUs and most processors are made for bfloat16; some processors compute it at half the speed of float32,
    so on a CPU a product of a layer's size is timed in both.
    """
    if torch.device(device).type != "cpu":
        return torch.bfloat16
    return min((torch.bfloat16, torch.float32), key=seconds_of_products)


def seconds_of_products(precision: torch.dtype) -> float:
    """How long some products take."""
    channels = torch.ones(POSITIONS, CHANNELS, dtype=precision)
    weight = torch.ones(HIDDEN, CHANNELS, dtype=precision)
    F.linear(channels, weight)
    began = time.perf_counter()
    for _ in range(REPEATS):
        F.linear(channels, weight)
    return time.perf_counter() - began
