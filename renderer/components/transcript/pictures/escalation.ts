import { extractMarkedAnswer } from "../../../../core/answer.ts";
import { selfConsistency } from "../../../../core/strategies/self-consistency.ts";
import { answerOf, computedAnswer } from "../../../../core/strategies/shared/programs.ts";
import type { QuestionTranscript, TurnTranscript } from "../../../../core/transcript.ts";
import { seenByPath, type Seen } from "../observations.ts";
import { turnPlace } from "../turn-place.ts";

/** Why more, or nothing more, is done. */
export type Decision = Seen<"escalated">;

/** One call of a step with the answer it came to. */
export interface StepCall {
  readonly turn: TurnTranscript;
  /** Null while it is written, and where it names none. */
  readonly answer: string | null;
}

/** What was done before the next decision. */
export interface EscalationStep {
  readonly kind: "samples" | "examination";
  readonly calls: readonly StepCall[];
  /** How many of the calls write a program that computes the answer anew. */
  readonly programs: number;
  /** Null while its calls go on. */
  readonly decision: Decision | null;
  /** Tokens generated for the question up to the end of this step. */
  readonly generated: number;
}

export interface Escalation {
  readonly steps: readonly EscalationStep[];
  /** Tokens generated so far. */
  readonly spent: number;
  /**
   * Tokens that self-consistency would usually generate, at the mean length of the samples so far; null before the first
   * sample is finished.
   */
  readonly reference: number | null;
  /** Nothing more is done. */
  readonly settled: boolean;
}

/** Samples of the method with whose cost this one compares itself. */
export const REFERENCE_SAMPLES = selfConsistency.options.agents.default;

/** The steps of a question that is given more calls only while its answers disagree. */
export function escalationOf(question: QuestionTranscript): Escalation {
  const { turns, observations, result } = question;
  const decisions = observations.flatMap(({ after, observation }) =>
    observation.kind === "escalated" ? [{ after, decision: observation }] : [],
  );
  const steps: EscalationStep[] = [];
  let from = 0;
  for (const { after, decision } of decisions) {
    // Two decisions without a call between them: the later one is what counts.
    const last = after > from ? undefined : steps.pop();
    steps.push(last === undefined ? stepOf(question, from, after, decision) : { ...last, decision });
    from = Math.max(from, after);
  }
  if (turns.length > from) steps.push(stepOf(question, from, turns.length, null));
  return { steps, spent: generatedBy(turns), reference: referenceOf(turns), settled: result !== null };
}

function stepOf(
  question: QuestionTranscript,
  from: number,
  to: number,
  decision: Decision | null,
): EscalationStep {
  const own = question.turns.slice(from, to);
  const answers = answersOf(question);
  return {
    kind: own.some(isExamination) ? "examination" : "samples",
    calls: own.map((turn) => ({ turn, answer: answers(turn) })),
    programs: own.filter(isProgram).length,
    decision,
    generated: decision?.generated ?? generatedBy(question.turns.slice(0, to)),
  };
}

/** The answers of calls as the method reads them: of a program what it comes to, as was recorded. */
function answersOf({
  turns,
  observations,
  asked,
}: QuestionTranscript): (turn: TurnTranscript) => string | null {
  const computed = seenByPath(observations, "program-run");
  const ofReasoning = turns.some(isProgram) ? computedAnswer : answerOf;
  return (turn) => {
    if (turn.finished === null) return null;
    if (!isProgram(turn)) return ofReasoning(turn.finished, asked);
    const { text, ended } = turn.finished;
    return computed.get(turn.path)?.result ?? extractMarkedAnswer(text, asked, ended);
  };
}

function isProgram({ path }: TurnTranscript): boolean {
  return turnPlace(path).step === "program";
}

function isExamination({ path }: TurnTranscript): boolean {
  return path.startsWith("examination/");
}

function generatedBy(turns: readonly TurnTranscript[]): number {
  return turns.reduce((sum, { finished }) => sum + (finished?.tokens.generated ?? 0), 0);
}

function referenceOf(turns: readonly TurnTranscript[]): number | null {
  const samples = turns.filter((turn) => turn.finished !== null && !isExamination(turn) && !isProgram(turn));
  if (samples.length === 0) return null;
  return Math.round((REFERENCE_SAMPLES * generatedBy(samples)) / samples.length);
}
