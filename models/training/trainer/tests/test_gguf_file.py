from pathlib import Path

import pytest
import torch
from gguf import GGMLQuantizationType, GGUFReader

from ..chat import Message, render_prompt, render_reply
from ..gguf_file import read_gguf, tensor_name, write_gguf
from ..greedy import greedy_reply
from ..model import Llama
from ..tokenizer import tokenizer_of
from .small import config_for, small_tokenizer

TOKENIZER = small_tokenizer()


@pytest.fixture(scope="module")
def model() -> Llama:
    torch.manual_seed(4)
    return Llama(config_for(TOKENIZER))


def written(model: Llama, folder: Path, matrix_type: str) -> Path:
    path = folder / f"{matrix_type}.gguf"
    write_gguf(path, model, TOKENIZER, matrix_type, "Small", "Apache-2.0")
    return path


@torch.no_grad()
def logits_of(model: Llama) -> torch.Tensor:
    return model.logits(model(torch.arange(3, 40)[None]))


def test_a_model_read_back_has_the_same_logits(model: Llama, tmp_path: Path) -> None:
    again = read_gguf(written(model, tmp_path, "F32"))
    assert torch.allclose(logits_of(again), logits_of(model), atol=1e-5)


def test_the_tokenizer_read_back_gives_the_same_tokens(model: Llama, tmp_path: Path) -> None:
    again = tokenizer_of(written(model, tmp_path, "Q8_0"))
    text = render_prompt([Message("user", "How many apples? 12")]) + render_reply(
        "c\x00a\x00t, zażółć 58+67."
    )
    assert again.encode(text).ids == TOKENIZER.encode(text).ids
    assert again.get_vocab() == TOKENIZER.get_vocab()


def test_eight_bits_change_logits_little(model: Llama, tmp_path: Path) -> None:
    again = read_gguf(written(model, tmp_path, "Q8_0"))
    difference = logits_of(again) - logits_of(model)
    assert 0 < difference.std() < 0.02 * logits_of(model).std()


def test_matrices_have_eight_bits_and_norms_thirty_two(model: Llama, tmp_path: Path) -> None:
    types = {each.name: each.tensor_type for each in GGUFReader(written(model, tmp_path, "Q8_0")).tensors}
    for name, tensor_type in types.items():
        wanted = GGMLQuantizationType.F32 if "norm" in name else GGMLQuantizationType.Q8_0
        assert tensor_type == wanted, name
    assert "output.weight" not in types


def test_a_file_says_how_it_is_to_be_run(model: Llama, tmp_path: Path) -> None:
    reader = GGUFReader(written(model, tmp_path, "Q8_0"))

    def value(key: str) -> object:
        field = reader.get_field(key)
        return None if field is None else field.contents()

    assert value("general.architecture") == "llama"
    assert value("general.license") == "Apache-2.0"
    assert value("llama.context_length") == 4096
    assert value("tokenizer.ggml.model") == "gpt2"
    assert value("tokenizer.ggml.pre") == "qwen2"
    assert value("tokenizer.ggml.add_bos_token") is True
    assert value("tokenizer.ggml.bos_token_id") == TOKENIZER.token_to_id("<|endoftext|>")
    assert value("tokenizer.ggml.eos_token_id") == TOKENIZER.token_to_id("<|im_end|>")
    assert len(value("tokenizer.ggml.tokens")) == TOKENIZER.get_vocab_size()


def test_parts_of_layers_have_the_names_that_llama_cpp_knows() -> None:
    assert tensor_name("layers.3.attention.query.weight") == "blk.3.attn_q.weight"
    assert tensor_name("norm.weight") == "output_norm.weight"


def test_a_greedy_reply_is_the_most_probable_token_again_and_again(model: Llama) -> None:
    prompt = [5, 6, 7]
    reply = greedy_reply(model, prompt, end=-1, most=4)
    for count, token in enumerate(reply.tokens):
        logits = model.logits(model(torch.tensor([prompt + reply.tokens[:count]]))[0, -1])
        assert logits.argmax().item() == token
    assert len(reply.margins) == 4
    assert not reply.ended


def test_a_greedy_reply_ends_before_the_token_that_ends_it(model: Llama) -> None:
    first, *_ = greedy_reply(model, [5, 6, 7], end=-1, most=1).tokens
    reply = greedy_reply(model, [5, 6, 7], end=first, most=4)
    assert reply.tokens == []
    assert reply.ended
