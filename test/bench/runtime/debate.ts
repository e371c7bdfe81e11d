import type { ChatMessage, LanguageModel } from "../../../core/model.ts";
import { SAMPLING } from "./section.ts";

const ROUNDS = 3;
const DEBATERS = ["Ada", "Ben", "Cleo"] as const;
type Debater = (typeof DEBATERS)[number];

const QUESTION =
  "A farmer sells 18 crates of apples on Monday and twice as many on Tuesday. Each crate holds 24 apples, and 30 of all " +
  "the apples sold were bad. How many good apples did he sell?";

/** What each debater has said in each round: scripted, so that the prompts are the same on every model. */
function answerOf(debater: Debater, round: number): string {
  const answers: Record<Debater, readonly string[]> = {
    Ada: [
      "Twice 18 is 36, so he sells 54 crates. 54 times 24 is 1296, minus 30 is 1266.",
      "I keep my count: 54 crates of 24 are 1296 apples, and 30 bad ones leave 1266.",
      "Nothing in the others' words changes it. 1296 - 30 = 1266.",
    ],
    Ben: [
      "18 and 36 make 56 crates. 56 times 24 is 1344, minus 30 is 1314.",
      "Ada adds 18 and 36 to 54, and she is right. Then it is 1296 - 30 = 1266.",
      "I agree with Ada: 1266.",
    ],
    Cleo: [
      "He sells 18 times 24 apples on Monday, 432, and 864 on Tuesday. Together 1296.",
      "I forgot the bad ones. 1296 - 30 = 1266.",
      "432 and 864 are 1296, and without the 30 bad ones 1266 are left.",
    ],
  };
  return answers[debater][round] ?? "";
}

/** Three debaters who see each other's last answers for three rounds, then a judge who sees all: 10 calls. */
export async function debate(model: LanguageModel): Promise<void> {
  let seed = 0;
  const say = (messages: readonly ChatMessage[]) =>
    model.complete({ messages, sampling: { ...SAMPLING, seed: seed++, maxTokens: 8, stop: [] } });
  for (let round = 0; round < ROUNDS; round++) {
    await Promise.all(DEBATERS.map((debater) => say(debaterMessages(debater, round))));
  }
  await say(judgeMessages());
}

function debaterMessages(debater: Debater, round: number): readonly ChatMessage[] {
  const earlier = Array.from({ length: round }, (_, index): ChatMessage[] => [
    { role: "assistant", content: answerOf(debater, index) },
    {
      role: "user",
      content: `${othersSaid(debater, index)}\n\nConsider what they say, and answer the question again.`,
    },
  ]);
  return [
    { role: "system", content: "You debate with two others and look for the right answer." },
    { role: "user", content: QUESTION },
    ...earlier.flat(),
  ];
}

function othersSaid(debater: Debater, round: number): string {
  return DEBATERS.filter((other) => other !== debater)
    .map((other) => `${other} says: ${answerOf(other, round)}`)
    .join("\n");
}

function judgeMessages(): readonly ChatMessage[] {
  const said = Array.from({ length: ROUNDS }, (_, round) =>
    DEBATERS.map((debater) => `Round ${round + 1}, ${debater}: ${answerOf(debater, round)}`),
  );
  return [
    { role: "system", content: "You judge a debate." },
    { role: "user", content: `${QUESTION}\n\n${said.flat().join("\n")}\n\nWhich answer is right?` },
  ];
}
