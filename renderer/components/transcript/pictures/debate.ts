import type { QuestionTranscript, TurnTranscript } from "../../../../core/transcript.ts";
import { lastSeen, seenByPath, type Seen } from "../observations.ts";
import { turnPlace } from "../turn-place.ts";
import { standsOf, type Ruling, type Stand } from "./stands.ts";

/** What the debaters said in one round, in the order in which they have the word, and the moderator's verdict on it. */
export interface DebateRound {
  readonly number: number;
  readonly stands: readonly Stand[];
  readonly moderator: Ruling | null;
}

/** A debate as far as it has come. */
export interface Debate {
  /** The answer that the sides debate about, where there is one. */
  readonly opening: readonly Stand[];
  readonly rounds: readonly DebateRound[];
  /** Whether a moderator speaks after each round. */
  readonly moderated: boolean;
  readonly ended: Seen<"debate-ended"> | null;
  /** The turns after the last round, the judge's. */
  readonly judges: readonly TurnTranscript[];
  /** The judge's own verdict. */
  readonly judged: Seen<"judged"> | null;
  /** The last answers, where they are counted. */
  readonly counted: Seen<"answers-counted"> | null;
  /** Where the answer was read from, unless the judge's verdict says that answer. */
  readonly read: Seen<"answer-read"> | null;
}

/** Folds the turns of a debate (Du et al.; Liang et al.) into its rounds. */
export function debateOf(question: Pick<QuestionTranscript, "turns" | "observations">): Debate {
  const { observations } = question;
  const stands = standsOf(question, ({ role, path }) => `${role} ${turnPlace(path).agent ?? ""}`);
  const outside = stands.filter(({ turn }) => turnPlace(turn.path).round === null);
  const judged = judgesVerdict(observations);
  const read = lastSeen(observations, "answer-read");
  return {
    opening: outside.filter(({ turn }) => turn.role !== "judge"),
    rounds: roundsOf(stands, seenByPath(observations, "judged")),
    moderated: stands.some(({ turn: { role } }) => role === "affirmative" || role === "moderator"),
    ended: lastSeen(observations, "debate-ended"),
    judges: outside.flatMap(({ turn }) => (turn.role === "judge" ? [turn] : [])),
    judged,
    counted: lastSeen(observations, "answers-counted"),
    read: judged?.readable === true && judged.answer === read?.answer ? null : read,
  };
}

function roundsOf(
  stands: readonly Stand[],
  verdicts: ReadonlyMap<string, Seen<"judged">>,
): readonly DebateRound[] {
  const rounds = Map.groupBy(stands, ({ turn }) => turnPlace(turn.path).round?.number ?? 0);
  rounds.delete(0);
  return [...rounds].map(([number, said]) => {
    const moderator = said.find(({ turn }) => turn.role === "moderator")?.turn;
    return {
      number,
      stands: said.filter(({ turn }) => turn.role !== "moderator"),
      moderator:
        moderator === undefined ? null : { turn: moderator, judged: verdicts.get(moderator.path) ?? null },
    };
  });
}

/** A judge that only states the majority (Du et al.) is read for its answer alone. */
function judgesVerdict(observations: QuestionTranscript["observations"]): Seen<"judged"> | null {
  const judged = lastSeen(observations, "judged");
  if (judged?.by === "judge") return judged;
  const read = lastSeen(observations, "answer-read");
  if (read?.from !== "judge") return null;
  return {
    kind: "judged",
    by: "judge",
    preference: null,
    side: null,
    answer: read.answer,
    reason: "",
    readable: true,
  };
}
