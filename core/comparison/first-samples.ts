import { canonicalAnswer, extractAnswer, sameAnswer } from "../answer.ts";
import type { AnalysedRun } from "../analyses/analysis.ts";
import type { QuestionRow } from "../evaluation/question-row.ts";
import type { Question } from "../question.ts";
import { mean } from "../scoring/mean.ts";
import { countVotes } from "../strategies/shared/votes.ts";
import type { QuestionTranscript } from "../transcript.ts";
import type { Judged } from "./judged.ts";

/** A sample of self-consistency: what it answered, and the tokens that it generated. */
interface Sample {
  readonly answer: string | null;
  readonly generated: number;
}

/** A question with its finished samples, by their 1-based number, and all that is known of right and wrong answers to it. */
interface SampledQuestion {
  readonly asked: Question;
  readonly samples: ReadonlyMap<number, Sample>;
  readonly known: readonly QuestionRow[];
}

/** A run of self-consistency, from which any smaller number of samples can be read. */
export interface SampledRun {
  readonly run: AnalysedRun;
  readonly questions: readonly SampledQuestion[];
  /** Tokens that the first 1, 2, … N samples generate, mean over the questions. */
  readonly generated: readonly number[];
}

/** Questions by their ids, and what runs have of them, in their order. */
interface KnownQuestions {
  readonly questions: readonly { readonly id: string }[];
  readonly runs: readonly { readonly rows: readonly QuestionRow[] }[];
}

/** Reads the samples of a run of self-consistency on some questions from its stored turns. */
export function readSamples(run: AnalysedRun, { questions, runs }: KnownQuestions): SampledRun {
  const places = new Map(questions.map(({ id }, index) => [id, index]));
  const read: SampledQuestion[] = [];
  for (const transcript of run.transcripts()) {
    const place = places.get(transcript.id);
    if (place === undefined) continue;
    const known = runs.flatMap(({ rows }) => rows[place] ?? []);
    read[place] = { asked: transcript.asked, samples: samplesOf(transcript), known };
  }
  const counts = Array.from({ length: samplesTaken(run) }, (_, index) => index + 1);
  return { run, questions: read, generated: counts.map((count) => meanGenerated(count, read)) };
}

/** N of a run of self-consistency. */
export function samplesTaken({ manifest }: AnalysedRun): number {
  return Number(manifest.options.agents);
}

function meanGenerated(count: number, questions: readonly SampledQuestion[]): number {
  const generatedOf = ({ samples }: SampledQuestion) =>
    [...samples].reduce((sum, [number, { generated }]) => (number <= count ? sum + generated : sum), 0);
  return mean(questions.map(generatedOf));
}

/** What a run with so many samples would have come to: the seed of a sample does not depend on how many there are. */
export function judgeFirst(count: number, { questions }: SampledRun): readonly Judged[] {
  return questions.map((question) => ({
    answerType: question.asked.answerType,
    correct: isRight(voteOfFirst(count, question), question),
  }));
}

/** The majority of the first samples; null if it has none, or if one of them failed, which the question does then too. */
function voteOfFirst(count: number, { asked, samples }: SampledQuestion): string | null {
  const first = Array.from({ length: count }, (_, index) => samples.get(index + 1));
  if (first.includes(undefined)) return null;
  return countVotes(
    first.map((sample) => sample?.answer ?? null),
    asked.answerType,
  ).winner;
}

/**
 * Whether an answer is right. What a run stored of an equal answer decides; an answer that no run concluded is held against
 * what the data accepts.
 */
function isRight(answer: string | null, { asked, known }: SampledQuestion): boolean {
  if (answer === null) return false;
  const same = (other: string) => sameAnswer(answer, other, asked.answerType);
  const judged = known.find((row) => row.answer !== null && same(row.answer));
  if (judged !== undefined) return judged.correct;
  return known
    .flatMap(({ gold, accepted = [] }) => (gold === undefined ? [] : [gold, ...accepted]))
    .some((accepted) => {
      const right = canonicalAnswer(accepted, asked);
      return right !== null && same(right);
    });
}

/** Self-consistency calls its samples `solver-1`, `solver-2`, …. */
function samplesOf({ asked, turns }: QuestionTranscript): ReadonlyMap<number, Sample> {
  return new Map(
    turns.flatMap(({ path, finished }) => {
      const number = /^solver-(\d+)$/.exec(path)?.[1];
      if (number === undefined || finished === null) return [];
      const answer = extractAnswer(finished.text, asked, finished.ended);
      return [[Number(number), { answer, generated: finished.tokens.generated }]];
    }),
  );
}
