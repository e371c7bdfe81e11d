import type { Role } from "../../../core/events.ts";
import type { ObservationTranscript, QuestionTranscript } from "../../../core/transcript.ts";
import { isAdversarial } from "../../theme/agents.ts";
import { turnPlace, type TurnPlace } from "./turn-place.ts";

/** Turns that belong side by side: those of all agents at one point of the method. */
export interface Step {
  readonly key: string;
  readonly round: TurnPlace["round"];
  readonly level: TurnPlace["level"];
  /** Of its agents that are not adversarial, if there are such. */
  readonly role: Role;
  /** Number of its agents that are adversarial. */
  readonly adversaries: number;
  /** Positions in the transcript's turns. */
  readonly turns: readonly number[];
  /** What was seen once these turns were there. */
  readonly observations: readonly ObservationTranscript[];
}

/** The steps of a transcript in the order in which they began. */
export function stepsOf(question: Pick<QuestionTranscript, "turns" | "observations">): readonly Step[] {
  const steps = new Map<
    string,
    Pick<TurnPlace, "round" | "level"> & { role: Role; adversaries: number; turns: number[] }
  >();
  question.turns.forEach(({ path, role }, index) => {
    const { step, round, level } = turnPlace(path);
    const adversary = isAdversarial(role) ? 1 : 0;
    const found = steps.get(step);
    if (found === undefined) {
      steps.set(step, { round, level, role, adversaries: adversary, turns: [index] });
      return;
    }
    if (isAdversarial(found.role)) found.role = role;
    found.adversaries += adversary;
    found.turns.push(index);
  });
  const all = [...steps].map(([key, step]) => ({
    key,
    ...step,
    observations: [] as ObservationTranscript[],
  }));
  // What was seen in a turn stands with it; anything else after the turns that had been issued when it was made.
  const stepOfTurn: number[] = [];
  const stepOfPath = new Map<string, number>();
  all.forEach(({ turns }, at) =>
    turns.forEach((turn) => {
      stepOfTurn[turn] = at;
      stepOfPath.set(question.turns[turn]?.path ?? "", at);
    }),
  );
  for (const observed of question.observations) {
    const at = stepOfPath.get(observed.path) ?? stepOfTurn[observed.after - 1] ?? 0;
    all[at]?.observations.push(observed);
  }
  return all;
}

/** A row of the stage: as many turns of a step as stand side by side. */
export interface StageRow {
  readonly key: string;
  readonly step: Step;
  readonly turns: readonly number[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** Cuts steps into rows. @param columns how many turns fit side by side, at least 1 */
export function stageRows(steps: readonly Step[], columns: number): readonly StageRow[] {
  return steps.flatMap((step) =>
    Array.from({ length: Math.ceil(step.turns.length / columns) }, (_, row) => ({
      key: `${step.key} ${row}`,
      step,
      turns: step.turns.slice(row * columns, (row + 1) * columns),
      isFirst: row === 0,
      isLast: (row + 1) * columns >= step.turns.length,
    })),
  );
}
