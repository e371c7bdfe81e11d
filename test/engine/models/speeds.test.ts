import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keepSpeed, readSpeeds, speedOf, thisPlace, type KeptSpeed } from "../../../engine/models/speeds.ts";
import { temporaryFolder } from "../../support/folder.ts";

const SHA256 = "a".repeat(64);

function speed(changes: Partial<KeptSpeed> = {}): KeptSpeed {
  return {
    sha256: SHA256,
    model: "tiny",
    measured: "2026-11-22T10:00:00.000Z",
    ...thisPlace(),
    runtime: { scheduler: "step-loop", device: "cpu", gpuLayers: 0, threads: 2 },
    promptTokensPerSecond: 238,
    decode: [{ replies: 1, tokensPerSecond: 31 }],
    ...changes,
  };
}

const pathIn = (home: string) => join(home, "models", "speeds.json");

async function damage(home: string, content: string): Promise<void> {
  await mkdir(join(home, "models"), { recursive: true });
  await writeFile(pathIn(home), content);
}

describe("a measured speed", () => {
  it("is kept in the home", async () => {
    const home = await temporaryFolder();
    expect(await keepSpeed(home, speed())).toBeNull();
    const { speeds, problem } = await readSpeeds(home);
    expect(problem).toBeNull();
    expect(speedOf(speeds, SHA256, thisPlace())).toEqual(speed());
  });

  it("takes the place of an older one, and leaves those of other models, machines and settings", async () => {
    const home = await temporaryFolder();
    const others = [
      speed({ sha256: "b".repeat(64) }),
      speed({ machine: "another" }),
      speed({ settings: { threads: 1 } }),
    ];
    for (const kept of [speed(), ...others]) await keepSpeed(home, kept);
    const newer = speed({ promptTokensPerSecond: 250, libraryVersion: "newer" });
    await keepSpeed(home, newer);
    expect((await readSpeeds(home)).speeds).toEqual([...others, newer]);
  });

  it("is kept beside those that are kept at the same time", async () => {
    const home = await temporaryFolder();
    const several = ["b", "c", "d", "e"].map((digit) => speed({ sha256: digit.repeat(64) }));
    await Promise.all(several.map((kept) => keepSpeed(home, kept)));
    expect((await readSpeeds(home)).speeds).toEqual(several);
  });

  it.each([
    ["of another machine", { machine: "another machine" }],
    ["of another version of the library", { libraryVersion: "0.0.1" }],
    ["with other settings", { settings: { threads: 1 } }],
    ["of another model", { sha256: "b".repeat(64) }],
  ])("%s does not hold here", (_what, changes) => {
    expect(speedOf([speed(changes)], SHA256, thisPlace())).toBeUndefined();
  });

  it("holds for the settings that it was measured with, whatever the length of the context", () => {
    const kept = speed({ settings: { device: "vulkan", gpuLayers: 12 } });
    const place = thisPlace({
      device: "vulkan",
      gpuLayers: 12,
      threads: undefined,
      contextTokens: 9,
    } as object);
    expect(speedOf([kept], SHA256, place)).toEqual(kept);
  });

  it("with automatic settings is one without settings", () => {
    expect(thisPlace({ device: "auto", gpuLayers: "auto", kvCache: "auto", flashAttention: "auto" })).toEqual(
      thisPlace(),
    );
  });
});

describe("the file of speeds", () => {
  it("keeps a bounded number, the newest ones", async () => {
    const home = await temporaryFolder();
    const name = (index: number) => index.toString(16).padStart(64, "0");
    const many = Array.from({ length: 200 }, (_, index) => speed({ sha256: name(index) }));
    await damage(home, JSON.stringify({ speeds: many }));
    await keepSpeed(home, speed());
    const { speeds } = await readSpeeds(home);
    expect(speeds).toHaveLength(200);
    expect(speeds[0]?.sha256).toBe(name(1));
    expect(speeds.at(-1)).toEqual(speed());
  });

  it("counts as empty when it is damaged, and says so with its path", async () => {
    const home = await temporaryFolder();
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (content) => {
        await damage(home, content);
        const { speeds, problem } = await readSpeeds(home);
        expect(speeds).toEqual([]);
        expect(problem).toContain(pathIn(home));
      }),
      { numRuns: 30 },
    );
  });

  it("loses of many speeds those alone that are damaged, and says so with its path", async () => {
    const home = await temporaryFolder();
    const [first, last] = [speed(), speed({ machine: "another" })];
    await damage(home, JSON.stringify({ speeds: [first, { ...speed(), promptTokensPerSecond: -1 }, last] }));
    const { speeds, problem } = await readSpeeds(home);
    expect(speeds).toEqual([first, last]);
    expect(problem).toContain(`"${pathIn(home)}", 1 of 3 cannot be used`);
  });

  it("is written anew after damage, which is told once", async () => {
    const home = await temporaryFolder();
    await damage(home, '{"speeds": [');
    expect(await keepSpeed(home, speed())).toContain(pathIn(home));
    expect(await keepSpeed(home, speed())).toBeNull();
    expect(await readFile(pathIn(home), "utf8")).toContain(SHA256);
  });
});
