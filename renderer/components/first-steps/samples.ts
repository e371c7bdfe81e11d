/** A question that the practice model answers rightly with the method beside it. */
export interface Sample {
  readonly question: string;
  readonly strategy: "mcf" | "self-consistency" | "dialogue" | "zero-shot-cot";
}

/** Its questions are English in every language: the practice model knows no other. The first is the one of the big button. */
export const SAMPLES: readonly [Sample, ...Sample[]] = [
  {
    question: "Ingrid has 23 goldfish in a tank. She puts in 14 more. How many goldfish are in the tank now?",
    strategy: "mcf",
  },
  {
    question: "Tomas had 52 marbles. He gave 17 of them to his sister. How many marbles does he have now?",
    strategy: "self-consistency",
  },
  {
    question: "Each bag holds 14 shells. How many shells are in 5 bags?",
    strategy: "dialogue",
  },
  {
    question: "Aisha had 31 plums. She picked 12 more and then ate 4. How many plums does she have now?",
    strategy: "zero-shot-cot",
  },
];
