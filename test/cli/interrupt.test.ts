import { execFileSync } from "node:child_process";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parseArguments } from "../../cli/arguments.ts";
import { experienceCommands } from "../../cli/commands/experience.ts";
import { writesToTerminal, isPressedAgain } from "../../cli/interrupt.ts";
import type { Terminal } from "../../cli/output.ts";
import { CancelledError } from "../../core/errors.ts";
import { modelDouble } from "../engine/doubles.ts";
import { engineOn, sums } from "../engine/engine-double.ts";
import { startCommand } from "../support/cli.ts";
import { temporaryFolder } from "../support/folder.ts";

const SAMPLES = fileURLToPath(new URL("../../engine/samples/word-problems.jsonl", import.meta.url));

describe("a hang-up", () => {
  it.each([1, 2])(
    "is that of a terminal where one of the two streams that are written is one: %i",
    (file) => {
      expect(writesToTerminal((one) => one === file)).toBe(true);
    },
  );

  it("is that of none where only what is read is one, as under nohup", () => {
    expect(writesToTerminal((file) => file === 0)).toBe(false);
  });

  it.skipIf(process.platform === "win32")("does not end what has no terminal, as under nohup", async () => {
    const args = [
      ...["eval", "--json", "--data", SAMPLES, "--limit", "8", "--concurrency", "1"],
      ...["--strategy", "self-consistency"],
    ];
    const running = startCommand(args, { home: await temporaryFolder() });
    await running.says("/8 ·");
    running.kill("SIGHUP");
    const { code, stdout, stderr } = await running.end;
    expect(code, stderr).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ questions: 8 });
  });
});

describe("Ctrl+C", () => {
  it("counts once where npm passes on what the terminal has sent already", () => {
    expect(isPressedAgain(1000, 1000)).toBe(false);
    expect(isPressedAgain(1000, 1500)).toBe(false);
  });

  it("counts as pressed again later, which does not wait for anything", () => {
    expect(isPressedAgain(1000, 1501)).toBe(true);
  });

  it("does not say that a run is kept which is to leave no trace", async () => {
    const running = startCommand(
      [
        ...["eval", "--json", "--data", SAMPLES, "--limit", "20", "--concurrency", "1"],
        ...["--strategy", "self-consistency", "--no-store"],
      ],
      { home: await temporaryFolder() },
    );
    await running.says("/20 ·");
    running.kill("SIGINT");
    const { code, stdout, stderr } = await running.end;
    expect(code).toBe(130);
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: "cancelled" } });
    expect(`${stdout}${stderr}`).not.toContain("is kept");
  });

  it.each([["list"], ["search", "How many pens?"], ["stats"]])(
    "ends experience %s, which leaves nothing half done",
    async (name, ...words) => {
      const command = experienceCommands.find((each) => each.name === `experience ${name}`);
      const args = parseArguments(words, command?.flags ?? {}, words.length);
      const printing = { home: await temporaryFolder(), terminal: {} as Terminal };
      const ended = command?.run({ args, ...printing, signal: AbortSignal.abort() });
      await expect(ended).rejects.toBeInstanceOf(CancelledError);
    },
  );

  it.skipIf(process.platform === "win32")(
    "leaves its own exit code to a command that comes to its end all the same",
    async () => {
      const home = await temporaryFolder();
      const engine = await engineOn(
        modelDouble(() => "1"),
        { home },
      );
      const { run } = await engine.evaluate({ data: await sums(20), options: { agents: 16 } });
      await engine.close();
      const file = join(home, "run.json");
      execFileSync("mkfifo", [file]);
      const flags = ["--format", "json", "--out", file, "--force"];
      const exporting = startCommand(["runs", "export", run, ...flags], { home });
      // It can be opened as soon as the command writes it, and holds less than all of it.
      const pipe = await open(file, "r");
      exporting.kill("SIGINT");
      const written = await pipe.readFile("utf8");
      await pipe.close();
      const { code, stderr } = await exporting.end;
      expect(code, stderr).toBe(0);
      expect(written.length).toBeGreaterThan(2 ** 16);
      expect(JSON.parse(written)).toMatchObject({ run, questions: 20 });
    },
  );
});
