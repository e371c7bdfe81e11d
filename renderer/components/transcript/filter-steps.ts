import type { CandidateSelection, ScoredCandidate } from "../../../core/events.ts";
import type { QuestionTranscript, TurnTranscript } from "../../../core/transcript.ts";
import { isAdversarial } from "../../theme/agents.ts";
import { seenByPath, type Seen } from "./observations.ts";
import { stepsOf } from "./steps.ts";
import { turnPlace } from "./turn-place.ts";

/** A candidate of a step: its reply, and how it was scored once the step was filtered. */
export interface Candidate {
  readonly agent: number;
  readonly turn: TurnTranscript;
  readonly score: ScoredCandidate | null;
  readonly passedOn: boolean;
}

/** One step of collaborative filtering (MCF, fig. 1): candidates, the adversarial reply, and which one goes on. */
export interface FilterStep {
  /** Path of the step, such as `turn-1/user`. */
  readonly key: string;
  readonly round: number;
  readonly role: "user" | "assistant";
  readonly candidates: readonly Candidate[];
  readonly adversary: TurnTranscript | null;
  /** Null until the step was filtered, and for good where the dialogue ended at it. */
  readonly filtered: Seen<"filtered"> | null;
}

/** The filtering steps of a transcript in order. */
export function filterSteps(
  question: Pick<QuestionTranscript, "turns" | "observations">,
): readonly FilterStep[] {
  const filterings = seenByPath(question.observations, "filtered");
  return stepsOf(question).flatMap((step): FilterStep[] => {
    const { round, role, key } = step;
    if (round?.kind !== "turn" || role === "parser") return [];
    const turns = step.turns.flatMap((index) => question.turns[index] ?? []);
    const filtered = filterings.get(key) ?? null;
    const normal = turns.filter((turn) => !isAdversarial(turn.role));
    return [
      {
        key,
        round: round.number,
        role: role.endsWith("assistant") ? "assistant" : "user",
        candidates: normal.map((turn) => candidate(turn, filtered)),
        adversary: turns.find((turn) => isAdversarial(turn.role)) ?? null,
        filtered,
      },
    ];
  });
}

/** What the candidates are compared with; undefined before the first step was filtered. */
export function selectionOf(steps: readonly FilterStep[]): CandidateSelection | undefined {
  const filtered = steps.find((step) => step.filtered !== null)?.filtered;
  return filtered ? (filtered.select ?? "adversary") : undefined;
}

function candidate(turn: TurnTranscript, filtered: Seen<"filtered"> | null): Candidate {
  const agent = turnPlace(turn.path).agent ?? 1;
  const score = filtered?.candidates.find((scored) => scored.agent === agent) ?? null;
  // Where no candidate says anything the step passes nothing on, though it names the first.
  const passedOn = filtered?.chosen === agent && filtered.unfiltered !== "no-usable-candidate";
  return { agent, turn, score, passedOn };
}

/** Paths of the turns whose replies were passed on. */
export function passedOnPaths(steps: readonly FilterStep[]): ReadonlySet<string> {
  return new Set(
    steps.flatMap(({ candidates }) =>
      candidates.filter(({ passedOn }) => passedOn).map(({ turn }) => turn.path),
    ),
  );
}

/** Whether two states of a step would be drawn alike; words that are being written are drawn elsewhere. */
export function isSameStep(left: FilterStep | undefined, right: FilterStep | undefined): boolean {
  if (left === undefined || right === undefined) return left === right;
  return (
    left.key === right.key &&
    left.filtered === right.filtered &&
    isSameTurn(left.adversary, right.adversary) &&
    left.candidates.length === right.candidates.length &&
    left.candidates.every(({ turn }, index) => isSameTurn(turn, right.candidates[index]?.turn ?? null))
  );
}

function isSameTurn(left: TurnTranscript | null, right: TurnTranscript | null): boolean {
  return left?.path === right?.path && left?.finished === right?.finished;
}
