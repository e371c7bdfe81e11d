import { maskedTrigrams, normalized } from "./overlap-text.ts";

/** A text that a model is trained on. */
export interface TrainingText {
  readonly id: string;
  readonly text: string;
}

/** A file of questions that a model is judged by. */
export interface EvaluationSet {
  readonly file: string;
  readonly questions: readonly { readonly id: string; readonly question: string }[];
}

/** A question of an evaluation with the training text that is like it. */
export interface Likeness {
  readonly id: string;
  /** Id of the training text. */
  readonly training: string;
}

export interface SimilarQuestion extends Likeness {
  /** Share of the question's word trigrams that the training text has, from `SIMILAR` to 1. */
  readonly share: number;
}

/** What an evaluation file has in common with the training. */
export interface SetOverlap {
  readonly file: string;
  /** Number of questions. */
  readonly questions: number;
  /** The same text but for capitals, spaces and punctuation. None may be. */
  readonly identical: readonly Likeness[];
  /** Much the same wording, whatever its numbers and names. */
  readonly similar: readonly SimilarQuestion[];
}

/** Share of trigrams from which a wording counts as known from training. */
export const SIMILAR = 0.6;

/** Compares every question with every training text; of several alike, the first most alike is named. */
export function findOverlaps(
  sets: readonly EvaluationSet[],
  training: Iterable<TrainingText>,
): readonly SetOverlap[] {
  const compared = sets.map(({ file, questions }) => ({ file, questions: questions.map(comparedQuestion) }));
  const index = new QuestionIndex(compared.flatMap(({ questions }) => questions));
  for (const text of training) index.compare(text);
  return compared.map(({ file, questions }) => ({
    file,
    questions: questions.length,
    identical: questions.flatMap(({ id, identical }) =>
      identical === null ? [] : [{ id, training: identical }],
    ),
    similar: questions.flatMap(({ id, nearest }) =>
      nearest === null || nearest.share < SIMILAR ? [] : [{ id, ...nearest }],
    ),
  }));
}

interface ComparedQuestion {
  readonly id: string;
  readonly normalized: string;
  readonly trigrams: ReadonlySet<string>;
  /** The first training text with the same normalized text. */
  identical: string | null;
  nearest: { readonly training: string; readonly share: number } | null;
}

function comparedQuestion({ id, question }: EvaluationSet["questions"][number]): ComparedQuestion {
  return {
    id,
    normalized: normalized(question),
    trigrams: maskedTrigrams(question),
    identical: null,
    nearest: null,
  };
}

/** Finds the questions that a text has something in common with, without looking at the others. */
class QuestionIndex {
  readonly #byText: ReadonlyMap<string, readonly ComparedQuestion[]>;
  readonly #byTrigram = new Map<string, ComparedQuestion[]>();
  /** Variations that differ in numbers and names alone have the same trigrams. */
  readonly #seenTrigrams = new Set<string>();

  constructor(questions: readonly ComparedQuestion[]) {
    this.#byText = Map.groupBy(questions, (question) => question.normalized);
    for (const question of questions) {
      for (const trigram of question.trigrams) this.#questionsWith(trigram).push(question);
    }
  }

  /** Notes in each question what the text has in common with it. */
  compare({ id, text }: TrainingText): void {
    for (const question of this.#byText.get(normalized(text)) ?? []) question.identical ??= id;
    const trigrams = maskedTrigrams(text);
    const wording = [...trigrams].join("\n");
    if (this.#seenTrigrams.has(wording)) return;
    this.#seenTrigrams.add(wording);
    this.#noteShares(id, trigrams);
  }

  #noteShares(training: string, trigrams: ReadonlySet<string>): void {
    const common = new Map<ComparedQuestion, number>();
    for (const trigram of trigrams) {
      for (const question of this.#byTrigram.get(trigram) ?? []) {
        common.set(question, (common.get(question) ?? 0) + 1);
      }
    }
    for (const [question, count] of common) {
      const share = count / question.trigrams.size;
      if (share > (question.nearest?.share ?? 0)) question.nearest = { training, share };
    }
  }

  #questionsWith(trigram: string): ComparedQuestion[] {
    const known = this.#byTrigram.get(trigram);
    if (known !== undefined) return known;
    const questions: ComparedQuestion[] = [];
    this.#byTrigram.set(trigram, questions);
    return questions;
  }
}
