"""The model as a GGUF file of architecture `llama`, and back."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import gguf
import torch
from gguf import GGMLQuantizationType, GGUFReader, GGUFWriter, LlamaFileType, TokenType
from tokenizers import Tokenizer

from .chat import BEGIN, CHAT_TEMPLATE, END, SPECIAL_TOKENS
from .model import Llama, ModelConfig

MATRIX_TYPES: Mapping[str, tuple[GGMLQuantizationType, LlamaFileType]] = {
    "F32": (GGMLQuantizationType.F32, LlamaFileType.ALL_F32),
    "F16": (GGMLQuantizationType.F16, LlamaFileType.MOSTLY_F16),
    "Q8_0": (GGMLQuantizationType.Q8_0, LlamaFileType.MOSTLY_Q8_0),
}
"""Number formats of the matrices, the embedding among them. The norms are always F32."""

CONTEXT_LENGTH = 4096

TENSOR_NAMES = {
    "embedding": "token_embd",
    "norm": "output_norm",
    "attention_norm": "attn_norm",
    "attention.query": "attn_q",
    "attention.key": "attn_k",
    "attention.value": "attn_v",
    "attention.output": "attn_output",
    "feed_forward_norm": "ffn_norm",
    "feed_forward.gate": "ffn_gate",
    "feed_forward.up": "ffn_up",
    "feed_forward.down": "ffn_down",
}
"""What llama.cpp calls the parts of a model. It takes the embedding where there is no `output`."""


def tensor_name(parameter: str) -> str:
    """The name in the file of a parameter: `blk.3.attn_q.weight` for `layers.3.attention.query.weight`."""
    path = parameter.removesuffix(".weight")
    if not path.startswith("layers."):
        return f"{TENSOR_NAMES[path]}.weight"
    _, number, part = path.split(".", 2)
    return f"blk.{number}.{TENSOR_NAMES[part]}.weight"


def write_gguf(
    path: Path, model: Llama, tokenizer: Tokenizer, matrix_type: str, name: str, licence: str
) -> None:
    """Writes the model. Q8_0 needs widths that are multiples of 32; else gguf raises a QuantError."""
    type_, file_type = MATRIX_TYPES[matrix_type]
    partial = path.with_name(f"{path.name}.partial")
    writer = GGUFWriter(partial, "llama")
    writer.add_name(name)
    writer.add_license(licence)
    writer.add_file_type(file_type)
    writer.add_quantization_version(gguf.GGML_QUANT_VERSION)
    add_sizes(writer, model.config)
    add_tokenizer(writer, tokenizer)
    for parameter, weights in model.state_dict().items():
        stored = type_ if weights.ndim == 2 else GGMLQuantizationType.F32
        writer.add_tensor(
            tensor_name(parameter), gguf.quantize(weights.float().numpy(), stored), raw_dtype=stored
        )
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    partial.replace(path)


def add_sizes(writer: GGUFWriter, config: ModelConfig) -> None:
    """The model's hyperparameters."""
    writer.add_vocab_size(config.vocabulary)
    writer.add_context_length(CONTEXT_LENGTH)
    writer.add_embedding_length(config.width)
    writer.add_block_count(config.layers)
    writer.add_feed_forward_length(config.hidden)
    writer.add_head_count(config.heads)
    writer.add_head_count_kv(config.heads)
    writer.add_rope_dimension_count(config.head_width)
    writer.add_rope_freq_base(config.rope_base)
    writer.add_layer_norm_rms_eps(config.norm_epsilon)


def add_tokenizer(writer: GGUFWriter, tokenizer: Tokenizer) -> None:
    """Vocabulary, merges, and how a conversation is written."""
    vocabulary = tokenizer.get_vocab()
    tokens = sorted(vocabulary, key=vocabulary.__getitem__)
    merges = json.loads(tokenizer.to_str())["model"]["merges"]
    writer.add_tokenizer_model("gpt2")
    writer.add_tokenizer_pre("qwen2")
    writer.add_token_list(tokens)
    writer.add_token_types(
        [TokenType.CONTROL if token in SPECIAL_TOKENS else TokenType.NORMAL for token in tokens]
    )
    writer.add_token_merges([" ".join(pair) for pair in merges])
    writer.add_bos_token_id(vocabulary[BEGIN])
    writer.add_eos_token_id(vocabulary[END])
    writer.add_eot_token_id(vocabulary[END])
    writer.add_pad_token_id(vocabulary[BEGIN])
    # Trained behind it: without it replies fall apart.
    writer.add_add_bos_token(True)
    writer.add_add_space_prefix(False)
    writer.add_chat_template(CHAT_TEMPLATE)


def read_gguf(path: Path) -> Llama:
    """The model of a file that `write_gguf` wrote, with the numbers that the matrices' format stands for."""
    reader = GGUFReader(path)
    model = Llama(read_sizes(reader))
    tensors = {tensor.name: tensor for tensor in reader.tensors}
    with torch.no_grad():
        for parameter, weights in model.named_parameters():
            tensor = tensors[tensor_name(parameter)]
            numbers = gguf.dequantize(tensor.data, tensor.tensor_type)
            weights.copy_(torch.from_numpy(numbers.copy()))
    return model


def read_sizes(reader: GGUFReader) -> ModelConfig:
    """The sizes of the model in a file."""

    def value(key: str) -> Any:  # noqa: ANN401
        field = reader.get_field(key)
        if field is None:
            raise ValueError(f"The file has no {key}; export the model again.")
        return field.contents()

    return ModelConfig(
        vocabulary=len(value("tokenizer.ggml.tokens")),
        width=value("llama.embedding_length"),
        layers=value("llama.block_count"),
        heads=value("llama.attention.head_count"),
        hidden=value("llama.feed_forward_length"),
        rope_base=value("llama.rope.freq_base"),
        norm_epsilon=value("llama.attention.layer_norm_rms_epsilon"),
    )
