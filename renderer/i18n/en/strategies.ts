export const strategies = {
  label: "Strategy",
  search: "Search strategies",
  nothing: "No strategy has these words.",
  about_one: "1 call",
  about_other: "about {{count}} calls",
  more: "More options of this strategy",
  advanced: "Seed, length, privacy",
  sameReplies: "At temperature 0 all {{agents}} agents say the same. Set the temperature above 0.",
  model: "Model",
  modelGone: "not found",
  modelsProblem: "The list of models cannot be read.",
  seed: "Seed",
  seedHelp: "The same seed, question and settings give the same text.",
  maxTokens: "Longest reply, in tokens",
  doNotKeep: "Do not keep",
  doNotKeepHelp:
    "Nothing of this is written to the disk. It is gone when Counterpoint is closed and cannot be gone on with.",
  families: {
    "single-agent": "One agent, or many who vote",
    filtering: "Dialogue and filtering",
    debate: "Debate",
    counterfactual: "Counterfactual debate",
    "tree-of-thought": "Tree of thought",
    adaptive: "Adaptive",
  },
  options: {
    agents: "Agents N",
    temperature: "Temperature T",
    turns: "Turns",
    semantic: "Semantic term",
    historical: "Historical term",
    amr: "Meaning-graph term",
  },
  methods: {
    io: {
      title: "Input–output prompting",
      summary: "One agent gives the answer at once.",
      help: { temperature: "Sampling temperature; 0 always takes the most probable token" },
    },
    "zero-shot-cot": {
      title: "Zero-shot chain of thought",
      summary: "One agent reasons step by step, then answers.",
      help: { temperature: "Sampling temperature; 0 always takes the most probable token" },
    },
    "self-consistency": {
      title: "Self-consistency",
      summary: "N independent reasonings; the most frequent answer wins.",
      help: {
        agents: "Number of independent reasonings",
        temperature: "Sampling temperature; above 0, so that the reasonings differ",
      },
    },
    dialogue: {
      title: "Agent Dialogues",
      summary: "A User plans, an Assistant works, step by step, until the User says that the task is done.",
      help: {
        temperature: "Sampling temperature; 0 always takes the most probable token",
        turns: "Largest number of turns, each an instruction and its solution",
      },
    },
    mcf: {
      title: "Multi-agent Collaborative Filtering",
      summary:
        "At every step N agents answer independently; the reply least similar to a misleading one is passed on.",
      help: {
        agents: "Normal instances of each role, beside one adversarial instance",
        temperature: "Sampling temperature; above 0, so that the candidates differ",
        turns: "Largest number of turns, each an instruction and its solution",
        semantic: "Compares the replies alone (first term of eq. 8)",
        historical: "Compares the replies with the history before them (second term of eq. 8)",
        amr: "Compares the replies' meaning graphs (eq. 9)",
      },
    },
  },
} as const;
