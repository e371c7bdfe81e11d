import type { AnalysisKind, AnalysisNote, AnalysisTable, WorthId } from "./analysis.ts";
import { TRAJECTORY_WORDS } from "./trajectory-words.ts";

const KINDS = {
  accuracy: "Accuracy",
  repeats: "Spread over repeats",
  methods: "Methods and models",
  grid: "Accuracy over two options",
  option: "Accuracy over one option",
  terms: "Terms of the filter",
  stages: "Dialogue, filtering, repository",
  filtering: "Steps of the filter",
  learning: "Learning curve",
  trajectories: "Trajectories",
  calibration: "Agreement as confidence",
  samples: "Fewer samples",
  costs: "Costs",
  stances: "Stances after one round",
  overconfidence: "Overconfidence",
  rounds: "Rounds until the break",
  "tit-for-tat": "Levels of tit for tat",
  break: "Forced rounds and adaptive break",
  wins: "Who wins a debate",
  tokens: "Accuracy against tokens",
} as const satisfies Record<AnalysisKind, string>;

/** Of `{worth}` see `tableTitle`. */
const TABLES = {
  accuracy: "{worth} by run",
  difficulty: "Accuracy by difficulty",
  repeats: "Settings with repeats",
  "repeat-runs": "Every repeat",
  methods: "{worth} by method and model",
  grid: "{worth} by two options",
  option: "{worth} by option",
  references: "Reference lines",
  terms: "{worth} by the terms that are on",
  stages: "{worth} by stage",
  filtering: "What became of the filter's steps",
  refusals: "Adversaries that declined to mislead",
  learning: "Accuracy by tenths of the questions",
  retrieval: "Use of the experience repository, in questions",
  calibration: "How well agreement tells what is right",
  reliability: "Accuracy by agreement",
  samples: "Accuracy and tokens by number of samples",
  costs: "Costs of a question",
  stances: "States after one round, of all questions with two answers",
  overconfidence: "Overconfident answers among the wrong ones",
  rounds: "The round in which debates end",
  "tit-for-tat": "{worth} by level of tit for tat",
  break: "{worth} and costs by how debates end",
  wins: "The side that the verdict supports",
  tokens: "{worth} and generated tokens",
  ...TRAJECTORY_WORDS.tables,
} as const;

const COLUMNS = {
  run: "Run",
  method: "Method",
  model: "Model",
  settings: "Settings",
  questions: "Questions",
  correct: "Right",
  unanswered: "Unanswered",
  failed: "Failed",
  accuracy: "Accuracy",
  chrf: "chrF",
  worth: "Accuracy or chrF",
  interval: "95 % interval",
  "chrf-interval": "95 % interval of chrF",
  "macro-f1": "Macro-F1",
  "macro-f1-interval": "95 % interval of macro-F1",
  difficulty: "Difficulty",
  repeats: "Repeats",
  worst: "Worst",
  best: "Best",
  spread: "Best minus worst",
  seed: "Seed",
  option: "Option",
  reference: "Reference",
  semantic: "Semantic",
  historical: "Historical",
  amr: "AMR",
  stage: "Stage",
  steps: "Steps",
  refused: "Declined",
  from: "From question",
  to: "To question",
  retrieved: "Given an experience",
  "too-few": "None: too few are stored",
  outliers: "None: an outlier",
  "nothing-similar": "None: nothing is similar",
  judged: "Solutions judged",
  stored: "Solutions stored",
  unreadable: "Verdicts not readable",
  agreement: "Mean agreement",
  brier: "Brier score",
  "brier-interval": "95 % interval of the Brier score",
  ece: "Expected calibration error",
  "agreement-from": "Agreement from",
  "agreement-to": "Agreement to",
  samples: "Samples",
  "only-all": "Only all samples right",
  "only-fewer": "Only so many right",
  "mid-p": "Mid-p against all samples",
  calls: "Calls",
  "tokens-per-call": "Tokens a call",
  "generated-per-call": "Generated tokens a call",
  tokens: "Tokens",
  "tokens-interval": "95 % interval of the tokens",
  prompt: "Prompt tokens",
  cached: "Prompt tokens from the cache",
  generated: "Generated tokens",
  "generated-interval": "95 % interval of the generated tokens",
  seconds: "Seconds",
  state: "State",
  share: "Share",
  "share-interval": "95 % interval of the share",
  wrong: "Wrong answers",
  overconfident: "Overconfident",
  round: "Round",
  "by-preference": "Ended by a preference",
  "by-equal-results": "Ended by equal results",
  "by-rounds": "Ended by the last round",
  "tit-for-tat": "Tit for tat",
  "adaptive-break": "Adaptive break",
  "other-models": "Roles with another model",
  swapped: "Sides swapped",
  side: "Side",
  front: "On the Pareto line",
  ...TRAJECTORY_WORDS.columns,
} as const;

/** Of `{worth}` see `chartTitle`. */
const CHARTS = {
  accuracy: "{worth} with 95 % intervals",
  repeats: "Each repeat with its 95 % interval",
  methods: "{worth} by method and model",
  grid: "{worth} over two options",
  option: "{worth} over one option",
  terms: "{worth} by the terms that are on",
  stages: "{worth} by stage",
  filtering: "What became of the filter's steps",
  learning: "Learning curve",
  reliability: "Accuracy by agreement",
  samples: "Accuracy by number of samples",
  stances: "States after one round",
  overconfidence: "Overconfident answers among the wrong ones",
  rounds: "Rounds until the break",
  "rounds-accuracy": "Accuracy by the round of the break",
  "tit-for-tat": "{worth} by level of tit for tat",
  break: "{worth} by how debates end",
  wins: "The side that the verdict supports",
  tokens: "{worth} against generated tokens",
  ...TRAJECTORY_WORDS.charts,
} as const;

const AXES = {
  method: "Method",
  model: "Model",
  questions: "Questions so far",
  agreement: "Agreement",
  samples: "Samples",
  round: "Round of the break",
  "tit-for-tat": "Level of tit for tat",
  generated: "Generated tokens a question",
  ...TRAJECTORY_WORDS.axes,
} as const;

/** Names of parts, series, reference lines and rows that are not data. */
const NAMES = {
  mean: "mean",
  dialogue: "dialogue",
  "without-terms": "mcf without terms",
  filtering: "filtering",
  repository: "repository",
  filtered: "filtered",
  "adversary-empty": "unfiltered: the adversarial reply is empty",
  "adversary-cut-off": "unfiltered: the adversarial reply was cut off",
  "adversary-agrees": "unfiltered: the adversarial reply has the majority's answer",
  "too-few-candidates": "unfiltered: fewer than three candidates are usable",
  "only-candidate": "unfiltered: only one candidate is usable",
  "no-term": "unfiltered: a meaning graph failed, and no other term is on",
  "no-usable-candidate": "unfiltered: no candidate says anything",
  perfect: "perfectly calibrated",
  "consensus-right": "consensus on the right answer",
  "consensus-wrong": "consensus on the wrong answer",
  "judge-right": "no consensus, judge right",
  "judge-wrong": "no consensus, judge wrong",
  "not-read": "failed or not readable",
  affirmative: "affirmative",
  negative: "negative",
  neither: "neither",
  failed: "failed",
  forced: "forced rounds",
  adaptive: "adaptive break",
} as const;

const NOTES = {
  unfinished:
    "Not all questions are answered in {runs} of these runs: {done} of {questions} count. What has come less far is measured on fewer questions than the rest.",
  "several-data": "These runs are on {files} data files. Figures of different data do not compare.",
  "repeats-unfinished":
    "Of the repeats of {setting} only those count that have come to the end of their questions; these have not: {runs}.",
  "shared-only":
    "Repeats of {setting} are compared on the questions that all of them have answered ({shared}); the others ({leftOut}) are left out.",
  clustered:
    "Where a setting was run several times, its interval is clustered by question: the same question asked again is no new one.",
  "rounds-read":
    "{run} has {rounds} rounds a stance: states are read after the first, the judge has seen all.",
  "needs-agents":
    "{run} is left out: this figure is defined for {needed} agents, and {method} was run with {agents}.",
  overconfidence:
    "Overconfident: self-reflection keeps its wrong first answer; of self-consistency at least 6 of 7 samples give the same wrong answer; of self-contrast and mad all three first answers are the same wrong one.",
  "auto-selection":
    "In {adversary} of these runs select=auto passes on the reply least like the adversarial one, in {peers} the one most like its peers (on models below 4B, from 3 agents on).",
  "refusals-read":
    "Whether an adversary declined to mislead is read from the wording of its reply, in English only.",
  "samples-first":
    "k samples are the first k of every question, one draw of k; they vote as a run with k samples would. McNemar's test sets them against all samples of their run on the same questions: below a mid-p of 0.05 the two are told apart. That is not corrected for the number of rows.",
  "samples-enough":
    "{run}: from {samples} of {all} samples on, {questions} questions do not tell fewer samples apart from all of them; that is {generated} of {total} generated tokens a question. Not told apart is not equal: so many questions would often miss a difference of less than {detectable} points.",
  "samples-too-few":
    "{run}: the questions are too few ({questions}) to tell any number of samples apart from all of them.",
  "samples-all":
    "{run}: even {samples} of {all} samples are told apart from all of them by {questions} questions.",
  "samples-rejudged":
    "The votes of {run}, read again, are judged otherwise than the run stored them in some questions ({questions}): another version read the replies. Its own accuracy is the stored one.",
  "tokens-counted": "Tokens: prompt and generated ones together; those from the cache are counted too.",
  ...TRAJECTORY_WORDS.notes,
} as const;

/**
 * The English words of every id that an analysis emits. Ids that are not among them are data and stand as they are:
 * methods, models, options and their values, runs.
 */
export const ANALYSIS_WORDS = {
  kinds: KINDS,
  tables: TABLES,
  columns: COLUMNS,
  charts: CHARTS,
  axes: AXES,
  names: NAMES,
  /** Values stand at their names in braces. */
  notes: NOTES,
} as const;

export type WordGroup = keyof typeof ANALYSIS_WORDS;
/** The same words in another language. */
export type AnalysisWords = {
  readonly [Group in WordGroup]: { readonly [Id in keyof (typeof ANALYSIS_WORDS)[Group]]: string };
};
export type TableId = keyof AnalysisWords["tables"];
export type ColumnId = keyof AnalysisWords["columns"];
export type ChartId = keyof AnalysisWords["charts"];
export type AxisId = keyof AnalysisWords["axes"];
export type NameId = keyof AnalysisWords["names"];
export type NoteId = keyof AnalysisWords["notes"];

/** Stands between the parts of a label, each of which has words or is data. */
export const LABEL_SEPARATOR = " · ";

/** A label of the parts that are not empty. */
export function labelOf(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(LABEL_SEPARATOR);
}

/** The words of an id; of a label, of each of its parts. What has none stands as it is. */
export function wordsOf(group: WordGroup, id: string, words: AnalysisWords = ANALYSIS_WORDS): string {
  const ofGroup: Readonly<Record<string, string>> = words[group];
  const one = (part: string) => (Object.hasOwn(ofGroup, part) ? (ofGroup[part] ?? part) : part);
  return id.split(LABEL_SEPARATOR).map(one).join(LABEL_SEPARATOR);
}

/** Columns whose texts are ids that have words; those of all others are data. */
const NAMED = new Set<string>(["reference", "round", "side", "stage", "state"] satisfies readonly ColumnId[]);

/** A text of a table as it is read: the words of an id, data as it stands. @param column the column's id */
export function cellWords(column: string, text: string, words: AnalysisWords = ANALYSIS_WORDS): string {
  return NAMED.has(column) ? wordsOf("names", text, words) : text;
}

const WORTHS = ["accuracy", "chrf", "worth"] as const satisfies readonly (WorthId & ColumnId)[];

/** The title of a table, which says by its columns whether answers are worth their accuracy or chrF. */
export function tableTitle(
  { id, columns }: Pick<AnalysisTable, "id" | "columns">,
  words: AnalysisWords = ANALYSIS_WORDS,
): string {
  const has = WORTHS.filter((worth) => columns.some((column) => column.id === worth));
  return titled(wordsOf("tables", id, words), has.length > 1 ? "worth" : has[0], words);
}

/** The title of a chart, which says whether what answers are worth in it is accuracy or chrF. */
export function chartTitle(
  { id, worth }: { readonly id: string; readonly worth?: WorthId },
  words: AnalysisWords = ANALYSIS_WORDS,
): string {
  return titled(wordsOf("charts", id, words), worth, words);
}

function titled(title: string, worth: WorthId = "accuracy", { columns }: AnalysisWords): string {
  return title.replace("{worth}", columns[worth]);
}

/** A note's sentence with its values in it. */
export function noteText({ id, values }: AnalysisNote, words: AnalysisWords = ANALYSIS_WORDS): string {
  return wordsOf("notes", id, words).replaceAll(/\{(\w+)\}/g, (hole, name: string) =>
    String(values[name] ?? hole),
  );
}
