import { readFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { describe, expect, test } from "vitest";
import { runProgram } from "../support/programs.ts";
import { projectWith } from "../support/project.ts";

/** What the scripts read of the replies of the command line, whichever command it is. */
const REPLY = JSON.stringify({
  ...{ run: "run-1", correct: 1, compared: 2, interval: [0, 1], unanswered: 0, failed: 0 },
  pairs: [{ bothRight: 1, onlyFirst: 0, onlySecond: 0, exact: 1 }],
});

/** Writes down what it is called with, makes the files that it is to make, and fails where the test has seen enough. */
const NODE = `#!/bin/sh
case "$1" in -p | -e) exec "${process.execPath}" "$@" ;; esac
echo "$@" >>"$CALLS"
case "$*" in *"$ENOUGH"*) exit 1 ;; esac
echo '${REPLY}'
while [ $# -gt 0 ]; do
  if [ "$1" = --out ]; then echo '{}' >"$2"; fi
  shift
done
`;

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
  });

/** Every call of Node by a script that is started in a folder, until one of them has such a text. */
async function callsOf(
  folder: string,
  command: readonly string[],
  enough: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<readonly string[]> {
  const CALLS = join(folder, "calls");
  const env = { ...environment, CALLS, ENOUGH: enough };
  const { stderr } = await runProgram("bash", command, { cwd: folder, env });
  const calls = (await readFile(CALLS, "utf8")).split("\n");
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
});

describe.skipIf(process.platform === "win32")("training a practice model further", () => {
  test("takes paths from where it is started", async () => {
    const folder = await project();

    const calls = await callsOf(folder, [RETRAIN], "sample-chains", { FROM: "a.gguf", WORK: "work" });

    const asked = calls.find((call) => call.includes("sample-chains"));
    expect(asked).toContain(` --model ${join(folder, "a.gguf")} `);
    expect(asked).toContain(` --samples ${join(folder, "work")}/`);
  });
});
