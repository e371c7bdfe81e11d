from dataclasses import replace
from pathlib import Path

import pytest
import torch
from torch import Tensor

from ..batches import in_batches
from ..checkpoint import load_checkpoint, model_of_checkpoint, save_checkpoint
from ..data import TokenisedSamples, tokenise
from ..gguf_file import write_gguf
from ..model import Llama
from ..recipe import Steps
from ..tokenizer import train_tokenizer
from ..train import load_data, run, tokenizer_for
from ..training import Training, mean_loss
from .small import RECIPE, config_for, small_tokenizer, sums, write_samples

TOKENIZER = small_tokenizer()
DATA = {"sums": tokenise(sums(60), TOKENIZER), "more-sums": tokenise(sums(60, seed=2), TOKENIZER)}


def new_training(
    steps: int = 8, data: dict[str, TokenisedSamples] = DATA, batch_tokens: int = 128, helpers: int = 0
) -> Training:
    return Training(
        replace(RECIPE, batch_tokens=batch_tokens),
        Steps(steps),
        config_for(TOKENIZER),
        data,
        seed=5,
        helpers=helpers,
        precision=torch.float32,
    )


def assert_same_weights(one: dict[str, Tensor], other: dict[str, Tensor]) -> None:
    assert one.keys() == other.keys()
    for name, weights in one.items():
        assert torch.equal(weights, other[name]), name


def test_a_training_that_was_interrupted_ends_with_the_same_weights(tmp_path: Path) -> None:
    undisturbed = new_training()
    for _ in range(8):
        undisturbed.step()

    interrupted = new_training()
    for _ in range(3):
        interrupted.step()
    save_checkpoint(tmp_path / "training.pt", interrupted.state_dict())
    resumed = new_training()
    resumed.load_state_dict(load_checkpoint(tmp_path / "training.pt"))
    for _ in range(5):
        resumed.step()

    assert resumed.progress == undisturbed.progress
    assert_same_weights(resumed.model.state_dict(), undisturbed.model.state_dict())


def test_a_training_makes_the_loss_smaller() -> None:
    training = new_training(steps=40)
    losses = [training.step() for _ in range(40)]
    assert losses[-1] < 0.5 * losses[0]


def test_the_gradient_does_not_depend_on_how_samples_are_batched() -> None:
    gradients = []
    for batch_tokens in (100, 10_000):
        training = new_training(batch_tokens=batch_tokens)
        training.learn(training.next_samples())
        gradients.append(training.model.layers[0].attention.query.weight.grad.clone())
    assert (gradients[0] - gradients[1]).norm() < 1e-3 * gradients[1].norm()


def test_products_in_bfloat16_change_the_gradient_little() -> None:
    gradients = []
    for precision in (torch.bfloat16, torch.float32):
        training = new_training()
        training.model.precision = precision
        training.learn(training.next_samples())
        gradients.append(training.model.layers[0].attention.query.weight.grad.clone())
    # Bfloat16 has eight bits.
    assert 0 < (gradients[0] - gradients[1]).norm() < 0.02 * gradients[1].norm()


def test_a_helper_computes_its_part_of_the_same_gradient() -> None:
    gradients = []
    losses = []
    for helpers in (0, 1):
        training = new_training(helpers=helpers)
        # Twice: what a helper computed before is no part of the next gradient.
        for _ in range(2):
            training.model.zero_grad()
            losses.append(training.learn(training.next_samples()))
        gradients.append(training.model.layers[0].attention.query.weight.grad.clone())
    assert abs(losses[1] - losses[3]) < 1e-4
    assert (gradients[0] - gradients[1]).norm() < 1e-3 * gradients[1].norm()


def test_a_training_with_a_helper_comes_to_the_same_weights_again() -> None:
    weights = []
    for _ in range(2):
        training = new_training(helpers=1)
        for _ in range(3):
            training.step()
        weights.append(training.model.state_dict())
    assert_same_weights(*weights)


def test_a_step_takes_its_samples_from_the_files_of_its_stage() -> None:
    training = new_training(steps=4)
    training.next_samples()
    assert training.streams["more-sums"].index == 0
    training.progress.step = 2
    training.next_samples()
    assert training.streams["more-sums"].index > 0


def test_a_run_stops_where_data_is_missing_and_goes_on_with_it(tmp_path: Path) -> None:
    checkpoint = tmp_path / "training.pt"
    held_out = in_batches([DATA["sums"][0]], 128)
    lines: list[dict[str, float]] = []
    run(new_training(data={"sums": DATA["sums"]}), checkpoint, held_out, lines.append)
    assert load_checkpoint(checkpoint)["progress"]["step"] == 4
    assert lines[-1]["step"] == 4
    assert lines[-1]["held_out_loss"] > 0

    training = new_training()
    training.load_state_dict(load_checkpoint(checkpoint))
    run(training, checkpoint, [], lines.append)
    assert load_checkpoint(checkpoint)["progress"]["step"] == 8
    assert_same_weights(model_of_checkpoint(checkpoint).state_dict(), training.model.state_dict())


def test_the_files_of_one_kind_are_learnt_together(tmp_path: Path) -> None:
    TOKENIZER.save(str(tmp_path / "tokenizer.json"))
    for number in (1, 2):
        write_samples(tmp_path / f"sums.{number}.jsonl", sums(4, seed=number))
    pairs = [f"sums={tmp_path}/sums.{number}.jsonl" for number in (1, 2)]
    data = load_data([*pairs, f"more={tmp_path}/sums.1.jsonl"], tmp_path / "tokenizer.json")
    assert {name: len(samples) for name, samples in data.items()} == {"sums": 8, "more": 4}


def test_the_mean_loss_is_that_of_all_batches_together() -> None:
    model = new_training().model
    samples = [DATA["sums"][index] for index in range(6)]
    together = mean_loss(model, in_batches(samples, 10_000))
    apart = mean_loss(model, in_batches(samples, 1))
    assert abs(together - apart) < 0.01


def test_a_model_is_learnt_further_with_its_own_tokens_and_no_others(tmp_path: Path) -> None:
    begin, own, other = (tmp_path / name for name in ("begin.gguf", "own.json", "other.json"))
    write_gguf(begin, Llama(config_for(TOKENIZER)), TOKENIZER, "F32", "begin", "Apache-2.0")
    TOKENIZER.save(str(own))
    train_tokenizer(["Of other words other tokens are made."] * 4, 320).save(str(other))

    assert tokenizer_for(own, begin).get_vocab() == TOKENIZER.get_vocab()
    assert tokenizer_for(other, None).get_vocab() != TOKENIZER.get_vocab()
    with pytest.raises(SystemExit, match="other tokens than"):
        tokenizer_for(other, begin)
