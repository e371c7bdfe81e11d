import { nextStep, type Step } from "./adaptive/escalation.ts";
import { examined, generatedIn } from "./adaptive/examination.ts";
import { agentsOption, temperatureOption } from "./options.ts";
import { mayHavePrograms, VOTING_PROGRAMS } from "./shared/programs.ts";
import { withQueriesOnce } from "./shared/queries-once.ts";
import { votesThatRun } from "./shared/query-votes.ts";
import { defineStrategy } from "./strategy.ts";
import { electorateOf, FIRST_SAMPLES, isRecomputed, type Voter } from "./adaptive/voters.ts";
import { COUNTED_TYPES, countAnswers, type VoteCount } from "./shared/votes.ts";

/** Critics of two answers, and a judge. */
const EXAMINATION_CALLS = 3;
/** Samples that are added together while the answers disagree. */
const MORE_SAMPLES = 2;

/**
 * Adaptive escalation: a reasoning and programs that compute the answer anew, or a few reasonings; more of them while the answers
 * disagree; then, if asked for, an examination by others.
 */
export const adaptive = defineStrategy({
  id: "adaptive",
  family: "adaptive",
  title: "Adaptive escalation",
  summary:
    "A reasoning and programs that check it where the answer is a number, else three reasonings; more only while they disagree.",
  source: "Counterpoint's own, after self-consistency and CFMAD",
  answerTypes: COUNTED_TYPES,
  roles: ["solver", "critic", "judge"],
  options: {
    agents: agentsOption(9, FIRST_SAMPLES, 15, "Largest number of samples N"),
    temperature: temperatureOption(0.8),
    programs: {
      type: "boolean",
      default: true,
      help: "Have short programs written and computed, which vote, and confirm a reasoning (numbers only)",
    },
    examine: {
      type: "choice",
      default: "none",
      values: ["judge", "none"],
      help: "Whether critics and a judge examine the two best answers when no answer has a strict majority",
    },
    budget: {
      type: "integer",
      default: 4000,
      min: 200,
      max: 100_000,
      help: "Tokens generated for a question after which no more calls are begun",
    },
  },
  promptIds: ["zero-shot-cot", "program-of-thoughts", "adaptive"],
  maxCalls: ({ agents, programs, examine }, model, answerTypes) =>
    agents +
    (programs && mayHavePrograms(model, answerTypes) ? VOTING_PROGRAMS : 0) +
    (examine === "judge" ? EXAMINATION_CALLS : 0),
  expectedCalls: ({ agents, programs }, model, answerTypes) =>
    programs && mayHavePrograms(model, answerTypes)
      ? { calls: 1 + VOTING_PROGRAMS + MORE_SAMPLES, together: 1 + VOTING_PROGRAMS }
      : { calls: Math.min(FIRST_SAMPLES + 1, agents), together: FIRST_SAMPLES },
  usesEmbedder: (_options, answerType) => answerType === "text",
  warnings: ({ temperature }) =>
    temperature === 0
      ? [
          {
            id: "sameSamples",
            message: "At temperature 0 all samples are the same; set --temperature above 0.",
          },
        ]
      : [],

  async run(question, { agents, programs, examine, budget }, given) {
    const context = withQueriesOnce(given);
    const electorate = electorateOf(programs, question, context);
    const voters: Voter[] = [...(await electorate.opening())];
    let samples = voters.filter(({ form }) => form === "reasoning").length;
    let count: VoteCount;
    let step: Step;
    for (;;) {
      count = await countAnswers(
        voters.map(({ answer }) => answer),
        question,
        context,
      );
      const { votes, unanswered } = count;
      const spent = { samples, generated: generatedIn(voters.map(({ turn }) => turn)) };
      const recomputed = samples === 1 && isRecomputed(votes[0], voters);
      // A query that gives no result is beaten by any that does, so it settles nothing.
      const running = await votesThatRun(votes, question, context);
      const progress = { votes: running, ...spent, voters: voters.length, recomputed };
      step = nextStep(progress, { agents, budget, examines: examine === "judge" });
      const path = `samples-${samples}`;
      context.record(path, { kind: "answers-counted", votes, unanswered });
      context.record(path, { kind: "escalated", ...step, ...spent });
      if (step.to !== "more-samples") break;
      const more = Math.min(MORE_SAMPLES, agents - samples);
      voters.push(...(await electorate.more(more, samples)));
      samples += more;
    }

    const turns = voters.map(({ turn }) => turn);
    const decided =
      step.to === "examination" ? await examined(question, { count, turns, samples, budget }, context) : null;
    const answer = decided ?? count.winner;
    const holders = count.votes.find((vote) => vote.answer === answer)?.agents.length ?? 0;
    return { answer, agreement: holders / voters.length };
  },
});
