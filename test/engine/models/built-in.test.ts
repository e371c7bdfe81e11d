import { join, resolve } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { builtInFolder, embedderFolder, practicePath } from "../../../engine/models/built-in.ts";

afterEach(() => vi.unstubAllEnvs());

describe("the folder of the built-in models", () => {
  it("lies beside the source, unless the packaged app names another", () => {
    expect(builtInFolder({})).toBe(resolve("models"));
    expect(builtInFolder({ COUNTERPOINT_MODELS: "" })).toBe(resolve("models"));
    expect(builtInFolder({ COUNTERPOINT_MODELS: "/app/models" })).toBe("/app/models");
  });

  it("holds the practice model and the embedder", () => {
    vi.stubEnv("COUNTERPOINT_MODELS", "/app/models");
    expect(practicePath()).toBe(join("/app/models", "practice", "practice.gguf"));
    expect(embedderFolder()).toBe(join("/app/models", "embedder"));
  });
});
