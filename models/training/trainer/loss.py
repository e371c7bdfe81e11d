"""What a batch teaches: the loss of its replies' tokens."""

from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext

import torch
from torch import Tensor
from torch.nn import functional as F
from torch.nn.attention import SDPBackend, sdpa_kernel

from .batches import Batch
from .model import Llama


def add_gradients(model: Llama, batches: Iterable[Batch], learnt: int) -> Tensor:
    """Adds the gradients of the batches' loss divided by `learnt` to the parameters.

    Returns it, in nats, on the model's device: to read it is to wait for a GPU.
    """
    device = model.embedding.weight.device
    total = torch.zeros((), device=device)
    for batch in batches:
        loss = reply_loss(model, batch.to(device)) / learnt
        loss.backward()
        total += loss.detach()
    return total


def reply_loss(model: Llama, batch: Batch) -> Tensor:
    """Sum of the cross-entropies of the tokens to learn, in nats. Only for these are logits computed."""
    device = batch.tokens.device
    with (
        torch.autocast(device.type, model.precision, enabled=model.precision != torch.float32),
        quick_attention(device),
    ):
        logits = model.logits(model(batch.tokens).flatten(0, 1)[batch.positions])
    return F.cross_entropy(logits.float(), batch.targets, reduction="sum")


def quick_attention(device: torch.device) -> AbstractContextManager[None]:
    """Chooses how attention is computed: on CPUs by plain products, whose gradients take less time."""
    if device.type != "cpu":
        return nullcontext()
    torch.backends.cuda.allow_fp16_bf16_reduction_math_sdp(True)
    return sdpa_kernel(SDPBackend.MATH)


def count_learnt(batch: Batch) -> int:
    """Number of tokens to learn."""
    return len(batch.targets)
