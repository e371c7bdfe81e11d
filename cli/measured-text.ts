import type { AdvisedRow, Basis, MethodAdvice } from "../core/advice/advice.ts";
import { modelSize, signedPoints, sizeRatio } from "../core/advice/gain-words.ts";
import type { MeasuredGain, MeasuredMethod, SampledGain } from "../core/advice/measured.ts";
import type { MeasuredModel } from "../core/advice/nearest-model.ts";
import { differenceOf } from "../core/advice/verdict.ts";
import { counted, percent, pInWords, settingsInWords } from "../core/figure-words.ts";
import type { AdvisedRowHere } from "../engine/contract/advice.ts";
import { timeRange } from "./estimate.ts";
import { intervalInWords } from "./figure-words.ts";

/** A row that was advised for a model, which may be known on this machine, or for no model in particular. */
export type ShownRow = AdvisedRow & Partial<Pick<AdvisedRowHere, "secondsHere">>;

/** What was measured of a method, model by model, with the command that makes each row again. */
export function measuredText({ basis, rows }: MethodAdvice<ShownRow>): string {
  const models = Map.groupBy(rows, ({ measured }) => measured.sha256);
  return [
    "Measured",
    ...basisLines(basis),
    ...[...models.values()].flatMap((own) => [...headingOf(own), ...own.flatMap(rowLines)]),
  ].join("\n");
}

function basisLines(basis: Basis): readonly string[] {
  switch (basis.kind) {
    case "same-file":
    case "all-models":
      return [];
    case "near":
      return [
        `  With another model, ${sizeInWords(basis.model)}: these are not the figures of the model you named.`,
      ];
    case "far":
      return [
        `  Nothing was measured near this model's size: the nearest is ${basis.model.name}, ${sizeInWords(basis.model)}.`,
      ];
    case "not-measured":
      return ["  This method was not measured."];
  }
}

function sizeInWords({ ratio }: MeasuredModel): string {
  const times = sizeRatio(ratio);
  return times === "1" ? "of the same size" : `${times} times the size`;
}

function headingOf([row]: readonly ShownRow[]): readonly string[] {
  return row === undefined ? [] : [`  ${row.measured.model} (${modelSize(row.measured.parameters)})`];
}

function rowLines(row: ShownRow): readonly string[] {
  const { measured } = row;
  const { data, questions, correct, interval, unanswered, atEqualTokens, run, command } = measured;
  const right = `${percent(correct / questions)} right (${intervalInWords(interval)})`;
  return [
    `    ${data}, ${counted(questions, "question")}${optionsInWords(measured)}: ${right}, ${unanswered} unanswered`,
    `      ${againstOneAnswer(row)}`,
    ...(atEqualTokens === null ? [] : [`      ${againstVotes(atEqualTokens)}`]),
    `      a question: ${costInWords(row)}`,
    `      run ${run}; again: ${command}`,
  ];
}

function againstOneAnswer({ measured: { gain }, verdict }: ShownRow): string {
  if (gain !== null) return gainInWords(gain, "one answer");
  return verdict === "reference"
    ? "One answer: what the other methods are compared with."
    : "Not compared with one answer to the same questions.";
}

function againstVotes(gain: SampledGain): string {
  return gainInWords(gain, votesInWords(gain));
}

/** Where the tokens pay for more samples than there are, the two do not generate equally many. */
function votesInWords({ samples }: SampledGain): string {
  if (samples?.beyond !== true) return "self-consistency at as many tokens";
  const all = counted(samples.count, "stored sample");
  return `all ${all} of self-consistency together (only ${Math.round(samples.generated)} tokens)`;
}

/** Says whether a difference was shown, and where it was not, which one would have been. */
function gainInWords(gain: MeasuredGain, other: string): string {
  const { difference, interval, adjusted, detectable, questions } = gain;
  const points = `${signedPoints(difference)} points, ${interval.map(signedPoints).join(" to ")}`;
  switch (differenceOf(gain)) {
    case "gain":
      return `Better than ${other}: ${points} (p ${pInWords(adjusted)} after Holm).`;
    case "loss":
      return `Worse than ${other}: ${points} (p ${pInWords(adjusted)} after Holm).`;
    case "no-difference-shown":
      return (
        `No gain over ${other} was shown: ${points}; ` +
        `${counted(questions, "question")} ${questions === 1 ? "shows" : "show"} only differences from ${Math.round(100 * detectable)} points.`
      );
  }
}

function costInWords({ measured, secondsHere = null }: ShownRow): string {
  const { calls, tokens, seconds } = measured;
  const { prompt, cached, generated } = tokens;
  const callsWords = counted(calls, "call", Number(calls.toFixed(1)));
  const tokenWords = `${Math.round(generated)} tokens generated, ${Math.round(prompt)} of prompts (${Math.round(cached)} cached)`;
  const time =
    secondsHere === null
      ? `${Number(seconds.toPrecision(2))} s on the machine that measured it`
      : `about ${timeRange(secondsHere)} here`;
  return [callsWords, tokenWords, time].join(", ");
}

function optionsInWords({ options }: MeasuredMethod): string {
  const words = settingsInWords(options);
  return words === "" ? "" : ` with ${words}`;
}
