import { link, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { homeFolder as homeOfCommandLine } from "../../cli/home.ts";
import { changePreferences, homeFolder, readPreferences } from "../../electron/main/preferences.ts";
import { temporaryFolder } from "../support/folder.ts";

const home = "/data/here";
const file = async (): Promise<string> => join(await temporaryFolder(), "preferences.json");

describe("the shell's preferences", () => {
  it("are the usual ones at first, and kept when they change", async () => {
    const path = await file();
    expect(readPreferences(path)).toEqual({ theme: "system", language: "system" });
    const dark = changePreferences(path, readPreferences(path), { theme: "dark" });
    changePreferences(path, dark, { home });
    expect(readPreferences(path)).toEqual({ home, theme: "dark", language: "system" });
  });

  it("are kept with what is known of them, though what was kept cannot be read any more", async () => {
    const path = await file();
    const known = changePreferences(path, readPreferences(path), { home });
    await writeFile(path, "{");
    changePreferences(path, known, { language: "zh-CN" });
    expect(readPreferences(path)).toEqual({ home, theme: "system", language: "zh-CN" });
  });

  it("are written beside those that were kept, which a broken write leaves as they are", async () => {
    const path = await file();
    const known = changePreferences(path, readPreferences(path), { home });
    await link(path, `${path}.before`);
    changePreferences(path, known, { theme: "dark" });
    expect(readPreferences(`${path}.before`)).toEqual(known);
    expect(readPreferences(path).theme).toBe("dark");
  });

  it.each(["", "[]", "{", '"text"', '{"home": "not/absolute", "theme": 3, "language": "tlh"}'])(
    "are the usual ones if %s was kept",
    async (kept) => {
      const path = await file();
      await writeFile(path, kept);
      expect(readPreferences(path)).toEqual({ theme: "system", language: "system" });
    },
  );
});

describe("the home folder", () => {
  const usual = { platform: process.platform, environment: {}, personal: "/home/anna" };

  it("is what the environment says, else what was chosen", () => {
    const environment = { COUNTERPOINT_HOME: "/given" };
    expect(homeFolder("/chosen", { ...usual, environment })).toBe("/given");
    expect(homeFolder("/chosen", usual)).toBe("/chosen");
    const quoted = { ...usual, environment: { COUNTERPOINT_HOME: "~/kept" } };
    expect(homeFolder(undefined, quoted)).toBe(resolve("/home/anna/kept"));
  });

  it.each(["linux", "darwin", "win32"] as const)("is that of the command line on %s", (platform) => {
    const environment = { APPDATA: "/roaming", XDG_DATA_HOME: "/share", HOME: "/home/anna" };
    const command = homeOfCommandLine(undefined, environment, platform);
    const personal = platform === "darwin" ? command.split("/Library")[0] : "/home/anna";
    expect(homeFolder(undefined, { platform, environment, personal: personal ?? "" })).toBe(command);
  });
});
