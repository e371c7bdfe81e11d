import { execFileSync } from "node:child_process";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { isPressedAgain } from "../../cli/interrupt.ts";
import { startCommand } from "../support/cli.ts";
import { temporaryFolder } from "../support/folder.ts";

const SAMPLES = fileURLToPath(new URL("../../engine/samples/word-problems.jsonl", import.meta.url));

it.skipIf(process.platform === "win32")("a closed terminal ends a command as Ctrl+C does", async () => {
  const serving = startCommand(["serve"], { home: await temporaryFolder() });
  await serving.says("Ctrl+C ends Counterpoint");
  serving.kill("SIGHUP");
  expect((await serving.end).code).toBe(130);
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
      const file = join(folder, "experiences.jsonl");
      execFileSync("mkfifo", [file]);
      const importing = startCommand(["experience", "import", file, "--json"], {
        home: join(folder, "home"),
      });
      // It can be opened as soon as the command reads it.
      const pipe = await open(file, "w");
      importing.kill("SIGINT");
      const experience = {
        ...{ task: "Count to 3", answerType: "number", process: "One, two, three.", answer: "3" },
        ...{ feedback: "person", model: "practice", strategy: "mcf" },
      };
      await pipe.writeFile(`${JSON.stringify(experience)}\n`);
      await pipe.close();
      const { code, stdout, stderr } = await importing.end;
      expect(code, stderr).toBe(0);
      expect(JSON.parse(stdout)).toEqual({ added: 1, known: 0 });
    },
  );
});
