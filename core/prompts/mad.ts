import type { ChatMessage } from "../model.ts";
import type { Question } from "../question.ts";
import { definePrompts, fillPrompt, fillText, type Wording } from "./prompt.ts";
import { questionValues } from "./question-text.ts";
import { spoken } from "./spoken.ts";

/** Multi-Agent Debate (Du et al.): three ways to open, one to update, and the judge that states the majority. */
export const madPrompts = definePrompts({
  id: "mad",
  version: 1,
  sets: {
    standard: {
      open1: { system: "", user: "{question}\n\nThink step by step, then a line: {form}" },
      open2: {
        system: "",
        user: "{question}\n\nSay first what is given and what is asked. Then work it out, then a line: {form}",
      },
      open3: {
        system: "",
        user: "{question}\n\nWork it out in your own way, look for a mistake in your work, then a line: {form}",
      },
      update: {
        system: "",
        user:
          "{question}\n\n{solutions}You are agent {agent}. Compare your solution with the others: where they differ, find out " +
          "who is right. Then solve it again step by step, then a line: {form}",
      },
      solution: { system: "", user: "Solution of agent {number}:\n{solution}\n\n" },
      majority: {
        system: "",
        user: "{question}\n\n{answers}\n\nWhich answer did most agents give? Write only this: {form}",
      },
      answer: { system: "", user: "Agent {number}: {answer}" },
    },
    terse: {
      open1: { system: "You are a solver.", user: "{question}\nThink step by step." },
      open2: { system: "You are a solver.", user: "{question}\nThink step by step." },
      open3: { system: "You are a solver.", user: "{question}\nThink step by step." },
      update: { system: "You are a debater.", user: "{question}\n{solutions}Solve again." },
      solution: { system: "", user: "Agent {number}:\n{solution}\n" },
      majority: { system: "You are a judge.", user: "Answers: {answers}\nWhich answer is most common?" },
      answer: { system: "", user: "{answer}" },
    },
  },
  byAnswerType: {
    standard: {
      text: {
        open1: { system: "", user: "{question}\n\nWrite only {form}" },
        open2: { system: "", user: "{question}\n\nSay what matters most first. Write only {form}" },
        open3: { system: "", user: "{question}\n\nThink of what others would forget. Write only {form}" },
        update: {
          system: "",
          user:
            "{question}\n\n{solutions}You are agent {agent}. Compare your answer with the others: keep what is right, correct what " +
            "is wrong. Write only {form}",
        },
        solution: { system: "", user: "Answer of agent {number}:\n{solution}\n\n" },
        majority: {
          system: "",
          user: "{question}\n\n{answers}\n\nWhich answer do most agents agree on? State it. Write only {form}",
        },
        answer: { system: "", user: "Agent {number}:\n{answer}\n" },
      },
      sql: {
        answer: { system: "", user: "Agent {number}:\n```sql\n{answer}\n```" },
      },
    },
  },
});

/** How many different openings the standard set has; further agents take them in turn. */
export const OPENINGS = 3;

/** The first call of an agent. @param agent 1-based */
export function openingMessages(question: Question, agent: number, wording: Wording): readonly ChatMessage[] {
  const { open1, open2, open3 } = wording.of(madPrompts, question);
  const opening = [open1, open2, open3][(agent - 1) % OPENINGS] ?? open1;
  return fillPrompt(opening, questionValues(question, wording));
}

/**
 * The call in which an agent sees all last solutions. The standard set shows them to everybody in the same order, so
 * that the agents share their prompt; the practice model knows its own as the first.
 * @param agent 1-based
 * @param solutions last replies of all agents, in the agents' order
 */
export function updateMessages(
  question: Question,
  agent: number,
  solutions: readonly string[],
  wording: Wording,
): readonly ChatMessage[] {
  const { update, solution } = wording.of(madPrompts, question);
  const own = solutions.slice(agent - 1, agent);
  const others = solutions.filter((_, index) => index !== agent - 1);
  const shown = wording.set === "terse" ? [...own, ...others] : solutions;
  const lines = shown.map((text, index) =>
    fillText(solution.user, { number: String(index + 1), solution: spoken(text) }),
  );
  const values = { ...questionValues(question, wording), solutions: lines.join(""), agent: String(agent) };
  return fillPrompt(update, values);
}

/** The call of the judge that states the majority. @param answers last answers of all agents, null for none */
export function majorityMessages(
  question: Question,
  answers: readonly (string | null)[],
  wording: Wording,
): readonly ChatMessage[] {
  const { majority, answer } = wording.of(madPrompts, question);
  const terse = wording.set === "terse";
  const lines = answers.flatMap((given, index) =>
    // The practice model knows lists of answers only.
    given === null && terse
      ? []
      : [fillText(answer.user, { number: String(index + 1), answer: given ?? "none" })],
  );
  const values = { ...questionValues(question, wording), answers: lines.join(terse ? ", " : "\n") };
  return fillPrompt(majority, values);
}
