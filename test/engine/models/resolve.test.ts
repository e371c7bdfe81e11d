import { copyFile, mkdir, readFile, stat, utimes, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { CancelledError, ContractError, ModelLoadError } from "../../../core/errors.ts";
import { shellWord } from "../../../core/eval-command.ts";
import { addModel } from "../../../engine/models/added.ts";
import { practiceCard, practicePath } from "../../../engine/models/built-in.ts";
import { rememberedSha256, sha256Of } from "../../../engine/models/hash.ts";
import type { LookupOptions } from "../../../engine/models/list.ts";
import { inspectModel, resolveModel } from "../../../engine/models/resolve.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { LLAMA_METADATA, writeGguf } from "../../support/gguf-writer.ts";

/** A machine on which no other tool keeps models. */
function alone(homedir: string): LookupOptions {
  return { surroundings: { homedir, platform: "darwin", env: {} } };
}

describe("a reference to a model", () => {
  it("practice is the built-in model with the terse prompts", async () => {
    const home = await temporaryFolder();
    const card = await practiceCard();
    expect(await resolveModel("practice", home)).toEqual({
      path: practicePath(),
      name: "practice",
      sha256: card.sha256,
      bytes: card.bytes,
      prompts: "terse",
      contextTokens: 2048,
      minP: 0.1,
      origin: "built-in",
    });
  });

  it("a copy of the practice file under any name is recognised by its hash", async () => {
    const home = await temporaryFolder();
    const path = join(home, "other.gguf");
    await copyFile(practicePath(), path);
    expect(await inspectModel(path, home)).toMatchObject({
      file: { path, name: "other", prompts: "terse", origin: "path" },
      card: { id: "practice" },
    });
  });

  it("an unknown model gets the standard prompts, with or without a chat template", async () => {
    const home = await temporaryFolder();
    const path = join(home, "m.gguf");
    await writeFile(path, writeGguf({}));
    const { file, summary, card } = await inspectModel(path, home);
    expect(file).toMatchObject({ path, name: "m", prompts: "standard" });
    expect(summary.hasChatTemplate).toBe(false);
    expect(card).toBeUndefined();
  });

  it("a path that is not whole is no file of whichever folder the engine was started in", async () => {
    const home = await temporaryFolder();
    const path = join(home, "m.gguf");
    await writeFile(path, writeGguf({}));
    const work = resolveModel(relative(process.cwd(), path), home, alone(home));
    await expect(work).rejects.toThrow(ModelLoadError);
    await expect(work).rejects.toThrow(/^There is no file ".*m\.gguf"\. .* write the whole one/);
  });

  it("a name of the list finds its file, and ~ is the user's folder", async () => {
    const folder = await temporaryFolder();
    const path = join(folder, "m.gguf");
    await writeFile(path, writeGguf({}));
    await addModel(path, folder, "mine", alone(folder));
    expect(await resolveModel("mine", folder, alone(folder))).toMatchObject({
      path,
      name: "mine",
      origin: "added",
    });
    expect(await resolveModel("~/m.gguf", folder, alone(folder))).toMatchObject({ path, origin: "path" });
  });

  it("a catalogue id that was not fetched says how to fetch it", async () => {
    const folder = await temporaryFolder();
    const work = resolveModel("smollm2-135m-instruct", folder, alone(folder));
    await expect(work).rejects.toThrow(/models fetch smollm2-135m-instruct/);
  });

  it("a model that was not fetched is to be fetched into the home in which it was looked for", async () => {
    const folder = await temporaryFolder();
    const usual = join(folder, "Library", "Application Support", "Counterpoint");
    const other = join(folder, "my other");
    await expect(resolveModel("smollm2-135m-instruct", usual, alone(folder))).rejects.toThrow(/instruct$/);
    await expect(resolveModel("smollm2-135m-instruct", other, alone(folder))).rejects.toThrow(
      `models fetch smollm2-135m-instruct --home '${other}'`,
    );
  });

  it("a fetched file that is not the published one is refused", async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, "models"));
    await writeFile(join(folder, "models", "SmolLM2-135M-Instruct.Q4_1.gguf"), writeGguf({}));
    const work = resolveModel("smollm2-135m-instruct", folder, alone(folder));
    await expect(work).rejects.toThrow(/is not the published file.*Delete it and run/);
  });

  it("an unknown name suggests near ones; an unknown path is no such file", async () => {
    const folder = await temporaryFolder();
    const wrong = resolveModel("practise", folder, alone(folder));
    await expect(wrong).rejects.toThrow(ContractError);
    await expect(wrong).rejects.toThrow(/Did you mean "practice"/);
    const listing = `models list --home ${shellWord(folder)}`;
    await expect(resolveModel("xyz", folder, alone(folder))).rejects.toThrow(listing);
    await expect(resolveModel("", folder, alone(folder))).rejects.toThrow(ContractError);
    await expect(resolveModel("x/none.gguf", folder, alone(folder))).rejects.toThrow(ModelLoadError);
    await expect(resolveModel(folder, folder, alone(folder))).rejects.toThrow(/is a folder/);
  });
});

describe("a model's hash", () => {
  it("is remembered while length and time of change stay the same", async () => {
    const home = await temporaryFolder();
    const path = join(home, "m.gguf");
    await writeFile(path, "abc");
    const sha256 = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    expect(await rememberedSha256([path], home)).toBe(sha256);
    const index = join(home, "models", "index.json");
    await writeFile(index, (await readFile(index, "utf8")).replace(sha256, "remembered"));
    expect(await rememberedSha256([path], home)).toBe("remembered");
    await writeFile(path, "abd");
    const { atime } = await stat(path);
    await utimes(path, atime, new Date(0));
    expect(await rememberedSha256([path], home)).toBe(await sha256Of([path]));
  });

  it("is told anew when a part is replaced by one as long, though the time of another part lies in the future", async () => {
    const home = await temporaryFolder();
    const [first, second] = [join(home, "first"), join(home, "second")];
    await writeFile(first, "abc");
    await utimes(first, 1e9, 1e9);
    await writeFile(second, "def");
    const future = new Date("2099-01-01");
    await utimes(second, future, future);
    await rememberedSha256([first, second], home);
    await writeFile(first, "abd");
    expect(await rememberedSha256([first, second], home)).toBe(await sha256Of([first, second]));
  });

  it("is found once more where it was remembered in the form of an earlier version", async () => {
    const home = await temporaryFolder();
    const path = join(home, "m.gguf");
    await writeFile(path, "abc");
    const { mtimeMs, ctimeMs } = await stat(path);
    const known = { [path]: { bytes: 3, modified: Math.max(mtimeMs, ctimeMs), sha256: "remembered" } };
    await mkdir(join(home, "models"));
    await writeFile(join(home, "models", "index.json"), JSON.stringify(known));
    expect(await rememberedSha256([path], home)).toBe(await sha256Of([path]));
  });

  it("is remembered of each of several files that are hashed at once", async () => {
    const home = await temporaryFolder();
    const paths = Array.from({ length: 8 }, (_, index) => join(home, `${index}.gguf`));
    for (const path of paths) await writeFile(path, path);
    await Promise.all(paths.map((path) => rememberedSha256([path], home)));
    const index = await readFile(join(home, "models", "index.json"), "utf8");
    expect(Object.keys(JSON.parse(index) as object).sort()).toEqual(paths);
  });

  it("does without an index that is damaged or cannot be written", async () => {
    const home = await temporaryFolder();
    const path = join(home, "m.gguf");
    await writeFile(path, "abc");
    await mkdir(join(home, "models"));
    await writeFile(join(home, "models", "index.json"), "{");
    expect(await rememberedSha256([path], home)).toBe(await sha256Of([path]));
    const noFolder = join(home, "m.gguf");
    expect(await rememberedSha256([path], noFolder)).toBe(await sha256Of([path]));
  });

  it("of a split model is that of its parts joined", async () => {
    const home = await temporaryFolder();
    const paths = [1, 2].map((no) => join(home, `m-0000${no}-of-00002.gguf`));
    const parts = [0, 1].map((no) =>
      writeGguf({ metadata: { ...LLAMA_METADATA, "split.count": 2, "split.no": no } }),
    );
    await Promise.all(paths.map((path, index) => writeFile(path, parts[index] ?? "")));
    const joined = join(home, "joined");
    await writeFile(joined, Buffer.concat(parts));
    expect((await resolveModel(paths[0] ?? "", home)).sha256).toBe(await sha256Of([joined]));
  });

  it("of a file that cannot be read says which one and what to do", async () => {
    const path = join(await temporaryFolder(), "gone.gguf");
    const work = sha256Of([path]);
    await expect(work).rejects.toThrow(`The model "${path}" cannot be read`);
    await expect(work).rejects.toThrow("Check that the file is still there");
  });

  it("can be cancelled", async () => {
    const work = sha256Of([practicePath()], AbortSignal.abort());
    await expect(work).rejects.toThrow(CancelledError);
  });
});
