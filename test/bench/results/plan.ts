import type { OptionValue } from "../../../core/events.ts";

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
  /** Its questions are about databases. */
  readonly databases?: true;
  /** Accuracy is drawn against generated tokens. */
  readonly picture?: true;
  readonly methods: readonly PlannedMethod[];
}

type Options = PlannedMethod["options"];

const QWEN_SMALL = "qwen2.5-coder-0.5b-instruct";
const QWEN = "qwen2.5-coder-1.5b-instruct";

/** Seven samples (the method's default), at the temperature that other sampling methods have too. */
const SELF_CONSISTENCY = ["self-consistency", { temperature: 0.8 }] as const;

/** What is measured, in the order in which it is measured and shown. */
export const PLAN: readonly PlannedGroup[] = [
  {
    title: "GSM8K with Qwen2.5-Coder 1.5B",
    model: QWEN,
    data: "gsm8k",
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
    databases: true,
    methods: each(100, "io", "zero-shot-cot", SELF_CONSISTENCY, "mad-judge"),
  },
  {
    title: "MultiArith with Qwen2.5-Coder 0.5B",
    model: QWEN_SMALL,
    data: "multiarith",
    picture: true,
    methods: [
      ...each(60, "zero-shot-cot", "io", "few-shot", "manual-cot", "auto-cot", "least-to-most"),
      ...each(60, "program-of-thoughts"),
      ...each(60, "plan-and-solve", "role-play", "dup", SELF_CONSISTENCY, "self-reflection", "self-contrast"),
      ...each(60, "mad", "mad-judge", "peer-review", "cfmad", "adaptive"),
      ...each(20, "tot", "dialogue", "mcf", "ma-tot"),
    ],
  },
  ...["commonsenseqa", "strategyqa"].map((data) => ({
    title: `${data === "strategyqa" ? "StrategyQA" : "CommonsenseQA"} with Qwen2.5-Coder 0.5B`,
    model: QWEN_SMALL,
    data,
    methods: each(40, "zero-shot-cot", SELF_CONSISTENCY, "cfmad", "mad", "adaptive"),
  })),
];

function each(
  questions: number,
  ...methods: readonly (string | readonly [strategy: string, options: Options])[]
): readonly PlannedMethod[] {
  return methods.map((method) => {
    const [strategy, options] = typeof method === "string" ? [method, {}] : method;
    return { strategy, options, questions };
  });
}
