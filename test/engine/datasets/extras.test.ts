import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { previewFile } from "../../../engine/datasets/preview.ts";
import { readDataset } from "../../../engine/datasets/read-dataset.ts";
import { temporaryFolder } from "../../support/folder.ts";

const line = (id: string, more: object = {}) =>
  JSON.stringify({
    id,
    dataset: "d",
    question: "How likely?",
    answer: "0.75",
    answerType: "number",
    ...more,
  });

/** A data file with a file of further right answers beside it. */
async function dataWith(extras: unknown): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, "extras"));
  await writeFile(
    join(folder, "extras", "odds.json"),
    typeof extras === "string" ? extras : JSON.stringify(extras),
  );
  const path = join(folder, "odds.jsonl");
  await writeFile(path, [line("a", { acceptedAnswers: ["3/4"] }), line("b"), line("c")].join("\n"));
  return path;
}

describe("further right answers beside a data file", () => {
  it("are taken, each once, and the dataset says where from", async () => {
    const extras = { a: { acceptedAnswers: ["75%", "3/4"] }, b: { acceptedAnswers: [0.75] }, x: {} };
    const path = await dataWith(extras);
    const dataset = await readDataset(path);
    expect(dataset.questions.map(({ acceptedAnswers }) => acceptedAnswers)).toEqual([
      ["3/4", "75%"],
      ["0.75"],
      [],
    ]);
    const sha256 = createHash("sha256").update(JSON.stringify(extras)).digest("hex");
    expect(dataset.extras).toEqual({ file: join("extras", "odds.json"), sha256, questions: 2 });
    expect((await previewFile(path)).extras).toEqual(dataset.extras);
  });

  it("are all that is taken of it", async () => {
    const path = await dataWith({
      a: { commonWrongAnswers: ["0.9"], answer: "0.9" },
      b: { acceptedAnswers: "no" },
    });
    expect(JSON.stringify((await readDataset(path)).questions)).not.toMatch(/0\.9|no/);
  });

  it.each([["[1"], ["null"], ["[[]]"], ['{"a":{"acceptedAnswers":[null,{},""," "]}}']])(
    "are none in %s, which does no harm",
    async (extras) => {
      const { questions } = await readDataset(await dataWith(extras));
      expect(questions.map(({ acceptedAnswers }) => acceptedAnswers)).toEqual([["3/4"], [], []]);
    },
  );

  it("spare a long right answer the note that it is not read back", async () => {
    const answer = "one two three four five six seven eight nine ten eleven twelve thirteen";
    const path = await dataWith({ a: { acceptedAnswers: ["up to thirteen"] } });
    await writeFile(path, [line("a", { answer, answerType: "string" }), line("b")].join("\n"));
    expect((await readDataset(path)).notes).toEqual([]);
    await writeFile(path, line("c", { answer, answerType: "string" }));
    expect((await readDataset(path)).notes).toEqual([
      expect.stringContaining('The right answer of "c", of type string, is not read'),
    ]);
  });

  it("that cannot be read are told of", async () => {
    const { extras, notes } = await readDataset(await dataWith("[1"));
    expect(extras).toBeNull();
    expect(notes).toEqual([expect.stringContaining("odds.json is left aside")]);
  });

  it.skipIf(process.platform === "win32")("that lie in a pipe are not waited for", async () => {
    const path = await dataWith({});
    const pipe = join(dirname(path), "extras", "odds.json");
    await rm(pipe);
    execFileSync("mkfifo", [pipe]);
    const { extras, notes } = await readDataset(path);
    expect(extras).toBeNull();
    expect(notes).toEqual([expect.stringContaining("odds.json is left aside: it is no ordinary file.")]);
  });

  it("need not be there", async () => {
    const path = join(await temporaryFolder(), "odds.jsonl");
    await writeFile(path, line("a"));
    expect(await readDataset(path)).toMatchObject({ extras: null, notes: [] });
  });
});
