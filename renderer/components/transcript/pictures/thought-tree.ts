import type { Vote } from "../../../../core/events.ts";
import type { QuestionTranscript, TurnTranscript } from "../../../../core/transcript.ts";
import { turnAnswer } from "../answer-words.ts";
import { seenByPath, validityOf, type Seen, type Validity } from "../observations.ts";

/** One thought of a tree: a complete attempt. */
export interface Thought {
  readonly turn: TurnTranscript;
  /** 1-based number in its level. */
  readonly number: number;
  /** Null while it is written, and where it names none. */
  readonly answer: string | null;
  /** Null until the votes are counted. */
  readonly votes: number | null;
  /** The next level, or the answer, goes out from it. */
  readonly kept: boolean;
  /** It is on the way to the best thought so far. */
  readonly best: boolean;
  /** Number of the thought of the level before that it goes on from; null at the first level. */
  readonly parent: number | null;
}

/** One level of a tree: thoughts side by side, and the votes on them. */
export interface ThoughtLevel {
  /** 1-based depth. */
  readonly number: number;
  readonly thoughts: readonly Thought[];
  readonly voters: readonly TurnTranscript[];
  readonly counted: boolean;
  /** Votes that could not be read. */
  readonly unreadable: number;
}

/** What one reasoner of a round did: its tree, and the verdict on its best chain. */
export interface ReasonerChain {
  readonly reasoner: number;
  readonly levels: readonly ThoughtLevel[];
  /** Null until it has the word, and where programs judge the chains. */
  readonly validator: TurnTranscript | null;
  /** Null until the validator has judged. */
  readonly validity: Validity | null;
  /** Of the chain, as the validator saw it. */
  readonly answer: string | null;
}

/** One round of several reasoners. */
export interface TreeRound {
  readonly round: number;
  readonly chains: readonly ReasonerChain[];
  readonly ended: {
    readonly votes: readonly Vote[];
    readonly abstained: readonly number[];
    readonly consensus: string | null;
  } | null;
}

const LEVEL = /^(.*\/)?level-(\d{1,6})\/(thought|vote)-(\d{1,6})$/;
const REASONER = /^round-(\d{1,6})\/reasoner-(\d{1,6})\/$/;

interface LevelTurns {
  readonly thoughts: { readonly number: number; readonly turn: TurnTranscript }[];
  readonly voters: TurnTranscript[];
}

/** The levels of the one tree of a question, from the first. */
export function thoughtLevels(question: QuestionTranscript): readonly ThoughtLevel[] {
  return levelsOf("", treeTurns(question).get("") ?? new Map(), question);
}

/** The trees of several reasoners, round by round. */
export function treeRounds(question: QuestionTranscript): readonly TreeRound[] {
  const ends = seenByPath(question.observations, "round-ended");
  const rounds = new Map<number, ReasonerChain[]>();
  for (const [prefix, levels] of treeTurns(question)) {
    const [, round, reasoner] = REASONER.exec(prefix) ?? [];
    if (round === undefined || reasoner === undefined) continue;
    const chains = rounds.get(Number(round)) ?? [];
    rounds.set(Number(round), chains);
    chains.push(chainOf(Number(round), Number(reasoner), levelsOf(prefix, levels, question), question));
  }
  return [...rounds].map(([round, chains]) => ({
    round,
    chains: chains.sort((left, right) => left.reasoner - right.reasoner),
    ended: ends.get(`round-${round}`) ?? null,
  }));
}

/** The thought that a tree has come to: the best of its last level that is voted on. */
export function bestThought(levels: readonly ThoughtLevel[]): Thought | undefined {
  return levels.findLast(({ counted }) => counted)?.thoughts.find(({ best }) => best);
}

/** Turns by the tree they belong to (its path with `/` at its end), and by level. */
function treeTurns({
  turns,
}: Pick<QuestionTranscript, "turns">): ReadonlyMap<string, ReadonlyMap<number, LevelTurns>> {
  const trees = new Map<string, Map<number, LevelTurns>>();
  for (const turn of turns) {
    const [whole, prefix = "", depth, kind, number] = LEVEL.exec(turn.path) ?? [];
    if (whole === undefined) continue;
    const levels = trees.get(prefix) ?? new Map<number, LevelTurns>();
    trees.set(prefix, levels);
    const level = levels.get(Number(depth)) ?? { thoughts: [], voters: [] };
    levels.set(Number(depth), level);
    if (kind === "vote") level.voters.push(turn);
    else level.thoughts.push({ number: Number(number), turn });
  }
  return trees;
}

function levelsOf(
  prefix: string,
  levels: ReadonlyMap<number, LevelTurns>,
  question: QuestionTranscript,
): readonly ThoughtLevel[] {
  const depths = [...levels.keys()].sort((left, right) => left - right);
  const votings = seenByPath(question.observations, "thoughts-voted");
  const voted = new Map(depths.map((depth) => [depth, votings.get(`${prefix}level-${depth}`)]));
  // Every kept thought is gone on from by as many as the first level has.
  const width = Math.max(1, levels.get(depths[0] ?? 0)?.thoughts.length ?? 1);
  const parentOf = (depth: number, number: number): number | null =>
    voted.get(depth - 1)?.kept[Math.floor((number - 1) / width)] ?? null;
  const best = bestPath(depths, voted, parentOf);
  return depths.map((depth): ThoughtLevel => {
    const votes = voted.get(depth);
    const { thoughts = [], voters = [] } = levels.get(depth) ?? {};
    return {
      number: depth,
      thoughts: thoughts
        .toSorted((left, right) => left.number - right.number)
        .map(({ number, turn }) => ({
          turn,
          number,
          answer: turnAnswer(turn, question.asked),
          votes:
            votes?.votes.find(({ thought }) => thought === number)?.voters.length ?? (votes && 0) ?? null,
          kept: votes?.kept.includes(number) === true,
          best: best.get(depth) === number,
          parent: parentOf(depth, number),
        })),
      voters,
      counted: votes !== undefined,
      unreadable: votes?.unreadable.length ?? 0,
    };
  });
}

/** The best thought of the last level that is voted on and the thoughts it goes on from, by level. */
function bestPath(
  depths: readonly number[],
  voted: ReadonlyMap<number, Seen<"thoughts-voted"> | undefined>,
  parentOf: (depth: number, number: number) => number | null,
): ReadonlyMap<number, number> {
  const path = new Map<number, number>();
  const last = depths.findLast((depth) => voted.get(depth) !== undefined);
  if (last === undefined) return path;
  let number = voted.get(last)?.kept[0] ?? null;
  for (let depth = last; number !== null; depth--) {
    path.set(depth, number);
    number = parentOf(depth, number);
  }
  return path;
}

function chainOf(
  round: number,
  reasoner: number,
  levels: readonly ThoughtLevel[],
  { turns, observations }: QuestionTranscript,
): ReasonerChain {
  const path = `round-${round}/validator-${reasoner}`;
  const judged = seenByPath(observations, "validated").get(path);
  return {
    reasoner,
    levels,
    validator: turns.find((turn) => turn.path === path) ?? null,
    validity: judged === undefined ? null : validityOf(judged),
    answer: judged?.answer ?? bestThought(levels)?.answer ?? null,
  };
}
