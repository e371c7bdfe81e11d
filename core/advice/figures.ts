import type { MeasuredMethod } from "./measured.ts";

/** The rows of docs/results/real-models.md. Written by `npm run -s results -- write` from stored runs; not edited by hand. */
export const FIGURES: readonly MeasuredMethod[] = [
  {
    strategy: "zero-shot-cot",
    options: {},
    model: "Qwen2.5-Coder 1.5B Instruct Q4_K_M",
    sha256: "cc324af070c2ecbfd324a30884d2f951a7ff756aba85cb811a6ec436933bb046",
    parameters: 1777088000,
    data: "gsm8k",
    run: "1m82s6ge5qezq",
    command:
      "counterpoint eval --data gsm8k.test.jsonl --limit 100 --model qwen2.5-coder-1.5b-instruct --strategy zero-shot-cot",
    questions: 100,
    correct: 55,
    unanswered: 0,
    interval: [0.4524, 0.6439],
    calls: 1,
    tokens: { prompt: 104.5, cached: 24.1, generated: 310.8 },
    seconds: 7.24,
    gain: null,
    atEqualTokens: null,
  },
  {
    strategy: "adaptive",
    options: {},
    model: "Qwen2.5-Coder 1.5B Instruct Q4_K_M",
    sha256: "cc324af070c2ecbfd324a30884d2f951a7ff756aba85cb811a6ec436933bb046",
    parameters: 1777088000,
    data: "gsm8k",
    run: "1m82tdzxexwa9",
    command:
      "counterpoint eval --data gsm8k.test.jsonl --limit 100 --model qwen2.5-coder-1.5b-instruct --strategy adaptive",
    questions: 100,
    correct: 70,
    unanswered: 0,
    interval: [0.6042, 0.7811],
    calls: 7.3,
    tokens: { prompt: 871.9, cached: 705.8, generated: 1754 },
    seconds: 37.66,
    gain: {
      questions: 100,
      difference: 0.15,
      interval: [0.08, 0.23],
      p: 0.0002747,
      adjusted: 0.0002747,
      detectable: 0.1142,
    },
    atEqualTokens: null,
  },
];
