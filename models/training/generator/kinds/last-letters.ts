import { withLetterBreaks } from "../letter-break.ts";
import type { Problem, Worked } from "../problem.ts";
import { named } from "../problem-id.ts";
import { between, pick, type Random } from "../random.ts";
import { drawWord, spelled } from "../spelling.ts";
import type { LettersFamily } from "./letters-families.ts";

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
