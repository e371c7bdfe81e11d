import { withLetterBreaks } from "../letter-break.ts";
import type { Problem, Worked } from "../problem.ts";
import { named } from "../problem-id.ts";
import { between, pick, type Random } from "../random.ts";
import { drawWord, spelled } from "../spelling.ts";

/** Wordings that ask to join the last letters of `{words}`. */
export interface LettersFamily {
  readonly id: string;
  readonly texts: readonly string[];
}

export const LETTERS_FAMILIES: readonly LettersFamily[] = [
  {
    id: "last-letters/write-down",
    texts: [
      'Write down the final letter of each word in "{words}" and put them together.',
      'Look at the words "{words}". Write the final letters one after the other.',
    ],
  },
  {
    id: "last-letters/join",
    texts: ['Join the last letters of "{words}".', 'Join the last letter of every word: "{words}".'],
  },
  {
    id: "last-letters/which-string",
    texts: [
      'Which string do the last letters of the words "{words}" make?',
      'The last letters of "{words}" make a string. Which one?',
    ],
  },
  {
    id: "last-letters/concatenate",
    texts: [
      'Concatenate the last letters of these words: "{words}".',
      'From each word of "{words}", take the last letter, and concatenate these letters.',
    ],
  },
  {
    id: "last-letters/ends",
    texts: [
      'Each word of "{words}" ends with a letter. What do these letters spell together?',
      'What do you read if you keep only the end letter of each word in "{words}"?',
    ],
  },
  {
    id: "last-letters/list",
    texts: [
      "Here is a list of words: {words}. Put their last letters in a row.",
      "Words: {words}. Last letters, joined?",
    ],
  },
  {
    id: "last-letters/code",
    texts: [
      'A code is made of the last letter of each name: "{words}". What is the code?',
      'What is the code word if you use the last letters of "{words}" in order?',
    ],
  },
  {
    id: "last-letters/cut-off",
    texts: [
      'What is the result if somebody picks the last letter of every word in "{words}" and glues them together?',
      'What comes out when the last letter of each name in "{words}" is cut off and the letters are lined up?',
    ],
  },
];

/** Asks to join the last letters of some names and words. The solution spells each and lets the string grow. */
export function lastLettersProblem(random: Random, { id, texts }: LettersFamily): Problem {
  const words = drawWords(random);
  return named({
    family: id,
    question: {
      text: pick(random, texts).replace("{words}", words.join(" ")),
      answerType: "string",
      choices: [],
    },
    right: worked(words, lastLetters(words)),
    steps: [],
    instructions: words.map((word) => `Add the last letter of ${word}.`),
    misled: worked(words, wrongLetters(words, words.length - 1)[0] ?? []),
    mistaken: (again) => worked(words, pick(again, wrongLetters(words, between(again, 0, words.length - 1)))),
  });
}

function drawWords(random: Random): string[] {
  for (;;) {
    const words = Array.from({ length: between(random, 2, 4) }, () => drawWord(random));
    if (isReadable(lastLetters(words)) && words.every((_, index) => wrongLetters(words, index).length > 0))
      return words;
  }
}

function lastLetters(words: readonly string[]): string[] {
  return words.map((word) => word.slice(-1));
}

/** The letters that one gets who takes another letter of the word at `index`, for each such letter in the word's order. */
function wrongLetters(words: readonly string[], index: number): string[][] {
  const right = lastLetters(words);
  return Array.from((words[index] ?? "").toLowerCase())
    .filter((letter) => letter !== right[index])
    .map((letter) => right.with(index, letter))
    .filter(isReadable);
}

/** "The answer is not." gives no answer to those who read it. */
function isReadable(letters: readonly string[]): boolean {
  return !["not", "none"].includes(letters.join(""));
}

function worked(words: readonly string[], letters: readonly string[]): Worked {
  const lines = words.map((word, index) => {
    const joined = letters.slice(0, index + 1).join("");
    return `${spelled(word)}: ${withLetterBreaks(joined)}`;
  });
  return { lines, answer: letters.join("") };
}
