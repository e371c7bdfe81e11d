import { describe, expect, it } from "vitest";
import { DatasetUpload } from "../../../engine/contract/datasets.ts";
import { MAX_DATASET_TEXT } from "../../../engine/contract/limits.ts";

function problemsOf(input: unknown): readonly string[] {
  const { error } = DatasetUpload.safeParse(input);
  return error?.issues.map(({ message }) => message) ?? [];
}

describe("a data file that is handed over", () => {
  it("is a text, or as base64 what is no text; columns may be named", () => {
    expect(problemsOf({ name: "a.csv", text: "question,answer\n", columns: { question: "body" } })).toEqual(
      [],
    );
    expect(problemsOf({ name: "a.parquet", base64: "UEFSMQ==" })).toEqual([]);
  });

  it.each([
    [{ name: "a" }, "A data file needs its name, and its content as text or as base64."],
    [
      { name: "a", text: "", base64: "" },
      "A data file needs its name, and its content as text or as base64.",
    ],
    [{ name: "a", base64: "***" }, "The file is not base64."],
    [{ name: "a", text: "", columns: { question: "" } }, 'A column cannot be "";'],
  ])("is refused as %j", (input, message) => {
    expect(problemsOf(input).join(" ")).toContain(message);
  });

  it.each(["text", "base64"])("may not be too long as %s", (key) => {
    const problems = problemsOf({ name: "a", [key]: "A".repeat(MAX_DATASET_TEXT + 4) });
    expect(problems).toEqual(["The file is over 40 million characters long."]);
  });
});
