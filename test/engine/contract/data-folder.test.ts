import { describe, expect, it } from "vitest";
import { dataFolder } from "../../../engine/contract/data-folder.ts";

const of = (platform: string, environment: Readonly<Record<string, string>>) =>
  dataFolder({ platform, environment, personal: "/home/anna" });

describe("the folder for data", () => {
  it("is where the platform's variable says", () => {
    expect(of("linux", { XDG_DATA_HOME: "/share" })).toBe("/share/counterpoint");
    expect(of("win32", { APPDATA: "/roaming" })).toBe("/roaming/Counterpoint");
  });

  it.each(["", "share", "./share"])("is the usual one where the variable is %o", (value) => {
    expect(of("linux", { XDG_DATA_HOME: value })).toBe("/home/anna/.local/share/counterpoint");
    expect(of("win32", { APPDATA: value })).toBe("/home/anna/AppData/Roaming/Counterpoint");
  });
});
