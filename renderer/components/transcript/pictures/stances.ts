import type { PresetStance } from "../../../../core/events.ts";
import type { Question } from "../../../../core/question.ts";
import type { QuestionTranscript } from "../../../../core/transcript.ts";
import { isSameAnswer } from "../answer-words.ts";
import { lastSeen, seenByPath, type Seen } from "../observations.ts";
import { turnPlace } from "../turn-place.ts";
import { standsOf, type Ruling, type Stand } from "./stands.ts";

/** One turn of a stance, and what became of the stance in it. */
export interface StanceTurn extends Stand {
  readonly outcome: Seen<"stance-read"> | null;
}

/** A preset stance with its debate in order. */
export interface StanceColumn {
  readonly preset: PresetStance;
  /** Its answer, also where its abduction names it; null until then. */
  readonly answer: string | null;
  readonly turns: readonly StanceTurn[];
  /** Whether the judge decided for it. */
  readonly chosen: boolean;
}

/** A counterfactual debate as far as it has come. */
export interface StanceDebate {
  /** Samples from which the stances are taken; none for questions with two answers. */
  readonly samples: readonly Stand[];
  readonly stances: readonly StanceColumn[];
  readonly judge: Ruling | null;
  /** Where the answer is taken from without a verdict. */
  readonly read: Seen<"answer-read"> | null;
}

const STANCE = /(?:^|\/)stance-(\d{1,6})(?:\/|$)/;

/** Number of the preset stance that a turn belongs to; null for none. */
export function stanceOf(path: string): number | null {
  const found = STANCE.exec(path)?.[1];
  return found === undefined ? null : Number(found);
}

/** Folds the turns of a counterfactual debate (CFMAD) into its stances. */
export function stanceDebateOf(
  question: Pick<QuestionTranscript, "asked" | "turns" | "observations">,
): StanceDebate {
  const { observations } = question;
  const stands = standsOf(question, ({ path }) => String(stanceOf(path) ?? path));
  const judge = stands.find(({ turn }) => turn.role === "judge")?.turn;
  const judged = lastSeen(observations, "judged");
  const presets = lastSeen(observations, "stances-set")?.stances ?? [];
  const samples = stands.filter(({ turn }) => stanceOf(turn.path) === null && turn.role !== "judge");
  return {
    samples: withCountedAnswers(samples, lastSeen(observations, "answers-counted")),
    stances: presets.map((preset) => stanceColumn(preset, stands, question, judged)),
    judge: judge === undefined ? null : { turn: judge, judged },
    read: lastSeen(
      observations.filter(({ path }) => stanceOf(path) === null),
      "answer-read",
    ),
  };
}

function stanceColumn(
  preset: PresetStance,
  stands: readonly Stand[],
  { asked, observations }: Pick<QuestionTranscript, "asked" | "observations">,
  judged: Seen<"judged"> | null,
): StanceColumn {
  const outcomes = seenByPath(observations, "stance-read");
  const named = seenByPath(observations, "answer-read");
  const own = stands.filter(({ turn }) => stanceOf(turn.path) === preset.stance);
  const answer = preset.answer ?? named.get(own[0]?.turn.path ?? "")?.answer ?? null;
  const turns = own.map((stand) => ({
    ...stand,
    // Before its first update an agent holds its stance.
    before: stand.before === undefined && stand.changed !== null ? answer : stand.before,
    outcome: outcomes.get(stand.turn.path) ?? null,
  }));
  const chosen = judged !== null && isChosen(preset.stance, answer, judged, asked);
  return { preset, answer, turns, chosen };
}

/** Samples' answers are not recorded one by one: they stand in the count of their votes. */
function withCountedAnswers(
  samples: readonly Stand[],
  counted: Seen<"answers-counted"> | null,
): readonly Stand[] {
  if (counted === null) return samples;
  return samples.map((sample) => {
    const agent = turnPlace(sample.turn.path).agent ?? 0;
    const answer = counted.votes.find(({ agents }) => agents.includes(agent))?.answer ?? null;
    return { ...sample, answer };
  });
}

/** A verdict may name the stance, or an answer that a stance has. */
function isChosen(stance: number, answer: string | null, judged: Seen<"judged">, asked: Question): boolean {
  if (judged.side !== null) return judged.side === String(stance);
  return isSameAnswer(judged.answer, answer, asked);
}
