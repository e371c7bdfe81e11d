import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CancelledError, ContractError, ModelLoadError } from "../../../core/errors.ts";
import { createModelService, type ModelServiceOptions } from "../../../engine/models/service.ts";
import type { SpeedBench } from "../../../engine/models/speed-bench.ts";
import { keepSpeed, thisPlace } from "../../../engine/models/speeds.ts";
import { createSettingsService } from "../../../engine/settings/service.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { measured } from "../../support/measured-rows.ts";
import { writeGguf } from "../../support/gguf-writer.ts";
import { roundsDouble, spawnerDouble, type SpawnerDouble } from "../../native/llama/process-double.ts";

const notAsked = () => {
  throw new Error("Nobody asked for a measurement.");
};
const noBench: SpeedBench = { start: notAsked, watch: notAsked, cancel: notAsked, close: notAsked };

async function serviceOn(
  home: string,
  modelFolders: readonly string[] = [],
  options: Partial<ModelServiceOptions> = {},
) {
  const settings = createSettingsService({ home });
  await settings.change({ modelFolders });
  return createModelService({ home, settings, hasRun: () => false, bench: noBench, ...options });
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

  it("do not fit, and the engine goes on, if one ends the process that looks at it", async () => {
    const double: SpawnerDouble = spawnerDouble(roundsDouble().load, () => {
      double.processes[0]?.die({ signal: "SIGABRT" });
      return new Promise(() => undefined);
    });
    const models = await serviceOn(await temporaryFolder(), [], { spawn: double.spawn });
    expect(await models.inspect("practice", {})).toMatchObject({
      summary: { architecture: "llama" },
      runtime: { fits: false, problem: expect.stringContaining("ended (SIGABRT)") as string },
    });
  });

  it("are no longer planned when nobody waits for their report any more", async () => {
    const leaving = new AbortController();
    const double = spawnerDouble(roundsDouble().load, () => {
      leaving.abort();
      return new Promise(() => undefined);
    });
    const models = await serviceOn(await temporaryFolder(), [], { spawn: double.spawn });
    await expect(models.inspect("practice", {}, leaving.signal)).rejects.toThrow(CancelledError);
    expect(double.processes.map(({ killed }) => killed)).toEqual([true]);
  });

  it("are reported with their speed, if it was measured here with the same settings", async () => {
    const home = await temporaryFolder();
    const models = await serviceOn(home);
    const { file, speed } = await models.inspect("practice", {});
    expect(speed).toBeNull();
    const decode = [{ replies: 1, tokensPerSecond: 30 }];
    await keepSpeed(home, {
      ...{ sha256: file.sha256, model: "practice", measured: "2026-11-22T10:00:00.000Z", ...thisPlace() },
      runtime: { scheduler: "step-loop", device: "cpu", gpuLayers: 0, threads: 2 },
      ...{ promptTokensPerSecond: 200, decode },
    });
    expect((await models.inspect("practice", { sequences: 2 })).speed).toMatchObject({ decode });
    expect((await models.inspect("practice", { threads: 1 })).speed).toBeNull();
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
