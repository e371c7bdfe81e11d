import { mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { ContractError, ModelLoadError, StorageError } from "../../../core/errors.ts";
import { addModel } from "../../../engine/models/added.ts";
import { listModels } from "../../../engine/models/list.ts";
import type { Surroundings } from "../../../engine/models/places.ts";
import { resolveModel } from "../../../engine/models/resolve.ts";
import { findGgufs } from "../../../engine/models/scan.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { writeGguf } from "../../support/gguf-writer.ts";

const BLOB = `sha256-${"a".repeat(64)}`;

async function put(path: string, content: string | Uint8Array = "12345"): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  return path;
}

function user(homedir: string, env: Surroundings["env"] = {}): Surroundings {
  return { homedir, platform: "darwin", env };
}

async function names(homedir: string, env?: Surroundings["env"]): Promise<readonly string[]> {
  const models = await listModels(join(homedir, "home"), { surroundings: user(homedir, env) });
  return models.map(({ name }) => name);
}

describe("the list of models", () => {
  it("has the practice model where nothing else is", async () => {
    expect(await names(await temporaryFolder())).toEqual(["practice"]);
  });

  it("has fetched models under their catalogue id", async () => {
    const folder = await temporaryFolder();
    const path = await put(join(folder, "home", "models", "qwen2.5-coder-0.5b-instruct-q4_k_m.gguf"));
    const models = await listModels(join(folder, "home"), { surroundings: user(folder) });
    expect(models.at(-1)).toEqual({ name: "qwen2.5-coder-0.5b-instruct", path, bytes: 5, origin: "fetched" });
  });

  it("finds what LM Studio, Hugging Face, Ollama and llama.cpp keep", async () => {
    const folder = await temporaryFolder();
    const lmStudio = await put(join(folder, ".lmstudio/models/owner/repo/one.gguf"));
    const blob = await put(join(folder, ".cache/huggingface/hub/models--o--n/blobs/123"));
    const snapshot = join(folder, ".cache/huggingface/hub/models--o--n/snapshots/abc/two.gguf");
    await mkdir(dirname(snapshot), { recursive: true });
    await symlink(blob, snapshot);
    const ollama = await put(join(folder, ".ollama/models/blobs", BLOB));
    await put(join(folder, ".ollama/models/manifests/registry.ollama.ai/library/three/8b"), manifest(BLOB));
    await put(join(folder, ".ollama/models/manifests/registry.ollama.ai/me/three/8b"), manifest(BLOB));
    await put(join(folder, ".ollama/models/manifests/hf.co/me/three/8b"), manifest(BLOB));
    const llama = await put(join(folder, "Library/Caches/llama.cpp/four.gguf"));
    const models = await listModels(join(folder, "home"), { surroundings: user(folder) });
    expect(models.slice(1)).toEqual([
      { name: "one", path: lmStudio, bytes: 5, origin: "lm-studio" },
      { name: "two", path: snapshot, bytes: 5, origin: "hugging-face" },
      { name: "hf.co/me/three:8b", path: ollama, bytes: 5, origin: "ollama" },
      { name: "three:8b", path: ollama, bytes: 5, origin: "ollama" },
      { name: "me/three:8b", path: ollama, bytes: 5, origin: "ollama" },
      { name: "four", path: llama, bytes: 5, origin: "llama.cpp" },
    ]);
  });

  it("has those in chosen folders, but no file twice", async () => {
    const folder = await temporaryFolder();
    const home = join(folder, "home");
    await put(join(folder, ".lmstudio/models/o/r/one.gguf"));
    const two = await put(join(folder, "mine/deep/two.gguf"));
    await put(join(folder, "mine/one.gguf"), "123");
    const folders = [
      join(folder, "mine"),
      join(folder, "mine/deep"),
      join(folder, ".lmstudio/models"),
      "/none",
    ];
    const models = await listModels(home, { surroundings: user(folder), folders });
    expect(models.slice(1).map(({ name, origin }) => [name, origin])).toEqual([
      ["one", "lm-studio"],
      ["two", "folder"],
      ["one@folder", "folder"],
    ]);
    expect(models.find(({ name }) => name === "two")?.path).toBe(two);
  });

  it("takes the chosen folders from the home's settings", async () => {
    const folder = await temporaryFolder();
    await put(join(folder, "mine/m.gguf"));
    await put(join(folder, "home/settings.json"), JSON.stringify({ modelFolders: [join(folder, "mine")] }));
    expect(await names(folder)).toEqual(["practice", "m"]);
  });

  it("finds Ollama's models in a chosen folder of its form", async () => {
    const folder = await temporaryFolder();
    await put(join(folder, "o/blobs", BLOB));
    await put(join(folder, "o/manifests/registry.ollama.ai/library/three/8b"), manifest(BLOB));
    const lookup = { surroundings: user(folder), folders: [join(folder, "o")] };
    expect((await listModels(folder, lookup)).at(-1)).toMatchObject({ name: "three:8b", origin: "folder" });
  });

  it("tells models of one name apart", async () => {
    const folder = await temporaryFolder();
    for (const path of ["a/m.gguf", "b/m.gguf", "c/practice.gguf"])
      await put(join(folder, ".lmstudio/models", path));
    expect(await names(folder)).toEqual(["practice", "m", "m@lm-studio", "practice@lm-studio"]);
  });

  it("keeps the ids of the catalogue for its own models, whether they are fetched or not", async () => {
    const folder = await temporaryFolder();
    const path = await put(join(folder, ".lmstudio/models/o/r/smollm2-135m-instruct.gguf"), writeGguf({}));
    const [, found] = await names(folder);
    expect(found).toBe("smollm2-135m-instruct@lm-studio");
    expect(await resolveModel(found ?? "", folder, { surroundings: user(folder) })).toMatchObject({ path });
  });

  it("shows a split model once with the length of all parts, and no image projectors", async () => {
    const folder = await temporaryFolder();
    for (const name of ["m-00001-of-00002", "m-00002-of-00002", "mmproj-m"])
      await put(join(folder, `${name}.gguf`));
    const found = await findGgufs(folder, { entries: 100, files: 100 });
    expect(found.map(({ name, bytes }) => ({ name, bytes }))).toEqual([
      { name: "m-00001-of-00002", bytes: 10 },
    ]);
  });

  it("stops at its bounds of depth and number, and does not follow links to folders", async () => {
    const folder = await temporaryFolder();
    await put(join(folder, "1/2/3/4/5/6/7/deep.gguf"));
    await put(join(folder, "1/2/3/4/5/6/near.gguf"));
    await symlink(folder, join(folder, "1", "loop"));
    const all = await findGgufs(folder, { entries: 1000, files: 1000 });
    expect(all.map(({ name }) => name)).toEqual(["near"]);
    expect(await findGgufs(folder, { entries: 3, files: 1000 })).toEqual([]);
    expect(await findGgufs(folder, { entries: 1000, files: 0 })).toEqual([]);
  });

  it("passes over Ollama manifests that are damaged or point elsewhere", async () => {
    const folder = await temporaryFolder();
    const at = (name: string): string =>
      join(folder, ".ollama/models/manifests/host/library", name, "latest");
    await put(at("broken"), "{");
    await put(
      at("elsewhere"),
      JSON.stringify({ layers: [{ mediaType: "m", digest: "sha256:../../../etc/passwd" }] }),
    );
    await put(at("absent"), manifest(BLOB));
    expect(await names(folder)).toEqual(["practice"]);
  });
});

describe("adding a model", () => {
  it("records it where it lies, and says so when it is gone", async () => {
    const folder = await temporaryFolder();
    const path = await put(join(folder, "my model.gguf"), writeGguf({}));
    const home = join(folder, "home");
    const lookup = { surroundings: user(folder) };
    expect(await addModel(path, home, undefined, lookup)).toEqual({ name: "my-model", path });
    await addModel(path, home, "mine", lookup);
    expect(await names(folder)).toEqual(["practice", "mine"]);
    await rm(path);
    const models = await listModels(home, lookup);
    expect(models.at(-1)).toEqual({ name: "mine", path, bytes: null, origin: "added" });
  });

  it("keeps all of several that are added at once", async () => {
    const folder = await temporaryFolder();
    const added = ["a", "b", "c", "d"];
    const paths = await Promise.all(added.map((name) => put(join(folder, `${name}.gguf`), writeGguf({}))));
    const lookup = { surroundings: user(folder) };
    await Promise.all(paths.map((path) => addModel(path, folder, undefined, lookup)));
    const models = await listModels(folder, lookup);
    expect(models.map(({ name }) => name).sort()).toEqual([...added, "practice"]);
  });

  it.each([
    ["模型/通义千问.gguf", "通义千问"],
    ["千问-7B.gguf", "千问-7B"],
    ["हिन्दी 1.gguf", "हिन्दी-1"],
    ["-(v2).gguf", "v2-"],
    ["….gguf", "model"],
    [`${"long".repeat(50)}.gguf`, "long".repeat(50).slice(0, 90)],
  ])("gives %s a name that can be used: %s", async (file, name) => {
    const folder = await temporaryFolder();
    const path = await put(join(folder, file), writeGguf({}));
    expect(await addModel(path, folder, undefined, { surroundings: user(folder) })).toEqual({ name, path });
    expect(await resolveModel(name, folder, { surroundings: user(folder) })).toMatchObject({ path });
    expect(await addModel(path, folder, name, { surroundings: user(folder) })).toEqual({ name, path });
  });

  it("numbers the names of files that are called alike", async () => {
    const folder = await temporaryFolder();
    for (const place of ["a", "b", "c"]) {
      const path = await put(join(folder, place, "ggml-model-q4_k_m.gguf"), writeGguf({}));
      await addModel(path, folder, undefined, { surroundings: user(folder) });
    }
    const models = await listModels(folder, { surroundings: user(folder) });
    expect(models.slice(1).map(({ name }) => name)).toEqual([
      "ggml-model-q4_k_m",
      "ggml-model-q4_k_m-2",
      "ggml-model-q4_k_m-3",
    ]);
  });

  it("takes no name by which a model of another tool is used", async () => {
    const folder = await temporaryFolder();
    const lookup = { surroundings: user(folder) };
    const theirs = await put(join(folder, ".lmstudio/models/o/r/m.gguf"), writeGguf({}));
    const path = await put(join(folder, "m.gguf"), writeGguf({}));
    await expect(addModel(path, folder, "m", lookup)).rejects.toThrow(/"m" already/);
    expect(await addModel(path, folder, undefined, lookup)).toMatchObject({ name: "m-2" });
    expect(await resolveModel("m", folder, lookup)).toMatchObject({ path: theirs });
  });

  it("lets another tool's model be added under the name that it has", async () => {
    const folder = await temporaryFolder();
    const path = await put(join(folder, ".lmstudio/models/o/r/m.gguf"), writeGguf({}));
    const added = await addModel(path, folder, undefined, { surroundings: user(folder) });
    expect(added).toEqual({ name: "m", path });
  });

  it("refuses a file that is no model, a name that is taken, and one that is not possible", async () => {
    const folder = await temporaryFolder();
    const path = await put(join(folder, "m.gguf"), writeGguf({}));
    const noModel = await put(join(folder, "x.gguf"), "hello");
    const add = (file: string, name?: string) => addModel(file, folder, name, { surroundings: user(folder) });
    await expect(add(noModel)).rejects.toThrow(ModelLoadError);
    await expect(add(path, "practice")).rejects.toThrow(/"practice" already/);
    await expect(add(path, "smollm2-135m-instruct")).rejects.toThrow(ContractError);
    await expect(add(path, "a/b")).rejects.toThrow(/cannot be called "a\/b"/);
    expect(await names(folder)).toEqual(["practice"]);
  });

  it("does not overwrite a damaged list of added models", async () => {
    const folder = await temporaryFolder();
    const path = await put(join(folder, "m.gguf"), writeGguf({}));
    await put(join(folder, "models", "added.json"), "{");
    const work = addModel(path, folder, undefined, { surroundings: user(folder) });
    await expect(work).rejects.toThrow(StorageError);
  });
});

function manifest(blob: string): string {
  const digest = blob.replace("-", ":");
  const other = { mediaType: "application/vnd.ollama.image.license", digest: `sha256:${"b".repeat(64)}` };
  return JSON.stringify({ layers: [other, { mediaType: "application/vnd.ollama.image.model", digest }] });
}
