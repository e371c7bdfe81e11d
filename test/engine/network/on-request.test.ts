import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const PRODUCT = ["core", "native", "engine", "cli", "electron", "renderer"];

interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const files = (await Promise.all(PRODUCT.map(sourcesIn))).flat();

async function sourcesIn(folder: string): Promise<readonly SourceFile[]> {
  const entries = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  const sources = entries.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name));
  return Promise.all(
    sources.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      return {
        path: relative(ROOT, path).replaceAll("\\", "/"),
        text: await readFile(path, "utf8"),
      };
    }),
  );
}

function filesWith(pattern: RegExp): readonly string[] {
  return files
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .sort();
}

describe("something is loaded only when a person asked for it", () => {
  it("looks at the whole product", () => {
    expect(files.length).toBeGreaterThan(150);
  });

  it("pip is run by one file, which is used by one other", () => {
    // The doctor asks pip for its version, for which pip needs no network.
    expect(filesWith(/"pip", "(?!--version")/)).toEqual(["engine/models/pip.ts"]);
    expect(filesWith(/\bdownloadWheel\(/)).toEqual([
      "engine/models/download/packages.ts",
      "engine/models/pip.ts",
    ]);
    expect(filesWith(/\bloadPackages\(/)).toEqual([
      "engine/models/download/packages.ts",
      "engine/models/fetch.ts",
    ]);
  });

  it("a file is loaded over https by one file, which is used by one other", () => {
    expect(filesWith(/from "node:https"/)).toEqual(["engine/models/download/https.ts"]);
    expect(filesWith(/\bloadHttps\(/)).toEqual(["engine/models/download/https.ts", "engine/models/fetch.ts"]);
  });

  it("both are reached only through the download of a window and `models fetch`", () => {
    expect(filesWith(/\bfetchModel\(/)).toEqual([
      "cli/commands/models.ts",
      "engine/models/fetch.ts",
      "engine/network/service.ts",
    ]);
    const askers = filesWith(/network\.download\(/).filter((path) => !path.startsWith("renderer/"));
    expect(askers).toEqual(["engine/router/router.ts"]);
  });

  it("every process puts the gate up, but a model's outside Electron", () => {
    expect(filesWith(/\binstallNetworkGate\(\)/)).toEqual([
      "cli/commands/models.ts",
      "cli/main.ts",
      "cli/serve/engine-child.ts",
      "electron/engine-process.ts",
      "electron/main/main.ts",
      "electron/model-process.ts",
    ]);
  });

  it.each(["cli/serve/engine-child.ts", "electron/engine-process.ts"])(
    "%s puts the gate up before it loads the engine",
    (path) => {
      const text = files.find((file) => file.path === path)?.text ?? "";
      const loadedFirst = [...text.matchAll(/^import .*"[./]*\/(engine\/[^"]*)"/gm)].map(([, file]) => file);

      expect(loadedFirst).toEqual(["engine/network/gate.ts"]);
    },
  );

  it("the gate is opened by one file", () => {
    expect(filesWith(/gate\??\.allow\(/)).toEqual(["engine/models/fetch.ts"]);
  });
});
