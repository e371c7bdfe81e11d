/** Figures that a paper prints, beside which ours are set. */
export interface PublishedTable {
  readonly title: string;
  /** Our data set of the same kind. */
  readonly data: string;
  /** Our ids of the methods, the columns. */
  readonly methods: readonly string[];
  readonly rows: readonly PublishedRow[];
  /** What is not as here. */
  readonly differs: string;
}

export interface PublishedRow {
  readonly what: string;
  /** Per cent right, by method; null where the paper has no figure. */
  readonly values: readonly (number | null)[];
}

const TOO_FEW = "our questions are fewer by far, so that most of these gains lie within our intervals";

/** Tables of the papers on the kinds of questions that are measured here. */
export const PUBLISHED: readonly PublishedTable[] = [
  {
    title: "Tree of Thought with a validator (MA-ToT), GSM8K",
    data: "gsm8k",
    methods: ["io", "zero-shot-cot", "tot", "ma-tot"],
    rows: [
      { what: "GPT-3.5, 500 questions", values: [60.0, 68.0, 75.4, 84.2] },
      { what: "GPT-4o-mini, 500 questions", values: [91.2, 89.2, 91.6, 92.2] },
      { what: "Llama-3.1-8B, 500 questions", values: [75.4, 76.0, 80.2, 89.0] },
      { what: "Llama-3.1-70B, 500 questions", values: [93.0, 89.4, 92.8, 94.8] },
    ],
    differs:
      "The paper samples everything at temperature 1 and draws 500 questions at random; its models are five times as large and more, " +
      `its prompts its own; ${TOO_FEW}. It tells 256 tokens a question for the chain and 4,000 for the tree with GPT-3.5, 341 and ` +
      "10,600 with GPT-4o-mini.",
  },
  {
    title: "Collaborative filtering (MCF), mean of ten sets",
    data: "multiarith",
    methods: ["dialogue", "mcf"],
    rows: [
      { what: "Llama-2-13B", values: [51.6, 54.6] },
      { what: "davinci-002", values: [67.7, 73.1] },
      { what: "GPT-3.5", values: [83.0, 84.7] },
      { what: "GPT-4", values: [90.4, 92.1] },
    ],
    differs:
      "The paper's figures are means over ten sets of 254 to 2,290 questions, ours are of MultiArith alone; the 0.5B was run with " +
      "`select=auto`, which on small models passes on the reply most like its peers, not, as the paper does, the one least like a " +
      "misleading reply; our dialogues mostly take one large step, the paper's several small ones; its meaning graphs come from a trained " +
      `parser, its embedder is nomic-embed-text; ${TOO_FEW}. With its experience repository it reports 55.7, 74.4, 85.4 and 92.4.`,
  },
  {
    title: "Counterfactual debate (CFMAD), CommonsenseQA",
    data: "commonsenseqa",
    methods: ["zero-shot-cot", "self-consistency", "mad", "self-contrast", "cfmad"],
    rows: [
      { what: "Llama-3-8B, 300 questions", values: [null, 75.3, 74.7, 76.0, 77.0] },
      { what: "GPT-3.5", values: [74.7, null, null, null, 79.3] },
      { what: "GPT-3.5, CosmosQA", values: [78.3, null, null, null, 82.7] },
      { what: "GPT-3.5, HoVer of three hops, macro-F1", values: [61.1, null, null, null, 67.6] },
      { what: "GPT-3.5, HoVer of four hops, macro-F1", values: [58.9, null, null, null, 63.6] },
      { what: "GPT-3.5, BoolQ, macro-F1", values: [77.7, null, null, null, 83.7] },
    ],
    differs:
      `The paper's smallest model has 8 billion parameters, ours half a billion; its prompts are its own; ${TOO_FEW}. It tells the tokens ` +
      "of a sample on CommonsenseQA: chain of thought 103, self-consistency 723, self-reflection 768, self-contrast 2,099, CFMAD 2,468, " +
      "debate 2,767.",
  },
  {
    title: "Debate with a judge (MAD), Text-to-SQL",
    data: "text2sql",
    methods: ["mad-judge"],
    rows: [
      { what: "All 1,534 questions", values: [47.59] },
      { what: "Simple", values: [56.76] },
      { what: "Moderate", values: [36.99] },
      { what: "Challenging", values: [22.92] },
    ],
    differs:
      "The paper names neither its set nor its split; the counts are those of BIRD's development set, with far larger databases than the " +
      "six of Spider here. BIRD compares results as sets, here they are multisets of rows. Ours corrects wrong names in queries by the " +
      "schema, begins the negative side with a query of its own after four exemplars, and ends the debate once both sides' queries give " +
      "the same result; the paper's does none of this.",
  },
];
