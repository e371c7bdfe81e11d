import { appendFile, copyFile, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { describe, expect, test } from "vitest";
import { runProgram, type ProgramEnd } from "../support/programs.ts";
import { projectWith } from "../support/project.ts";
import { isRunning, until } from "../support/wait.ts";

/** What the scripts read of the replies of the command line, whichever command it is. */
const REPLY = JSON.stringify({
  ...{ run: "run-1", correct: 1, compared: 2, interval: [0, 1], unanswered: 0, failed: 0 },
  pairs: [{ bothRight: 1, onlyFirst: 0, onlySecond: 0, exact: 1 }],
});

/** Writes down what it is called with, makes the files that it is to make, and fails where the test has seen enough. */
const RECORDER = `
echo "$@" >>"$CALLS"
case "$*" in *"$ENOUGH"*) echo "It was enough." >&2; exit 1 ;; esac
echo '${REPLY}'
while [ $# -gt 0 ]; do
  if [ "$1" = --out ]; then echo '{}' >"$2"; fi
  shift
done
`;
const NODE = `#!/bin/sh
case "$1" in -p | -e) exec "${process.execPath}" "$@" ;; esac
${RECORDER}`;
/** A Python that has its headers. */
const PYTHON = `#!/bin/sh
if [ "$1" = -c ]; then exit 0; fi
${RECORDER}`;

const MEASURE = "models/training/measure.sh";
const RETRAIN = "models/training/retrain.sh";

/** A project with the scripts, two models and a set of one question. */
const project = () =>
  projectWith([MEASURE, RETRAIN], {
    "node_modules/.bin/node": NODE,
    "a.gguf": "one model",
    "b.gguf": "another model",
    "sets/addsub.jsonl": "{}\n",
    // The environment of Python, as if it had been made.
    "work/venv/complete": "",
    "work/venv/bin/python": PYTHON,
  });

/** Runs a script in a folder until it calls Node or Python with such a text. */
function runUntil(
  folder: string,
  command: readonly string[],
  enough: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<ProgramEnd> {
  const env = { ...environment, CALLS: join(folder, "calls"), ENOUGH: enough };
  return runProgram("bash", command, { cwd: folder, env });
}

/** Every call of Node or Python by scripts that were run in a folder, the last of which has such a text. */
async function callsOf(...run: Parameters<typeof runUntil>): Promise<readonly string[]> {
  const [folder, , enough] = run;
  const { stderr } = await runUntil(...run);
  const calls = (await readFile(join(folder, "calls"), "utf8")).split("\n");
  expect(calls.at(-2), stderr).toContain(enough);
  return calls;
}

describe.skipIf(process.platform === "win32")("measuring a practice model", () => {
  test("takes paths from where it is started", async () => {
    const folder = await project();

    const places = { SETS: "sets", WORK: "work" };
    const calls = await callsOf(folder, [MEASURE, "a.gguf"], "measure-replies", places);

    const set = join(folder, "sets", "addsub.jsonl");
    const asked = calls.filter((call) => call.includes(`eval --data ${set} `));
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain(` --model ${join(folder, "a.gguf")} `);
    expect(asked[0]).toContain(` --home ${join(folder, "work")}`);
  });

  test("measures a second model too, beside the first", async () => {
    const folder = await project();

    for (const model of ["a.gguf", "b.gguf"]) {
      const calls = await callsOf(folder, [MEASURE, model], "self-consistency");

      const path = join(folder, model);
      expect(calls.filter((call) => call.includes(` --model ${path} `)).length).toBeGreaterThan(1);
    }
  });

  test("sets the replies beside those to problems of a seed that no training takes", async () => {
    const folder = await project();

    const calls = await callsOf(folder, [MEASURE, "a.gguf"], "measure-replies");

    const unseen = calls.flatMap((call) => / --samples \d+ --seed (\d+) /.exec(call)?.[1] ?? []).map(Number);
    const retrain = await readFile(join(folder, RETRAIN), "utf8");
    const drawn = retrain.matchAll(/^ *(?:for_parts generate_part|generate|ask) \S+ (\d+) /gm);
    const trained = [...drawn].map(([, seed]) => Number(seed));
    expect(unseen).toHaveLength(1);
    expect(new Set(trained)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
    expect(trained).not.toContain((unseen[0] ?? 0) % 10);
  });

  test.each(["self-consistency", "runs compare"])("says why a command failed: %s", async (failing) => {
    const { code, stderr } = await runUntil(await project(), [MEASURE, "a.gguf"], failing);

    expect(code).toBe(1);
    expect(stderr).toContain("It was enough.");
  });

  test("asks the questions of a set, and compares the sets with the training, anew where they have changed", async () => {
    const folder = await project();
    const measure = () => callsOf(folder, [MEASURE, "a.gguf"], "leave-out", { SETS: "sets", WORK: "work" });
    const count = (calls: readonly string[]) =>
      ["sets/addsub.jsonl --model", "overlap-main"].map(
        (text) => calls.filter((call) => call.includes(text)).length,
      );

    expect(count(await measure())).toEqual([1, 1]);
    expect(count(await measure())).toEqual([1, 1]);
    await writeFile(join(folder, "sets", "svamp.jsonl"), "{}\n");
    expect(count(await measure())).toEqual([1, 2]);
    await appendFile(join(folder, "sets", "addsub.jsonl"), "{}\n");
    expect(count(await measure())).toEqual([2, 3]);
  });
});

describe.skipIf(process.platform === "win32")("training a practice model from nothing", () => {
  test("makes each kind of data in parts that share no seed", async () => {
    const folder = await project();

    const settings = { WORK: "work", PARTS: "3", SAMPLES: "6000", RECIPE: "any.json", SEED: "4" };
    const calls = await callsOf(folder, [RETRAIN], "--samples 1000 --gsm8k", settings);

    const general = calls.filter((call) => call.includes("--samples 2000 "));
    const seeds = general.map((call) => Number(/ --seed (\d+) /.exec(call)?.[1]));
    expect(seeds.toSorted((one, other) => one - other)).toEqual([1041, 2041, 3041]);
    for (const part of [1, 2, 3]) {
      const out = join(folder, "work", `general.${String(part)}.jsonl.partial`);
      expect(general.filter((call) => call.endsWith(` --out ${out}`))).toHaveLength(1);
    }
  });

  test("ends every part when one fails", async () => {
    const folder = await projectWith([RETRAIN], {
      // The second part goes on for long; the first fails as soon as that has begun.
      "node_modules/.bin/node": `#!/bin/sh
        case "$*" in
          *general.2*) echo $$ >"$CALLS.new"; mv "$CALLS.new" "$CALLS"; exec sleep 120 >/dev/null 2>&1 ;;
        esac
        until [ -e "$CALLS" ]; do sleep 0.1; done
        exit 1
      `,
      "work/venv/complete": "",
    });
    const settings = { WORK: "work", PARTS: "2", RECIPE: "any.json" };

    const { code } = await runUntil(folder, [RETRAIN], "", settings);
    const pid = Number(await readFile(join(folder, "calls"), "utf8"));

    expect(code).toBe(1);
    await until(() => !isRunning(pid));
  });

  test("goes on in a folder with the settings that it was begun with, and with no others", async () => {
    const folder = await project();
    const settings = { WORK: "work", PARTS: "1", SAMPLES: "6000", RECIPE: "any.json", SEED: "4" };
    const train = (changed: NodeJS.ProcessEnv) =>
      runUntil(folder, [RETRAIN], "trainer.tokenizer", { ...settings, ...changed });
    await train({});
    const calls = await readFile(join(folder, "calls"), "utf8");

    for (const [name, value] of Object.entries({ PARTS: "2", SAMPLES: "9000", SEED: "5" })) {
      const { code, stderr } = await train({ [name]: value });
      expect(code).toBe(1);
      expect(stderr).toContain(`${join(folder, "work")} holds a training`);
      expect(stderr).toMatch(new RegExp(`${name}=${settings[name as "SEED"]}\\n[^]*${name}=${value}\\n`));
    }
    expect(await readFile(join(folder, "calls"), "utf8")).toBe(calls);

    await train({ MINUTES: "90", THREADS: "3" });
    expect((await readFile(join(folder, "calls"), "utf8")).length).toBeGreaterThan(calls.length);
  });

  test.each([
    ["with a C++ compiler compiles the layers first", ["c++"], false],
    ["without a C++ compiler does not compile the layers, and says so", [], true],
  ])("%s", async (_what, compilers, isPlain) => {
    const folder = await project();
    // All that the script finds of the machine.
    const bin = join(folder, "bin");
    await mkdir(bin);
    for (const name of ["bash", "cat", "dirname", "basename", "head", "mkdir", "mv", "seq"])
      await symlink(await pathOf(name), join(bin, name));
    for (const name of compilers) await writeFile(join(bin, name), "", { mode: 0o755 });
    const settings = { WORK: "work", PARTS: "1", RECIPE: "any.json", PATH: bin, CXX: undefined };

    const { stderr } = await runUntil(folder, [RETRAIN], "trainer.train", settings);
    const [training] = (await readFile(join(folder, "calls"), "utf8")).split("\n").slice(-2);

    expect(training).toContain("-m trainer.train ");
    expect(training?.includes(" --plain ")).toBe(isPlain);
    expect(stderr.includes("There is no C++ compiler")).toBe(isPlain);
  });
});

async function pathOf(program: string): Promise<string> {
  const { stdout } = await runProgram("bash", ["-c", 'command -v "$0"', program]);
  return stdout.trim();
}

describe.skipIf(process.platform === "win32")("training a practice model further", () => {
  test("takes paths from where it is started", async () => {
    const folder = await project();

    const calls = await callsOf(folder, [RETRAIN], "sample-chains", { FROM: "a.gguf", WORK: "work" });

    const asked = calls.find((call) => call.includes("sample-chains"));
    expect(asked).toContain(` --model ${join(folder, "a.gguf")} `);
    expect(asked).toContain(` --samples ${join(folder, "work")}/`);
  });

  test("goes on from the model that it was begun from, wherever that lies, and from no other", async () => {
    const folder = await project();
    const train = (FROM: string) => runUntil(folder, [RETRAIN], "sample-chains", { FROM, WORK: "work" });
    await copyFile(join(folder, "a.gguf"), join(folder, "copy.gguf"));
    await train("a.gguf");

    expect((await train("copy.gguf")).stderr).not.toContain("holds a training");
    expect((await train("b.gguf")).stderr).toContain(`${join(folder, "work")} holds a training`);
  });
});
