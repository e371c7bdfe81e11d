import { describe, expect, it } from "vitest";
import { destinationOf } from "../../../engine/network/destination.ts";

describe("a pipe on Windows", () => {
  it.each(["\\\\.\\pipe\\name", "\\\\?\\pipe\\name", "//./pipe/name", "\\\\.\\PIPE\\name"])(
    "at %s is this machine's",
    (path) => {
      expect(destinationOf([path], "win32")).toEqual({ kind: "local" });
    },
  );

  it.each([
    "\\\\server\\pipe\\name",
    "//server/pipe/name",
    "\\\\?\\UNC\\server\\pipe\\name",
    "\\\\.\\unc\\server\\pipe\\name",
    "//?/UNC/server/pipe/name",
  ])("at %s is another machine's", (path) => {
    expect(destinationOf([{ path }], "win32")).toEqual({ kind: "address", host: path, port: undefined });
  });
});

it("a path that begins with two slashes is this machine's elsewhere", () => {
  expect(destinationOf(["//server/pipe/name"], "linux")).toEqual({ kind: "local" });
});
