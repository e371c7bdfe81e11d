import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { withParts } from "../../bench/results/page.ts";

const part = (text: string) => ({ name: "sums", head: "## Sums", text });

describe("the generated parts of a page", () => {
  it("come to its end with their heads when they are new", () => {
    expect(withParts("# Page\n", [part("a table")])).toBe(
      "# Page\n\n## Sums\n\n<!-- table:begin sums -->\n\na table\n\n<!-- table:end sums -->\n",
    );
  });

  it("are replaced where they stand; what a person wrote around them stays", () => {
    const first = withParts("# Page\n", [part("a table")]);
    const edited = `${first.replace("## Sums", "## Sums, and what they say\n\nBefore.")}\nAfter.\n`;
    const again = withParts(edited, [part("another table")]);
    expect(again).toBe(edited.replace("a table", "another table"));
    expect(withParts(again, [part("another table")])).toBe(again);
  });

  it("must end where they begin", () => {
    expect(() => withParts("<!-- table:begin sums -->", [part("a table")])).toThrow("table:end sums");
  });
});

describe("the commands of the page", () => {
  const page = readFileSync(new URL("../../../docs/results/real-models.md", import.meta.url), "utf8");

  it("fetch each model into the home that is measured", () => {
    const commands = page.split("\n").filter((line) => line.startsWith("counterpoint models fetch "));
    expect(commands).not.toEqual([]);
    expect(commands.filter((line) => !line.endsWith(" --home HOME"))).toEqual([]);
  });

  it("run TypeScript on the project's own Node, since an older one cannot", () => {
    const commands = page.split("\n").filter((line) => /^\S*node \S+\.ts /.test(line));
    expect(commands).not.toEqual([]);
    expect(commands.filter((line) => !line.startsWith("node_modules/.bin/node "))).toEqual([]);
  });
});
