import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ContractError, StorageError } from "../../../core/errors.ts";
import { SettingsSchema, type Settings, type SettingsChange } from "../../../engine/contract/settings.ts";
import { createSettingsService } from "../../../engine/settings/service.ts";
import { temporaryFolder } from "../../support/folder.ts";

const DEFAULTS = SettingsSchema.parse({});

const changes: fc.Arbitrary<SettingsChange> = fc.record(
  {
    theme: fc.constantFrom("system", "light", "dark"),
    language: fc.constantFrom("system", "en", "zh-CN"),
    model: fc.string({ minLength: 1, maxLength: 50, unit: "binary" }),
    method: fc.option(
      fc.record({
        strategy: fc.constantFrom("mcf", "dialogue"),
        options: fc.record({ agents: fc.integer(), guard: fc.boolean() }, { requiredKeys: [] }),
      }),
    ),
    runtime: fc.record({ threads: fc.integer({ min: 1, max: 64 }) }, { requiredKeys: [] }),
    modelFolders: fc.array(fc.string({ minLength: 1, maxLength: 20 }), { maxLength: 5 }),
    keepRuns: fc.boolean(),
    notifyAtEnd: fc.boolean(),
  },
  { requiredKeys: [] },
);

describe("settings", () => {
  it("are the defaults at first, and nothing is written", async () => {
    const home = join(await temporaryFolder(), "home");
    expect(await createSettingsService({ home }).get()).toEqual(DEFAULTS);
    await expect(stat(home)).rejects.toThrow(/ENOENT/);
  });

  it("read back after any changes, also by a later process", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(changes, { maxLength: 5 }), async (sequence) => {
        const home = await temporaryFolder();
        const expected = Object.assign({}, DEFAULTS, ...sequence) as typeof DEFAULTS;
        const settings = createSettingsService({ home });
        for (const change of sequence) await settings.change(change);
        expect(await settings.get()).toEqual(expected);
        expect(await createSettingsService({ home }).get()).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });

  it("keep all of several changes at the same time", async () => {
    const settings = createSettingsService({ home: await temporaryFolder() });
    const given: SettingsChange[] = [
      { theme: "dark" },
      { language: "en" },
      { keepRuns: false },
      { model: "m" },
    ];
    await Promise.all(given.map((change) => settings.change(change)));
    expect(await settings.get()).toMatchObject({
      theme: "dark",
      language: "en",
      keepRuns: false,
      model: "m",
    });
  });

  it("live in memory without a home", async () => {
    const settings = createSettingsService({ home: null });
    expect(await settings.change({ theme: "dark" })).toEqual({ ...DEFAULTS, theme: "dark" });
    expect(await settings.get()).toEqual({ ...DEFAULTS, theme: "dark" });
  });

  it("are read by their owner alone, as is a home that they make, and leave no other file", async () => {
    const home = join(await temporaryFolder(), "new");
    await createSettingsService({ home }).change({ theme: "dark" });
    expect(await readdir(home)).toEqual(["settings.json"]);
    expect((await stat(join(home, "settings.json"))).mode & 0o777).toBe(0o600);
    expect((await stat(home)).mode & 0o777).toBe(0o700);
  });

  it.each(["", "{", "[]", "null", '"dark"'])(
    "that are damaged (%s) are moved aside, and the defaults hold",
    async (content) => {
      const home = await temporaryFolder();
      await writeFile(join(home, "settings.json"), content);
      const settings = createSettingsService({ home });
      expect(await settings.get()).toEqual(DEFAULTS);
      expect(await readFile(join(home, "settings.damaged.json"), "utf8")).toBe(content);
      await settings.change({ theme: "dark" });
      expect(await settings.get()).toMatchObject({ theme: "dark" });
    },
  );

  it.each<[string, string, Partial<Settings>]>([
    ["with a setting of another version", '{"keepRuns": false, "later": 1}', { keepRuns: false }],
    ["with a wrong value", '{"theme": "pink", "keepRuns": false}', { keepRuns: false }],
    ["with nothing that is a setting", '{"__proto__": {"theme": "dark"}}', {}],
  ])("of a file %s hold as far as they can be used, and it stays", async (_, content, expected) => {
    const home = await temporaryFolder();
    await writeFile(join(home, "settings.json"), content);
    expect(await createSettingsService({ home }).get()).toEqual({ ...DEFAULTS, ...expected });
    expect(await readdir(home)).toEqual(["settings.json"]);
  });

  it("leave in their file what is a setting of another version alone", async () => {
    const home = await temporaryFolder();
    const file = join(home, "settings.json");
    await writeFile(file, '{"theme": "dark", "later": 1}');
    await createSettingsService({ home }).change({ theme: "light" });
    expect(JSON.parse(await readFile(file, "utf8"))).toEqual({ ...DEFAULTS, theme: "light", later: 1 });
  });

  it("refuse what they cannot hold, and stay as they were", async () => {
    const settings = createSettingsService({ home: await temporaryFolder() });
    await settings.change({ theme: "dark" });
    const wrong = { theme: "pink" } as unknown as SettingsChange;
    await expect(settings.change(wrong)).rejects.toThrow(ContractError);
    const options = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`option${index}`, 1]));
    await expect(settings.change({ method: { strategy: "mcf", options } })).rejects.toThrow(ContractError);
    expect(await settings.get()).toEqual({ ...DEFAULTS, theme: "dark" });
  });

  it("that cannot be read or written say so", async () => {
    const home = await temporaryFolder();
    await mkdir(join(home, "settings.json"));
    await expect(createSettingsService({ home }).get()).rejects.toThrow(StorageError);
    const noFolder = join(home, "file");
    await writeFile(noFolder, "");
    await expect(createSettingsService({ home: noFolder }).change({ theme: "dark" })).rejects.toThrow(
      StorageError,
    );
  });
});
