"""Processes that compute gradients beside this one, a thread each.

The products of a small model are too small to be shared between threads: two processes with batches of their
own learn faster than one with two threads.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Any

import torch
from torch import Tensor
from torch.multiprocessing import get_context

from .batches import Batch
from .loss import add_gradients
from .model import Llama


class Helpers:
    """So many processes that share the model's weights; with none, this process computes all by itself."""

    def __init__(self, model: Llama, count: int, compiled: bool = False) -> None:
        self.model = model
        if count > 0:
            model.share_memory()
        self.helpers = [Helper(model, compiled) for _ in range(count)]
        if compiled:
            model.compile_layers()

    @property
    def hands(self) -> int:
        """How many processes compute, this one among them."""
        return 1 + len(self.helpers)

    def add_gradients(self, parts: list[list[Batch]], learnt: int) -> Tensor:
        """The same as `loss.add_gradients`, each process with its part, of which there is one for each hand.

        They are added in the same order, whoever is ready first, so that a training can be repeated.
        """
        own, *others = parts
        if not others:
            return add_gradients(self.model, own, learnt)
        for helper, part in zip(self.helpers, others, strict=True):
            helper.begin(part, learnt)
        with one_thread():
            loss = add_gradients(self.model, own, learnt)
        return loss + sum(helper.add_gradients_to(self.model) for helper in self.helpers)


class Helper:
    """A process with gradients of its own."""

    def __init__(self, model: Llama, compiled: bool) -> None:
        self.gradients = [torch.zeros_like(parameter).share_memory_() for parameter in model.parameters()]
        context = get_context("spawn")
        self.connection, theirs = context.Pipe()
        context.Process(target=help_with, args=(model, self.gradients, theirs, compiled), daemon=True).start()
        theirs.close()

    def begin(self, batches: list[Batch], learnt: int) -> None:
        """Has it compute the gradients of these batches."""
        self.connection.send(([[part.numpy() for part in batch] for batch in batches], learnt))

    def add_gradients_to(self, model: Llama) -> float:
        """Waits for it, adds its gradients to the model's, and returns its loss.

        Raises EOFError if it has died.
        """
        loss: float = self.connection.recv()
        for parameter, gradient in zip(model.parameters(), self.gradients, strict=True):
            if parameter.grad is None:
                parameter.grad = gradient.clone()
            else:
                parameter.grad += gradient
        return loss


def help_with(model: Llama, gradients: list[Tensor], connection: Connection, compiled: bool) -> None:
    """What the process does until the other side is gone."""
    torch.set_num_threads(1)
    if compiled:
        model.compile_layers()
    for parameter, gradient in zip(model.parameters(), gradients, strict=True):
        parameter.grad = gradient
    for arrays, learnt in received(connection):
        for gradient in gradients:
            gradient.zero_()
        batches = (Batch(*map(torch.from_numpy, parts)) for parts in arrays)
        connection.send(add_gradients(model, batches, learnt).item())


def received(connection: Connection) -> Iterator[Any]:
    """Messages until the other side is gone."""
    while True:
        try:
            message = connection.recv()
        except EOFError:
            return
        yield message


@contextmanager
def one_thread() -> Iterator[None]:
    """Has products computed by one thread."""
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    try:
        yield
    finally:
        torch.set_num_threads(threads)
