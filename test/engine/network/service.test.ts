import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { ContractError } from "../../../core/errors.ts";
import type { NetworkState } from "../../../engine/contract/models.ts";
import type { CatalogEntry } from "../../../engine/models/card.ts";
import { listCatalog } from "../../../engine/models/catalog-items.ts";
import type { ProcessRunner } from "../../../engine/models/runner.ts";
import { createNetworkService, type NetworkServiceOptions } from "../../../engine/network/service.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { TINY_MODEL as MODEL, tinyEntry } from "../../support/tiny-model.ts";
import { writeZip } from "../../support/zip-writer.ts";
import { breakOff, downloadServer, serve, SOURCE, type Answer } from "../models/download-server.ts";

const PACKAGES = tinyEntry(["tiny==1.0"], "*.bin");
const ENTRY: CatalogEntry = { ...PACKAGES, sources: [...PACKAGES.sources, SOURCE] };

/** Sends the beginning of the model and then nothing more. */
const stuck: Answer = (_request, response) => {
  response.writeHead(200, { etag: '"the file"' }).write(MODEL.subarray(0, 200));
};

async function open(answers: readonly Answer[], options: Partial<NetworkServiceOptions> = {}) {
  const { get, seen } = await downloadServer(...answers);
  const home = options.home ?? (await temporaryFolder());
  const service = createNetworkService({
    home,
    catalog: [ENTRY],
    https: { get, pauseMs: 1 },
    run: () => Promise.reject(new Error("Nobody asked for pip.")),
    pauseMs: 0,
    ...options,
  });
  onTestFinished(() => service.close());
  const models = async () => (await readdir(join(home, "models")).catch(() => [])).sort();
  return { service, home, seen, models };
}

/** The states until one holds. */
async function statesUntil(
  { watch }: Pick<ReturnType<typeof createNetworkService>, "watch">,
  holds: (state: NetworkState) => boolean,
): Promise<readonly NetworkState[]> {
  const states: NetworkState[] = [];
  for await (const state of watch()) {
    states.push(state);
    if (holds(state)) return states;
  }
  throw new Error("It ended before.");
}

const isOver = (state: NetworkState): boolean => state.state === "offline" && state.last !== null;
const isArriving = (state: NetworkState): boolean => state.state === "downloading" && state.bytes >= 200;

describe("the network", () => {
  it("is offline, and nothing is loaded, until somebody asks for it", async () => {
    const { service, home, seen } = await open([serve(MODEL)]);
    await listCatalog(home, [ENTRY]);
    const [state] = await statesUntil(service, () => true);
    expect(state).toEqual({ state: "offline", last: null });
    expect(seen).toEqual([]);
  });

  it("says what comes from where, and then how it ended", async () => {
    const { service, home } = await open([breakOff(MODEL, 200), serve(MODEL)]);
    await service.download("tiny", "https");
    const states = await statesUntil(service, isOver);
    expect(states[0]).toMatchObject({
      state: "downloading",
      id: "tiny",
      name: "Tiny",
      source: { kind: "https", from: "huggingface.co" },
      phase: "connecting",
      bytes: 0,
      total: MODEL.length,
    });
    const logs = states.flatMap((state) => (state.state === "downloading" ? [state.log.join("\n")] : []));
    expect(logs.at(-1)).toContain("huggingface.co: 200");
    expect(states.at(-1)).toEqual({
      state: "offline",
      last: { id: "tiny", result: "done", problem: null },
    });
    expect(await readFile(join(home, "models", ENTRY.file))).toEqual(MODEL);
  });

  it("is open only while bytes come", async () => {
    const openings: string[] = [];
    const gate = {
      allow: (hosts: readonly string[]) => {
        openings.push(hosts.join(" "));
        return () => openings.push("closed");
      },
    };
    const { service } = await open([serve(MODEL)], { gate });
    await service.download("tiny", "https");
    await statesUntil(service, isOver);
    expect(openings).toEqual(["huggingface.co *.hf.co", "closed"]);
  });

  it("loads one model at a time", async () => {
    const { service } = await open([stuck]);
    await service.download("tiny", "https");
    await expect(service.download("tiny", "https")).rejects.toThrow(/"tiny" is being loaded just now/);
    await expect(service.discard("tiny")).rejects.toThrow(ContractError);
  });

  it("refuses a model or source that the catalogue does not have, and stays offline", async () => {
    const { service } = await open([serve(MODEL)], { catalog: [PACKAGES] });
    await expect(service.download("tyny", "https")).rejects.toThrow(/Did you mean "tiny"/);
    await expect(service.download("tiny", "https")).rejects.toThrow(/cannot be had over https, only from/);
    expect((await statesUntil(service, () => true))[0]).toEqual({ state: "offline", last: null });
  });

  it("keeps what has arrived when it is cancelled, goes on from it, and discards it when told", async () => {
    const { service, home, seen, models } = await open([stuck, breakOff(MODEL, 50), stuck]);
    await service.download("tiny", "https");
    await statesUntil(service, isArriving);
    await service.cancel();
    const [state] = await statesUntil(service, () => true);
    expect(state).toEqual({ state: "offline", last: { id: "tiny", result: "cancelled", problem: null } });
    expect(await listCatalog(home, [ENTRY])).toMatchObject([{ state: "partial", arrived: 200 }]);
    await service.download("tiny", "https");
    await statesUntil(service, ({ state }) => state === "downloading" && seen.length > 1);
    expect(seen[1]?.range).toBe("bytes=200-");
    await service.cancel();
    await service.discard("tiny");
    expect(await models()).toEqual([]);
  });

  it("says in words what went wrong", async () => {
    const forbidden: Answer = (_request, response) => void response.writeHead(403).end();
    const { service } = await open([forbidden]);
    await service.download("tiny", "https");
    const last = (await statesUntil(service, isOver)).at(-1);
    expect(last).toMatchObject({
      last: {
        result: "failed",
        problem: expect.stringContaining("not give this file to everybody") as string,
      },
    });
  });

  it("can be cancelled when nothing goes on", async () => {
    const { service } = await open([serve(MODEL)]);
    await service.cancel();
    await service.discard("tiny");
    expect((await statesUntil(service, () => true))[0]).toEqual({ state: "offline", last: null });
  });
});

describe("loading through pip", () => {
  const talkative: ProcessRunner = async (_command, args, { onLine }) => {
    for (let line = 1; line <= 60; line++) onLine?.(`\u001b[32mline ${line}\u001b[0m ${"x".repeat(400)}`);
    const wheel = writeZip([{ name: "tiny/model.bin", content: MODEL }]);
    await writeFile(join(args[args.indexOf("-d") + 1] ?? "", "tiny-1.0-py3-none-any.whl"), wheel);
    return { exitCode: 0, stderr: "" };
  };

  it("shows the last lines of what pip says, shortened and without colours", async () => {
    const { service } = await open([], { run: talkative });
    await service.download("tiny", "python-packages");
    const states = await statesUntil(service, isOver);
    expect(states.at(-1)).toMatchObject({ last: { result: "done" } });
    const logs = states.flatMap((state) => (state.state === "downloading" ? [state.log] : []));
    const log = logs.at(-1) ?? [];
    expect(log).toHaveLength(50);
    expect(log[0]).toMatch(/^line 11 x+$/);
    expect(log.every((line) => line.length <= 300)).toBe(true);
  });

  it("does not open the gate: pip is a process of its own", async () => {
    const gate = {
      allow: () => {
        throw new Error("It was opened.");
      },
    };
    const { service } = await open([], { run: talkative, gate });
    await service.download("tiny", "python-packages");
    expect((await statesUntil(service, isOver)).at(-1)).toMatchObject({ last: { result: "done" } });
  });
});

describe("a watcher", () => {
  it("that is slow misses what lies between, but not the end", async () => {
    const { service } = await open([serve(MODEL)]);
    const watching = service.watch()[Symbol.asyncIterator]();
    await watching.next();
    await service.download("tiny", "https");
    await statesUntil(service, isOver);
    expect((await watching.next()).value).toMatchObject({ state: "offline", last: { result: "done" } });
  });

  it("ends when it stops watching", async () => {
    const { service } = await open([serve(MODEL)]);
    const controller = new AbortController();
    const watching = service.watch(controller.signal)[Symbol.asyncIterator]();
    await watching.next();
    const end = watching.next();
    controller.abort();
    expect(await end).toMatchObject({ done: true });
  });

  it("ends when the service closes, which cancels what goes on", async () => {
    const { service } = await open([stuck]);
    await service.download("tiny", "https");
    const watching = statesUntil(service, isOver);
    await service.close();
    expect((await watching).at(-1)).toMatchObject({ last: { result: "cancelled" } });
    const left: NetworkState[] = [];
    for await (const state of service.watch()) left.push(state);
    expect(left).toHaveLength(1);
  });
});

describe("after a restart", () => {
  it("the next service goes on from what arrived", async () => {
    const first = await open([stuck]);
    await first.service.download("tiny", "https");
    await statesUntil(first.service, isArriving);
    await first.service.close();
    const second = await open([serve(MODEL)], { home: first.home });
    await second.service.download("tiny", "https");
    await statesUntil(second.service, isOver);
    expect(second.seen[0]?.range).toBe("bytes=200-");
  });

  it("what arrived under a home that cannot be written is said to be so", async () => {
    const home = await temporaryFolder();
    await mkdir(join(home, "models", `${ENTRY.file}.part`), { recursive: true });
    const { service } = await open([serve(MODEL)], { home });
    await service.download("tiny", "https");
    expect((await statesUntil(service, isOver)).at(-1)).toMatchObject({ last: { result: "failed" } });
  });
});
