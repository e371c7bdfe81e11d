import { describe, expect, it } from "vitest";
import {
  CancelledError,
  ContextOverflowError,
  ContractError,
  CounterpointError,
  DatabaseError,
  DatasetError,
  EmbedderError,
  FetchError,
  fromErrorRecord,
  ModelLoadError,
  ModelRunError,
  PenmanError,
  reasonOf,
  StorageError,
  toErrorRecord,
} from "../../core/errors.ts";

const DETAILS = { path: "model.gguf", lines: ["1", "2"], bytes: 3, known: false, signal: null };

describe("an error that crosses processes", () => {
  it.each([
    new ModelLoadError("Broken.", DETAILS),
    new ModelRunError("Failed.", DETAILS),
    new ContextOverflowError(3000, 512, 2048),
    new DatasetError("Bad lines.", DETAILS),
    new ContractError("Not agreed.", DETAILS),
    new StorageError("Full.", DETAILS),
    new FetchError("Gone.", DETAILS),
    new EmbedderError("No vectors.", DETAILS),
    new DatabaseError("No database.", DETAILS),
    new PenmanError("No graph.", DETAILS),
    new CancelledError("Cancelled: the model was unloaded."),
    new CounterpointError("doctor", "Too old.", DETAILS),
  ])("is the same error on the other side: $code", (error) => {
    const crossed = fromErrorRecord(structuredClone(toErrorRecord(error)));
    expect(crossed.constructor).toBe(error.constructor);
    expect(crossed).toMatchObject({
      name: error.name,
      code: error.code,
      message: error.message,
      details: error.details,
    });
  });

  it("and is of no known kind keeps its message and gets the code internal", () => {
    const crossed = fromErrorRecord(toErrorRecord(new TypeError("x is not a function")));
    expect(crossed).toMatchObject({ code: "internal", message: "x is not a function" });
  });
});

describe("what a thrown value says", () => {
  it.each([
    ["the message of an error", new TypeError("x is not a function"), "x is not a function"],
    ["a text itself", "Stop.", "Stop."],
    ["the first of several", new AggregateError([new Error("refused"), new Error("late")]), "refused"],
    ["what several say together", new AggregateError([new Error("refused")], "All failed."), "All failed."],
    ["nothing where there is none", new AggregateError([]), ""],
  ])("is %s", (_kind, thrown, reason) => {
    expect(reasonOf(thrown)).toBe(reason);
  });
});

it("a prompt that is too long is refused with its numbers and everything that would make room", () => {
  const { message } = new ContextOverflowError(3000, 512, 2048);
  for (const number of ["3000", "512", "2048"]) expect(message).toContain(number);
  for (const remedy of ["Shorten the question", "--max-tokens", "--context-tokens, or in Settings"]) {
    expect(message).toContain(remedy);
  }
});
