import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cacheControl, mediaType, staticFile } from "../../../engine/contract/static-files.ts";

describe("staticFile", () => {
  test.each([
    ["/", "index.html"],
    ["/index.html", "index.html"],
    ["/assets/index-Ab_9.js", "assets/index-Ab_9.js"],
    ["/assets/%69ndex.js", "assets/index.js"],
  ])("%s names %s", (pathname, file) => {
    expect(staticFile(pathname)).toBe(file);
  });

  test.each([
    ["", "no path"],
    ["index.html", "a path that begins nowhere"],
    ["/../index.html", "a way up"],
    ["/%2e%2e/index.html", "a way up, encoded"],
    ["/assets%2findex.js", "a slash that only decoding shows"],
    ["/assets%5Cindex.js", "a backslash that only decoding shows"],
    ["/assets\\index.js", "a backslash"],
    ["/index.html%00.js", "a NUL"],
    ["/%E0%A4%A.js", "what cannot be decoded"],
    ["/.hidden.js", "a hidden file"],
    ["/assets//index.js", "a name of no length"],
    ["/assets/", "a folder"],
    ["/native.node", "a type that the page has not"],
    ["/file.constructor", "a type that only an object's prototype has"],
    [`/${"a".repeat(2000)}.js`, "a path that is too long"],
  ])("%j is refused: %s", (pathname) => {
    expect(staticFile(pathname)).toBeUndefined();
  });

  test("whatever it names lies below the folder and has a type", () => {
    const pieces = fc.array(
      fc.constantFrom("..", ".", "/", "\\", "%2e", "%2f", "%5c", "%00", "a", "b.js", ":"),
    );
    const anything = fc.oneof(
      fc.string({ unit: "binary" }),
      pieces.map((all) => `/${all.join("")}.js`),
    );

    fc.assert(
      fc.property(anything, (pathname) => {
        const file = staticFile(pathname);
        if (file === undefined) return;
        expect(file).toMatch(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/);
        expect(mediaType(file)).toBeDefined();
      }),
      { numRuns: 2000 },
    );
  });
});

test("only names that hold a hash of their content may be kept", () => {
  expect(cacheControl("assets/index-1a2b.js")).toContain("immutable");
  expect(cacheControl("index.html")).toBe("no-store");
});
