import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CancelledError, DatasetError } from "../../../core/errors.ts";
import { createDatasetService } from "../../../engine/datasets/service.ts";
import { temporaryFolder } from "../../support/folder.ts";

const CSV = { name: "sums.csv", text: "question,answer\nHow much is 1 + 1?,2\nEmpty?,\nAnd 2 + 2?,4\n" };

function line(id: string): string {
  return JSON.stringify({ id, dataset: "d", question: "Which?", answer: "x", answerType: "string" });
}

describe("a preview", () => {
  it("says what a file holds, bad lines by number", async () => {
    const preview = await createDatasetService({ home: null }).preview(CSV);
    expect(preview).toMatchObject({
      data: `imported:${preview.sha256}`,
      name: "sums.csv",
      questions: 2,
      badLines: [{ line: 3, problem: '"answer" is missing' }],
      moreBadLines: 0,
      answerTypes: { number: 2 },
    });
    expect(preview.first.map(({ gold }) => gold)).toEqual(["2", "4"]);
  });

  it("lists 200 bad lines and shows 20 questions", async () => {
    const lines = Array.from({ length: 250 }, (_, index) => `${line(`q${index}`)}\nbad`);
    const preview = await createDatasetService({ home: null }).preview({
      name: "x.jsonl",
      text: lines.join("\n"),
    });
    expect(preview).toMatchObject({ questions: 250, moreBadLines: 50, answerTypes: { string: 250 } });
    expect(preview.badLines).toHaveLength(200);
    expect(preview.badLines.at(-1)?.line).toBe(400);
    expect(preview.first).toHaveLength(20);
  });

  it("of a file in which no line can be used holds no question", async () => {
    const service = createDatasetService({ home: null });
    expect(await service.preview({ name: "x.jsonl", text: "a\nb" })).toMatchObject({
      questions: 0,
      first: [],
    });
  });

  it("proposes columns where objects in another form would be questions with them", async () => {
    const service = createDatasetService({ home: null });
    const proposedOf = async (name: string, text: string, columns?: Readonly<Record<string, string>>) =>
      (await service.preview({ name, text, columns })).proposedColumns;
    const other = '{"input":"How many?","target":"12"}';
    const published = '{"uid":"1","claim":"?","input":"How many?","label":"12"}';
    expect(await proposedOf("x.jsonl", other)).toBe("question=input,answer=target");
    expect(await proposedOf("x.json", `[${other}]`)).toBe("question=input,answer=target");
    expect(await proposedOf("x.jsonl", `${other}\n${line("a")}`)).toBeNull();
    const named = { question: "target", answer: "input", answerType: "number" };
    expect(await proposedOf("x.jsonl", other, named)).toBeNull();
    expect(await proposedOf("x.jsonl", published)).toBeNull();
    expect(await proposedOf("x.csv", "input,target\nHow many?,\n")).toBeNull();
  });

  it("of any file is made, or says why not", async () => {
    const service = createDatasetService({ home: null, maxBytes: 1000 });
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.string({ unit: fc.constantFrom(...Array.from('",;\n\r\t[]{}:a1\uFEFF')), maxLength: 300 }),
      fc.json(),
      fc
        .string({ unit: fc.constantFrom(...Array.from('",\n\r;a)')), maxLength: 99 })
        .map((rest) => `question,answer\n${rest}`),
    );
    const name = fc.oneof(
      fc.constantFrom("a.csv", "a.tsv", "a.json", "a.jsonl", "a", "../../a.csv"),
      fc.string({ unit: "binary", minLength: 1 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.record({ name, text }), async (file) => {
        const outcome: unknown = await service.preview(file).catch((error: unknown) => error);
        if (!(outcome instanceof DatasetError)) expect(outcome).toHaveProperty("questions");
      }),
      { numRuns: 300 },
    );
  });

  it("of the sample is that of the questions that come with Counterpoint", async () => {
    const service = createDatasetService({ home: null });
    const sample = await service.sample();
    expect(sample).toMatchObject({ name: "word-problems.jsonl", badLines: [] });
    expect((await service.open(sample.data)).questions).toHaveLength(sample.questions);
  });
});

describe("an imported file", () => {
  it("is opened as a file on the disk is", async () => {
    const service = createDatasetService({ home: null });
    const { data, sha256 } = await service.preview(CSV);
    await expect(service.open(data)).rejects.toThrow(/sums.csv has 1 line that cannot be used/);
    expect(await service.open(data, { skipBadLines: true })).toMatchObject({
      file: "sums.csv",
      sha256,
      questions: [{ gold: "2" }, { gold: "4" }],
      skippedLines: [3],
    });
    expect((await service.open(data, { limit: 1 })).questions).toHaveLength(1);
    await expect(service.open(data, { signal: AbortSignal.abort() })).rejects.toThrow(CancelledError);
  });

  it("is opened by a later process if it is kept, and by its owner alone", async () => {
    const home = await temporaryFolder();
    const service = createDatasetService({ home });
    const { data, sha256 } = await service.preview(CSV);
    await service.keep(data);
    const path = join(home, "datasets", `${sha256}-sums.csv`);
    expect(await readFile(path, "utf8")).toBe(CSV.text);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const later = createDatasetService({ home });
    expect(await later.open(data, { skipBadLines: true })).toMatchObject({ file: "sums.csv", sha256 });
    await later.keep(data);
  });

  it("has the name by which it is opened, though it came last under another", async () => {
    const home = await temporaryFolder();
    const service = createDatasetService({ home });
    const text = JSON.stringify({ question: "How much is 1 + 1?", answer: "1 + 1 = 2\n#### 2" });
    const { data } = await service.preview({ name: "first.jsonl", text });
    await service.preview({ name: "second.jsonl", text });
    await service.keep(data);
    for (const opening of [service, createDatasetService({ home })]) {
      const { file, questions } = await opening.open(data, { name: "first.jsonl" });
      expect([file, questions.map(({ id }) => id)]).toEqual(["first.jsonl", ["first-0001"]]);
      expect((await opening.open(data)).file).toBe("second.jsonl");
    }
  });

  it("is on the disk only if it is kept", async () => {
    const home = await temporaryFolder();
    const { data } = await createDatasetService({ home }).preview(CSV);
    expect(await readdir(home)).toEqual([]);
    const later = createDatasetService({ home });
    await expect(later.open(data)).rejects.toThrow(/Choose the file again/);
    await expect(later.keep(data)).rejects.toThrow(DatasetError);
  });

  it("is not what it was if its copy was changed", async () => {
    const home = await temporaryFolder();
    const service = createDatasetService({ home });
    const { data, sha256 } = await service.preview({ name: "x.jsonl", text: line("a") });
    await service.keep(data);
    await writeFile(join(home, "datasets", `${sha256}-x.jsonl`), line("b"));
    await expect(createDatasetService({ home }).open(data)).rejects.toThrow(/was changed/);
  });

  it("keeps no part of its name that leads elsewhere", async () => {
    const home = await temporaryFolder();
    const service = createDatasetService({ home });
    const names = ["../../e\u0000vil.csv", "C:\\data\\a:b.csv", "...", `${"长".repeat(200)}.csv`];
    const previews = [];
    for (const [index, name] of names.entries())
      previews.push(
        await service.preview({ name, text: `question,answer\nQ${index}?,1\n` }).catch(() => null),
      );
    expect(previews.map((preview) => preview?.name.slice(0, 12))).toEqual([
      "e-vil.csv",
      "a-b.csv",
      "data.jsonl",
      "长".repeat(12),
    ]);
    for (const preview of previews) if (preview !== null) await service.keep(preview.data);
    expect(await readdir(join(home, "datasets"))).toHaveLength(4);
    expect(previews[3]?.name).toMatch(/\.csv$/);
  });

  it("is one copy, under the name that it came under last", async () => {
    const home = await temporaryFolder();
    const service = createDatasetService({ home });
    for (const name of ["a.jsonl", "b.jsonl"])
      await service.keep((await service.preview({ name, text: line("a") })).data);
    expect((await readdir(join(home, "datasets"))).map((name) => name.slice(65))).toEqual(["b.jsonl"]);
  });

  it("is forgotten by memory when others need its room, but never the last one", async () => {
    const service = createDatasetService({ home: null, maxBytes: 2.5 * line("a").length });
    const data = [];
    for (const id of ["a", "b"]) data.push((await service.preview({ name: "x", text: line(id) })).data);
    await service.open(data[0] ?? "");
    data.push((await service.preview({ name: "x", text: line("c") })).data);
    await expect(service.open(data[1] ?? "")).rejects.toThrow(/Choose the file again/);
    expect((await service.open(data[0] ?? "")).questions[0]?.id).toBe("a");
    const large = await service.preview({
      name: "x",
      text: [1, 2, 3, 4].map((id) => line(`${id}`)).join("\n"),
    });
    expect((await service.open(large.data)).questions).toHaveLength(4);
  });

  it("is erased from the home when no run names it", async () => {
    const home = await temporaryFolder();
    const service = createDatasetService({ home });
    const data: string[] = [];
    for (const id of ["a", "b"]) {
      data.push((await service.preview({ name: "x.jsonl", text: line(id) })).data);
      await service.keep(data.at(-1) ?? "");
    }
    const folder = join(home, "datasets");
    await writeFile(join(folder, "notes.txt"), "mine");
    const [first = ""] = await readdir(folder);
    await writeFile(join(folder, `${first}.0123456789ab.tmp`), "half");
    await service.forgetAllBut([data[1] ?? "", "/some/path.jsonl"]);
    expect((await readdir(folder)).sort()).toEqual([`${data[1]?.slice(9) ?? ""}-x.jsonl`, "notes.txt"]);
  });
});

describe("a path", () => {
  it("is opened where it lies, and nothing of it is kept", async () => {
    const home = await temporaryFolder();
    const path = join(home, "mine.jsonl");
    await writeFile(path, line("a"));
    const service = createDatasetService({ home });
    await service.keep(path);
    expect(await service.open(path)).toMatchObject({ file: "mine.jsonl", questions: [{ id: "a" }] });
    expect(await readdir(home)).toEqual(["mine.jsonl"]);
  });
});
