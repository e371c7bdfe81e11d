import { describe, expect, it } from "vitest";
import { startedAnew } from "../../electron/main/relaunch.ts";

describe("what is started when the application comes up again", () => {
  const image = { APPIMAGE: "/home/me/Counterpoint.AppImage", APPDIR: "/tmp/.mount_Counte1" };

  it("is the application itself, or the AppImage that it runs from", () => {
    expect(startedAnew("/opt/Counterpoint/counterpoint", {})).toEqual({});
    expect(startedAnew("/tmp/.mount_Counte1/counterpoint", image)).toEqual({
      execPath: "/home/me/Counterpoint.AppImage",
    });
  });

  it("is no other AppImage, in whose terminal it was started", () => {
    expect(startedAnew("/opt/Counterpoint/counterpoint", image)).toEqual({});
  });
});
