import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import packageFile from "../../../package.json" with { type: "json" };
import { createSystemService } from "../../../engine/system/service.ts";
import { temporaryFolder } from "../../support/folder.ts";

const GPU = { kind: "vulkan", name: "GPU", memory: { total: 2, free: 1 }, isSoftware: false } as const;

describe("the system", () => {
  it("says what is running, and on what", async () => {
    const system = createSystemService({ home: "/home", findDevices: () => Promise.resolve([GPU]) });
    const info = await system.info();
    expect(info).toMatchObject({ version: packageFile.version, home: "/home", devices: [GPU] });
    expect(info.machine).toMatch(/, \d+ cores?, /);
    expect(info.cores).toBeGreaterThan(0);
    expect(info.memory).toBeGreaterThan(0);
  });

  it("tells its memory without looking for devices", async () => {
    let looks = 0;
    const findDevices = () => Promise.resolve([{ ...GPU, name: `look ${++looks}` }]);
    const system = createSystemService({ home: null, findDevices });
    const memory = system.memory();
    expect(looks).toBe(0);
    expect((await system.info()).memory).toBe(memory);
  });

  it("looks for devices once, and only when it is asked", async () => {
    let looks = 0;
    const findDevices = () => Promise.resolve([{ ...GPU, name: `look ${++looks}` }]);
    const system = createSystemService({ home: null, findDevices });
    expect(looks).toBe(0);
    await Promise.all([system.info(), system.info()]);
    expect((await system.info()).devices).toMatchObject([{ name: "look 1" }]);
  });

  it("has no devices if looking for them fails", async () => {
    const system = createSystemService({
      home: null,
      findDevices: () => Promise.reject(new Error("driver")),
    });
    expect(await system.info()).toMatchObject({ devices: [], home: null });
  });
});

describe("the size of a home", () => {
  it("is told by what its files are", async () => {
    const home = await temporaryFolder();
    await mkdir(join(home, "models", "deep"), { recursive: true });
    await mkdir(join(home, "datasets", "models"), { recursive: true });
    const files = {
      ...{
        "counterpoint.db": 10,
        "counterpoint.db-wal": 20,
        "counterpoint.db-shm": 3,
        "counterpoint.db.bak": 1,
      },
      ...{ "models/m.gguf": 100, "models/deep/n.gguf": 200, "datasets/models/d.csv": 40, "settings.json": 5 },
    };
    for (const [name, length] of Object.entries(files))
      await writeFile(join(home, name), Buffer.alloc(length));
    expect(await createSystemService({ home }).homeSize()).toEqual({
      ...{ runs: 33, models: 300, other: 46, total: 379 },
    });
  });

  it("does not count what links lead to", async () => {
    const folder = await temporaryFolder();
    const home = join(folder, "home");
    await mkdir(join(home, "models"), { recursive: true });
    await writeFile(join(folder, "large"), Buffer.alloc(1000));
    await symlink(join(folder, "large"), join(home, "models", "m.gguf"));
    await symlink(folder, join(home, "loop"));
    expect((await createSystemService({ home }).homeSize()).total).toBe(0);
  });

  it("is nothing without a home, or before there is one", async () => {
    const nothing = { runs: 0, models: 0, other: 0, total: 0 };
    expect(await createSystemService({ home: null }).homeSize()).toEqual(nothing);
    expect(await createSystemService({ home: "/none" }).homeSize()).toEqual(nothing);
  });
});
