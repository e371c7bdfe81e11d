import type { AnswerType } from "../question.ts";
import type { Exemplar } from "./exemplar.ts";

/** Built-in exemplars whose answer is a short string. */
export const stringExemplars: readonly Exemplar[] = [
  {
    question: asked("string", 1, 'Take the last letter of each word in "Oliver Brook" and join them.'),
    reasoning: 'The last letter of "Oliver" is r. The last letter of "Brook" is k. Joined they are rk.',
    answer: "rk",
  },
  {
    question: asked("string", 2, 'Take the first letter of each word in "green apple table" and join them.'),
    reasoning: "The first letters are g, a and t. Joined they are gat.",
    answer: "gat",
  },
  {
    question: asked("string", 3, 'Write the word "lamp" backwards.'),
    reasoning: "The letters of lamp are l, a, m, p. From the end they are p, m, a, l, so the word is pmal.",
    answer: "pmal",
  },
  {
    question: asked("string", 4, "Which of these words comes first in a dictionary: pear, fig, plum?"),
    reasoning: "The first letters are p, f and p. The letter f comes before p, so fig comes first.",
    answer: "fig",
  },
];

/** Built-in exemplars of sentences translated from Chinese into English. */
export const translationExemplars: readonly Exemplar[] = [
  {
    question: asked("translation", 1, "他每天早上骑自行车去上班。"),
    reasoning: "每天早上 is every morning, 骑自行车 is to ride a bicycle, 去上班 is to go to work.",
    answer: "He rides his bicycle to work every morning.",
  },
  {
    question: asked("translation", 2, "这家餐馆虽然小，但是菜很好吃。"),
    reasoning:
      "虽然 … 但是 is although … but, of which English keeps one. 菜 here means the food of the restaurant.",
    answer: "This restaurant is small, but the food is very good.",
  },
  {
    question: asked("translation", 3, "如果明天下雨，我们就待在家里。"),
    reasoning: "如果 … 就 is if … then, 明天下雨 is it rains tomorrow, 待在家里 is to stay at home.",
    answer: "If it rains tomorrow, we will stay at home.",
  },
  {
    question: asked("translation", 4, "她花了三年时间才写完这本书。"),
    reasoning: "花了三年时间 is to take three years, 才 says that this is long, 写完 is to finish writing.",
    answer: "It took her three years to finish writing this book.",
  },
];

/** Built-in exemplars of questions that are answered in plain prose. */
export const textExemplars: readonly Exemplar[] = [
  {
    question: asked("text", 1, "What is the difference between weather and climate?"),
    reasoning: "Both speak of rain, wind and temperature. They differ in the span of time that they look at.",
    answer:
      "Weather is what the air does today or this week; climate is what it usually does over many years.",
  },
  {
    question: asked("text", 2, "How do I politely decline an invitation to a meeting?"),
    reasoning: "A polite refusal thanks, is clear, and offers something instead. Reasons can be short.",
    answer:
      "Thank them for the invitation, say clearly that you cannot come, and offer to read the notes or to meet another time.",
  },
  {
    question: asked("text", 3, "Why does bread go stale faster in the fridge than on the table?"),
    reasoning:
      "Bread gets stale when its starch hardens. Starch hardens fastest when it is cold but not frozen.",
    answer:
      "The starch in bread hardens faster in the cold of a fridge, so the bread feels dry and firm sooner.",
  },
  {
    question: asked("text", 4, "How can I remember the names of people I meet?"),
    reasoning:
      "What is used and linked to something known is remembered. A name can be both said and pictured.",
    answer: "Say the name aloud when you hear it, and link it to a picture or to somebody you already know.",
  },
];

function asked(answerType: AnswerType, number: number, text: string): Exemplar["question"] {
  return { id: `${answerType}-${number}`, text, answerType, choices: [] };
}
