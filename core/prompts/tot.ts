import { plainDigits } from "../answer/number.ts";
import { plainText, withoutBoxes } from "../answer/plain.ts";
import type { ChatMessage, PromptSetName } from "../model.ts";
import type { Question } from "../question.ts";
import { definePrompts, fillPrompt, fillText, type Wording } from "./prompt.ts";
import { questionValues } from "./question-text.ts";

/** Closes a vote that names no choice, so that it is asked for one (docs/adr/0015-replies-without-an-answer.md). */
export const VOTE_CLOSING = "\n\nThe best choice is";

/** Tree of Thought: a first thought, a next one that goes on from those kept, and the vote on each level's thoughts. */
export const totPrompts = definePrompts({
  id: "tot",
  version: 1,
  sets: {
    standard: {
      thought: {
        system: "",
        user: "{question}\n\nMake a short plan, then carry it out step by step, then a line: {form}",
      },
      nextThought: {
        system: "",
        user:
          "{question}\n\nThoughts so far:\n{thoughts}\n\nGo on from these thoughts where they are not finished, and correct them " +
          "where they are wrong. Think step by step, then a line: {form}",
      },
      vote: {
        system: "",
        user:
          "{question}\n\n{choices}Which of these choices answers the question best? Compare them in a few sentences, then a " +
          'line: "The best choice is" and its number.',
      },
      nextVote: {
        system: "",
        user:
          "{question}\n\nThoughts so far:\n{thoughts}\n\n{choices}Which of these choices goes on best from the thoughts so far and " +
          'answers the question best? Compare them in a few sentences, then a line: "The best choice is" and its number.',
      },
      choice: { system: "", user: "Choice {k}:\n{choice}\n\n" },
    },
    terse: {
      thought: { system: "You are a reasoner.", user: "{question}\nSteps:\nnone\nFinish." },
      nextThought: { system: "You are a reasoner.", user: "{question}\nSteps:\n{thoughts}\nFinish." },
      vote: { system: "You are a reasoner.", user: "{question}\nSteps:\nnone\n{choices}Vote." },
      nextVote: { system: "You are a reasoner.", user: "{question}\nSteps:\n{thoughts}\n{choices}Vote." },
      choice: { system: "", user: "Choice {k}: {choice}\n" },
    },
  },
  byAnswerType: {
    standard: {
      text: {
        thought: {
          system: "",
          user: "{question}\n\nThink about what a good answer needs, then write only {form}",
        },
        nextThought: {
          system: "",
          user:
            "{question}\n\nAn answer so far:\n{thoughts}\n\nComplete it where it is not finished, and correct it where it is wrong. " +
            "Write only {form}",
        },
      },
    },
  },
});

/** The call for a thought that goes on from the kept thoughts; with none of them it is a first one. */
export function thoughtMessages(
  question: Question,
  kept: readonly string[],
  wording: Wording,
): readonly ChatMessage[] {
  const { thought, nextThought } = wording.of(totPrompts, question);
  return fillPrompt(kept.length === 0 ? thought : nextThought, {
    ...questionValues(question, wording),
    thoughts: thoughtsText(kept, wording.set),
  });
}

/**
 * The call for a vote on states, which are numbered from 1. The thoughts that all of them begin with stand before the
 * choices, once.
 * @param states the thoughts of each state, at least one
 */
export function voteMessages(
  question: Question,
  states: readonly (readonly string[])[],
  wording: Wording,
): readonly ChatMessage[] {
  const { vote, nextVote, choice } = wording.of(totPrompts, question);
  const shared = sharedThoughts(states);
  const choices = states.map((thoughts, index) =>
    fillText(choice.user, {
      k: String(index + 1),
      choice: choiceText(thoughts.slice(shared.length), wording.set),
    }),
  );
  return fillPrompt(shared.length === 0 ? vote : nextVote, {
    ...questionValues(question, wording),
    thoughts: thoughtsText(shared, wording.set),
    choices: choices.join(""),
  });
}

/** The thoughts of one state as one text: what a reasoner goes on from, and what a validator judges. */
export function thoughtsText(thoughts: readonly string[], set: PromptSetName): string {
  return thoughts.join(set === "terse" ? "\n" : "\n\n");
}

/** The practice model was trained on choices of one line. */
function choiceText(thoughts: readonly string[], set: PromptSetName): string {
  const text = thoughtsText(thoughts, set) || "(empty)";
  return set === "terse" ? text.split("\n").join("; ") : text;
}

/** What all states begin with; each keeps at least its last thought for itself. */
function sharedThoughts(states: readonly (readonly string[])[]): readonly string[] {
  const [first = []] = states;
  const ends = first.findIndex((thought, index) => states.some((state) => state[index] !== thought));
  const length = Math.min(ends === -1 ? first.length : ends, first.length - 1);
  return first.slice(0, Math.max(0, length));
}

const MARKER = /\bbest\s+choice\s*(?:\bis\b|[:=])/gi;
/** What our prompts head a choice with, and what models say for it; also two of them: "choice number 2". */
const NOUN = String.raw`(?:choice|option|number|no\.|debate|solution)`;
/** A number alone: in "1 or 2", "between 1 and 3" and "1.5" there is none. */
const CHOSEN = new RegExp(
  String.raw`^[\s"'“”*_()[\]:#=$]*(?:${NOUN}[\s"'“”*_()[\]:#]*){0,2}(\d{1,4})(?:\.0+)?` +
    String.raw`(?!\d|[.,]\d|\s*(?:,|\/|&|\bor\b|\band\b)\s*(?:${NOUN}\s*){0,2}\d)`,
  "i",
);
/** A number of things, "5 apples", is what a choice answers and names none; "2 because …" and "2 with …" go on about choice 2. */
const AMOUNT =
  /^[\s"'“”*_()[\]:#=$]*\d{1,4}(?:\.0+)? +(?!(?:because|since|as|for|which|with|that|it|and|in|from|by|is|so|but|not|rather|due|based|given|when|where|if|though|although|while|even|out|among|here|overall|this|the|i|we|to(?! \d)|at|over|then|therefore|thus|hence|thanks|after|has|also)\b)[a-z]/i;

/**
 * The number that a vote's last "best choice is" names, however it is set.
 * @param choices number of choices
 * @returns 1-based; null if the vote has no marker, or the last one names no choice there is
 */
export function readBestChoice(vote: string, choices: number): number | null {
  const plain = withoutBoxes(plainText(vote));
  const marker = [...plain.matchAll(MARKER)].at(-1);
  if (marker === undefined) return null;
  const said = plainDigits(plain.slice(marker.index + marker[0].length));
  if (AMOUNT.test(said)) return null;
  const number = Number(CHOSEN.exec(said)?.[1]);
  return number >= 1 && number <= choices ? number : null;
}
