import type { Exemplar } from "./exemplar.ts";

/** Built-in exemplars whose answer is yes or no. */
export const yesNoExemplars: readonly Exemplar[] = [
  {
    question: yesNo(1, "Could a grown giraffe stand upright in an ordinary elevator?"),
    reasoning: "A grown giraffe is more than 4 metres tall. An ordinary elevator is less than 3 metres high.",
    answer: "no",
  },
  {
    question: yesNo(
      2,
      "A coin is heads up. Carla turns it over. Dan turns it over. Is the coin still heads up?",
    ),
    reasoning: "The coin is turned over 2 times. After an even number of turns it lies as it did before.",
    answer: "yes",
  },
  {
    question: yesNo(3, "Do ice cubes float in a glass of water?"),
    reasoning: "What is lighter than the same volume of water floats in it. Ice is lighter than water.",
    answer: "yes",
  },
  {
    question: yesNo(
      4,
      "A coin is heads up. Ann turns it over. Ben does not turn it over. Is the coin still heads up?",
    ),
    reasoning: "The coin is turned over 1 time, by Ann. After an odd number of turns it is tails up.",
    answer: "no",
  },
];

/** Built-in exemplars of claims that the evidence makes true or false; persons and places are invented. */
export const trueFalseExemplars: readonly Exemplar[] = [
  {
    question: claim(1, "The Lenora Bridge was open to traffic in 1972.", [
      "The Lenora Bridge was opened in 1932.",
      "It was closed for repairs in 1971 and opened again two years later.",
    ]),
    reasoning: "The bridge was closed from 1971 until 1971 + 2 = 1973. The year 1972 lies in between.",
    answer: "false",
  },
  {
    question: claim(2, "The author of Grey Harbour was born in a coastal town.", [
      "Pavel Orin wrote the novel Grey Harbour.",
      "Orin was born in Tallis, a town on the coast.",
    ]),
    reasoning: "Pavel Orin wrote Grey Harbour. He was born in Tallis, which lies on the coast.",
    answer: "true",
  },
  {
    question: claim(3, "Mount Bren is more than 2,600 metres high.", [
      "Mount Asel is 2,410 metres high.",
      "Mount Bren is 180 metres higher than Mount Asel.",
    ]),
    reasoning: "Mount Bren is 2410 + 180 = 2590 metres high. That is less than 2,600 metres.",
    answer: "false",
  },
  {
    question: claim(4, "A child of ten can visit the museum on a Wednesday without paying.", [
      "The museum is open from Tuesday to Sunday.",
      "Entry is free for children under twelve.",
    ]),
    reasoning: "Wednesday lies between Tuesday and Sunday. A child of ten is under twelve and pays nothing.",
    answer: "true",
  },
];

function yesNo(number: number, text: string): Exemplar["question"] {
  return { id: `yesno-${number}`, text, answerType: "yesno", choices: [] };
}

function claim(number: number, text: string, evidence: readonly string[]): Exemplar["question"] {
  return {
    id: `truefalse-${number}`,
    text,
    answerType: "truefalse",
    choices: [],
    context: evidence.join(" "),
  };
}
