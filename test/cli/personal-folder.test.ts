import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { counterpoint } from "../support/cli.ts";
import { temporaryFolder } from "../support/folder.ts";

const QUESTION = '{"id":"1","dataset":"sums","question":"1 + 2?","answer":"3","answerType":"number"}\n';

let person: string;
beforeEach(async () => {
  person = await temporaryFolder();
});

/** Runs a command for the person. */
const run = (...args: readonly string[]) =>
  counterpoint(args, {
    home: join(person, "home"),
    environment: { HOME: person, USERPROFILE: person },
  });

describe("a path that begins with ~, which shells leave alone behind = and in quotes", () => {
  it.each([
    [["ask", "How many are 1 and 2?", "--context=~/absent.txt"], "absent.txt"],
    [["similarity", "--pairs=~/absent.jsonl"], "absent.jsonl"],
    [["datasets", "preview", "~/absent.jsonl"], "absent.jsonl"],
    [["experience", "import", "~/absent.jsonl"], "absent.jsonl"],
    [["models", "add", "~/absent.gguf"], "absent.gguf"],
    [["models", "fetch", "smollm2-135m-instruct", "--yes", "--python=~/python"], "python"],
  ])("is looked for in the person's own folder: %j", async (args, file) => {
    expect((await run(...args)).stderr).toContain(join(person, file));
  });

  it("is where a file is written", async () => {
    await writeFile(join(person, "sums.jsonl"), QUESTION);
    const { code, stderr } = await run("datasets", "split", "~/sums.jsonl", "--out=~/splits");
    expect(code, stderr).toBe(0);
    expect(existsSync(join(person, "splits"))).toBe(true);
  });

  it("is where a file is not written over", async () => {
    const file = join(person, "run.csv");
    await writeFile(file, "mine");
    const { stderr } = await run("runs", "export", "a-run", "--format", "csv", "--out=~/run.csv");
    expect(stderr).toContain(`"${file}" is there already.`);
  });
});
