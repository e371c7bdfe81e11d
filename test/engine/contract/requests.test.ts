import { describe, expect, it } from "vitest";
import { ContractError } from "../../../core/errors.ts";
import {
  AskRequest,
  EvalRequest,
  parseRequest,
  parseRuntimeSettings,
  SweepRequest,
} from "../../../engine/contract/requests.ts";

function problem(
  schema: typeof AskRequest | typeof EvalRequest | typeof SweepRequest,
  input: unknown,
): string {
  try {
    parseRequest(schema, input);
  } catch (error) {
    expect(error).toBeInstanceOf(ContractError);
    return (error as ContractError).message;
  }
  throw new Error("The request was accepted.");
}

describe("a request to ask", () => {
  it("needs only a question; the rest has defaults", () => {
    expect(parseRequest(AskRequest, { question: "How many?" })).toEqual({
      question: "How many?",
      strategy: "zero-shot-cot",
      options: {},
      model: "practice",
      agents: {},
      seed: 0,
      maxTokens: 512,
      choices: [],
      runtime: {},
      keep: true,
    });
  });

  it.each([
    ["an empty question", { question: "  \n" }, "The question is empty; write one."],
    ["no question", {}, "The question is missing; it must be a text."],
    ["a huge question", { question: "a".repeat(1_000_001) }, "at most 1000000 characters"],
    ["a seed that is no unsigned 32-bit number", { question: "?", seed: -1 }, "The seed cannot be -1"],
    [
      "no tokens",
      { question: "?", maxTokens: 0 },
      "new tokens cannot be 0; it must be a whole number from 1",
    ],
    ["half a token", { question: "?", maxTokens: 1.5 }, "cannot be 1.5"],
    ["an unknown answer type", { question: "?", answerType: "colour" }, 'The answer type cannot be "colour"'],
    ["an unknown prompt set", { question: "?", promptSet: "long" }, "standard or terse"],
    ["one choice", { question: "?", choices: [{ label: "A", text: "x" }] }, "at least two choices"],
    ["a choice question without choices", { question: "?", answerType: "choice" }, "at least two choices"],
    ["an unknown field", { question: "?", colour: 1 }, 'A request has no field "colour".'],
    ["something that is no request", null, "expected object"],
  ])("refuses %s", (_case, input, message) => {
    expect(problem(AskRequest, input)).toContain(message);
  });

  it("refuses choices that share a label, and choices of another answer type", () => {
    const [a, b] = [
      { label: "A", text: "x" },
      { label: "A", text: "y" },
    ];
    expect(problem(AskRequest, { question: "?", choices: [a, b] })).toBe("Two choices have the same label.");
    expect(
      problem(AskRequest, { question: "?", choices: [a, { ...b, label: "B" }], answerType: "number" }),
    ).toContain('not with "number"');
  });

  it("refuses choices beside a database, of which only one can say what kind of answer is wanted", () => {
    const choices = ["A", "B"].map((label) => ({ label, text: label.toLowerCase() }));
    expect(problem(AskRequest, { question: "?", choices, database: "pets.sqlite" })).toBe(
      "A question has choices or a database, not both: leave one out.",
    );
  });

  it("says one sentence for each problem", () => {
    expect(problem(AskRequest, { question: "?", seed: "one", maxTokens: -5 })).toBe(
      'The seed cannot be "one"; it must be a whole number from 0 to 4294967295. ' +
        "The largest number of new tokens cannot be -5; it must be a whole number from 1 to 1000000.",
    );
  });
});

describe("a request to evaluate", () => {
  it.each([
    ["no data file", {}, "The data file is missing"],
    ["a limit of 0", { data: "x", limit: 0 }, "The limit cannot be 0"],
    ["a concurrency of 0", { data: "x", concurrency: 0 }, "The concurrency cannot be 0"],
    ["an infinite concurrency", { data: "x", concurrency: Infinity }, "The concurrency cannot be Infinity"],
  ])("refuses %s", (_case, input, message) => {
    expect(problem(EvalRequest, input)).toContain(message);
  });
});

describe("settings of the runtime", () => {
  it("are part of both requests, as they are", () => {
    const runtime = {
      device: "vulkan",
      gpuLayers: "all",
      flashAttention: "auto",
      kvCache: "q8_0",
      contextTokens: 2048,
      sequences: 4,
      threads: 2,
      memoryLimit: 1e9,
      gpuMemoryLimit: 0,
    } as const;
    expect(parseRuntimeSettings(runtime)).toEqual(runtime);
    expect(parseRequest(AskRequest, { question: "?", runtime }).runtime).toEqual(runtime);
    expect(parseRequest(EvalRequest, { data: "x", runtime }).runtime).toEqual(runtime);
  });

  it.each([
    ["an unknown device", { device: "tpu" }, 'The device cannot be "tpu"; it must be auto, cpu, vulkan'],
    ["half a layer", { gpuLayers: 0.5 }, "auto, all or a whole number from 0"],
    ["fewer layers than none", { gpuLayers: -1 }, "The number of layers on the device cannot be -1"],
    ["layers in words", { gpuLayers: "most" }, 'The number of layers on the device cannot be "most"'],
    ["flash attention in words", { flashAttention: "on" }, "auto, true or false"],
    ["another number format", { kvCache: "q4_0" }, 'cannot be "q4_0"'],
    ["a context of one token", { contextTokens: 1 }, "a whole number from 16"],
    ["more replies than a batch holds", { sequences: 65 }, "a whole number from 1 to 64"],
    ["no threads", { threads: 0 }, "a whole number from 1"],
    ["negative memory", { memoryLimit: -1 }, "The memory limit cannot be -1"],
    ["an unknown setting", { layers: 1 }, 'has no field "layers"'],
  ])("refuse %s", (_case, runtime, message) => {
    expect(() => parseRuntimeSettings(runtime)).toThrow(ContractError);
    expect(() => parseRuntimeSettings(runtime)).toThrow(message);
  });
});

describe("a request to sweep", () => {
  it("needs only data: one method on one model, every cell once", () => {
    expect(parseRequest(SweepRequest, { data: "data.jsonl" })).toMatchObject({
      methods: [{ strategy: "zero-shot-cot", options: {} }],
      models: ["practice"],
      grid: {},
      repeats: 1,
      search: { kind: "grid" },
    });
  });

  it("fills in how a halving halves", () => {
    const { search } = parseRequest(SweepRequest, { data: "data.jsonl", search: { kind: "halving" } });
    expect(search).toEqual({ kind: "halving", eta: 2, first: 10 });
  });

  it.each([
    ["no method", { methods: [] }, "A sweep needs at least one method."],
    ["no model", { models: [] }, "A sweep needs at least one model."],
    ["no value of an option", { grid: { agents: [] } }, "An option of the grid has no values"],
    ["a value that no option can have", { grid: { agents: [null] } }, "a list of values, or a range"],
    ["half a range", { grid: { temperature: { from: 0 } } }, "a list of values, or a range"],
    ["no repeat", { repeats: 0 }, "The number of repeats cannot be 0"],
    ["an unknown search", { search: { kind: "annealing" } }, "grid, random or halving"],
    ["a random search of nothing", { search: { kind: "random" } }, "The number of samples is missing"],
    ["what only an evaluation has", { strategy: "mcf" }, 'A request has no field "strategy"'],
  ])("refuses %s", (_, given, message) => {
    expect(problem(SweepRequest, { data: "data.jsonl", ...given })).toContain(message);
  });
});
