import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readCatalog } from "../../../engine/models/built-in.ts";
import { catalogEntry, type CatalogEntry } from "../../../engine/models/card.ts";
import { discardArrived, listCatalog } from "../../../engine/models/catalog-items.ts";
import { PartialFile } from "../../../engine/models/partial.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { TINY_MODEL, tinyEntry } from "../../support/tiny-model.ts";
import { SOURCE } from "./download-server.ts";

const catalog = await readCatalog();
const PACKAGES = tinyEntry(["tiny==1.0"], "*.bin");
const ENTRY: CatalogEntry = { ...PACKAGES, sources: [...PACKAGES.sources, SOURCE] };
const LICENSES = [
  "Apache-2.0",
  "Llama 3.1 Community License",
  "Llama 3.2 Community License",
  "Qwen Research License",
];

describe("the catalogue", () => {
  it("has distinct ids, files and hashes", () => {
    for (const field of ["id", "file", "sha256"] as const) {
      expect(new Set(catalog.map((entry) => entry[field])).size).toBe(catalog.length);
    }
  });

  it.each(catalog.map((entry) => [entry.id, entry] as const))(
    "%s says its licence, where its hash is from, and loads a file at a commit",
    (_id, entry) => {
      expect(LICENSES).toContain(entry.license);
      expect(entry.prompts).toBe("standard");
      expect(entry.hashSource).toMatch(
        /^github\.com\/[\w.-]+\/[\w.-]+, \S+$|^the file in the Python package/,
      );
      for (const source of entry.sources) {
        if (source.kind !== "https") continue;
        const url = new URL(source.url);
        expect(url.pathname).toMatch(
          new RegExp(`^/${entry.published}/resolve/[0-9a-f]{40}/${entry.file.replaceAll(".", "\\.")}$`),
        );
      }
    },
  );

  it("names the licences that differ within a family", () => {
    const licenses = new Map(catalog.map(({ id, license }) => [id, license]));
    expect(licenses.get("qwen2.5-1.5b-instruct")).toBe("Apache-2.0");
    expect(licenses.get("qwen2.5-3b-instruct")).toBe("Qwen Research License");
    expect(licenses.get("llama-3.2-1b-instruct")).toBe("Llama 3.2 Community License");
    expect(licenses.get("llama-3.1-8b-instruct")).toBe("Llama 3.1 Community License");
  });

  it.each([
    ["a file outside its folder", { file: "../evil.gguf" }],
    ["a hash in another form", { sha256: "ABC" }],
    ["no source", { sources: [] }],
    ["a package that is an option of pip", packages("--index-url==x")],
    ["a package without a version", packages("name")],
    ["two sources of one kind", { sources: [...https().sources, ...https().sources] }],
    ["a host that is not known", https({ hosts: ["example.com"], url: "https://example.com/m.gguf" })],
    ["a URL on another host than its own", https({ url: "https://huggingface.co.example.com/m.gguf" })],
    ["a URL without TLS", https({ url: "http://huggingface.co/m.gguf" })],
    ["a URL with a port", https({ url: "https://huggingface.co:8443/m.gguf" })],
    ["a URL with a password", https({ url: "https://a:b@huggingface.co/m.gguf" })],
    ["a URL that is none", https({ url: "huggingface.co" })],
  ])("cannot name %s", (_case, change) => {
    expect(catalogEntry.safeParse({ ...ENTRY, ...https() }).success).toBe(true);
    expect(catalogEntry.safeParse({ ...ENTRY, ...change }).success).toBe(false);
  });
});

describe("the list of the catalogue", () => {
  const stateIn = async (home: string) => {
    const [item] = await listCatalog(home, [ENTRY]);
    return { state: item?.state, arrived: item?.arrived };
  };

  it("says of every model where it can be had", async () => {
    const items = await listCatalog(await temporaryFolder());
    expect(items).toHaveLength(catalog.length);
    expect(items.find(({ id }) => id === "qwen2.5-coder-0.5b-instruct")?.sources).toEqual([
      { kind: "python-packages", from: "the Python package registry, through your own pip", arrived: 0 },
      { kind: "https", from: "huggingface.co", arrived: 0 },
    ]);
  });

  it("knows what is absent, partly there and present", async () => {
    const home = await temporaryFolder();
    expect(await stateIn(home)).toEqual({ state: "absent", arrived: 0 });
    await arrive(home, 10, ENTRY);
    expect(await stateIn(home)).toEqual({ state: "partial", arrived: 10 });
    await writeFile(join(home, "models", ENTRY.file), TINY_MODEL);
    expect(await stateIn(home)).toEqual({ state: "present", arrived: TINY_MODEL.length });
  });

  it.each<[string, string[], number[]]>([
    ["a stream", [], [0, 10]],
    ["the first packages", ["tiny==1.0", "*.bin"], [10, 10]],
    ["packages of another version", ["tiny==0.9", "*.bin"], [0, 10]],
  ])("knows of each source whether it goes on from what came as %s", async (_case, pieces, arrived) => {
    const home = await temporaryFolder();
    await arrive(home, 10, ENTRY, pieces);
    const [found] = await listCatalog(home, [ENTRY]);
    expect(found?.sources.map((source) => source.arrived)).toEqual(arrived);
  });

  it("does not count what arrived of another file by the same name", async () => {
    const home = await temporaryFolder();
    await arrive(home, 10, { ...ENTRY, sha256: "0".repeat(64) });
    expect(await stateIn(home)).toEqual({ state: "absent", arrived: 0 });
  });

  it("forgets what arrived when it is discarded", async () => {
    const home = await temporaryFolder();
    await arrive(home, 10, ENTRY);
    await discardArrived("tiny", home, [ENTRY]);
    expect(await stateIn(home)).toEqual({ state: "absent", arrived: 0 });
  });
});

async function arrive(
  home: string,
  bytes: number,
  entry: CatalogEntry,
  pieces: readonly string[] = [],
): Promise<void> {
  await mkdir(join(home, "models"), { recursive: true });
  const partial = new PartialFile(join(home, "models", entry.file), entry.sha256, pieces);
  const chunks = async function* () {
    yield await Promise.resolve(TINY_MODEL.subarray(0, bytes));
  };
  await partial.appendStream(await partial.resume(), chunks());
}

function packages(requirement: string) {
  return { sources: [{ kind: "python-packages", packages: [requirement], member: "m" }] };
}

function https(change: object = {}) {
  const source = { kind: "https", url: "https://huggingface.co/a/b/resolve/c/m.gguf" };
  return { sources: [{ ...source, hosts: ["huggingface.co"], ...change }] };
}
