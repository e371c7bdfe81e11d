import {
  assistantMessages,
  helpfulStance,
  historyText,
  historyTextWith,
  userMessages,
  type Exchange,
} from "../prompts/dialogue.ts";
import { adversarialStance } from "../prompts/mcf.ts";
import { ANSWER_TYPES } from "../question.ts";
import { concludeDialogue, converse, specifyTask } from "./dialogue.ts";
import { parsersOf } from "./mcf/graph-parser.ts";
import { openLearning } from "./mcf/learning.ts";
import {
  checkMcf,
  mcfOptions,
  mcfWarnings,
  mostCalls,
  noTerm,
  parserKindOf,
  usualCalls,
} from "./mcf/options.ts";
import { selectionOf } from "./mcf/selection.ts";
import { passOn, sayAll, usersAreDone, type Instances, type McfStep, type StepFilter } from "./mcf/step.ts";
import { defineStrategy } from "./strategy.ts";
import { followAll } from "./mcf/trajectories.ts";

/** Multi-agent Collaborative Filtering: at each step N agents answer and the reply least like a misleading one goes on. */
export const mcf = defineStrategy({
  id: "mcf",
  family: "filtering",
  title: "Multi-agent Collaborative Filtering",
  summary:
    "At every step N Users, then N Assistants, answer independently; the reply least similar to a misleading one is passed on, on real models below 4B (nobody misleads there) the one most like the others.",
  source: "Shi et al. 2024 (MCF), §3.2–3.3, eq. 6–13",
  answerTypes: ANSWER_TYPES,
  roles: [
    "task-specifier",
    "user",
    "assistant",
    "adversarial-user",
    "adversarial-assistant",
    "parser",
    "judge",
  ],
  options: mcfOptions,
  promptIds: ["dialogue", "mcf", "parser", "experience"],
  maxCalls: mostCalls,
  expectedCalls: usualCalls,
  usesEmbedder: ({ semantic, historical, experience, trajectories }, answerType) =>
    semantic || historical || experience || (trajectories && answerType === "text"),
  parserOf: (options) => (options.amr || options.experience ? parserKindOf(options) : null),
  usesExperience: ({ experience }) => experience,
  warnings: mcfWarnings,
  check: checkMcf,

  async run(question, options, context) {
    const { agents, turns, guard } = options;
    const { wording } = context;
    const adversary = { parameters: context.parametersOf("adversarial-assistant"), prompts: wording.set };
    const select = selectionOf(options, adversary);
    const parserAt = parsersOf(parserKindOf(options), question, context);
    const filter: StepFilter = { question, terms: options, select, guard, parserAt };
    const instances: Instances = {
      agents,
      normal: helpfulStance(question, wording),
      adversarial: select === "peers" ? null : adversarialStance(question, wording),
    };

    if (options.trajectories) return followAll(options.depth, instances, filter, context);

    // The task as asked may be like one that was solved well before (Algorithm 1): all instances are shown that one.
    const learning = openLearning({ strategy: "mcf", question, options, parserAt }, context);
    const similar = (await learning?.retrieve()) ?? null;
    const task = await specifyTask(question, similar, context);
    // Without any term there is nobody to choose from, and one User and one Assistant talk.
    const history: Exchange[] = noTerm(options) ? await converse(task, turns, context) : [];

    for (let turn = 1; turn <= turns && !noTerm(options); turn++) {
      // Users plan: I_t^1 … I_t^N and the adversarial I_t^! (eq. 6), one of which becomes I_t (eq. 11).
      const plan: McfStep = {
        role: "user",
        path: `turn-${turn}/user`,
        messages: (kept, stance) => userMessages(task, kept, stance, wording),
      };
      const users = await sayAll(plan, instances, history, context);
      if (usersAreDone(users.normal, `turn-${turn}`, context)) break;
      const planned = await passOn(plan, users, historyText(history), filter, context);
      if (planned === null) break;
      const instruction = planned.text;

      // Assistants work on I_t: S_t^1 … S_t^N and S_t^!, compared with M and I_t before them.
      const work: McfStep = {
        role: "assistant",
        path: `turn-${turn}/assistant`,
        messages: (kept, stance) => assistantMessages(task, kept, instruction, stance, wording),
      };
      const assistants = await sayAll(work, instances, history, context);
      const asked = historyTextWith(history, instruction);
      const worked = await passOn(work, assistants, asked, filter, context);
      history.push({ instruction, solution: worked?.text ?? "", ended: worked?.turn.ended ?? "stop" });
    }

    const { outcome, final } = await concludeDialogue(task, history, context);
    await learning?.learn({ history, final, outcome });
    return outcome;
  },
});
