import { createHash } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import { DatasetError } from "../../../core/errors.ts";
import { DatasetUpload } from "../../../engine/contract/datasets.ts";
import { MAX_DATASET_TEXT } from "../../../engine/contract/limits.ts";
import { createDatasetService } from "../../../engine/datasets/service.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { isParquet, isTooLarge, uploadOf } from "../../../renderer/views/evaluate/data/upload.ts";
import { listed } from "../../../renderer/views/evaluate/data/listed.ts";

const languages = await startLanguages("en");

afterEach(() => vi.unstubAllGlobals());

/** The page's reader of files, as far as it is used. */
class Reader {
  result: string | null = null;
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;

  readAsDataURL(file: File): void {
    void file.arrayBuffer().then((bytes) => {
      this.result = `data:application/octet-stream;base64,${Buffer.from(bytes).toString("base64")}`;
      this.onload?.();
    });
  }
}

describe("a data file on its way to the engine", () => {
  test("goes as text", async () => {
    const upload = await uploadOf(new File(["question,answer\n"], "mine.csv"), null, "No.");
    expect(upload).toEqual({ name: "mine.csv", text: "question,answer\n" });
  });

  test("goes as base64 if it is Parquet", async () => {
    vi.stubGlobal("FileReader", Reader);
    const upload = await uploadOf(new File([new Uint8Array([0, 255, 80])], "Mine.PARQUET"), null, "No.");
    expect(upload).toEqual({ name: "Mine.PARQUET", base64: "AP9Q" });
    expect(DatasetUpload.safeParse(upload).success).toBe(true);
  });

  test("goes byte by byte if it is no UTF-8, so that the engine can say so", async () => {
    vi.stubGlobal("FileReader", Reader);
    const latin1 = Buffer.from("question,answer\nWo liegt Köln?,am Rhein\n", "latin1");
    const upload = await uploadOf(new File([latin1], "mine.csv"), null, "No.");
    await expect(createDatasetService({ home: "/none" }).preview(upload)).rejects.toThrow(
      "mine.csv is not UTF-8 text",
    );
  });

  test("keeps its byte order mark, and so the SHA-256 that it has on the disk", async () => {
    const text = "\uFEFFquestion,answer\nHow many?,3\n";
    const upload = await uploadOf(new File([text], "mine.csv"), null, "No.");
    const preview = await createDatasetService({ home: null }).preview(upload);
    const sha256 = createHash("sha256").update(text).digest("hex");
    expect(preview).toMatchObject({ questions: 1, sha256 });
  });

  test("takes along which column is which, if a person said it", async () => {
    const columns = { question: "body", answer: "gold" };
    expect(await uploadOf(new File(["body,gold\n"], "mine.csv"), columns, "No.")).toHaveProperty(
      "columns",
      columns,
    );
  });

  test("is refused unread if it is too large, in the words that are given", async () => {
    const file = Object.assign(new File([], "mine.jsonl"), {
      arrayBuffer: () => Promise.reject(new Error("was read")),
    });
    Object.defineProperty(file, "size", { value: 10 ** 9 });
    await expect(uploadOf(file, null, "Too large.")).rejects.toThrow(
      new DatasetError("Too large.", { file: "mine.jsonl", language: "en" }),
    );
  });

  test("is refused in the same words if its text is longer than the contract takes", async () => {
    const file = new File(["a".repeat(MAX_DATASET_TEXT + 1)], "mine.csv");
    await expect(uploadOf(file, null, "Too large.")).rejects.toThrow(
      new DatasetError("Too large.", { file: "mine.csv", language: "en" }),
    );
  });

  test("is refused in the same words if it cannot be read", async () => {
    const file = Object.assign(new File([], "mine.jsonl"), {
      arrayBuffer: () => Promise.reject(new Error("gone")),
    });
    await expect(uploadOf(file, null, "Unreadable.")).rejects.toThrow(
      new DatasetError("Unreadable.", { file: "mine.jsonl", language: "en" }),
    );
  });

  test("may be so large that the contract can still take it", () => {
    expect(Buffer.alloc(30_000_000).toString("base64").length).toBe(MAX_DATASET_TEXT);
    expect(isTooLarge({ name: "a.parquet", size: 30_000_000 })).toBe(false);
    expect(isTooLarge({ name: "a.parquet", size: 30_000_001 })).toBe(true);
    const most = 3 * MAX_DATASET_TEXT;
    expect(Buffer.byteLength("\u6f22".repeat(10))).toBe(30);
    expect(isTooLarge({ name: "a.csv", size: most })).toBe(false);
    expect(isTooLarge({ name: "a.csv", size: most + 1 })).toBe(true);
  });

  test("is Parquet by the end of its name", () => {
    expect(isParquet({ name: "train.parquet" })).toBe(true);
    expect(isParquet({ name: "parquet.csv" })).toBe(false);
  });
});

test("long lists of names are cut after a dozen", () => {
  const names = Array.from({ length: 14 }, (_, index) => `d${index + 1}`);
  expect(listed(names.slice(0, 2), languages.t)).toBe("d1, d2");
  expect(listed(names, languages.t)).toMatch(/d12, …$/);
});

test("in Chinese, the separator of Chinese stands between names", () => {
  expect(listed(["d1", "d2"], languages.getFixedT("zh-CN"))).toBe("d1、d2");
});
