import { writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { withOwnPaths } from "../../cli/engine/own-paths.ts";
import { temporaryFolder } from "../support/folder.ts";

describe("a request that another process may carry out", () => {
  it("names its files by absolute paths", async () => {
    const request = {
      data: "a.jsonl",
      databases: "folder",
      exemplars: "../shots.jsonl",
      database: "b.sqlite",
    };
    expect(await withOwnPaths(request)).toEqual({
      data: resolve("a.jsonl"),
      databases: resolve("folder"),
      exemplars: resolve("../shots.jsonl"),
      database: resolve("b.sqlite"),
    });
  });

  it("names files by paths in the person's own folder where they begin with ~", async () => {
    const request = { data: "~/a.jsonl", databases: "~", exemplars: "~/b.jsonl", database: "~/c.sqlite" };
    expect(await withOwnPaths(request)).toEqual({
      data: join(homedir(), "a.jsonl"),
      databases: homedir(),
      exemplars: join(homedir(), "b.jsonl"),
      database: join(homedir(), "c.sqlite"),
    });
  });

  it("keeps names of previewed data, and whatever is no path", async () => {
    const request = { data: `imported:${"0".repeat(64)}`, question: "a.jsonl", seed: 3 };
    expect(await withOwnPaths(request)).toEqual(request);
  });

  it("names models by absolute paths where they are files, each role's too", async () => {
    const file = join(await temporaryFolder(), "model.gguf");
    await writeFile(file, "");
    const path = relative(".", file);
    const request = { model: path, models: ["practice", path], agents: { judge: path, solver: "some-name" } };
    expect(await withOwnPaths(request)).toEqual({
      model: file,
      models: ["practice", file],
      agents: { judge: file, solver: "some-name" },
    });
  });

  it("keeps what names no model file here as it is written", async () => {
    const request = { model: "models/none.gguf", agents: { judge: "none.gguf" } };
    expect(await withOwnPaths(request)).toEqual(request);
  });
});
