import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { wholeNumber } from "./whole-number.ts";

/** What is to be compared. */
export interface OverlapArguments {
  /** Path of the folder with the files of questions. */
  readonly folder: string;
  /** Files of the folder that are not read. */
  readonly leaveOut: readonly string[];
  /** Path of GSM8K's training problems. */
  readonly gsm8k: string;
  /** Number of problems to draw. */
  readonly drawn: number;
  readonly seed: number;
  /** Steps that a drawn problem of GSM8K takes at most. */
  readonly mostSteps: number;
  readonly json: boolean;
}

const GSM8K = fileURLToPath(new URL("../gsm8k-train.jsonl", import.meta.url));

/** @throws Error that names what cannot be, and what can */
export function readOverlapArguments(args: readonly string[]): OverlapArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      "leave-out": { type: "string", multiple: true, default: [] },
      gsm8k: { type: "string", default: GSM8K },
      drawn: { type: "string", default: "20000" },
      seed: { type: "string", default: "0" },
      "most-steps": { type: "string", default: "8" },
      json: { type: "boolean", default: false },
    },
  });
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) {
    throw new Error(`${positionals.length} folders are named. Name one folder with files of questions.`);
  }
  return {
    folder,
    leaveOut: values["leave-out"],
    gsm8k: values.gsm8k,
    drawn: wholeNumber("drawn", values.drawn, 0),
    seed: wholeNumber("seed", values.seed, 0),
    mostSteps: wholeNumber("most-steps", values["most-steps"], 1),
    json: values.json,
  };
}
