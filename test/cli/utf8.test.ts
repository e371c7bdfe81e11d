import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readText } from "../../cli/utf8.ts";
import { DatasetError } from "../../core/errors.ts";
import { temporaryFolder } from "../support/folder.ts";

const NEVER = new AbortController().signal;
const text = (path: string) => readText(path, 4_000_000, "context file", NEVER);

async function file(content: string | Buffer): Promise<string> {
  const path = join(await temporaryFolder(), "a.txt");
  await writeFile(path, content);
  return path;
}

describe("a file that is read as text", () => {
  it("is UTF-8, with or without a byte order mark", async () => {
    expect(await text(await file("\uFEFFcafé"))).toBe("café");
    expect(await text(await file("café"))).toBe("café");
  });

  it("is refused by its name if it is not", async () => {
    const path = await file(Buffer.from("café", "latin1"));
    await expect(text(path)).rejects.toThrow(DatasetError);
    await expect(text(path)).rejects.toThrow(`The file "${path}" is not UTF-8 text.`);
  });

  it("is refused with the system's reason if it cannot be read", async () => {
    const path = join(await temporaryFolder(), "none.txt");
    await expect(text(path)).rejects.toThrow(DatasetError);
    await expect(text(path)).rejects.toThrow(
      /^The context file ".*none\.txt" cannot be read: ENOENT.*\. Check its path and permissions\.$/,
    );
  });

  it("is refused if it is too large, and taken up to that size", async () => {
    const path = await file("x".repeat(4_000_001));
    await expect(text(path)).rejects.toThrow(`The context file "${path}" is over 4 MB. Use a smaller one.`);
    expect(await readText(path, 4_000_001, "file", NEVER)).toHaveLength(4_000_001);
  });
});
