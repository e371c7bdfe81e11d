import type { TFunction } from "i18next";
import type { Basis } from "../../../core/advice/advice.ts";
import { modelSize, signedPoints, sizeRatio } from "../../../core/advice/gain-words.ts";
import type { MeasuredGain, MeasuredMethod, SampledGain } from "../../../core/advice/measured.ts";
import { isDefaultForm, sameOptions, type GivenOptions } from "../../../core/advice/options.ts";
import { differenceOf } from "../../../core/advice/verdict.ts";
import type { AdvisedRowHere, ModelAdvice } from "../../../engine/contract/advice.ts";
import { count, duration, inPercent, percent } from "../numbers.ts";
import { optionNote } from "../run-choices/strategy-words.ts";

/**
 * What a row says, in one line: what the method was worth, where that was measured, and what it cost.
 * @param basis why the row speaks; one of another model says so
 * @param chosen options that differ from the method's defaults
 */
export function rowLine(
  row: AdvisedRowHere,
  basis: Basis,
  chosen: GivenOptions,
  t: TFunction,
  language: string,
): string {
  const { measured } = row;
  const size = modelSize(measured.parameters);
  const model = basis.kind === "near" ? t("advice.anotherModel", { size }) : size;
  const generated = count(Math.round(measured.tokens.generated), language);
  return [
    worthWords(row, t),
    ...(measured.gain === null ? [rightWords(measured, t)] : []),
    placeWords(measured, model, t, chosen),
    t("advice.generated", { generated }),
    timeWords(row, t),
  ].join(" · ");
}

/**
 * Dataset, number of questions, model and options: `gsm8k, 100 questions, 1.5B, Agents N 5`.
 * @param chosen where these are not the defaults, a row with the defaults says that it is one
 */
export function placeWords(
  measured: MeasuredMethod,
  model: string,
  t: TFunction,
  chosen: GivenOptions = {},
): string {
  const { data, questions, options } = measured;
  const isOtherForm = isDefaultForm(measured) && !sameOptions(chosen, {});
  return [
    t("advice.place", { data, model, count: questions }),
    ...(isOtherForm ? [t("advice.defaultOptions")] : []),
    ...Object.entries(options).map(([name, value]) => optionNote(name, value, t)),
  ].join(t("common.listSeparator"));
}

/** What a row shows against one answer, in words that say plainly where it shows nothing. */
export function worthWords({ measured, verdict }: AdvisedRowHere, t: TFunction): string {
  if (measured.gain !== null) return gainWords(measured.gain, "oneAnswer", t);
  return t(verdict === "reference" ? "advice.reference" : "advice.notCompared");
}

/** A comparison with self-consistency at as many tokens, or with all its samples where these generate fewer. */
export function votesWords(gain: SampledGain, t: TFunction, language: string): string {
  const { samples } = gain;
  if (samples?.beyond !== true) return gainWords(gain, "votes", t);
  return gainWords(gain, "allVotes", t, {
    samples: count(samples.count, language),
    generated: count(Math.round(samples.generated), language),
  });
}

/** @param named what these words name besides the figures of every comparison */
function gainWords(
  gain: MeasuredGain,
  other: "oneAnswer" | "votes" | "allVotes",
  t: TFunction,
  named: Readonly<Record<string, string>> = {},
): string {
  const { difference, interval, detectable, questions } = gain;
  const [low, high] = interval.map(signedPoints);
  return t(`advice.${other}.${differenceOf(gain)}`, {
    points: signedPoints(difference),
    low,
    high,
    count: questions,
    detectable: Math.round(100 * detectable),
    ...named,
  });
}

/** The share that is right, with its interval. */
export function rightWords({ correct, questions, interval }: MeasuredMethod, t: TFunction): string {
  const [low, high] = interval.map(inPercent);
  return t("advice.right", { share: percent(correct / questions), low, high });
}

/** How long a question takes: here if that is known, else where it was measured. */
export function timeWords({ measured, secondsHere }: AdvisedRowHere, t: TFunction): string {
  if (secondsHere === null) return t("advice.timeThere", { time: duration(measured.seconds, t) });
  const { low, high } = secondsHere;
  return high < 1
    ? t("advice.instantHere")
    : t("advice.timeHere", { low: duration(low, t), high: duration(high, t) });
}

/** Why the rows are not this model's own, or why there are none; null where there is nothing to say. */
export function basisWords(basis: Basis, t: TFunction): string | null {
  switch (basis.kind) {
    case "near":
    case "far": {
      const ratio = sizeRatio(basis.model.ratio);
      return t(`advice.${ratio === "1" ? "nearAlike" : basis.kind}`, { model: basis.model.name, ratio });
    }
    case "not-measured":
      return t("advice.notMeasured");
    case "same-file":
    case "all-models":
      return null;
  }
}

/** That a method is shown to help, and on which data; null where it is not. */
export function helpWords(
  { recommended }: Pick<ModelAdvice, "recommended">,
  strategy: string,
  t: TFunction,
  language: string,
): string | null {
  const data = recommended.filter((one) => one.strategy === strategy).map((one) => one.data);
  return data.length === 0 ? null : t("advice.helps", { data: new Intl.ListFormat(language).format(data) });
}
