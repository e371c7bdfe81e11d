import type { ReplyEnd } from "../model.ts";
import type { Question } from "../question.ts";
import { definePrompts, type Wording } from "./prompt.ts";

/** Number of perspectives, and so of answers that are contrasted (CFMAD, B.2). */
export const PERSPECTIVES = 3;

/** Self-contrast: perspectives, an answer from each, their differences with a checklist, one answer (CFMAD, C.4). */
export const selfContrastPrompts = definePrompts({
  id: "self-contrast",
  version: 1,
  sets: {
    standard: {
      perspectives: {
        system: "",
        user:
          "{question}\n\nDo not answer this yet. Name three different ways of thinking that help to answer it. They may differ " +
          "in the order of the steps, in what they look at most closely, or in how they check the result. Write each as one " +
          "short instruction that begins with ### and ends with @@@",
      },
      answer: {
        system: "",
        user: "{question}\n\n{perspective}\n\nThink step by step, then a line: {form}",
      },
      contrast: {
        system: "",
        user:
          "{question}\n\nAnswer 1:\n{answer1}\n\nAnswer 2:\n{answer2}\n\nAnswer 3:\n{answer3}\n\nCompare answers 1 and 2, answers 1 " +
          "and 3, and answers 2 and 3: where do their reasons or results differ, and why? Then write a checklist of at most " +
          'three things to check because of these differences, after the word "Checklist:". Do not solve the task again.',
      },
      reflect: {
        system: "",
        user:
          "{question}\n\nAnswer 1:\n{answer1}\n\nAnswer 2:\n{answer2}\n\nAnswer 3:\n{answer3}\n\nTheir differences, and a checklist:\n" +
          "{contrast}\n\nGo through the checklist, correct the steps that are wrong, and come to one result for all. Think " +
          "step by step, then a line: {form}",
      },
      firstBuiltIn: {
        system: "",
        user: "Go forward in small steps from what is given to what is asked.",
      },
      secondBuiltIn: {
        system: "",
        user: "Begin with what is asked: find what must be known for it, and go back from there to what is given.",
      },
      thirdBuiltIn: {
        system: "",
        user: "Look closely at every word, name and number, and check the result against each of them.",
      },
    },
    terse: {
      perspectives: { system: "You are a task specifier.", user: "{question}\nSpecify the task." },
      answer: { system: "You are a solver.", user: "{question}\n{perspective}" },
      contrast: {
        system: "You are a critic.",
        user: "{question}\nSolution:\n{answer1}\n{answer2}\n{answer3}\nGive feedback.",
      },
      reflect: {
        system: "You are a debater.",
        user: "{question}\nAgent 1:\n{answer1}\nAgent 2:\n{answer2}\nAgent 3:\n{answer3}\n{contrast}\nSolve again.",
      },
      // The practice model reasons after no other wording than this; its three answers differ by their seeds alone.
      firstBuiltIn: { system: "", user: "Think step by step." },
      secondBuiltIn: { system: "", user: "Think step by step." },
      thirdBuiltIn: { system: "", user: "Think step by step." },
    },
  },
  byAnswerType: {
    standard: {
      text: {
        answer: { system: "", user: "{question}\n\n{perspective}\n\nThen write only {form}" },
        reflect: {
          system: "",
          user:
            "{question}\n\nAnswer 1:\n{answer1}\n\nAnswer 2:\n{answer2}\n\nAnswer 3:\n{answer3}\n\nTheir differences, and a " +
            "checklist:\n{contrast}\n\nGo through the checklist, correct what is wrong, and come to one answer for all. Write " +
            "only {form}",
        },
      },
    },
  },
});

/** The perspectives that stand in where the model names fewer than three. */
export function builtInPerspectives(question: Question, wording: Wording): readonly string[] {
  const prompts = wording.of(selfContrastPrompts, question);
  return [prompts.firstBuiltIn.user, prompts.secondBuiltIn.user, prompts.thirdBuiltIn.user];
}

const BLOCK = /#{3,}((?:(?!#{3,}|@{3,})[^])*)(@{3,})?/g;

/**
 * The perspectives that a reply names, at most three, without repetitions: what stands between `###` and `@@@`. Either
 * sign may be missing, but where there is no `@@@` at all only single lines count: the rest is a solution with headings.
 * A last one that was cut off is left out.
 */
export function readPerspectives(reply: string, ended: ReplyEnd = "stop"): readonly string[] {
  const found = partsOf(reply.trim(), ended).map((part) => part.replace(/\s+/g, " ").trim());
  const distinct = new Map(found.map((part) => [part.toLowerCase(), part]));
  return [...distinct.values()].filter((part) => /\p{L}/u.test(part)).slice(0, PERSPECTIVES);
}

function partsOf(reply: string, ended: ReplyEnd): readonly string[] {
  const hasEnds = /@{3}/.test(reply);
  if (!/#{3}/.test(reply)) return hasEnds ? reply.split(/@{3,}/).slice(0, -1) : [];
  const blocks = [...reply.matchAll(BLOCK)];
  const last = blocks.at(-1);
  const whole = ended === "length" && last?.[2] === undefined ? blocks.slice(0, -1) : blocks;
  return whole.map(([, text = ""]) => text.trim()).filter((text) => hasEnds || !text.includes("\n"));
}
