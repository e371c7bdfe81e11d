import { setImmediate as nextTurn } from "node:timers/promises";
import type { LlamaContext, LlamaContextSequence, Token } from "node-llama-cpp";
import type { Role, Turn } from "../../../core/events.ts";
import type { ChatMessage, PromptSetName } from "../../../core/model.ts";
import { wordingOf } from "../../../core/prompts/prompt.ts";
import { mcf } from "../../../core/strategies/mcf.ts";
import { letterEmbedder } from "../../support/letter-embedder.ts";
import { mcfOptions } from "../../support/mcf-options.ts";
import { wordParser } from "../../support/word-parser.ts";
import { secondsOf, timingOf } from "../measure.ts";
import type { DrivenJob } from "./driven.ts";
import { sampleQuestions } from "./engine-runs.ts";
import { openDriven, type DrivenModel } from "./ours.ts";
import { openPlain, plainlySampledAt } from "./plain.ts";
import { alternate, ratios, SAMPLING, sum, type Bench } from "./section.ts";

const AGENTS = 3;
const AT_ONCE = AGENTS + 1;
/** A sequence for every instance of both roles, for the Task Specifier and for the last call. */
const A_SEQUENCE_EACH = 2 * AT_ONCE + 2;

/**
 * Wall time of the calls of mcf with N=3 where the dialogue goes on for so many turns: the prompts, their order and the
 * length of every reply are the same each way. What the models say is thrown away, and the dialogue goes on with
 * written texts; so only the work is compared, not what a model happens to say.
 */
export async function mcfTurns(bench: Bench): Promise<object> {
  const figures: Record<string, object> = {};
  await using ours = await openDriven(bench, AT_ONCE);
  await using plain = await openPlain(bench, ours.info);
  const fresh = await plain.createContext(AT_ONCE);
  const kept = await plain.createContext(A_SEQUENCE_EACH);
  for (const turns of bench.quick ? [1] : [2, 4]) {
    const stepsOf = (round: number): Promise<readonly Step[]> => dialogueOf(ours, round, turns);
    const measured = await alternate(bench.rounds, {
      ours: async (round) => secondsOfSteps(await stepsOf(round), (step) => ours.generate(step)),
      plain: async (round) => secondsOfSteps(await stepsOf(round), (step) => plainly(fresh, step)),
      plainKept: async (round) => {
        const sequences = new Map<string, LlamaContextSequence>();
        const seconds = await secondsOfSteps(await stepsOf(round), (step) => keeping(kept, sequences, step));
        for (const sequence of sequences.values()) await sequence.dispose();
        return seconds;
      },
    });
    const steps = (await stepsOf(0)).flat();
    figures[`turns${turns}`] = {
      ratio: ratios(measured.ours, measured.plain),
      ratioToKept: ratios(measured.ours, measured.plainKept),
      ours: timingOf(measured.ours),
      plain: timingOf(measured.plain),
      plainKept: timingOf(measured.plainKept),
      calls: steps.length,
      promptTokens: sum(steps.map(({ prompt }) => prompt.length)),
      generated: sum(steps.map(({ count }) => count)),
    };
  }
  return figures;
}

/** One call: what is read, how much is written, and by whom. */
interface SpeedCall extends DrivenJob {
  readonly agent: string;
}

/** Calls that are issued together. */
type Step = readonly SpeedCall[];

async function secondsOfSteps(
  steps: readonly Step[],
  run: (step: Step) => Promise<unknown>,
): Promise<number> {
  return secondsOf(async () => {
    for (const step of steps) await run(step);
  });
}

function plainly(context: LlamaContext, step: Step): Promise<unknown> {
  return Promise.all(
    step.map(({ prompt, count }, index) => plainlySampledAt(context, prompt, index + 1, count)),
  );
}

/** Each agent keeps its sequence, and the library reuses what the prompt has in common with what is in it. */
function keeping(
  context: LlamaContext,
  sequences: Map<string, LlamaContextSequence>,
  step: Step,
): Promise<unknown> {
  return Promise.all(
    step.map(async ({ agent, prompt, count }, index) => {
      const sequence = sequences.get(agent) ?? context.getSequence();
      sequences.set(agent, sequence);
      const tokens = [...prompt] as Token[];
      await sequence.adaptStateToTokens(tokens, false);
      const rest = tokens.slice(Math.min(sequence.nextTokenIndex, tokens.length - 1));
      if (sequence.nextTokenIndex === tokens.length) {
        await sequence.eraseContextTokenRanges([{ start: tokens.length - 1, end: tokens.length }]);
      }
      const { temperature } = SAMPLING;
      const reply = sequence.evaluate(rest, { temperature, seed: index + 1, yieldEogToken: true });
      for (let written = 0; written < count && !(await reply.next()).done; written++);
      await reply.return();
    }),
  );
}

/** Tokens of a reply, about as many as models of 0.5B and 1.5B were seen to write. */
const LENGTHS: Readonly<Partial<Record<Role, number>>> = { "task-specifier": 48, user: 24, assistant: 56 };
const DONE_LENGTH = 5;

async function dialogueOf(model: DrivenModel, round: number, turns: number): Promise<readonly Step[]> {
  const questions = await sampleQuestions();
  const written = await writtenDialogue(
    questions[(2 * round + turns) % questions.length] ?? "",
    turns,
    model.info.prompts,
  );
  const steps: SpeedCall[][] = [];
  for (const step of written) {
    const calls: SpeedCall[] = [];
    for (const { agent, messages, count } of step) {
      calls.push({ agent, prompt: await model.promptTokens(messages), count });
    }
    steps.push(calls);
  }
  return steps;
}

interface WrittenCall {
  readonly agent: string;
  readonly messages: readonly ChatMessage[];
  readonly count: number;
}

/**
 * Plays mcf with written replies, and notes which calls it issued together. The adversary answers whatever the prompts
 * are, so that the work is the same with every model.
 */
export async function writtenDialogue(
  question: string,
  turns: number,
  prompts: PromptSetName,
): Promise<readonly (readonly WrittenCall[])[]> {
  const steps: WrittenCall[][] = [];
  let open: WrittenCall[] | undefined;
  await mcf.run(
    { id: "1", text: question, answerType: "number", choices: [] },
    mcfOptions({
      ...{ agents: AGENTS, temperature: SAMPLING.temperature, turns: turns + 1, amr: false },
      select: "adversary",
    }),
    {
      wording: wordingOf(prompts),
      maxTokens: 512,
      seed: 0,
      embedder: letterEmbedder(),
      parser: wordParser(),
      parametersOf: () => 1.5e9,
      modelOf: () => "written",
      record: () => undefined,
      say: async (role, path, messages) => {
        const text = replyOf(role, path, turns);
        if (open === undefined) steps.push((open = []));
        open.push({
          agent: path.replace(/^turn-\d+\//, ""),
          messages,
          count: text === DONE ? DONE_LENGTH : lengthOf(role),
        });
        await nextTurn();
        open = undefined;
        return turnOf(role, path, messages, text);
      },
    },
  );
  return steps;
}

const DONE = "<TASK_DONE>";

function lengthOf(role: Role): number {
  return LENGTHS[role.replace("adversarial-", "") as Role] ?? 0;
}

function replyOf(role: Role, path: string, turns: number): string {
  const turn = Number(/^turn-(\d+)/.exec(path)?.[1] ?? 0);
  if (role.endsWith("user")) {
    if (turn > turns) return DONE;
    return `Take what was found in step ${turn - 1} and work out from it how many there are after the ${turn}. change that the task tells of.`;
  }
  if (role === "task-specifier")
    return "Given are the numbers of the task and what happens to them. Asked is how many there are at the end.";
  return (
    `Step ${turn}: before it there were ${turn * 17}, and the task says that ${turn * 5} are added. ` +
    `Added together that is ${turn * 17} + ${turn * 5} = ${turn * 22}, so after this step there are ${turn * 22} of them.`
  );
}

function turnOf(role: Role, path: string, messages: readonly ChatMessage[], text: string): Turn {
  const sampling = { ...SAMPLING, seed: 1, maxTokens: 512, stop: [] };
  const tokens = { prompt: 0, cached: 0, generated: 0 };
  return { path, role, messages, text, reasoning: null, ended: "stop", sampling, tokens, seconds: 0 };
}
