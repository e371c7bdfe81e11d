import { plainText, withoutBoxes } from "../answer/plain.ts";
import type { ChatMessage } from "../model.ts";
import type { Question } from "../question.ts";
import { definePrompts, fillPrompt, type Wording } from "./prompt.ts";
import { questionValues } from "./question-text.ts";
import { thoughtsText } from "./tot.ts";

/** Multi-agent Tree of Thought: thoughts after a verdict, and the Thought Validator (MA-ToT, §3.2 and appendix). */
export const maTotPrompts = definePrompts({
  id: "ma-tot",
  version: 1,
  sets: {
    standard: {
      thought: {
        system: "",
        user:
          "{question}\n\nYour last attempt:\n{chain}\n\nA teacher's verdict on it:\n{verdict}\n\nMake a short plan that avoids the " +
          "mistakes in your last attempt, then carry it out step by step, then a line: {form}",
      },
      nextThought: {
        system: "",
        user:
          "{question}\n\nYour last attempt:\n{chain}\n\nA teacher's verdict on it:\n{verdict}\n\nYour new thoughts so far:\n{thoughts}\n\n" +
          "Go on from your new thoughts where they are not finished, and correct them where they are wrong. Think step by " +
          "step, then a line: {form}",
      },
      leftOut: { system: "", user: "(left out, because it is too long)" },
      validate: {
        system: "",
        user:
          "{question}\n\nReasoning to check:\n{chain}\n\nCheck this reasoning like a strict teacher. Relevance: does it answer what is " +
          "asked? Progression: does each step follow from the ones before? Facts: is every fact, name and number right? " +
          "Completeness: is nothing left out that the result depends on? Errors: look for a mistake on purpose, above all at " +
          "the end. A later part may correct an earlier one. Only if you find no error, end with the line: Reasoning is Valid\n" +
          "If you find one, end with the line: Reasoning is Invalid\nand say in one sentence why.",
      },
      recomputed: { system: "", user: "Computed anew, the answer is {answer}, too. Reasoning is Valid" },
      contradicted: {
        system: "",
        user: "Computed anew, the answer is {results}. So there is a mistake in it. Reasoning is Invalid",
      },
    },
    terse: {
      thought: {
        system: "You are a solver.",
        user: "{question}\nSolution:\n{chain}\n{verdict}\nRevise.",
      },
      nextThought: {
        system: "You are a solver.",
        user: "{question}\nSolution:\n{chain}\n{verdict}\n{thoughts}\nRevise.",
      },
      leftOut: { system: "", user: "none" },
      validate: {
        system: "You are a validator.",
        user: "{question}\nSolution:\n{chain}\nIs the reasoning valid?",
      },
      recomputed: { system: "", user: "Reasoning is Valid" },
      contradicted: { system: "", user: "Reasoning is Invalid" },
    },
  },
  byAnswerType: {
    standard: {
      text: {
        thought: {
          system: "",
          user:
            "{question}\n\nYour last answer:\n{chain}\n\nA teacher's verdict on it:\n{verdict}\n\nAvoid the mistakes in your last answer. " +
            "Write only {form}",
        },
        nextThought: {
          system: "",
          user:
            "{question}\n\nYour last answer:\n{chain}\n\nA teacher's verdict on it:\n{verdict}\n\nYour new answer so far:\n{thoughts}\n\n" +
            "Complete your new answer where it is not finished, and correct it where it is wrong. Write only {form}",
        },
      },
    },
  },
});

/** What a reasoner knows of the round before. */
export interface Feedback {
  /** Its own chain; null where it is left out. */
  readonly chain: string | null;
  /** What the validator said about it. */
  readonly verdict: string;
}

/** The call for a thought of a later round: as in the first round, with the chain and the verdict of the one before. */
export function thoughtAfterVerdict(
  question: Question,
  kept: readonly string[],
  { chain, verdict }: Feedback,
  wording: Wording,
): readonly ChatMessage[] {
  const { thought, nextThought, leftOut } = wording.of(maTotPrompts, question);
  return fillPrompt(kept.length === 0 ? thought : nextThought, {
    ...questionValues(question, wording),
    chain: chain ?? leftOut.user,
    verdict,
    thoughts: thoughtsText(kept, wording.set),
  });
}

/** The call of the Thought Validator on one chain. */
export function validateMessages(
  question: Question,
  chain: string,
  wording: Wording,
): readonly ChatMessage[] {
  const { validate } = wording.of(maTotPrompts, question);
  return fillPrompt(validate, { ...questionValues(question, wording), chain });
}

const VERDICT =
  /\breasoning\s*(?:\bis\b|:)[\s:"'“”*_]*(not\s+)?(in)?valid\b(?!\s*(?:\/|or\b)\s*(?:reasoning is\s+)?(?:in)?valid\b)/gi;

/** Behind "valid" its sentence or line ends, or a reason begins, where it is a verdict; "valid up to step 3" is a remark. */
const ENDS_VERDICT = /^["'”’*_)]{0,4}(?:[.!:;。！：；]|[ \t]*(?:\n|$)|,? (?:because|since)\b)/i;
/** What takes a quoted verdict back: "I cannot write …". */
const TAKES_BACK = /(?:\b(?:cannot|never|not)|n['’]t)\b[^.,:;!?\n]{0,40}["“'‘]$/i;

/** The last verdict of a validator's reply, however it is set; null if it has none. */
export function readVerdict(reply: string): boolean | null {
  const text = withoutBoxes(plainText(reply));
  for (const found of [...text.matchAll(VERDICT)].reverse()) {
    const [all, not, invalid] = found;
    const isValid = (not === undefined) === (invalid === undefined);
    const before = text.slice(Math.max(0, found.index - 60), found.index);
    const isRemark = !ENDS_VERDICT.test(text.slice(found.index + all.length)) || TAKES_BACK.test(before);
    if (!isValid || !isRemark) return isValid;
  }
  return null;
}
