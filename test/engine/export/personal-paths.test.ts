import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withoutPaths, withoutPersonalPaths } from "../../../engine/export/personal-paths.ts";

const HOME = "/home/alice";
const cleaned = (text: string) => withoutPersonalPaths(text, HOME);

const name = fc.stringMatching(/^[a-z][a-z0-9_-]{2,9}$/);
const folders = fc.array(name, { maxLength: 4 });
const file = fc.tuple(name, fc.constantFrom("gguf", "jsonl", "csv")).map((parts) => parts.join("."));
const before = fc.constantFrom("", "see ", "(", '"', "path=", "file:", "\n", "a/b: ");
const after = fc.constantFrom("", ".", ", then", ")", '"', "\n", ":3:14");

describe("texts without personal paths", () => {
  it("keep the last part alone of a path through anybody's home", () => {
    const homes = [
      (person: string) => `/home/${person}/`,
      (person: string) => `/Users/${person}/`,
      (person: string) => `C:\\Users\\${person}\\`,
      (person: string) => `c:/Users/${person}/`,
      (person: string) => `/mnt/c/Users/${person}/`,
      (person: string) => `file:///home/${person}/`,
      (person: string) => `file:///C:/Users/${person}/`,
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...homes),
        name,
        folders,
        file,
        before,
        after,
        (home, person, path, last, ...around) => {
          const place = home(person);
          const separator = place.includes("\\") ? "\\" : "/";
          const [left, right] = around;
          const text = `${left}${place}${[...path, last].join(separator)}${right}`;
          expect(cleaned(text)).toBe(`${left}${last}${right}`);
        },
      ),
    );
  });

  it.each(["/home/bob", "/home/bob/", "/Users/kim", "C:\\Users\\kim", "/home/alice", "see /home/alice."])(
    "do not name whose home it is: %s",
    (text) => {
      expect(cleaned(text)).toBe(text.startsWith("see") ? "see ~." : "~");
    },
  );

  it.each([
    ["\\\\server\\Users\\kim\\a.csv", "a.csv"],
    ["//\\\\server\\Users\\kim\\a.csv", "//a.csv"],
    ["\\\\?\\C:\\Users\\kim\\a.csv", "\\\\?\\a.csv"],
    ["line\\n\\\\\\\\server\\\\Users\\\\kim\\\\a.csv", "line\\n\\a.csv"],
  ])("lose paths behind backslashes: %s", (text, expected) => {
    expect(cleaned(text)).toBe(expected);
  });

  it("know this person's name in other places too", () => {
    expect(cleaned("read /data/alice/sets/a.csv and /srv/alicent/b.csv")).toBe(
      "read a.csv and /srv/alicent/b.csv",
    );
    expect(withoutPersonalPaths("in D:\\kim\\a.csv", "D:\\kim")).toBe("in a.csv");
    expect(withoutPersonalPaths("in /srv/k.i+m/a.csv and /srv/kxi+m/b", "/home/k.i+m")).toBe(
      "in a.csv and /srv/kxi+m/b",
    );
  });

  it("lose paths with spaces where quotation marks or backslashes hold them together", () => {
    expect(cleaned('cannot read "/home/bob/My Data/set one.csv"')).toBe('cannot read "set one.csv"');
    expect(cleaned("C:\\Users\\John Smith\\model.gguf")).toBe("model.gguf");
  });

  it.each([
    "1/2 + 3/4 = 5/4",
    "he and/or she, 60 km/h, 24/7",
    "https://example.org/home/alice/page?x=/a/b",
    "http://localhost:3000/Users/x",
    "/usr/bin/env and /etc/hosts",
    "\\frac{1}{2} \\cdot \\home",
    "// a comment /* and another */",
    "either / or",
  ])("keep %s", (text) => {
    expect(cleaned(text)).toBe(text);
  });

  it("stay as they are without a path", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const ordinary = text.replaceAll(/[\\/]/g, "");
        expect(cleaned(ordinary)).toBe(ordinary);
      }),
    );
  });

  it("are the same when they are cleaned twice", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("/", "\\", "home", "Users", "alice", " ", '"', "C:", "file://", "a")),
        (parts) => {
          const once = cleaned(parts.join(""));
          expect(cleaned(once)).toBe(once);
        },
      ),
    );
  });

  it.each([
    ["/alice/file:///", "file:"],
    ['"/Users//file://Users"', '"~"'],
  ])("are taken out of what another path left: %s", (text, expected) => {
    expect(cleaned(text)).toBe(expected);
  });

  it("are found anywhere in a value, in the names of fields too", () => {
    const value = { a: ["/home/bob/x", 1, null, true], "/home/bob/db.sqlite": { b: "1/2" } };
    expect(withoutPersonalPaths(value, HOME)).toEqual({
      ...{ a: ["x", 1, null, true], "db.sqlite": { b: "1/2" } },
    });
  });

  it("are no longer than what they were made of, though that is a hundred thousand slashes", () => {
    const long = [
      ...["/a".repeat(50_000), `C:${"\\a b".repeat(20_000)}`, '"/'.repeat(50_000)],
      `/home/a/${".".repeat(200_000)}x`,
      ...["/", "\\", "\\/", "//\\"].map((row) => `/home/x ${row.repeat(100_000)} `),
    ];
    const lengths = long.map((text) => cleaned(text).length);
    expect(lengths.every((length, index) => length <= (long[index]?.length ?? 0))).toBe(true);
  });
});

describe("what the engine wrote, without paths", () => {
  it.each([
    ["/srv/My Models/a b.gguf", "a b.gguf"],
    ["./models/a.gguf", "a.gguf"],
    ["~/models/a.gguf", "a.gguf"],
    ["D:\\models\\a.gguf", "a.gguf"],
    ["\\\\server\\share\\a.gguf", "a.gguf"],
    ['The file "/srv/models/a.gguf" cannot be read.', 'The file "a.gguf" cannot be read.'],
    ["qwen2.5-0.5b", "qwen2.5-0.5b"],
    ["hosted/model", "hosted/model"],
  ])("turns %s into %s", (text, expected) => {
    expect(withoutPaths(text, HOME)).toBe(expected);
  });
});
