import { z } from "zod";
import { ContractError } from "../../core/errors.ts";
import { ROLES } from "../../core/events.ts";
import { ANSWER_TYPES } from "../../core/question.ts";
import type { RuntimeSettings } from "../../core/runtime.ts";
import { MAX_SEED } from "../../core/seed.ts";
import { MOST_CELLS } from "../../core/sweep/plan.ts";
import { name, text, wholeNumber, wrong } from "./fields.ts";
import {
  MAX_CONCURRENCY,
  MAX_ETA,
  MAX_NEW_TOKENS,
  MAX_QUESTIONS,
  MAX_REPEATS,
  MIN_ETA,
  PRACTICE,
} from "./limits.ts";
import { RuntimeRequest } from "./runtime-settings.ts";

const choice = z.strictObject({ label: name("The label of a choice"), text: text("The text of a choice") });

const optionValue = z.union([z.string(), z.number(), z.boolean()]);

const method = {
  strategy: name("The strategy").default("zero-shot-cot"),
  /** Checked against the strategy's own table. */
  options: z
    .record(z.string(), optionValue, {
      error: wrong("The options", "names with texts, numbers, true or false"),
    })
    .default({}),
};

const common = {
  /** Models of roles that have one of their own, by role. */
  agents: z
    .partialRecord(z.enum(ROLES), name("The model of a role"), {
      error: wrong("The agents", `models by role, a role being one of ${ROLES.join(", ")}`),
    })
    .default({}),
  /** Path of a file with exemplars, for the methods that show some. */
  exemplars: name("The file with exemplars").optional(),
  /** Name of a lasting experience repository, for the methods that keep one. */
  experience: name("The experience repository").optional(),
  seed: wholeNumber("The seed", 0, MAX_SEED).default(0),
  maxTokens: wholeNumber("The largest number of new tokens", 1, MAX_NEW_TOKENS).default(512),
  promptSet: z
    .enum(["standard", "terse"], { error: wrong("The prompt set", "standard or terse") })
    .optional(),
  /** How the model is run; what is left out is chosen. */
  runtime: RuntimeRequest.default({}),
  /** False leaves no trace on the disk: the run lives in memory until the engine is closed. */
  keep: z.boolean({ error: wrong("keep", "true or false") }).default(true),
};

const oneModel = { model: name("The model").default(PRACTICE) };

/** One question to one strategy. */
export const AskRequest = z
  .strictObject({
    ...method,
    ...oneModel,
    ...common,
    question: text("The question").refine((question) => question.trim() !== "", {
      error: "The question is empty; write one.",
    }),
    answerType: z
      .enum(ANSWER_TYPES, { error: wrong("The answer type", `one of ${ANSWER_TYPES.join(", ")}`) })
      .optional(),
    choices: z.array(choice).max(100, { error: "There are more than 100 choices." }).readonly().default([]),
    context: text("The context").optional(),
    /** The SQLite file that a question of type sql is about: a path, or the `data` of a preview. */
    database: name("The database").optional(),
  })
  .superRefine(({ answerType, choices, database }, issues) => {
    if (answerType === undefined && choices.length > 0 && database !== undefined)
      issues.addIssue("A question has choices or a database, not both: leave one out.");
    const isChoice = answerType === "choice" || (answerType === undefined && choices.length > 0);
    if (isChoice && choices.length < 2) issues.addIssue("A choice question needs at least two choices.");
    if (!isChoice && choices.length > 0) {
      issues.addIssue(`Choices go with the answer type "choice", not with "${answerType ?? "none"}".`);
    }
    if (answerType === "sql" && database === undefined)
      issues.addIssue("A question of answer type sql needs the database that it is about.");
    if (database !== undefined && answerType !== undefined && answerType !== "sql")
      issues.addIssue(`A database goes with the answer type sql, not with "${answerType}".`);
    if (new Set(choices.map(({ label }) => label)).size < choices.length) {
      issues.addIssue("Two choices have the same label.");
    }
  });

/** Which questions are put, and how many at once. */
const dataset = {
  /** Path of a JSONL or CSV file, or the `data` of a preview. */
  data: name("The data file"),
  /** Only the first lines of the file. */
  limit: wholeNumber("The limit", 1, MAX_QUESTIONS).optional(),
  /** Questions in flight; by default as many as fill the model's batch. */
  concurrency: wholeNumber("The concurrency", 1, MAX_CONCURRENCY).optional(),
  /** Folder of the databases that SQL questions name; by default that of the data file. */
  databases: name("The folder of the databases").optional(),
  /** Our fields by the columns of a table, or the dotted paths of JSON lines, that hold them. */
  columns: z
    .record(z.string(), name("A column"), { error: wrong("The columns", "names of columns by field") })
    .optional(),
  skipBadLines: z.boolean({ error: wrong("skipBadLines", "true or false") }).default(false),
};

/** A dataset to one strategy. */
export const EvalRequest = z.strictObject({ ...method, ...oneModel, ...common, ...dataset });

const VALUES = wrong("The values of an option", "a list of values, or a range { from, to }");

const range = z.strictObject(
  { from: z.number(), to: z.number() },
  { error: wrong("A range", "{ from, to } with two numbers") },
);

/** A dataset to many settings of methods and models. */
export const SweepRequest = z.strictObject({
  /** What is not varied of each method. */
  methods: z
    .array(z.strictObject(method))
    .min(1, { error: "A sweep needs at least one method." })
    .max(100, { error: "There are more than 100 methods." })
    .readonly()
    .default([{ strategy: "zero-shot-cot", options: {} }]),
  models: z
    .array(name("The model"))
    .min(1, { error: "A sweep needs at least one model." })
    .max(100, { error: "There are more than 100 models." })
    .readonly()
    .default([PRACTICE]),
  /** Values by option; a range is for the random search, which draws from it. */
  grid: z
    .record(
      name("An option"),
      z.union(
        [
          z
            .array(optionValue)
            .min(1, { error: "An option of the grid has no values; give some, or leave it out." })
            .max(MOST_CELLS, { error: `An option of the grid has more than ${MOST_CELLS} values.` })
            .readonly(),
          range,
        ],
        { error: VALUES },
      ),
      { error: wrong("The grid", "lists of values by option") },
    )
    .default({}),
  repeats: wholeNumber("The number of repeats", 1, MAX_REPEATS).default(1),
  search: z
    .discriminatedUnion(
      "kind",
      [
        z.strictObject({ kind: z.literal("grid") }),
        z.strictObject({
          kind: z.literal("random"),
          samples: wholeNumber("The number of samples", 1, MOST_CELLS),
        }),
        z.strictObject({
          kind: z.literal("halving"),
          eta: wholeNumber("Eta", MIN_ETA, MAX_ETA).default(2),
          first: wholeNumber("The number of first questions", 1, MAX_QUESTIONS).default(10),
          samples: wholeNumber("The number of samples", 1, MOST_CELLS).optional(),
        }),
      ],
      { error: wrong("The search", "grid, random or halving") },
    )
    .default({ kind: "grid" }),
  ...common,
  ...dataset,
});

/** What a caller passes: fields with defaults may be left out. */
export type AskRequest = z.input<typeof AskRequest>;
export type EvalRequest = z.input<typeof EvalRequest>;
export type SweepRequest = z.input<typeof SweepRequest>;
export type ValidAskRequest = z.output<typeof AskRequest>;
export type ValidEvalRequest = z.output<typeof EvalRequest>;
export type ValidSweepRequest = z.output<typeof SweepRequest>;
/** What a single run is asked; a sweep has many. */
export type ValidRunRequest = ValidAskRequest | ValidEvalRequest;
export type ValidRequest = ValidRunRequest | ValidSweepRequest;

/**
 * Checks settings from outside.
 * @throws ContractError with one sentence per problem
 */
export function parseRuntimeSettings(input: unknown): RuntimeSettings {
  return parseRequest(RuntimeRequest, input);
}

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
