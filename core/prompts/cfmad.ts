import type { ChatMessage } from "../model.ts";
import type { Question } from "../question.ts";
import { definePrompts, fillPrompt, fillText, type Wording } from "./prompt.ts";
import { questionValues } from "./question-text.ts";

const ARGUE_ANSWER =
  "{question}\n\nProposed answer:\n{answer}\n\n{trouble}Explain in two to four sentences why this could be right.";

const AGAINST =
  "{question}\n\n{claim}\n\nThe proposed answer may be wrong. Argue in two to four sentences that ";

const DEFEND =
  "{question}\n\n{claim}\n\nCritic: {critic}\n\nDefend the proposed answer: show in two to four sentences where the " +
  "critic is wrong, then a line ";

const CHECK = "{question}\n\n{claim}\n\nCheck this for mistakes in two to four sentences, then a line ";

const KEEP_OR_CHANGE = 'that says "I keep my answer." or "I change my answer."';

/**
 * Counterfactual debate (CFMAD, §3 and D). A debate is written as `opening`, then `criticism` and `reply` in turn; the
 * critic, the debater and the judge see it in these words.
 */
export const cfmadPrompts = definePrompts({
  id: "cfmad",
  version: 2,
  sets: {
    standard: {
      abduction: {
        system: "",
        user: "{question}\n\nExplain in two to four sentences why the answer could be {answer}.",
      },
      plausible: {
        system: "",
        user: "{question}\n\nFind the most plausible answer. Think step by step, then a line: {form}",
      },
      another: {
        system: "",
        user:
          "{question}\n\nSuppose that this answer is wrong: {answer}\nFind the most plausible other answer. Think step by step, " +
          "then a line: {form}",
      },
      trouble: { system: "", user: "Run on the database, this query fails: {message}\n" },
      opening: { system: "", user: "Proposed answer: {answer}\nReason: {text}" },
      criticism: { system: "", user: "\n\nCritic: {text}" },
      reply: { system: "", user: "\n\nReply: {text}" },
      critic: { system: "", user: `${AGAINST}it is wrong.` },
      rebuttal: { system: "", user: `${DEFEND}with the answer that you now hold: {form}` },
      reflection: { system: "", user: `${CHECK}with the answer that you now hold: {form}` },
      otherAgent: { system: "", user: "Another agent's answer:\n{text}\n\n" },
      update: {
        system: "",
        user:
          "{question}\n\nYour answer so far:\n{own}\n\n{others}Compare these answers and solve the question again, " +
          "step by step, then a line: {form}",
      },
      debate: { system: "", user: "Debate {number}\n{debate}\n\n" },
      judge: {
        system: "",
        user:
          "{question}\n\n{debates}Which proposed answer is right? Solve the question yourself, step by step, without trusting " +
          "either side, and compare. Then a line: {form}",
      },
    },
    terse: {
      abduction: { system: "You are a debater.", user: "{question}\nStance: {answer}\nExplain it." },
      plausible: { system: "You are a solver.", user: "{question}\nThink step by step." },
      // The practice model's adversary is the role that argues for an answer other than the one it would find.
      another: { system: "You are an adversary.", user: "{question}\nThink step by step." },
      trouble: { system: "", user: "" },
      opening: { system: "", user: "{text}" },
      criticism: { system: "", user: "\nCritic:\n{text}" },
      reply: { system: "", user: "\nRebuttal:\n{text}" },
      critic: { system: "You are a critic.", user: "{question}\nClaim:\n{claim}\nIs the claim right?" },
      rebuttal: {
        system: "You are a debater.",
        user: "{question}\nClaim:\n{claim}\nCritic:\n{critic}\nReply.",
      },
      reflection: { system: "You are a critic.", user: "{question}\nSolution:\n{claim}\nGive feedback." },
      otherAgent: { system: "", user: "Agent {number}:\n{text}\n" },
      update: { system: "You are a debater.", user: "{question}\nAgent 1:\n{own}\n{others}Solve again." },
      debate: { system: "", user: "{letter}: {answer}\n{debate}\n" },
      judge: { system: "You are a judge.", user: "{question}\n{debates}Which answer is right?" },
    },
  },
  byAnswerType: {
    standard: {
      // A derivation can be checked step by step; of short arguments a small model believes the one that it reads last.
      number: {
        abduction: {
          system: "",
          user: "{question}\n\nShow step by step, in short lines, how one comes to the answer {answer}.",
        },
      },
      yesno: { critic: { system: "", user: `${AGAINST}the answer is {opposite}.` } },
      truefalse: {
        abduction: {
          system: "",
          user: "{question}\n\nExplain in two to four sentences why the claim could be {answer}.",
        },
        critic: { system: "", user: `${AGAINST}the claim is {opposite}.` },
      },
      sql: { abduction: { system: "", user: ARGUE_ANSWER } },
      translation: { abduction: { system: "", user: ARGUE_ANSWER } },
      text: {
        abduction: { system: "", user: ARGUE_ANSWER },
        another: {
          system: "",
          user: "{question}\n\nSuppose that this answer is wrong:\n{answer}\n\nGive the most plausible other answer: {form}",
        },
        rebuttal: { system: "", user: `${DEFEND}${KEEP_OR_CHANGE}` },
        reflection: { system: "", user: `${CHECK}${KEEP_OR_CHANGE}` },
        judge: {
          system: "",
          user:
            "{question}\n\n{debates}Which proposed answer is best? Compare the reasons in two to four sentences, then a " +
            'line: "The best choice is" and the number of its debate.',
        },
      },
    },
  },
});

/** The templates of a counterfactual debate. */
export type CfmadTemplate = keyof (typeof cfmadPrompts.sets)["standard"];

/** The messages of one call of a debate. */
export function debateMessages(
  template: CfmadTemplate,
  question: Question,
  wording: Wording,
  values: Readonly<Record<string, string>>,
): readonly ChatMessage[] {
  const filled = { ...questionValues(question, wording), ...values };
  return fillPrompt(wording.of(cfmadPrompts, question)[template], filled);
}

/** A passage of a debate, as it is shown in the calls that follow. */
export function debateText(
  template: CfmadTemplate,
  question: Question,
  wording: Wording,
  values: Readonly<Record<string, string>>,
): string {
  return fillText(wording.of(cfmadPrompts, question)[template].user, values);
}

/** An answer as prompts show it: an option with its text; what stands for no answer is said to be none. */
export function shownAnswer(answer: string | null, { choices }: Question, { set }: Wording): string {
  if (answer === null) return set === "terse" ? "none" : "another one, but none is named";
  const choice = set === "terse" ? undefined : choices.find(({ label }) => label === answer);
  return choice === undefined ? answer : `${choice.label}) ${choice.text}`;
}

const OUTCOME = /\bI (keep|change) my answer\b/gi;

/** What a rebuttal of free prose says of its stance last; null if it says nothing. */
export function saidOfStance(text: string): "kept" | "changed" | null {
  const last = [...text.matchAll(OUTCOME)].at(-1)?.[1]?.toLowerCase();
  if (last === undefined) return null;
  return last === "keep" ? "kept" : "changed";
}
