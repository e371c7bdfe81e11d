from pathlib import Path

import numpy as np
import pytest

from ..batches import SampleStream, in_batches, padded
from ..chat import Message
from ..data import TokenisedSample, joined, load_samples, tokenise
from ..samples import Sample, SampleError, read_samples
from .small import small_tokenizer, sums, write_samples

TOKENIZER = small_tokenizer()


def sample_of(length: int, prompt: int = 1) -> TokenisedSample:
    return TokenisedSample(np.arange(length, dtype=np.uint16), prompt)


def test_samples_are_read_as_they_were_written(tmp_path: Path) -> None:
    write_samples(tmp_path / "sums.jsonl", sums(3))
    assert list(read_samples(tmp_path / "sums.jsonl")) == sums(3)


@pytest.mark.parametrize(
    "line",
    [
        "no JSON",
        '{"reply": "4"}',
        '{"messages": [{"role": "user", "content": "<|im_end|>"}], "reply": "4"}',
        '{"messages": [{"role": "user", "content": "a\\u0000b"}], "reply": "4"}',
    ],
)
def test_a_line_that_is_no_sample_is_named(tmp_path: Path, line: str) -> None:
    path = tmp_path / "bad.jsonl"
    write_samples(path, sums(1))
    path.write_text(f"{path.read_text()}{line}\n")
    with pytest.raises(SampleError, match="line 2"):
        list(read_samples(path))


def test_only_the_reply_and_its_end_are_learnt() -> None:
    sample = Sample((Message("user", "2+2?"),), "2+2=4")
    samples = tokenise([sample], TOKENIZER)
    tokens, positions, targets = padded([samples[0]])
    assert TOKENIZER.decode(targets.tolist(), skip_special_tokens=False) == "2+2=4<|im_end|>"
    before = tokens[0][: positions[0] + 1].tolist()
    assert TOKENIZER.decode(before, skip_special_tokens=False) == (
        "<|endoftext|><|im_start|>user\n2+2?<|im_end|>\n<|im_start|>assistant\n"
    )


def test_a_target_is_the_token_behind_its_position() -> None:
    tokens, positions, targets = padded([sample_of(5, prompt=2)])
    assert tokens.tolist() == [[0, 1, 2, 3]]
    assert positions.tolist() == [1, 2, 3]
    assert targets.tolist() == [2, 3, 4]


def test_padding_is_not_learnt() -> None:
    _, positions, targets = padded([sample_of(3), sample_of(6)])
    assert positions.tolist() == [0, 1, 5, 6, 7, 8, 9]
    assert targets.tolist() == [1, 2, 1, 2, 3, 4, 5]


def test_batches_hold_similar_lengths_and_no_more_tokens_than_allowed() -> None:
    samples = [sample_of(length) for length in (30, 4, 28, 5, 90, 6)]
    batches = in_batches(samples, most_tokens=64)
    assert [tuple(batch.tokens.shape) for batch in batches] == [(3, 5), (2, 29), (1, 89)]


def test_a_stream_gives_every_sample_once_in_each_pass() -> None:
    samples = tokenise(sums(20), TOKENIZER)
    stream = SampleStream(samples, seed=3)
    taken = [stream.take(1, longest=500)[0] for _ in range(40)]
    texts = [tuple(sample.tokens.tolist()) for sample in taken]
    assert sorted(texts[:20]) == sorted(texts[20:])
    assert texts[:20] != texts[20:]
    assert len(set(texts)) == 20


def test_a_stream_goes_on_where_another_one_was() -> None:
    samples = tokenise(sums(20), TOKENIZER)
    first, second = SampleStream(samples, seed=3), SampleStream(samples, seed=3)
    first.take(2000, longest=500)
    second.go_to(first.epoch, first.index)
    assert first.take(1, 500)[0].tokens.tolist() == second.take(1, 500)[0].tokens.tolist()


def test_a_stream_does_not_go_on_behind_the_end_of_a_file_that_became_shorter() -> None:
    stream = SampleStream(tokenise(sums(5), TOKENIZER), seed=3)
    stream.go_to(0, 5)
    with pytest.raises(ValueError, match="behind sample 6 of a file that has 5"):
        stream.go_to(0, 6)


def test_a_stream_skips_longer_samples() -> None:
    long = Sample((Message("user", "a b c d e f g h"),), "1" * 200)
    stream = SampleStream(tokenise([long, *sums(5)], TOKENIZER), seed=1)
    assert all(len(sample.tokens) <= 150 for sample in stream.take(2000, longest=150))


def test_a_stream_without_a_sample_that_is_short_enough_says_so() -> None:
    stream = SampleStream(tokenise(sums(5), TOKENIZER), seed=1)
    with pytest.raises(ValueError, match="at most 3 tokens"):
        stream.take(100, longest=3)


def test_tokens_are_kept_until_the_file_changes(tmp_path: Path) -> None:
    path, tokenizer = tmp_path / "sums.jsonl", tmp_path / "tokenizer.json"
    TOKENIZER.save(str(tokenizer))
    write_samples(path, sums(5))
    first = load_samples(path, tokenizer)
    kept = (tmp_path / "sums.tokens.npz").stat().st_mtime_ns
    again = load_samples(path, tokenizer)
    assert (tmp_path / "sums.tokens.npz").stat().st_mtime_ns == kept
    assert np.array_equal(first.tokens, again.tokens)
    assert np.array_equal(first.bounds, again.bounds)
    write_samples(path, sums(6))
    assert len(load_samples(path, tokenizer)) == 6


def test_several_files_are_read_as_one() -> None:
    parts = [tokenise(sums(3), TOKENIZER), tokenise(sums(4, seed=2), TOKENIZER)]
    together = joined(parts)
    wanted = [part[index] for part in parts for index in range(len(part))]
    assert len(together) == 7
    for index, (tokens, prompt) in enumerate(wanted):
        assert together[index].tokens.tolist() == tokens.tolist()
        assert together[index].prompt == prompt
