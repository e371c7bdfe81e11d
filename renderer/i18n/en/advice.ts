export const advice = {
  place_one: "{{data}}, {{count}} question, {{model}}",
  place_other: "{{data}}, {{count}} questions, {{model}}",
  anotherModel: "another model of {{size}}",
  defaultOptions: "default options",
  oneAnswer: {
    gain: "Better than one answer: {{points}} points ({{low}} to {{high}})",
    loss: "Worse than one answer: {{points}} points ({{low}} to {{high}})",
    "no-difference-shown_one":
      "No gain over one answer was shown: {{points}} points, {{low}} to {{high}}; {{count}} question shows only differences from {{detectable}} points",
    "no-difference-shown_other":
      "No gain over one answer was shown: {{points}} points, {{low}} to {{high}}; {{count}} questions show only differences from {{detectable}} points",
  },
  votes: {
    gain: "Better than self-consistency at as many tokens: {{points}} points ({{low}} to {{high}})",
    loss: "Worse than self-consistency at as many tokens: {{points}} points ({{low}} to {{high}})",
    "no-difference-shown_one":
      "No gain over self-consistency at as many tokens was shown: {{points}} points, {{low}} to {{high}}; {{count}} question shows only differences from {{detectable}} points",
    "no-difference-shown_other":
      "No gain over self-consistency at as many tokens was shown: {{points}} points, {{low}} to {{high}}; {{count}} questions show only differences from {{detectable}} points",
  },
  allVotes: {
    gain: "Better than all {{samples}} stored samples of self-consistency together (only {{generated}} tokens): {{points}} points ({{low}} to {{high}})",
    loss: "Worse than all {{samples}} stored samples of self-consistency together (only {{generated}} tokens): {{points}} points ({{low}} to {{high}})",
    "no-difference-shown_one":
      "No gain over all {{samples}} stored samples of self-consistency together (only {{generated}} tokens) was shown: {{points}} points, {{low}} to {{high}}; {{count}} question shows only differences from {{detectable}} points",
    "no-difference-shown_other":
      "No gain over all {{samples}} stored samples of self-consistency together (only {{generated}} tokens) was shown: {{points}} points, {{low}} to {{high}}; {{count}} questions show only differences from {{detectable}} points",
  },
  reference: "One answer, which the other methods are compared with",
  notCompared: "Not compared with one answer",
  right: "{{share}} right ({{low}}–{{high}} %)",
  generated: "{{generated}} tokens generated",
  tokens: "{{generated}} generated; {{prompt}} of prompts, {{cached}} of them cached",
  timeHere: "about {{low}} to {{high}} on this machine",
  instantHere: "less than a second on this machine",
  timeThere: "{{time}} on the machine that measured it",
  near: "Measured with another model, {{model}}, which is {{ratio}} times the size of this one:",
  nearAlike: "Measured with another model of this size, {{model}}:",
  far: "Nothing was measured near this model's size: the nearest is {{model}}, {{ratio}} times the size.",
  notMeasured: "This method was not measured.",
  helps: "Shown to help on models of this size: {{data}}",
  all_one: "{{count}} measurement",
  all_other: "{{count}} measurements",
  notKept: "{{run}} is not kept on this machine; the command below makes it again.",
  openRun: "Open {{run}}",
  facts: {
    worth: "Against one answer",
    votes: "Against self-consistency",
    right: "Right",
    unanswered: "Unanswered",
    calls: "Calls per question",
    tokens: "Tokens per question",
    time: "Time a question",
    run: "Run",
    again: "Make it again",
  },
} as const;
