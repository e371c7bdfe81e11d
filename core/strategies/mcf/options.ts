import { ContractError } from "../../errors.ts";
import { CANDIDATE_SELECTIONS } from "../../events.ts";
import { OUTLIER_TESTS } from "../../experience/repository.ts";
import { PARSER_KINDS, type ParserKind } from "../../similarity/similarity.ts";
import { expectedDialogue, turnsOption, usualTurns } from "../dialogue.ts";
import type { Oddity } from "../oddity.ts";
import { agentsOption, temperatureOption, type BooleanOption, type OptionsOf } from "../options.ts";
import { LEAST_PEERS, selectionOf } from "./selection.ts";
import type { ExpectedCalls, ModelOutlook } from "../strategy.ts";
import type { Terms } from "./terms.ts";

const onOff = (value: boolean, help: string): BooleanOption => ({ type: "boolean", default: value, help });

export const mcfOptions = {
  agents: agentsOption(
    3,
    1,
    32,
    "Number N of normal instances of each role; beside them one adversarial instance, except where the peers choose",
  ),
  temperature: temperatureOption(0.8),
  turns: turnsOption,
  semantic: onOff(true, "Compare the replies alone (first term of eq. 8)"),
  historical: onOff(true, "Compare the replies with the history before them (second term of eq. 8)"),
  amr: onOff(true, "Compare the replies' meaning graphs (eq. 9)"),
  parser: {
    type: "choice",
    default: "amr-lite",
    values: PARSER_KINDS,
    help: "What makes the meaning graphs: AMR-lite (English only), or the loaded model, with one more call for each text",
  },
  select: {
    type: "choice",
    default: "auto",
    values: ["auto", ...CANDIDATE_SELECTIONS],
    help: "Pass on the reply least like the adversarial one (the paper), the one most like its peers, or the one with the greatest difference of both; auto: like its peers on real models below 4B (not with fewer than 3 agents, guard or trajectories), else the paper's",
  },
  guard: onOff(
    false,
    "Do not filter a step whose adversarial reply gives the answer that most candidates give",
  ),
  trajectories: onOff(
    false,
    "Follow every candidate to the end instead of one a step, and sum D along each way (fig. 1)",
  ),
  depth: {
    type: "integer",
    default: 5,
    min: 1,
    max: 8,
    help: "With trajectories: number of steps, the last an Assistant's",
  },
  experience: onOff(
    false,
    "Show the most similar task that was solved before, and store good solutions (§3.3)",
  ),
  minimum: {
    type: "integer",
    default: 20,
    min: 1,
    max: 100_000,
    help: "Number l of experiences from which on one is retrieved",
  },
  lambda: {
    type: "number",
    default: 1.5,
    min: 0,
    max: 100,
    help: "Standard deviations λ from the mean that make a task an outlier, for which nothing is retrieved",
  },
  outlierTest: {
    type: "choice",
    default: "below",
    values: OUTLIER_TESTS,
    help: "Which tasks are outliers: less like the stored ones than usual, more (as printed in the paper), both, or none",
  },
} as const;

export type McfOptions = OptionsOf<typeof mcfOptions>;

/** Whether no term is switched on, so that nothing is filtered. */
export function noTerm({ semantic, historical, amr }: Terms): boolean {
  return !semantic && !historical && !amr;
}

/** Whether a choice is named that is not the paper's. */
function isOwnChoice({ select }: McfOptions): boolean {
  return select !== "auto" && select !== "adversary";
}

/** What makes the meaning graphs of these options. */
export function parserKindOf({ parser }: Pick<McfOptions, "parser">): ParserKind {
  return PARSER_KINDS.find((kind) => kind === parser) ?? "amr-lite";
}

/** Calls of agents in one step: a dialogue's one, or N instances and the adversarial one unless nobody is compared with it. */
function instancesOf(options: McfOptions, model?: ModelOutlook): number {
  if (noTerm(options)) return 1;
  return options.agents + (selectionOf(options, model) === "peers" ? 0 : 1);
}

/** Graphs that the loaded model makes in one filtered step at most. */
function parsesOf(options: McfOptions, model?: ModelOutlook): number {
  return options.amr && parserKindOf(options) === "model" ? instancesOf(options, model) : 0;
}

/** The feedback judge, and the graph of the task where the loaded model makes it. */
function experienceCalls(options: McfOptions): number {
  return options.experience ? 1 + (parserKindOf(options) === "model" ? 1 : 0) : 0;
}

/** Most ways through a tree of candidates; each step of each is N + 1 calls. */
const MOST_TRAJECTORIES = 256;

function trajectoriesOf({ agents, depth }: Pick<McfOptions, "agents" | "depth">): number {
  return agents ** depth;
}

/** 1 + (N+1)(N^depth − 1)/(N − 1), and what parsing takes. @returns `together`: calls of a level on average */
function treeCalls(options: McfOptions): ExpectedCalls {
  const { agents, depth } = options;
  const steps = agents === 1 ? depth : (trajectoriesOf(options) - 1) / (agents - 1);
  const calls = steps * (instancesOf(options) + parsesOf(options));
  return { calls: 1 + calls, together: Math.ceil(calls / depth) };
}

/** 1 + 2(N+1)t + 1, and what parsing and experience take. Stored tasks that have no graph of this parser yet come on top. */
export function mostCalls(options: McfOptions, model?: ModelOutlook): number {
  if (options.trajectories) return treeCalls(options).calls;
  const aStep = instancesOf(options, model) + parsesOf(options, model);
  return 1 + 2 * aStep * options.turns + 1 + experienceCalls(options);
}

export function usualCalls(options: McfOptions, model?: ModelOutlook): ExpectedCalls {
  if (options.trajectories) return treeCalls(options);
  const { calls, together } = expectedDialogue(options.turns, instancesOf(options, model), model);
  const parses = parsesOf(options, model) * 2 * usualTurns(options.turns, model);
  return { calls: calls + parses + experienceCalls(options), together };
}

export function mcfWarnings(options: McfOptions): readonly Oddity[] {
  const { agents, temperature, experience, outlierTest, lambda, minimum } = options;
  const warnings: Oddity[] = [];
  // With all terms off one instance of each role speaks.
  if (temperature === 0 && agents > 1 && !noTerm(options)) {
    warnings.push({
      id: "sameReplies",
      message: `At temperature 0 the ${agents} instances of a role say the same; set --temperature above 0.`,
    });
  }
  if (experience && outlierTest !== "off" && lambda >= Math.sqrt(minimum)) {
    warnings.push({
      id: "testIdle",
      message: `The outlier test can refuse nothing until more than ${Math.floor(lambda * lambda)} experiences are stored: a z-score of L tasks is at most √L, and lambda is ${lambda}.`,
    });
  }
  return warnings;
}

function refuse(option: keyof McfOptions, id: Oddity["id"], message: string): never {
  throw new ContractError(message, { option, id });
}

/** @throws ContractError for options that have no use beside the others */
export function checkMcf(options: McfOptions): void {
  const { agents, select, guard, amr, parser, experience } = options;
  if (options.trajectories) checkTrajectories(options);
  if (guard && select === "peers") {
    refuse(
      "guard",
      "guardPeers",
      "The guard looks at the adversarial reply, and select=peers has none. Leave out either.",
    );
  }
  if (isOwnChoice(options) && agents < LEAST_PEERS) {
    refuse(
      "select",
      "fewCandidates",
      `select=${select} compares the candidates with each other, and of ${agents} none is more like the rest than another. Take at least 3 agents, or select=adversary.`,
    );
  }
  if (noTerm(options) && (guard || isOwnChoice(options))) {
    refuse(
      guard ? "guard" : "select",
      "nothingFiltered",
      "With all three terms off nothing is filtered, so select and guard have no use. Leave them out, or switch a term on.",
    );
  }
  if (parser === "model" && !amr && !experience) {
    refuse(
      "parser",
      "parserIdle",
      "parser=model has no use without the amr term and without experience: no graphs are made. Leave it out.",
    );
  }
}

/** @throws ContractError for what cannot be done while every candidate is followed */
function checkTrajectories(options: McfOptions): void {
  const { agents, depth, guard, experience } = options;
  if (trajectoriesOf(options) > MOST_TRAJECTORIES) {
    refuse(
      "trajectories",
      "manyTrajectories",
      `agents=${agents} and depth=${depth} make ${trajectoriesOf(options)} trajectories, and at most ${MOST_TRAJECTORIES} are followed. Take fewer agents (2 in the paper) or a smaller depth.`,
    );
  }
  if (experience) {
    refuse(
      "experience",
      "trajectoriesExperience",
      "experience=true keeps the one solution of a task, and trajectories=true makes many. Leave out either.",
    );
  }
  if (guard) {
    refuse(
      "guard",
      "trajectoriesGuard",
      "guard=true decides which candidate is passed on, and trajectories=true follows all. Leave out either.",
    );
  }
  if (noTerm(options)) {
    refuse(
      "trajectories",
      "trajectoriesTerms",
      "trajectories=true sums D, and with all three terms off there is none. Switch a term on.",
    );
  }
}
