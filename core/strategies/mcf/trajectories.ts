import type { Outcome } from "../../events.ts";
import { historyText, historyTextWith, userMessages, type SpecifiedTask } from "../../prompts/dialogue.ts";
import { branchMessages } from "../../prompts/trajectories.ts";
import { bestTrajectory, branchTo, rootOf, stepPath, trajectoryOf, type Branch } from "./branch.ts";
import { specifyTask } from "../dialogue.ts";
import { candidateOf, filterCandidates, type Filtered } from "./filtering.ts";
import { holdersOf } from "../shared/holders.ts";
import { sayAll, type Instances, type McfStep, type StepFilter, type StepReplies } from "./step.ts";
import type { StrategyContext } from "../strategy.ts";

/** A branch, the step that goes on from it, and what was said there. */
interface Grown {
  readonly branch: Branch;
  readonly step: McfStep;
  readonly replies: StepReplies;
}

/**
 * All trajectories of MCF (fig. 1): at every step each branch gets N candidates and one adversarial reply, scored by D
 * (eq. 8–11), and every candidate is followed. Users and Assistants take turns, and the last step is an Assistant's, so that
 * every trajectory ends with a solution; with an odd number of steps the Assistant begins and is told the specified task
 * (docs/methods.md). The answer is that of the trajectory with the smallest sum of D, of those that end in one.
 * @param depth number of steps
 * @returns the agreement is the share of trajectories that end in the answer
 */
export async function followAll(
  depth: number,
  instances: Instances,
  filter: StepFilter,
  context: StrategyContext,
): Promise<Outcome> {
  const { question, select } = filter;
  const task = await specifyTask(question, null, context);
  const steps: (Filtered["seen"] & { readonly path: string })[] = [];
  let branches: readonly Branch[] = [rootOf(task)];

  for (let level = 1; level <= depth; level++) {
    const role = (depth - level) % 2 === 0 ? "assistant" : "user";

    // All branches of a level grow at once.
    const grown = await Promise.all(
      branches.map(async (branch) => {
        const step = stepAfter(branch, role, task, context);
        return { branch, step, replies: await sayAll(step, instances, branch.history, context) };
      }),
    );

    // D of every candidate on its own branch, and every candidate is followed. One step after the other: a text that several
    // have in common is parsed for the first of them, and that must not depend on which one is ready first.
    const followed: Branch[] = [];
    for (const one of grown) {
      const seen = await score(one, filter, context);
      steps.push({ ...seen, path: one.step.path });
      one.replies.normal.forEach((reply, index) => {
        const candidate = seen.candidates[index];
        if (candidate !== undefined) followed.push(branchTo(one.branch, role, reply, candidate));
      });
    }
    branches = followed;
  }

  const graphsFailed = steps.some((step) => step.graphsFailed === true);
  const paths = branches.map((branch) => trajectoryOf(branch, question, graphsFailed));
  const { path: chosen, answer } = bestTrajectory(paths, steps, select);
  context.record("trajectories", {
    kind: "trajectories-scored",
    paths,
    chosen,
    steps: steps.map(({ path, candidates }) => ({ path, candidates })),
    ...(graphsFailed && { graphsFailed }),
  });
  const answers = paths.map((path) => path.answer);
  const holders = await holdersOf(answer, answers, question, context);
  return { answer, agreement: holders.length / paths.length };
}

/** The step that goes on from a branch. */
function stepAfter(
  { path, instruction }: Branch,
  role: McfStep["role"],
  task: SpecifiedTask,
  { wording }: StrategyContext,
): McfStep {
  return {
    role,
    path: stepPath(path, role),
    messages: (kept, stance) =>
      role === "user"
        ? userMessages(task, kept, stance, wording)
        : branchMessages(task, kept, instruction, stance, wording),
  };
}

/** Scores the candidates of one step as filtering does, without passing on any. */
async function score(
  { branch: { history, instruction }, step: { role, path }, replies: { normal, adversarial } }: Grown,
  { terms, select, parserAt }: StepFilter,
  { embedder }: StrategyContext,
): Promise<Filtered["seen"]> {
  const { seen } = await filterCandidates(
    {
      candidates: normal.map(candidateOf),
      adversary: adversarial,
      history: role === "user" ? historyText(history) : historyTextWith(history, instruction),
      terms,
      select,
      guard: null,
    },
    { embedder, parser: parserAt(path) },
  );
  return seen;
}
