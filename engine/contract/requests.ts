import { z } from "zod";
import { ContractError } from "../../core/errors.ts";
import { ANSWER_TYPES } from "../../core/question.ts";

/** Longest question or context, in UTF-16 units. */
export const MAX_TEXT = 1_000_000;
const MAX_NAME = 4096;

type Issue = Parameters<Exclude<z.core.$ZodErrorMap, string>>[0];

/** A message that names the field and the offending value, and says what is allowed. */
function wrong(field: string, allowed: string): (issue: Issue) => string {
  return ({ input }) =>
    input === undefined
      ? `${field} is missing; it must be ${allowed}.`
      : `${field} cannot be ${show(input)}; it must be ${allowed}.`;
}

function show(input: unknown): string {
  if (typeof input === "string")
    return input.length > 60 ? `a text of ${input.length} characters` : `"${input}"`;
  if (typeof input === "number") return String(input);
  return input === null || typeof input === "boolean" ? String(input) : `a value of type ${typeof input}`;
}

function wholeNumber(field: string, min: number, max: number) {
  const error = wrong(field, `a whole number from ${min} to ${max}`);
  return z.number({ error }).int({ error }).min(min, { error }).max(max, { error });
}

function text(field: string) {
  const length = wrong(field, `at most ${MAX_TEXT} characters long`);
  return z.string({ error: wrong(field, "a text") }).max(MAX_TEXT, { error: length });
}

function name(field: string) {
  const error = wrong(field, `a text of 1 to ${MAX_NAME} characters`);
  return z.string({ error }).min(1, { error }).max(MAX_NAME, { error });
}

const choice = z.strictObject({ label: name("The label of a choice"), text: text("The text of a choice") });

const common = {
  strategy: name("The strategy").default("zero-shot-cot"),
  /** Checked against the strategy's own table. */
  options: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()]), {
      error: wrong("The options", "names with texts, numbers, true or false"),
    })
    .default({}),
  model: name("The model").default("practice"),
  seed: wholeNumber("The seed", 0, 0xffffffff).default(0),
  maxTokens: wholeNumber("The largest number of new tokens", 1, 1_000_000).default(512),
  promptSet: z
    .enum(["standard", "terse"], { error: wrong("The prompt set", "standard or terse") })
    .optional(),
};

/** One question to one strategy. */
export const AskRequest = z
  .strictObject({
    ...common,
    question: text("The question").refine((question) => question.trim() !== "", {
      error: "The question is empty; write one.",
    }),
    answerType: z
      .enum(ANSWER_TYPES, { error: wrong("The answer type", `one of ${ANSWER_TYPES.join(", ")}`) })
      .optional(),
    choices: z.array(choice).max(100, { error: "There are more than 100 choices." }).readonly().default([]),
    context: text("The context").optional(),
  })
  .superRefine(({ answerType, choices }, issues) => {
    const isChoice = answerType === "choice" || (answerType === undefined && choices.length > 0);
    if (isChoice && choices.length < 2) issues.addIssue("A choice question needs at least two choices.");
    if (!isChoice && choices.length > 0) {
      issues.addIssue(`Choices go with the answer type "choice", not with "${answerType ?? "none"}".`);
    }
    if (new Set(choices.map(({ label }) => label)).size < choices.length) {
      issues.addIssue("Two choices have the same label.");
    }
  });

/** A dataset to one strategy. */
export const EvalRequest = z.strictObject({
  ...common,
  /** Path of a JSONL file. */
  data: name("The data file"),
  /** Only the first lines of the file. */
  limit: wholeNumber("The limit", 1, 1_000_000).optional(),
  /** Questions in flight; by default as many as fill the model's batch. */
  concurrency: wholeNumber("The concurrency", 1, 1024).optional(),
  skipBadLines: z.boolean({ error: wrong("skipBadLines", "true or false") }).default(false),
});

/** What a caller passes: fields with defaults may be left out. */
export type AskRequest = z.input<typeof AskRequest>;
export type EvalRequest = z.input<typeof EvalRequest>;
export type ValidAskRequest = z.output<typeof AskRequest>;
export type ValidEvalRequest = z.output<typeof EvalRequest>;

/**
 * Checks a message from outside.
 * @throws ContractError with one sentence per problem
 */
export function parseRequest<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  throw new ContractError(issues.map(sentence).join(" "), {
    fields: issues.map(({ path }) => path.join(".")),
  });
}

function sentence(issue: z.core.$ZodIssue): string {
  if (issue.code !== "unrecognized_keys") return issue.message;
  return `A request has no field ${issue.keys.map((key) => `"${key.slice(0, 60)}"`).join(", ")}.`;
}
