import type { ChatMessage } from "../../../../core/model.ts";
import { questionText } from "../../../../core/prompts/question-text.ts";
import { randomNumbers } from "../../../../core/random.ts";
import { deriveSeed } from "../../../../core/seed.ts";
import type { Problem } from "../problem.ts";
import { chance } from "../random.ts";
import { openNotebook } from "./notebook.ts";
import type { Part } from "./part.ts";
import { PARTS, type PartName } from "./parts.ts";
import { shownBy } from "./shown.ts";

/** How often those who play a part err, from 0 to 1; parts that are not named never do. */
export type Errors = Readonly<Partial<Record<PartName, number>>>;

/** One call of a strategy. What it asks for stands in its prompt, whatever role it has. */
export interface Call {
  /** Unique among the calls of a problem. */
  readonly path: string;
  readonly messages: readonly ChatMessage[];
}

/** What is said to a call. */
export interface Said {
  readonly part: PartName;
  readonly text: string;
  /** Whether a model should say the same; false for what is wrong on purpose, to give others something to judge. */
  readonly learn: boolean;
}

/** An agent that knows a problem and plays every part. */
export type Oracle = (call: Call) => Said;

export interface OracleSettings {
  /** Decides with the path of a call who errs there, and how. */
  readonly seed: number;
  readonly errors?: Errors;
  /** Solutions that the practice model itself wrote; whoever errs says a wrong one of them, where there is any. */
  readonly chains?: readonly string[];
}

/** A programmed agent for one run of a strategy on one problem. */
export function createOracle(problem: Problem, { seed, errors = {}, chains = [] }: OracleSettings): Oracle {
  const notebook = openNotebook(problem, chains);
  const question = questionText(problem.question, "terse");
  return ({ path, messages }) => {
    const name = partOf(messages);
    if (name !== "state-majority" && messages.at(-1)?.content.includes(question) !== true) {
      throw new RangeError(
        `The call at "${path}" asks another question than "${question}". Give a method that shows examples some.`,
      );
    }
    const part: Part = PARTS[name];
    const random = randomNumbers(deriveSeed(seed, problem.id, path));
    const asked = { problem, random, notebook, shown: shownBy(part.template, messages, problem.question) };
    const mistake = chance(random, errors[name] ?? 0) ? part.mistake : undefined;
    const learn = mistake === undefined && (part.isExemplary?.(asked) ?? true);
    return { part: name, text: (mistake ?? part.reply)(asked), learn };
  };
}

/**
 * The part that a prompt asks for: its system message and its last line name it.
 * @throws RangeError if the practice model knows no such prompt
 */
export function partOf(messages: readonly ChatMessage[]): PartName {
  const system = messages[0]?.role === "system" ? messages[0].content : "";
  const content = messages.at(-1)?.content ?? "";
  const request = content.slice(content.lastIndexOf("\n") + 1);
  const name = BY_REQUEST.get(keyOf(system, request)) ?? BY_REQUEST.get(keyOf(system, ""));
  if (name === undefined) {
    throw new RangeError(
      `No part is asked for by "${request}" after "${system}". Add it to the oracle's parts.`,
    );
  }
  return name;
}

const BY_REQUEST: ReadonlyMap<string, PartName> = new Map(
  (Object.keys(PARTS) as PartName[]).map((name) => {
    const { system, user } = PARTS[name].template;
    // What ends with a placeholder differs from call to call: there the system message alone names the part.
    const request = user.slice(Math.max(user.lastIndexOf("\n"), user.lastIndexOf("}")) + 1);
    return [keyOf(system, request), name];
  }),
);

function keyOf(system: string, request: string): string {
  return `${system}\n${request}`;
}
