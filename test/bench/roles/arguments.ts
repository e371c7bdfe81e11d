import { parseArgs } from "node:util";
import { fileURLToPath } from "node:url";
import type { PromptSetName } from "../../../core/model.ts";
import { CHECKS, findCheck } from "./checks/index.ts";

/** What is to be measured. */
export interface RolesArguments {
  /** Reference of the model, as the command line takes it. */
  readonly model: string;
  /** Path of the data file. */
  readonly data: string;
  /** The first questions only. */
  readonly limit: number | undefined;
  /** Samples of the solver at its higher temperature. */
  readonly samples: number;
  /** Roles, in the order of the checks. */
  readonly roles: readonly string[];
  /** File that keeps the solver's chains. */
  readonly corpus: string | undefined;
  readonly threads: number | undefined;
  /** Replies that are generated at once. */
  readonly sequences: number | undefined;
  /** Instead of the model's own; a file without a card has the standard ones. */
  readonly prompts: PromptSetName | undefined;
  readonly json: boolean;
}

/** Word problems of two to five steps, written for these checks; their answers were computed in two ways. */
const QUESTIONS = fileURLToPath(new URL("questions.jsonl", import.meta.url));

/** @throws Error that names the value that cannot be, and what can */
export function readArguments(args: readonly string[]): RolesArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      model: { type: "string", default: "practice" },
      data: { type: "string", default: QUESTIONS },
      limit: { type: "string" },
      samples: { type: "string", default: "4" },
      only: { type: "string", multiple: true, default: [] },
      corpus: { type: "string" },
      threads: { type: "string" },
      sequences: { type: "string" },
      prompts: { type: "string" },
      json: { type: "boolean", default: false },
    },
  });
  const { model, data, corpus, json, only } = values;
  return {
    ...{ model, data, corpus, json },
    limit: countOf("limit", values.limit),
    samples: countOf("samples", values.samples) ?? 0,
    roles: rolesOf(only.flatMap((names) => names.split(","))),
    threads: countOf("threads", values.threads),
    sequences: countOf("sequences", values.sequences),
    prompts: promptSetOf(values.prompts),
  };
}

function rolesOf(only: readonly string[]): readonly string[] {
  for (const role of only) findCheck(role);
  const roles = Object.keys(CHECKS);
  return only.length === 0 ? roles : roles.filter((role) => only.includes(role));
}

function promptSetOf(text: string | undefined): PromptSetName | undefined {
  if (text === undefined || text === "standard" || text === "terse") return text;
  throw new Error(`--prompts cannot be ${text}; it must be standard or terse.`);
}

function countOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) {
    throw new Error(`--${name} cannot be ${text}; it must be a whole number from 1.`);
  }
  return value;
}
