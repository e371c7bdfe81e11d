import type { OptionValue } from "../../../core/events.ts";
import type { AnswerType } from "../../../core/question.ts";
import { findStrategy } from "../../../core/strategies/index.ts";

/** A method of a table, and how many questions it is asked: the first ones, so that methods share them. */
export interface PlannedMethod {
  readonly strategy: string;
  /** Options that differ from the method's defaults. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly questions: number;
}

/** Methods that are compared with each other: one model, one set of questions. */
export interface PlannedGroup {
  readonly title: string;
  /** `practice`, or an id of models/catalog.json. */
  readonly model: string;
  /** Name of the data; the questions are those of NAME.test.jsonl. */
  readonly data: string;
  /** Of all its questions. */
  readonly answerType: AnswerType;
  /** Its questions are about databases. */
  readonly databases?: true;
  /** Accuracy is drawn against generated tokens. */
  readonly picture?: true;
  readonly methods: readonly PlannedMethod[];
}

type Options = PlannedMethod["options"];
type Method = string | readonly [strategy: string, options: Options];

const QWEN_SMALL = "qwen2.5-coder-0.5b-instruct";
const QWEN = "qwen2.5-coder-1.5b-instruct";

/** Seven samples (the method's default), at the temperature that other sampling methods have too. */
const SELF_CONSISTENCY = ["self-consistency", { temperature: 0.8 }] as const;

/** Methods of at most twelve calls a question, and those of more. */
const SHORT: readonly Method[] = [
  ...["zero-shot-cot", "io", "few-shot", "manual-cot", "auto-cot", "least-to-most", "program-of-thoughts"],
  ...["plan-and-solve", "role-play", "dup"],
  ...[
    SELF_CONSISTENCY,
    "self-reflection",
    "self-contrast",
    "mad",
    "mad-judge",
    "peer-review",
    "cfmad",
    "adaptive",
  ],
];
const LONG: readonly Method[] = ["tot", "dialogue", "mcf", "ma-tot"];

const COMMON_SENSE = [
  { data: "commonsenseqa", title: "CommonsenseQA", answerType: "choice" },
  { data: "strategyqa", title: "StrategyQA", answerType: "yesno" },
] as const;

/** Data of the practice model. What begins with `held-out` is made by models/training/generator (docs/results/real-models.md says how). */
const PRACTICE_DATA = [
  { data: "addsub", title: "AddSub", answerType: "number" },
  { data: "multiarith", title: "MultiArith", answerType: "number" },
  { data: "coin-flip", title: "Coin flips", answerType: "yesno" },
  { data: "last-letters", title: "Last letters", answerType: "string" },
  { data: "held-out", title: "Held-out wordings", answerType: "number" },
  { data: "held-out-choice", title: "Held-out choices", answerType: "choice" },
] as const;

/** What is measured, in the order in which it is measured and shown. */
export const PLAN: readonly PlannedGroup[] = [
  {
    title: "GSM8K with Qwen2.5-Coder 1.5B",
    model: QWEN,
    data: "gsm8k",
    answerType: "number",
    picture: true,
    methods: [
      ...each(100, "zero-shot-cot", "program-of-thoughts", "adaptive", SELF_CONSISTENCY),
      ...each(30, "mcf", ["mcf", { select: "adversary" }], "cfmad", "mad", "peer-review"),
      ...each(10, "ma-tot"),
    ],
  },
  {
    title: "Text-to-SQL with Qwen2.5-Coder 1.5B",
    model: QWEN,
    data: "text2sql",
    answerType: "sql",
    databases: true,
    methods: each(100, "io", "few-shot", "zero-shot-cot", SELF_CONSISTENCY, "mad-judge"),
  },
  {
    title: "MultiArith with Qwen2.5-Coder 0.5B",
    model: QWEN_SMALL,
    data: "multiarith",
    answerType: "number",
    picture: true,
    methods: [...each(60, ...SHORT), ...each(20, ...LONG)],
  },
  ...COMMON_SENSE.map((set) => ({
    ...set,
    title: `${set.title} with Qwen2.5-Coder 0.5B`,
    model: QWEN_SMALL,
    methods: each(40, "zero-shot-cot", SELF_CONSISTENCY, "cfmad", "mad", "adaptive"),
  })),
  ...PRACTICE_DATA.map((set) => ({
    ...set,
    title: `${set.title} with the practice model`,
    model: "practice",
    methods: each(100, ...SHORT, ...LONG).filter(({ strategy }) =>
      findStrategy(strategy).answerTypes.includes(set.answerType),
    ),
  })),
];

function each(questions: number, ...methods: readonly Method[]): readonly PlannedMethod[] {
  return methods.map((method) => {
    const [strategy, options] = typeof method === "string" ? [method, {}] : method;
    return { strategy, options, questions };
  });
}
