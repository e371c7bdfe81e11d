export const compare = {
  title: "Runs side by side",
  lead: "Only the questions that all of these runs have finished are compared.",
  points: "{{value}} points",
  right: "{{name}} right",
  wrong: "{{name}} wrong",
  answerOf: "Answer of {{name}}",
  pair: "{{first}} and {{second}}",
  square: "Answers of {{first}} down, of {{second}} across. A field shows its questions below.",
  runs: {
    title: "Figures",
    run: "Run",
    right: "Right",
    generated: "Generated tokens per question",
    first: "Compared with",
    isFirst: "all others",
    makeFirst: "Compare all with it",
    makeFirstNamed: "Compare all with {{name}}",
    leftOut_one:
      "{{count, number}} question is left out: only some of the runs have it, or they have it with another text, passage, set of choices, database, answer type or right answer.",
    leftOut_other:
      "{{count, number}} questions are left out: only some of the runs have them, or they have them with another text, passage, set of choices, database, answer type or right answer.",
    givenUp_one: "{{count, number}} run is left out: its cell was stopped or failed.",
    givenUp_other: "{{count, number}} runs are left out: their cells were stopped or failed.",
  },
  pairs: {
    title: "Pairs",
    pair: "Pair",
    bothRight: "Both right",
    onlyFirst: "Only {{first}}",
    onlySecond: "Only the other",
    bothWrong: "Both wrong",
  },
  outcomes: {
    all: "All",
    "both-right": "both right",
    "only-first": "only {{first}} right",
    "only-second": "only {{second}} right",
    "both-wrong": "both wrong",
    "not-compared": "neither right nor wrong",
  },
  figures: {
    difference: "Difference",
    differenceOf: "{{second}} minus {{first}}",
    interval: "95 % interval {{interval}}",
    questions: "Questions compared",
    exact: "McNemar, exact p",
    midP: "McNemar, mid-p",
    adjusted: "Exact p after Holm",
  },
  findings: {
    "too-few":
      "{{first}} and {{second}} differ on too few questions to show any difference: chance alone could well make all of them speak for the same side.",
    "not-shown":
      "No difference is shown between {{first}} and {{second}}: chance alone could well bring about what is seen here. That does not show that they are equal.",
    "first-ahead":
      "{{first}} did better on these questions, by more than chance alone would often bring about. For other kinds of questions this says nothing.",
    "second-ahead":
      "{{second}} did better on these questions, by more than chance alone would often bring about. For other kinds of questions this says nothing.",
    noneDetectable_one:
      "With {{count, number}} question, no difference can be shown, however large: chance alone could well bring it about.",
    noneDetectable_other:
      "With {{count, number}} questions, no difference can be shown, however large: chance alone could well make so few speak for the same side.",
    detectable_other:
      "With {{count, number}} questions, a true difference below about {{points}} points would often go unseen (in more than one of five such comparisons, at a level of 5 %).",
    detectableAlone_other:
      "With {{count, number}} questions, even a single comparison would often miss a true difference below about {{points}} points (in more than one of five cases, at a level of 5 %).",
  },
  budget: {
    switch: "At equal tokens",
    title: "Against self-consistency that generates as many tokens",
    generated: "Generated tokens per question",
    samples: "Samples for as many tokens",
    reference: "Self-consistency, with 95 % interval",
    difference: "Run minus self-consistency",
    p: "McNemar, exact p",
    tooDear: "not even one",
    beyond:
      "+: the tokens would pay for more samples than the run of self-consistency has, so self-consistency could still do better. Run it with more agents to find out.",
  },
  paper: {
    copy: "Copy for a paper",
    forms: {
      markdown: { name: "Markdown", use: "a paragraph, a table and the commands" },
      latex: { name: "LaTeX", use: "the same, its table with booktabs" },
    },
    note: "The text is in English.",
  },
  prose: {
    note: "The answers are free prose, neither right nor wrong: read them.",
    beside: "Read beside {{name}}",
  },
} as const;
