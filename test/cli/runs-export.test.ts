import { existsSync } from "node:fs";
import { chmod, lstat, mkdir, readFile, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { parseArguments } from "../../cli/arguments.ts";
import { runsExportCommand } from "../../cli/commands/runs-export.ts";
import { CancelledError, StorageError } from "../../core/errors.ts";
import type { Terminal } from "../../cli/output.ts";
import { UsageError } from "../../cli/usage-error.ts";
import { modelDouble } from "../engine/doubles.ts";
import { engineOn, sums } from "../engine/engine-double.ts";
import { temporaryFolder } from "../support/folder.ts";

let home: string;
let run: string;

beforeEach(async () => {
  home = await temporaryFolder();
  const engine = await engineOn(
    modelDouble(() => "1"),
    { home },
  );
  ({ run } = await engine.evaluate({ data: await sums(2) }));
  await engine.close();
});

/** What the command prints. */
const printed = (...args: readonly string[]) => printedUntil(new AbortController().signal, ...args);

async function printedUntil(signal: AbortSignal, ...args: readonly string[]): Promise<string> {
  const lines: string[] = [];
  const json = args.includes("--json");
  const terminal: Terminal = {
    ...{ json, interactive: false, width: 80, style: (_format, text) => text },
    ...{ note: () => undefined, status: () => undefined },
    print: (text) => lines.push(`${text}\n`),
    printFile: (content) => lines.push(content.endsWith("\n") ? content : `${content}\n`),
    printJson: (document) => lines.push(JSON.stringify(document)),
  };
  const flags = { ...runsExportCommand.flags, json: { type: "boolean", help: "" } } as const;
  const parsed = parseArguments(args, flags, 1);
  await runsExportCommand.run({ args: parsed, home, terminal, signal });
  return lines.join("");
}

const refused = async (words: string, ...args: readonly string[]) => {
  await expect(printed(...args)).rejects.toBeInstanceOf(UsageError);
  await expect(printed(...args)).rejects.toThrow(words);
};

describe("runs export", () => {
  it("prints the file as it is", async () => {
    const csv = await printed(run, "--format", "csv");
    const [head, ...rows] = csv.split("\r\n");
    expect(head).toMatch(/^"id","question","answer",/);
    expect(rows[0]).toMatch(/^"q1","Say 1","1","1",true,/);
    expect(rows[1]).toMatch(/^"q2","Say 2","1","2",false,/);
    expect(rows.slice(2)).toEqual([""]);
  });

  it("prints it where - stands for a file", async () => {
    const csv = await printed(run, "--format", "csv", "--out", "-");
    expect(csv).toBe(await printed(run, "--format", "csv"));
  });

  it("writes it where it is told to, and says how large it is", async () => {
    const file = join(await temporaryFolder(), "run.parquet");
    const said = JSON.parse(await printed(run, "--format", "parquet", "--out", file, "--json")) as object;
    const bytes = await readFile(file);
    expect(said).toEqual({ file, format: "parquet", bytes: bytes.length });
    expect(bytes.subarray(0, 4).toString()).toBe("PAR1");
  });

  it("writes over nothing unless it is forced to", async () => {
    const file = join(await temporaryFolder(), "run.csv");
    await writeFile(file, "mine");
    await refused(
      "is there already. Name another file, or write over it with --force.",
      run,
      "--format",
      "csv",
      "--out",
      file,
    );
    expect(await readFile(file, "utf8")).toBe("mine");
    await printed(run, "--format", "csv", "--out", file, "--force");
    expect(await readFile(file, "utf8")).toMatch(/^"id","question"/);
  });

  it("makes a file like any other of the person's", async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, "plain"));
    await writeFile(join(folder, "plain", "file"), "");
    await printed(run, "--format", "csv", "--out", join(folder, "new", "run.csv"));
    const modeOf = async (...names: string[]) => (await stat(join(folder, ...names))).mode;
    expect(await modeOf("new", "run.csv")).toBe(await modeOf("plain", "file"));
    expect(await modeOf("new")).toBe(await modeOf("plain"));
  });

  it.skipIf(process.platform === "win32")("keeps permissions, and a link, where it writes over", async () => {
    const folder = await temporaryFolder();
    const [file, link] = [join(folder, "run.csv"), join(folder, "link.csv")];
    await writeFile(file, "old");
    await chmod(file, 0o640);
    await symlink(file, link);
    await printed(run, "--format", "csv", "--out", link, "--force");
    expect((await lstat(link)).isSymbolicLink()).toBe(true);
    expect(await readFile(file, "utf8")).toMatch(/^"id","question"/);
    expect((await stat(file)).mode & 0o777).toBe(0o640);
  });

  it("writes nothing once it is cancelled", async () => {
    const file = join(await temporaryFolder(), "run.csv");
    const exporting = printedUntil(AbortSignal.abort(), run, "--format", "csv", "--out", file);
    await expect(exporting).rejects.toThrow(CancelledError);
    expect(existsSync(file)).toBe(false);
  });

  it("says that it cannot write to a folder", async () => {
    const folder = join(await temporaryFolder(), "folder");
    await mkdir(folder);
    const writing = printed(run, "--format", "csv", "--out", folder, "--force");
    await expect(writing).rejects.toBeInstanceOf(StorageError);
    await expect(writing).rejects.toThrow(`"${folder}" cannot be written`);
  });

  it("wants a file for what is not for a screen, and for --json", async () => {
    await refused("parquet is not for a screen: name a file with --out FILE.", run, "--format", "parquet");
    await refused("--json tells what was written", run, "--format", "csv", "--json");
  });

  it("helps with a missing run or format", async () => {
    await refused("Name a run: counterpoint runs export RUN", "--format", "csv");
    await refused("Name a format with --format: markdown, json, csv", run);
    await refused('There is no format "parket". Did you mean "parquet"?', run, "--format", "parket");
    await refused('There is no format "x". There are markdown', run, "--format", "x");
  });
});
