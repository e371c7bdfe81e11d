import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { homeFolder, offered } from "../../cli/home.ts";

describe("the home folder of the command line", () => {
  it("is what the flag says, else what the environment says", () => {
    const environment = { COUNTERPOINT_HOME: "/from-environment" };
    expect(homeFolder("/given", environment)).toBe(resolve("/given"));
    expect(homeFolder(undefined, environment)).toBe(resolve("/from-environment"));
  });

  it("is in the person's own folder where it begins with ~, which shells leave alone behind =", () => {
    expect(homeFolder("~/x", {})).toBe(join(homedir(), "x"));
    expect(homeFolder(undefined, { COUNTERPOINT_HOME: "~/x" })).toBe(join(homedir(), "x"));
  });

  it("is named to a command that is offered where that would take another one", () => {
    expect(offered("runs list", "/other")).toBe("counterpoint runs list --home /other");
    expect(offered("runs list", homeFolder(undefined))).toBe("counterpoint runs list");
    expect(offered("runs list", "/my $HOME", "linux")).toBe("counterpoint runs list --home '/my $HOME'");
    expect(offered("runs list", "C:\\my home", "win32")).toBe('counterpoint runs list --home "C:\\my home"');
  });

  it("goes by neither where that is an empty text", () => {
    expect(homeFolder("", { COUNTERPOINT_HOME: "/from-environment" })).toBe(resolve("/from-environment"));
    const environment = { XDG_DATA_HOME: "/share" };
    const usual = homeFolder(undefined, environment, "linux");
    expect(homeFolder("", { ...environment, COUNTERPOINT_HOME: "" }, "linux")).toBe(usual);
  });
});
