import { ContractError } from "../errors.ts";
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
import { concludeDialogue, dialogue, expectedDialogue, specifyTask, turnsOption } from "./dialogue.ts";
import type { Terms } from "./filtering.ts";
import { passOn, sayAll, usersAreDone, type McfStep } from "./mcf-step.ts";
import { agentsOption, temperatureOption, type BooleanOption } from "./options.ts";
import { defineStrategy } from "./strategy.ts";

const term = (value: boolean, help: string): BooleanOption => ({ type: "boolean", default: value, help });

/** Multi-agent Collaborative Filtering: at each step N agents answer and the reply least like a misleading one goes on. */
export const mcf = defineStrategy({
  id: "mcf",
  family: "filtering",
  title: "Multi-agent Collaborative Filtering",
  summary:
    "At every step N Users, then N Assistants, answer independently; the reply least similar to a misleading one is passed on.",
  source: "000, §3.2, eq. 6–11",
  answerTypes: ANSWER_TYPES,
  roles: ["task-specifier", "user", "assistant", "adversarial-user", "adversarial-assistant"],
  options: {
    agents: agentsOption(
      3,
      1,
      32,
      "Number N of normal instances of each role, beside one adversarial instance",
    ),
    temperature: temperatureOption(0.8),
    turns: turnsOption,
    semantic: term(true, "Compare the replies alone (first term of eq. 8)"),
    historical: term(true, "Compare the replies with the history before them (second term of eq. 8)"),
    amr: term(false, "Compare the replies' meaning graphs (eq. 9)"),
  },
  promptIds: ["dialogue", "mcf"],
  maxCalls: ({ agents, turns, ...terms }) =>
    noTerm(terms) ? 2 * turns + 2 : 1 + 2 * (agents + 1) * turns + 1,
  expectedCalls: ({ agents, turns, ...terms }) => expectedDialogue(turns, noTerm(terms) ? 1 : agents + 1),
  usesEmbedder: ({ semantic, historical }) => semantic || historical,
  warnings: ({ agents, temperature }) =>
    temperature === 0 && agents > 1
      ? [`At temperature 0 the ${agents} instances of a role say the same; set --temperature above 0.`]
      : [],
  check({ amr }, { graphs }) {
    if (amr && graphs === undefined) {
      throw new ContractError(
        "The amr term needs a parser of meaning graphs, and this version has none. Leave out --option amr=true.",
        { option: "amr" },
      );
    }
  },

  async run(question, options, context) {
    if (noTerm(options)) return dialogue.run(question, options, context);

    const { agents, turns } = options;
    const { wording } = context;
    const stances = {
      normal: helpfulStance(question, wording),
      adversarial: adversarialStance(question, wording),
    };
    const task = await specifyTask(question, context);
    const history: Exchange[] = [];

    for (let turn = 1; turn <= turns; turn++) {
      // Users plan: I_t^1 … I_t^N and the adversarial I_t^! (eq. 6), one of which becomes I_t (eq. 11).
      const plan: McfStep = {
        role: "user",
        path: `turn-${turn}/user`,
        messages: (kept, stance) => userMessages(task, kept, stance, wording),
      };
      const users = await sayAll(plan, agents, history, stances, context);
      if (usersAreDone(users.slice(0, agents), `turn-${turn}`, context)) break;
      const instruction = await passOn(plan, users, historyText(history), options, context);
      if (instruction === null) break;

      // Assistants work on I_t: S_t^1 … S_t^N and S_t^!, compared with M and I_t before them.
      const work: McfStep = {
        role: "assistant",
        path: `turn-${turn}/assistant`,
        messages: (kept, stance) => assistantMessages(task, kept, instruction, stance, wording),
      };
      const assistants = await sayAll(work, agents, history, stances, context);
      const asked = historyTextWith(history, instruction);
      const solution = await passOn(work, assistants, asked, options, context);
      history.push({ instruction, solution: solution ?? "" });
    }
    return concludeDialogue(task, history, context);
  },
});

function noTerm({ semantic, historical, amr }: Terms): boolean {
  return !semantic && !historical && !amr;
}
