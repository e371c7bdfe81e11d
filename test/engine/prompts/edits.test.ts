import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { zeroShotCotPrompts } from "../../../core/prompts/zero-shot-cot.ts";
import { wordingOf } from "../../../core/prompts/prompt.ts";
import { promptEditPath, readPromptEdits, writePromptEdits } from "../../../engine/prompts/edits.ts";
import { temporaryFolder } from "../../support/folder.ts";

const NUMBER = { answerType: "number" } as const;
const ID = "zero-shot-cot";

async function homeWith(content: unknown): Promise<string> {
  const home = await temporaryFolder();
  await mkdir(join(home, "prompts"));
  const isFile = typeof content === "string" || content instanceof Uint8Array;
  await writeFile(promptEditPath(home, ID), isFile ? content : JSON.stringify(content));
  return home;
}

const worded = (user: string) => ({ sets: { standard: { reason: { user } } } });

describe("a person's own wording of a prompt", () => {
  it("takes the place of the built-in one, and leaves the other set as it is", async () => {
    const edits = await readPromptEdits(await homeWith(worded("{question} Think hard. {form}")), [ID]);
    expect(wordingOf("standard", edits).of(zeroShotCotPrompts, NUMBER).reason.user).toBe(
      "{question} Think hard. {form}",
    );
    expect(wordingOf("terse", edits).of(zeroShotCotPrompts, NUMBER)).toEqual(zeroShotCotPrompts.sets.terse);
  });

  it("for one type of answer goes before that for all", async () => {
    const own = {
      ...worded("For all."),
      byAnswerType: { standard: { number: { reason: { user: "For numbers." } } } },
    };
    const wording = wordingOf("standard", await readPromptEdits(await homeWith(own), [ID]));
    expect(wording.of(zeroShotCotPrompts, NUMBER).reason.user).toBe("For numbers.");
    expect(wording.of(zeroShotCotPrompts, { answerType: "yesno" }).reason.user).toBe("For all.");
  });

  it("is called after its content", async () => {
    const versionOf = async (user: string) =>
      (await readPromptEdits(await homeWith(worded(user)), [ID])).get(ID)?.version;
    expect(await versionOf("One.")).toBe(await versionOf("One."));
    expect(await versionOf("One.")).not.toBe(await versionOf("Two."));
  });

  it("may begin with a byte order mark", async () => {
    const marked = `\ufeff${JSON.stringify(worded("Denk nach, bitte schön."))}`;
    const wording = wordingOf("standard", await readPromptEdits(await homeWith(marked), [ID]));
    expect(wording.of(zeroShotCotPrompts, NUMBER).reason.user).toBe("Denk nach, bitte schön.");
  });

  it("is not there where no file is", async () => {
    expect(await readPromptEdits(await temporaryFolder(), [ID])).toEqual(new Map());
  });

  it("is not there where the home is a file", async () => {
    const file = join(await temporaryFolder(), "file");
    await writeFile(file, "");
    expect(await readPromptEdits(file, [ID])).toEqual(new Map());
  });

  it.each([
    ["{ sets", /is not JSON/],
    [{ sets: { standard: { reasn: { user: "" } } } }, /there is no prompt "reasn"; there are reason/],
    [worded("{qestion}"), /nothing fills \{qestion\} in "reason"; it may use \{question\}, \{form\}/],
    [{ sets: { loud: {} } }, /sets/],
    [{ sets: { standard: { reason: { user: 4 } } } }, /sets.standard.reason.user/],
    [{ sets: { standard: { constructor: { user: "" } } } }, /there is no prompt "constructor"/],
  ])("%j is refused, naming the file and what is wrong", async (content, problem) => {
    const home = await homeWith(content);
    const reading = readPromptEdits(home, [ID]);
    await expect(reading).rejects.toThrow(problem);
    await expect(reading).rejects.toThrow(promptEditPath(home, ID));
  });

  it("in another encoding is refused, in which signs beyond ASCII would be lost", async () => {
    const home = await homeWith(Buffer.from(JSON.stringify(worded("Bitte schön.")), "latin1"));
    await expect(readPromptEdits(home, [ID])).rejects.toThrow(
      `${promptEditPath(home, ID)} cannot be used: it is not UTF-8 text. Mend the file`,
    );
  });

  it("may not ask for the question in a passage that is filled without it", async () => {
    const home = await temporaryFolder();
    await mkdir(join(home, "prompts"));
    const edit = { sets: { standard: { solution: { user: "{question} {solution}" } } } };
    await writeFile(promptEditPath(home, "mad"), JSON.stringify(edit));
    await expect(readPromptEdits(home, ["mad"])).rejects.toThrow(
      /nothing fills \{question\} in "solution"; it may use \{number\}, \{solution\}/,
    );
  });

  it("begins as a copy of the built-in wording, which changes nothing", async () => {
    const home = await temporaryFolder();
    expect(await writePromptEdits(home, [ID])).toEqual([{ path: promptEditPath(home, ID), written: true }]);
    const wording = wordingOf("standard", await readPromptEdits(home, [ID]));
    expect(wording.of(zeroShotCotPrompts, NUMBER)).toEqual(zeroShotCotPrompts.sets.standard);
  });

  it("is never written over", async () => {
    const home = await homeWith(worded("Mine."));
    expect(await writePromptEdits(home, [ID])).toEqual([{ path: promptEditPath(home, ID), written: false }]);
    expect(await readFile(promptEditPath(home, ID), "utf8")).toContain("Mine.");
  });
});
