import pytest
from tokenizers import Tokenizer

from ..chat import SPECIAL_TOKENS, Message, render_prompt, render_reply
from ..check_tokenizer import ODD_TEXTS
from .small import small_tokenizer


@pytest.fixture(scope="module")
def tokenizer() -> Tokenizer:
    return small_tokenizer()


def tokens_of(tokenizer: Tokenizer, text: str) -> list[str]:
    return [tokenizer.id_to_token(token) for token in tokenizer.encode(text).ids]


@pytest.mark.parametrize("text", ODD_TEXTS)
def test_a_text_comes_back_unchanged(tokenizer: Tokenizer, text: str) -> None:
    assert tokenizer.decode(tokenizer.encode(text).ids) == text


def test_each_digit_is_a_token(tokenizer: Tokenizer) -> None:
    assert tokens_of(tokenizer, "58+67=125") == ["5", "8", "+", "6", "7", "=", "1", "2", "5"]


def test_a_word_that_was_often_seen_is_one_token(tokenizer: Tokenizer) -> None:
    assert tokens_of(tokenizer, " apples") == ["Ġapples"]


def test_a_letter_break_ends_a_token_and_is_dropped(tokenizer: Tokenizer) -> None:
    assert tokens_of(tokenizer, "a\x00pp\x00les")[0] == "a"
    assert len(tokens_of(tokenizer, "\x00".join("apples"))) == len("apples")
    assert tokenizer.decode(tokenizer.encode("a\x00pp\x00les").ids) == "apples"


def test_the_marks_of_a_conversation_are_single_tokens(tokenizer: Tokenizer) -> None:
    text = render_prompt([Message("user", "Why?")]) + render_reply("So.")
    tokens = tokens_of(tokenizer, text)
    assert tokens[:2] == ["<|endoftext|>", "<|im_start|>"]
    assert tokens[-1] == "<|im_end|>"
    assert [token for token in tokens if token in SPECIAL_TOKENS] == [
        "<|endoftext|>",
        "<|im_start|>",
        "<|im_end|>",
        "<|im_start|>",
        "<|im_end|>",
    ]


def test_the_vocabulary_is_no_larger_than_asked_for(tokenizer: Tokenizer) -> None:
    assert tokenizer.get_vocab_size() <= 320
