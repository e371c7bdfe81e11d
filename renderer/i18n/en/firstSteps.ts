export const firstSteps = {
  title: "Watch agents argue over a first question",
  ask: "Ask this question",
  others: "Or one of these",
  how: {
    mcf: "Collaborative filtering: at every step some agents answer, one may mislead, and a comparison decides which reply goes on.",
    "self-consistency": "Self-consistency: several agents answer alone, and the answer with most votes wins.",
    dialogue: "Dialogue: one agent instructs, the other solves, turn by turn.",
    "zero-shot-cot": "One agent that thinks step by step.",
  },
  models: {
    title: "For questions of your own",
    practice:
      "The built-in practice model knows only short word problems in English, such as these, and a few tasks with coins and letters. Any other question needs a real model.",
    here: "On this machine",
    none: "No other model was found on this machine.",
    use: "Use",
    useNamed: "Use {{name}} for questions",
    used: "In use",
    back: "Back to the practice model",
    fetchable: "Could be fetched, if you allow it",
    show: "Show what can be fetched under Models",
    all: "Show all models",
  },
} as const;
