import { parseArgs } from "node:util";
import type { MaterialSettings } from "./material.ts";
import { wholeNumber } from "./whole-number.ts";

/** What is to be written. */
export type Task =
  | {
      readonly kind: "samples";
      readonly count: number;
      /** File with replies of the practice model. */
      readonly chains: string | undefined;
      /** Longer samples are left out; in tokens, about. */
      readonly longest: number;
      /** Samples on problems of one family at most. */
      readonly each: number;
      /** What is to be learnt; everything if left out. */
      readonly parts: readonly string[] | undefined;
    }
  | { readonly kind: "show" }
  | { readonly kind: "questions"; readonly count: number; readonly of: string };

export interface GeneratorArguments {
  readonly task: Task;
  readonly seed: number;
  /** The file to write; undefined for standard output. */
  readonly out: string | undefined;
  readonly material: MaterialSettings;
}

const WANTED = "Say --samples N, --heldout N --kind K, or --show.";

/** @throws Error that names what cannot be, and what can */
export function readArguments(args: readonly string[]): GeneratorArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      samples: { type: "string" },
      heldout: { type: "string" },
      kind: { type: "string" },
      trained: { type: "boolean", default: false },
      show: { type: "boolean", default: false },
      seed: { type: "string", default: "0" },
      out: { type: "string" },
      chains: { type: "string" },
      practise: { type: "string" },
      longest: { type: "string" },
      each: { type: "string" },
      parts: { type: "string" },
      gsm8k: { type: "string" },
      "most-steps": { type: "string", default: "3" },
    },
  });
  if (values.chains !== undefined && values.practise !== undefined) {
    throw new Error(
      "--practise changes which problem a seed draws, so that --chains cannot be read by its seeds. Give one of them.",
    );
  }
  const task = taskOf(values);
  const split = task.kind === "questions" && !values.trained ? "held-out" : "training";
  return {
    task,
    seed: wholeNumber("seed", values.seed, 0),
    out: values.out,
    material: {
      split,
      gsm8k: values.gsm8k,
      mostSteps: wholeNumber("most-steps", values["most-steps"], 1),
      practise: values.practise,
      harder: task.kind === "samples",
    },
  };
}

interface TaskValues {
  readonly samples?: string | undefined;
  readonly heldout?: string | undefined;
  readonly kind?: string | undefined;
  readonly show: boolean;
  readonly chains?: string | undefined;
  readonly longest?: string | undefined;
  readonly each?: string | undefined;
  readonly parts?: string | undefined;
}

function taskOf({ samples, heldout, kind, show, chains, longest, each, parts }: TaskValues): Task {
  const asked = [samples !== undefined, heldout !== undefined, show].filter(Boolean).length;
  if (asked !== 1) throw new Error(`${asked} things are asked for at once. ${WANTED}`);
  if (show) return { kind: "show" };
  if (samples !== undefined) {
    const atMost = (name: string, value: string | undefined) =>
      value === undefined ? Infinity : wholeNumber(name, value, 1);
    return {
      kind: "samples",
      count: wholeNumber("samples", samples, 1),
      chains,
      longest: atMost("longest", longest),
      each: atMost("each", each),
      parts: parts?.split(","),
    };
  }
  if (kind === undefined)
    throw new Error("--heldout needs --kind: a type of answer, or the beginning of a family's id.");
  return { kind: "questions", count: wholeNumber("heldout", heldout ?? "", 1), of: kind };
}
