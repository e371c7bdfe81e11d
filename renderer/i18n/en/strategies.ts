import { strategyMethods } from "./strategy-methods.ts";

export const strategies = {
  label: "Method",
  search: "Search methods",
  nothing: "No method has these words.",
  about_one: "1 call",
  about_other: "about {{count, number}} calls",
  groups: { other: "More options of this method", experience: "Experience" },
  reset: "Reset the method",
  repository: "Repository",
  repositoryHelp:
    "A lasting repository, by its name or a new one: it is read, and what is learned stays in it. Empty: “{{name}}” for a question, one of its own for an evaluation.",
  repositoryTogether:
    "Evaluations that are made at once would learn from each other, so each has a repository of its own.",
  advanced: "Seed, length, privacy",
  model: "Model",
  modelGone: "not found",
  modelsProblem: "The list of models cannot be read.",
  seed: "Seed",
  seedHelp:
    "The same seed, question and settings give the same text, one question at a time; on some machines what else is computed beside it can change a word.",
  maxTokens: "Longest reply, in tokens",
  doNotKeep: "Do not keep",
  doNotKeepHelp:
    "Nothing of this is written to the disk. It is gone when Counterpoint is closed, and you cannot go on with it later.",
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
    parser: "Meaning graphs by",
    select: "Choice of the candidate",
    guard: "Guard against a right adversary",
    trajectories: "Follow every candidate",
    experience: "Learn from experience",
    minimum: "Least stored, l",
    lambda: "Limit of the outlier test, λ",
    outlierTest: "Outlier test",
    shots: "Exemplars",
    parts: "Sub-questions",
    depth: "Depth",
    width: "Width",
    votes: "Votes",
    beam: "Beam",
    rounds: "Rounds",
    adaptiveBreak: "End when decided",
    titForTat: "Tit for tat",
    sqlOwnQuery: "Own first query",
    sqlShots: "Exemplars of that query",
    sqlEqualEnds: "End when queries agree",
    validator: "Validator",
    programs: "Programs",
    sqlMustRun: "Only queries that run",
    sqlMend: "Correct wrong names",
    swap: "Reverse order",
    stances: "Stances",
    debate: "Kind of debate",
    secondStance: "Second stance",
    examine: "Examination",
    budget: "Token budget",
    sqlCompare: "Comparison of SQL results",
  },
  values: {
    titForTat: {
      auto: "Automatic",
      "0": "0: agree on every point",
      "1": "1: mostly disagree",
      "2": "2: need not agree",
      "3": "3: disagree on every point",
    },
    debate: {
      counterfactual: "Critics and rebuttals",
      none: "None",
      "self-reflection": "Self-reflection",
      mad: "Update rounds",
    },
    parser: { "amr-lite": "AMR-lite (English only)", model: "Loaded model" },
    select: { auto: "By model size", adversary: "Unlike adversary", peers: "Like peers", contrast: "Both" },
    outlierTest: { below: "Below −λ", above: "Above λ", "two-sided": "Both", off: "Off" },
    secondStance: { "runner-up": "Runner-up", random: "Random" },
    validator: { programs: "Programs, for numbers", verdict: "Verdict (the paper)" },
    examine: { judge: "Critics and a judge", none: "None" },
    sqlCompare: { multiset: "As multisets", set: "As sets" },
  },
  help: {
    sqlCompare:
      "When results of two queries are the same: as multisets of rows, or as sets, as BIRD compares them",
  },
  oddities: {
    sameReplies: "At temperature 0 all {{agents}} agents say the same. Set the temperature above 0.",
    sameOpenings:
      "At temperature 0 agents with the same opening prompt say the same: agents 1, 4 and 7, and with the short prompts of very small models all of them. Set the temperature above 0.",
    sameThoughts:
      "At temperature 0 all thoughts that go on from one state are the same. Set the temperature above 0.",
    sameSamples: "At temperature 0 all samples are the same. Set the temperature above 0.",
    noCritics: "This kind of debate has no critics: the number of rounds changes nothing.",
    oneReasoner:
      "One reasoner reaches no consensus: all rounds are used up. Set the number of agents above 1.",
    wideBeam:
      "A beam of {{beam}} keeps more states than the {{width}} of the first level. Lower the beam or raise the width.",
    testIdle:
      "With λ = {{lambda}} the outlier test refuses nothing until more than λ² tasks are stored. Lower λ, or raise the least number stored.",
    guardPeers:
      "The guard looks at the adversarial reply, and there is none when the candidates are compared with each other. Switch the guard off or choose otherwise.",
    fewCandidates:
      "Candidates are compared with each other, and of {{agents}} none is more like the rest than another. Take at least 3 agents, or compare with the adversarial reply.",
    nothingFiltered:
      "With all three terms off nothing is filtered, so neither the choice nor the guard has a use. Switch a term on, or set both back.",
    manyTrajectories:
      "{{agents}} candidates a step over {{depth}} steps make more than 256 ways to follow. Take fewer agents (2 in the paper) or a smaller depth.",
    trajectoriesExperience:
      "Learning keeps the one solution of a task, and following every candidate makes many. Switch either off.",
    trajectoriesGuard:
      "The guard decides which candidate is passed on, and here every candidate is followed. Switch either off.",
    trajectoriesTerms:
      "Every candidate is followed to sum D, and with all three terms off there is none. Switch a term on.",
    parserIdle:
      "No meaning graphs are made without the meaning-graph term and without experience. Switch one of them on, or choose AMR-lite.",
  },
  methods: strategyMethods,
} as const;
