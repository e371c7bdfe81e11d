import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, zstdCompressSync } from "node:zlib";
import { ByteWriter, ParquetWriter, parquetWriteBuffer, schemaFromColumnData } from "hyparquet-writer";
import { beforeAll, describe, expect, it } from "vitest";
import { CancelledError, DatasetError } from "../../../core/errors.ts";
import { charactersOf, parquetRows } from "../../../engine/datasets/parquet-rows.ts";
import { parquetTable } from "../../../engine/datasets/parquet-table.ts";
import { previewFile } from "../../../engine/datasets/preview.ts";
import { createDatasetService } from "../../../engine/datasets/service.ts";
import { temporaryFolder } from "../../support/folder.ts";

/** Written by pyarrow: own-names with Snappy in two row groups, commonsenseqa with Zstandard, listed-choices with gzip. */
const FIXTURES = fileURLToPath(new URL("../../fixtures/datasets/", import.meta.url));

async function bytesOf(name: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(`${FIXTURES}${name}`));
}

/** What Node brings to pack bytes, by the names that Parquet has for it. */
const PACKERS = {
  BROTLI: (bytes: Uint8Array) => brotliCompressSync(bytes),
  ZSTD: (bytes: Uint8Array) => zstdCompressSync(bytes),
};

function packed(texts: readonly string[], codec: string, pack: (bytes: Uint8Array) => Uint8Array) {
  const columnData = [{ name: "question", data: [...texts], type: "STRING" as const }];
  const options = { columnData, codec: codec as keyof typeof PACKERS, compressors: { [codec]: pack } };
  return new Uint8Array(parquetWriteBuffer(options));
}

describe("a Parquet file", () => {
  it("has its numbers and dates as texts, its lists as lists, and nothing for binary data", async () => {
    const { columns, rows } = await parquetTable("x.parquet", await bytesOf("own-names.parquet"));
    expect(columns).toEqual([
      "number",
      "body",
      "gold answer",
      "asked",
      "written",
      "also",
      "image",
      "level",
      "checked",
    ]);
    expect(rows.map(({ line, problem }) => [line, problem])).toEqual([
      [1, null],
      [2, null],
      [3, null],
    ]);
    expect(rows[0]?.value).toMatchObject({
      ...{ number: "1", "gold answer": "8", asked: "2024-02-29", written: "2024-02-29T12:00:00.000Z" },
      ...{ also: ["eight"], level: "easy", checked: true },
    });
    expect(rows[2]?.value).toMatchObject({ number: "9007199254740993", asked: "1969-12-31", also: [] });
  });

  it("is read by the columns that a person names", async () => {
    const columns = { question: "body", answer: "gold answer", acceptedAnswers: "also", difficulty: "level" };
    const { first, form } = await previewFile(`${FIXTURES}own-names.parquet`, { columns });
    expect(form).toBe("counterpoint");
    expect(first).toMatchObject([
      { id: "line-1", dataset: "own-names", answerType: "number", gold: "8", acceptedAnswers: ["eight"] },
      { text: "How much is 1/4 + 1/4?", gold: "0.5", difficulty: "hard" },
      { gold: "366", acceptedAnswers: [] },
    ]);
  });

  it("may be in a published form", async () => {
    const { form, first } = await previewFile(`${FIXTURES}commonsenseqa.parquet`);
    expect(form).toBe("commonsenseqa");
    expect(first.map(({ id, text, gold }) => [id, text, gold])).toEqual([
      ["c1", "Where do you keep milk?", "A"],
      ["c2", "What opens a lock?", "B"],
      ["c3", "What do bees make?", "C"],
    ]);
  });

  it("may list choices without labels: they get letters, and the answer may be the text of one", async () => {
    const { first } = await previewFile(`${FIXTURES}listed-choices.parquet`);
    const choices = [
      { label: "A", text: "apple" },
      { label: "B", text: "iron" },
    ];
    expect(first).toMatchObject([
      { answerType: "choice", choices, gold: "A" },
      { choices, gold: "B" },
    ]);
  });

  it.each(Object.entries(PACKERS))("may be packed with %s", async (codec, pack) => {
    const { rows } = await parquetTable("x.parquet", packed(["How many?"], codec, pack));
    expect(rows.map(({ value }) => value)).toEqual([{ question: "How many?" }]);
  });

  it("is opened and kept from a window as it is from the disk", async () => {
    const home = await temporaryFolder();
    const service = createDatasetService({ home });
    const base64 = Buffer.from(await bytesOf("commonsenseqa.parquet")).toString("base64");
    const { data, sha256, questions } = await service.preview({ name: "c.parquet", base64 });
    expect(questions).toBe(3);
    await service.keep(data);
    expect((await createDatasetService({ home }).open(data)).questions).toHaveLength(3);
    expect((await previewFile(`${FIXTURES}commonsenseqa.parquet`)).sha256).toBe(sha256);
  });
});

describe("a small Parquet file that says far more than fits into memory", () => {
  /** The text stands in the file once. */
  const repeated = (text: string, times: number) =>
    new Uint8Array(
      parquetWriteBuffer({
        columnData: [{ name: "question", data: Array<string>(times).fill(text), type: "STRING" }],
      }),
    );

  it("is refused for one text in very many rows", async () => {
    const bytes = repeated("x".repeat(2 ** 20), 520);
    expect(bytes.length).toBeLessThan(2 ** 22);
    await expect(parquetTable("x.parquet", bytes)).rejects.toThrow(
      "characters, more than the 536870912 it may have",
    );
  });

  it.each(Object.entries(PACKERS))("is refused where %s unpacks to more than told", async (codec, pack) => {
    const bytes = packed(["How many?"], codec, () => pack(new Uint8Array(2 ** 24)));
    expect(bytes.length).toBeLessThan(2 ** 14);
    await expect(parquetTable("x.parquet", bytes)).rejects.toThrow("longer when unpacked than the");
  });

  /** One row of these columns, of which the file says what the change makes of it. */
  async function misdescribed(
    names: readonly string[],
    change: (group: ParquetWriter["row_groups"][number]) => void,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const writer = new ByteWriter();
    const columnData = names.map((name) => ({ name, data: ["x".repeat(10_000)] }));
    const schema = schemaFromColumnData({ columnData });
    const file = new ParquetWriter({ writer, schema, codec: "UNCOMPRESSED", statistics: false });
    await file.write({ columnData });
    file.row_groups.forEach(change);
    await file.finish();
    return new Uint8Array(writer.getBuffer());
  }

  it("is refused where several columns share their bytes", async () => {
    const bytes = await misdescribed(["question"], ({ columns }) => void columns.push(...columns));
    await expect(parquetTable("x.parquet", bytes)).rejects.toThrow("packed bytes, more than the");
  });

  it("is refused for too many cells, though its columns and rows are not too many", async () => {
    const names = Array.from({ length: 40 }, (_, index) => `column ${index}`);
    const bytes = await misdescribed(names, (group) => {
      group.num_rows = 1_000_000n;
    });
    await expect(parquetTable("x.parquet", bytes)).rejects.toThrow(
      "it has 40000000 cells, more than the 33554432 it may have",
    );
  });

  it("is refused where its parts together unpack to more than they may, though none does alone", async () => {
    const data = ["x", "y", "z"].map((letter) => letter.repeat(1000));
    const columnData = [{ name: "question", data, type: "STRING" as const }];
    const buffer = parquetWriteBuffer({ columnData, rowGroupSize: 1 });
    await expect(parquetRows(buffer, 2500)).rejects.toThrow("unpacked bytes, more than the 2500 it may have");
    expect((await parquetRows(buffer)).rows).toHaveLength(3);
  });

  it("counts for one character at least in each value, also where there is nothing in it", () => {
    expect(charactersOf([null, "", true, [], {}, "ab"])).toBe(7);
  });

  it("is refused for a row that is longer than one of any other file may be", async () => {
    await expect(parquetTable("x.parquet", repeated("x".repeat(2 ** 22 + 1), 2))).rejects.toThrow(
      "row 1 is longer than 4 million characters",
    );
  });
});

describe("what is no Parquet file, or a damaged one,", () => {
  let whole: Uint8Array<ArrayBuffer>;

  beforeAll(async () => {
    whole = await bytesOf("own-names.parquet");
  });

  it.each([
    ["empty", new Uint8Array()],
    ["a text", new TextEncoder().encode("question,answer\nHow many?,3\n")],
  ])("is refused: %s", async (_what, bytes) => {
    await expect(parquetTable("x.parquet", bytes)).rejects.toThrow("x.parquet cannot be read as Parquet");
  });

  it("is refused where it is damaged", async () => {
    const outcomes = [];
    for (const at of [10, 400, 900, 1500, 4000, 4360]) {
      const bytes = whole.slice();
      bytes.fill(0xff, at, at + 3);
      outcomes.push(await parquetTable("x.parquet", bytes).catch((error: unknown) => error));
    }
    expect(outcomes.filter((outcome) => outcome instanceof DatasetError).length).toBeGreaterThan(2);
    for (const outcome of outcomes)
      if (!(outcome instanceof DatasetError)) expect(outcome).toHaveProperty("rows");
  });

  it("is refused if reading it comes to no end", async () => {
    // With this byte changed the library reads on and on.
    const bytes = await bytesOf("listed-choices.parquet");
    bytes[75] = 0;
    await expect(parquetTable("x.parquet", bytes, { seconds: 1 })).rejects.toThrow("this took more than 1 s");
  });

  it("stops being read when it is cancelled", async () => {
    const signal = AbortSignal.abort();
    await expect(parquetTable("x.parquet", whole.slice(), { signal })).rejects.toThrow(CancelledError);
  });

  it("is refused where it is cut", async () => {
    await expect(parquetTable("x.parquet", whole.slice(0, 2000))).rejects.toThrow(DatasetError);
  });
});
