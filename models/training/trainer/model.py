"""A Llama (Touvron et al. 2023): a decoder of rotary attention and gated feed-forward layers.

Shapes: B samples, T positions, C channels (width), H heads of D = C / H channels, V tokens of the vocabulary.
"""

import math
from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional as F

EMBEDDING_DEVIATION = 0.02
MATRIX_DEVIATION = 0.7


@dataclass(frozen=True)
class ModelConfig:
    """Sizes of a model."""

    vocabulary: int
    width: int
    layers: int
    heads: int
    hidden: int
    rope_base: float = 10_000.0
    norm_epsilon: float = 1e-5

    @property
    def head_width(self) -> int:
        """Channels of one head."""
        return self.width // self.heads


class Llama(nn.Module):
    """Tokens to the channels of their positions; `logits` says from these which token comes next."""

    def __init__(self, config: ModelConfig) -> None:
        super().__init__()
        self.config = config
        self.precision = torch.bfloat16
        """Of the products; weights and sums are float32."""
        self.embedding = nn.Embedding(config.vocabulary, config.width)
        self.layers = nn.ModuleList(Layer(config) for _ in range(config.layers))
        self.norm = nn.RMSNorm(config.width, config.norm_epsilon)
        self.apply(initialise)
        for layer in self.layers:
            # What is added to the residual stream, so that its size does not grow with the number of layers.
            for matrix in (layer.attention.output.weight, layer.feed_forward.down.weight):
                matrix.data.div_(math.sqrt(2 * config.layers))

    def compile_layers(self) -> None:
        """Has what is small in a layer computed in one go.

        That is a minute's work at first, and a tenth of the time saved later.
        """
        for layer in self.layers:
            layer.compile(dynamic=True)

    def forward(self, tokens: Tensor) -> Tensor:
        """Channels [B, T, C] behind the tokens [B, T]; each position knows itself and those before it."""
        turns = rotations(tokens.shape[1], self.config, tokens.device)
        x = self.embedding(tokens)
        for layer in self.layers:
            x = layer(x, turns)
        return self.norm(x)

    def logits(self, x: Tensor) -> Tensor:
        """Scores [..., V] of the next token after channels [..., C]; the embedding is read backwards."""
        return F.linear(x, self.embedding.weight)


class Layer(nn.Module):
    """x + attention(norm(x)), then the same with the feed-forward layer."""

    def __init__(self, config: ModelConfig) -> None:
        super().__init__()
        self.attention_norm = nn.RMSNorm(config.width, config.norm_epsilon)
        self.attention = Attention(config)
        self.feed_forward_norm = nn.RMSNorm(config.width, config.norm_epsilon)
        self.feed_forward = FeedForward(config)

    def forward(self, x: Tensor, turns: Tensor) -> Tensor:
        x = x + self.attention(self.attention_norm(x), turns)
        return x + self.feed_forward(self.feed_forward_norm(x))


class Attention(nn.Module):
    """Causal self-attention with rotary positions: softmax(q kᵀ / √D) v."""

    def __init__(self, config: ModelConfig) -> None:
        super().__init__()
        self.heads = config.heads
        self.query = nn.Linear(config.width, config.width, bias=False)
        self.key = nn.Linear(config.width, config.width, bias=False)
        self.value = nn.Linear(config.width, config.width, bias=False)
        self.output = nn.Linear(config.width, config.width, bias=False)

    def forward(self, x: Tensor, turns: Tensor) -> Tensor:
        q = rotate(self.split(self.query(x)), turns).transpose(1, 2)
        k = rotate(self.split(self.key(x)), turns).transpose(1, 2)
        v = self.split(self.value(x)).transpose(1, 2)
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        return self.output(y.transpose(1, 2).flatten(2))

    def split(self, x: Tensor) -> Tensor:
        """Splits channels [B, T, C] into heads [B, T, H, D]."""
        return x.unflatten(2, (self.heads, -1))


class FeedForward(nn.Module):
    """SwiGLU (Shazeer 2020): W_down (silu(W_gate x) ⊙ W_up x)."""

    def __init__(self, config: ModelConfig) -> None:
        super().__init__()
        self.gate = nn.Linear(config.width, config.hidden, bias=False)
        self.up = nn.Linear(config.width, config.hidden, bias=False)
        self.down = nn.Linear(config.hidden, config.width, bias=False)

    def forward(self, x: Tensor) -> Tensor:
        return self.down(F.silu(self.gate(x)) * self.up(x))


def rotations(positions: int, config: ModelConfig, device: torch.device) -> Tensor:
    """Cosines and sines [2, T, D / 2] of t θ for positions t, angles θ = base^(-2j / D) (Su et al. 2021)."""
    pairs = torch.arange(0, config.head_width, 2, device=device, dtype=torch.float32)
    angles = config.rope_base ** (-pairs / config.head_width)
    turned = torch.outer(torch.arange(positions, device=device, dtype=torch.float32), angles)
    return torch.stack((turned.cos(), turned.sin()))


def rotate(x: Tensor, turns: Tensor) -> Tensor:
    """Turns each pair of channels (2j, 2j + 1) of heads [B, T, H, D] by its angle.

    Neighbours are paired, as in the paper and in GGUF files, so that no rows move when a model is exported.
    """
    cos, sin = turns[:, :, None]
    even, odd = x.float().unflatten(-1, (-1, 2)).unbind(-1)
    turned = torch.stack((even * cos - odd * sin, even * sin + odd * cos), -1)
    return turned.flatten(-2).to(x.dtype)


def initialise(module: nn.Module) -> None:
    """Normal weights: a small deviation for the embedding, one that keeps the size of inputs for matrices."""
    if isinstance(module, nn.Embedding):
        nn.init.normal_(module.weight, std=EMBEDDING_DEVIATION)
    elif isinstance(module, nn.Linear):
        nn.init.normal_(module.weight, std=MATRIX_DEVIATION / math.sqrt(module.in_features))
