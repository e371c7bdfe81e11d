import json
from pathlib import Path

import pytest

from ..recipe import Minutes, Progress, Rates, Steps, read_recipe

RECIPE = Path(__file__).parent.parent / "recipe.json"
ON_GPU, FURTHER = RECIPE.with_name("recipe-gpu.json"), RECIPE.with_name("recipe-further.json")


@pytest.mark.parametrize("path", [RECIPE, ON_GPU, FURTHER])
def test_a_stage_learns_a_part_of_each_kind_and_nothing_else(path: Path) -> None:
    for stage in read_recipe(path).stages:
        assert sum(stage.shares.values()) == pytest.approx(1)


@pytest.mark.parametrize("path", [RECIPE, ON_GPU])
def test_a_recipe_from_nothing_says_the_sizes_of_the_model(path: Path) -> None:
    assert read_recipe(path).model_config(3000).vocabulary == 3000


def test_a_training_that_goes_on_has_the_same_data_in_smaller_steps() -> None:
    first, further = read_recipe(RECIPE), read_recipe(FURTHER)
    assert [set(stage.shares) for stage in further.stages] == [set(stage.shares) for stage in first.stages]
    assert further.rates.matrices < first.rates.matrices
    assert further.rates.others < first.rates.others


def test_a_field_that_nobody_knows_is_named(tmp_path: Path) -> None:
    path = tmp_path / "recipe.json"
    path.write_text(json.dumps({**json.loads(RECIPE.read_text()), "colour": "red"}))
    with pytest.raises(ValueError, match="colour"):
        read_recipe(path)


def test_a_stage_lasts_until_the_next_one_begins() -> None:
    recipe = read_recipe(RECIPE)
    first, second, *_ = recipe.stages
    assert recipe.stage(0.0) == first
    assert recipe.stage(second.begins - 0.001) == first
    assert recipe.stage(second.begins) == second
    assert recipe.stage(1.0) == recipe.stages[-1]


def test_a_training_lasts_until_a_stage_that_needs_data_which_is_not_there() -> None:
    recipe = read_recipe(RECIPE)
    generated = {"general", "solving"}
    assert recipe.lasts_with({"own-chains"}) == 0
    assert recipe.lasts_with(generated) == recipe.stages[2].begins
    assert recipe.lasts_with(generated | {"own-chains", "more"}) == 1


def test_rates_rise_stay_and_fall() -> None:
    rates = Rates(matrices=1, matrix_decay=0, others=1, warmup_steps=10, falls_from=0.5, last=0.1)
    assert rates.factor(5, 0.0) == 0.5
    assert rates.factor(10, 0.1) == 1
    assert rates.factor(100, 0.5) == 1
    assert rates.factor(100, 0.75) == pytest.approx(0.5)
    assert rates.factor(100, 1.0) == 0.1


def test_a_training_is_as_long_as_its_minutes_or_its_steps() -> None:
    progress = Progress(step=3, seconds=90)
    assert Minutes(3).share(progress) == 0.5
    assert Minutes(1).share(progress) == 1
    assert Steps(12).share(progress) == 0.25
