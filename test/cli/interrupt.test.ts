import { execFileSync } from "node:child_process";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { writesToTerminal, isPressedAgain } from "../../cli/interrupt.ts";
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

  it.skipIf(process.platform === "win32")(
    "leaves its own exit code to a command that comes to its end all the same",
    async () => {
      const folder = await temporaryFolder();
      const file = join(folder, "questions.jsonl");
      execFileSync("mkfifo", [file]);
      const splitting = startCommand(["datasets", "split", file, "--out", join(folder, "out"), "--json"], {
        home: join(folder, "home"),
      });
      // It can be opened as soon as the command reads it.
      const pipe = await open(file, "w");
      splitting.kill("SIGINT");
      await pipe.writeFile(
        '{"id":"1","dataset":"sums","question":"How many are 1 and 2?","answer":"3","answerType":"number"}\n',
      );
      await pipe.close();
      const { code, stdout, stderr } = await splitting.end;
      expect(code, stderr).toBe(0);
      expect(JSON.parse(stdout)).toMatchObject({ test: { questions: 1 } });
    },
  );
});
