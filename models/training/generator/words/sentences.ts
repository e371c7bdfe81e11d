/** Beginnings that fit before any sentence, whatever its tense. */
export const LEAD_INS: readonly string[] = (
  "After lunch|At camp|At home|At school|At the fair|At the market|Before dinner|In the afternoon|In the city|In the evening|" +
  "In the morning|In the summer|On Friday|On Sunday|On a rainy day|On the weekend|This month|This week"
).split("|");

/** Sentences without numbers that matter to nothing. */
export const FILLERS: readonly string[] = (
  "Everyone has a good time.|It is a sunny day.|It is a very busy place.|It rains a little.|Nobody is in a hurry.|" +
  "That is a lot of work.|That makes everybody happy.|The birds are singing.|The family is proud.|The weather is nice.|" +
  "They are good friends.|This does not happen often.|Winter is over."
).split("|");

/** Sentences with a number `#` that is not needed, and a word that they may not meet in the text. */
export const NEEDLESS: readonly { readonly sentence: string; readonly topic: string }[] = [
  { sentence: "@ is # years old.", topic: "year" },
  { sentence: "The bus ride takes # minutes.", topic: "minute" },
  { sentence: "There are # windows in the room.", topic: "window" },
  { sentence: "There are # chairs in the room.", topic: "chair" },
  { sentence: "It is # degrees outside.", topic: "degree" },
  { sentence: "@ lives # miles away.", topic: "mile" },
  { sentence: "@ has # pets at home.", topic: "pet" },
  { sentence: "The house next door has # floors.", topic: "floor" },
  { sentence: "@ waits for # minutes.", topic: "minute" },
  { sentence: "The town has # streets.", topic: "street" },
  { sentence: "@ sees # clouds in the sky.", topic: "cloud" },
  { sentence: "The story began # weeks ago.", topic: "week" },
];
