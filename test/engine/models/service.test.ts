import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ContractError, ModelLoadError } from "../../../core/errors.ts";
import { createModelService, type ModelServiceOptions } from "../../../engine/models/service.ts";
import { createSettingsService } from "../../../engine/settings/service.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { measured } from "../../support/measured-rows.ts";
import { writeGguf } from "../../support/gguf-writer.ts";

async function serviceOn(
  home: string,
  modelFolders: readonly string[] = [],
  options: Partial<ModelServiceOptions> = {},
) {
  const settings = createSettingsService({ home });
  await settings.change({ modelFolders });
  return createModelService({ home, settings, hasRun: () => false, ...options });
}

describe("the models of a home", () => {
  it("are found in the folders of its settings, and by their names", async () => {
    const home = await temporaryFolder();
    const folder = await temporaryFolder();
    const path = join(folder, "only-here.gguf");
    await writeFile(path, writeGguf({}));
    const models = await serviceOn(home, [folder]);
    expect(await models.list()).toContainEqual(
      expect.objectContaining({ name: "only-here", path, origin: "folder" }),
    );
    expect((await models.inspect("only-here", {})).file).toMatchObject({ path, origin: "folder" });
  });

  it("are reported with what they are and how they would be run", async () => {
    const models = await serviceOn(await temporaryFolder());
    const report = await models.inspect("practice", { device: "cpu", sequences: 2 });
    expect(report).toMatchObject({
      file: { name: "practice", origin: "built-in" },
      summary: { architecture: "llama" },
      card: { id: "practice" },
      runtime: { fits: true, plan: { replies: 2, device: { kind: "cpu" } } },
    });
    await expect(models.inspect("practise", {})).rejects.toThrow(ContractError);
  });

  it("include those that are added, under their name", async () => {
    const home = await temporaryFolder();
    const models = await serviceOn(home);
    const path = join(home, "m.gguf");
    await writeFile(path, writeGguf({}));
    expect(await models.add(path, "mine")).toEqual({ name: "mine" });
    expect(await models.list()).toContainEqual(expect.objectContaining({ name: "mine", origin: "added" }));
    await writeFile(path, "no model");
    await expect(models.add(path, "other")).rejects.toThrow(ModelLoadError);
  });

  it("can be had from the catalogue, and embedders come with it", async () => {
    const models = await serviceOn(await temporaryFolder());
    expect((await models.catalog()).map(({ state }) => state)).toContain("absent");
    expect((await models.embedders())[0]).toMatchObject({ origin: "built-in" });
  });

  it("are advised on from what was measured, with the runs behind it that are stored here", async () => {
    const home = await temporaryFolder();
    const { file } = await (await serviceOn(home)).inspect("practice", {});
    const own = { sha256: file.sha256, model: "practice" };
    const models = await serviceOn(home, [], {
      figures: [measured({ ...own, run: "here" }), measured({ ...own, run: "elsewhere", strategy: "mad" })],
      hasRun: (run) => run === "here",
    });
    const { methods, keptRuns } = await models.advice("practice", {});
    expect(methods.flatMap(({ rows }) => rows.map((row) => row.measured.run))).toEqual(["here", "elsewhere"]);
    expect(keptRuns).toEqual(["here"]);
  });
});
