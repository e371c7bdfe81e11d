import { CANDIDATE_SELECTIONS, type CandidateSelection } from "../../../../core/events.ts";
import { withoutTaskDone } from "../../../../core/prompts/dialogue.ts";
import type { SimilarityMeans } from "../../../../core/strategies/mcf/terms.ts";
import type { Reply } from "../answers.ts";
import { mixedOf, type MixedQuestion } from "../chains.ts";
import type { Check } from "../check.ts";
import { SAMPLE_TEMPERATURE } from "../corpus.ts";
import { costOf } from "../cost.ts";
import { shareOf, type Figures } from "../figures.ts";
import { MEASURES, scoreChains, type Measure, type ScoresByMeasure } from "../likeness.ts";
import { finished, type Played, type Task } from "../play.ts";
import { rankingFigures, type ScoredChain } from "../ranking.ts";
import { readStep, replyFigures, type StepReply } from "./adversary.ts";

/** The premise of `mcf`: whether the chain least like a misleading one is right, beside what likeness to its peers tells. */
export const filter: Check = {
  strategies: ["mcf"],
  async measure({ chains, means, play }) {
    const played = await play(mixedOf(chains).map(misleadingTask));
    const contests: Contest[] = [];
    for (const each of finished(played)) contests.push(await contestOf(each, means));
    return { figures: filterFigures(contests), cost: costOf(played) };
  },
};

type MisleadingTask = Task & MixedQuestion;

const NO_REPLY = said("");

/** Everybody's words are given but the adversarial Assistant's, which is told to solve the whole task at once. */
function misleadingTask({ question, chains }: MixedQuestion): MisleadingTask {
  return {
    question,
    chains,
    strategy: "mcf",
    options: { agents: 1, turns: 1, temperature: SAMPLE_TEMPERATURE, select: "adversary" },
    given: {
      specify: said(question.text),
      "turn-1/user-1": said("Solve the whole task and state the answer."),
      "turn-1/user-adversarial": NO_REPLY,
      "turn-1/assistant-1": NO_REPLY,
      final: NO_REPLY,
    },
  };
}

function said(text: string): Reply {
  return { text, ended: "stop" };
}

/** The chains of a question beside its misleading solution. */
export interface Contest {
  readonly adversary: StepReply;
  /** Whether each chain is right. */
  readonly correct: readonly boolean[];
  /** Null where the misleading solution is empty or cut off, so that filtering would not take place. */
  readonly scores: ScoresByMeasure | null;
}

async function contestOf(
  { turns, task: { question, chains } }: Played<MisleadingTask>,
  means: SimilarityMeans,
): Promise<Contest> {
  const misleading = turns.find(({ role }) => role === "adversarial-assistant") ?? NO_REPLY;
  const reference = withoutTaskDone(misleading.text);
  const isUsable = reference !== "" && misleading.ended !== "length";
  const texts = chains.map(({ text }) => text);
  return {
    adversary: readStep(misleading, question),
    correct: chains.map(({ correct }) => correct),
    scores: isUsable ? await scoreChains(texts, reference, means) : null,
  };
}

export function filterFigures(contests: readonly Contest[]): Figures {
  const solved = contests.filter(({ correct }) => correct.filter(Boolean).length * 2 > correct.length);
  const wrong = contests.filter(({ adversary }) => adversary.concluded === false);
  return {
    adversary: replyFigures(contests.map(({ adversary }) => adversary)),
    adversaryWhereMostChainsAreRight: replyFigures(solved.map(({ adversary }) => adversary)),
    scored: shareOf(contests, ({ scores }) => scores !== null),
    allQuestions: scoreFigures(contests),
    adversaryWrong: scoreFigures(wrong),
  };
}

/** How well each measure ranks the chains, by what they are held against. */
function scoreFigures(contests: readonly Contest[]): Figures {
  const figuresBy = (measure: Measure, selection: CandidateSelection): Figures =>
    rankingFigures(contests.flatMap((contest) => rankedBy(measure, selection, contest)));
  return Object.fromEntries(
    MEASURES.map((measure) => [
      measure,
      Object.fromEntries(CANDIDATE_SELECTIONS.map((selection) => [selection, figuresBy(measure, selection)])),
    ]),
  );
}

/** @returns the scored chains of the question; nothing where it has no such scores */
function rankedBy(
  measure: Measure,
  selection: CandidateSelection,
  { scores, correct }: Contest,
): readonly (readonly ScoredChain[])[] {
  const values = scores?.[measure]?.[selection];
  if (values === undefined) return [];
  return [values.map((score, index) => ({ score, correct: correct[index] === true }))];
}
