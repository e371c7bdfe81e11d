import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { request, type IncomingMessage, type RequestOptions } from "node:http";
import { join } from "node:path";
import process from "node:process";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished } from "vitest";
import { ContractError, StorageError } from "../../../core/errors.ts";
import type { LiveMessage } from "../../../engine/contract/live.ts";
import { credentials } from "../../../engine/home/door.ts";
import { holdHome } from "../../../engine/home/hold-home.ts";
import { takeLock } from "../../../engine/home/lock.ts";
import { openDatabase } from "../../../engine/storage/database.ts";
import { openRunStore } from "../../../engine/storage/run-store.ts";
import { askToGiveUp, visit } from "../../../engine/home/visit.ts";
import { holdHomeForWindow } from "../../../engine/home/window.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { until } from "../../support/wait.ts";
import { modelDouble } from "../doubles.ts";
import { experiencesDouble } from "../experience-double.ts";
import { fill } from "../storage/stored-runs.ts";
import { held, SCRIPTED, visited } from "./homes.ts";

/** A model that is still speaking when it is stopped. */
const endless = { loadModel: () => Promise.resolve(modelDouble(() => "word ".repeat(1_000_000))) };

const QUESTION = { question: "What is 3 + 4?", strategy: "crowd", options: { agents: 1 } } as const;

/** The status with which a request at a door is answered. */
async function statusAt(
  socketPath: string,
  path: string,
  options: Pick<RequestOptions, "method" | "headers">,
): Promise<number | undefined> {
  const { method = "GET", headers = {} } = options;
  const asking = request({ socketPath, path, method, headers, agent: false }).end();
  const [response] = (await once(asking, "response")) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

describe("a home that is held", () => {
  it("says by whom, to its person alone, and no more when it is given free", async () => {
    const { home, holder, close } = await held("terminal");
    expect(holder).toMatchObject({
      pid: process.pid,
      kind: "terminal",
      version: expect.stringMatching(/^\d+\.\d+/) as string,
    });
    if (process.platform !== "win32")
      expect((await stat(join(home, "engine.json"))).mode & 0o777).toBe(0o600);
    await close();
    expect(existsSync(join(home, "engine.json"))).toBe(false);
  });

  it("is had by nobody else until it is given free", async () => {
    const { home, close } = await held("window");
    expect(await holdHome({ ...SCRIPTED, home, kind: "terminal" })).toBeNull();
    await close();
    await held("terminal", { home });
  });

  it("is free again if it cannot be opened", async () => {
    const home = await temporaryFolder();
    await mkdir(join(home, "elsewhere"));
    await symlink(join(home, "elsewhere"), join(home, "door"));
    await expect(holdHome({ ...SCRIPTED, home, kind: "window" })).rejects.toThrow(StorageError);
    const lock = takeLock(home);
    expect(lock).not.toBeNull();
    lock?.release();
  });

  it.each([
    ["was killed", true],
    ["was closed, but could not do it", false],
  ])("is rid of what a process had still to erase that %s", async (_, wasKilled) => {
    const home = await temporaryFolder();
    const copy = join(home, "datasets", `${"0".repeat(64)}-nobodys.jsonl`);
    await mkdir(join(home, "datasets"));
    await writeFile(copy, "{}");
    const database = openDatabase(home);
    database.exec(
      "INSERT INTO repositories (repository, run, revision) VALUES ('own', 'a run that is no more', 0)",
    );
    if (wasKilled) database.prepare("INSERT INTO uses (pid, process_started) VALUES (?, ?)").run(2 ** 30, 1);
    database.close();
    const experiences = experiencesDouble();
    await held("window", { home, openExperiences: () => experiences });
    await until(() => experiences.kept.length > 0 && experiences.erased.length > 0 && !existsSync(copy));
  });

  it("is asked to erase no experiences where nothing of any is left", async () => {
    const experiences = experiencesDouble();
    const { close } = await held("terminal", { openExperiences: () => experiences });
    await close();
    expect([...experiences.kept, ...experiences.erased]).toEqual([]);
  });

  it("counts every run as interrupted that goes on by its store: who had it is dead, whoever has that id now", async () => {
    const home = await temporaryFolder();
    const store = openRunStore(home);
    fill(store, "r", []);
    store.close();
    const { services } = await held("window", { home });
    expect(services.runs.list()).toMatchObject([{ run: "r", state: "interrupted" }]);
  });

  it("has what SQLite writes aside, such as the copy of the store that erasing makes", async () => {
    const { home } = await held("window");
    expect(process.env.SQLITE_TMPDIR).toBe(home);
  });

  it("is opened at the socket that a killed process left behind", async () => {
    const home = await temporaryFolder();
    await mkdir(join(home, "door"), { mode: 0o700 });
    await writeFile(join(home, "door", "engine.sock"), "");
    await held("window", { home });
  });
});

it.skipIf(process.platform === "win32")("a new home can be opened by nobody else", async () => {
  const home = join(await temporaryFolder(), "new");
  await held("window", { home });
  expect((await stat(home)).mode & 0o777).toBe(0o700);
});

describe("who comes with the token", () => {
  it("works with the engine by the contract", async () => {
    const { holder, services } = await held("window");
    const { client } = await visited(holder);
    const { run } = await client.runs.ask(QUESTION);
    expect(await client.runs.result({ run })).toMatchObject({ run, answer: "The answer is 7." });
    expect(services.runs.show(run)).toMatchObject({ run, state: "done" });
  });

  it("is given typed errors", async () => {
    const { holder } = await held("window");
    const { client } = await visited(holder);
    await expect(client.runs.show({ run: "nowhere" })).rejects.toThrow(ContractError);
  });

  it("leaves its run going on when it goes", async () => {
    const { holder, services } = await held("window", endless);
    const { client, close } = await visited(holder);
    const { run } = await client.runs.ask(QUESTION);
    close();
    const other = await visited(holder);
    expect((await other.client.runs.live()).map((live) => live.run)).toEqual([run]);
    await services.runs.cancel(run);
  });

  it("learns that the engine has ended, not that it paused the run for that", async () => {
    const { home, holder, close } = await held("window", endless);
    const { client, lost } = await visited(holder);
    const { run } = await client.runs.ask(QUESTION);
    const messages: LiveMessage["type"][] = [];
    const watching = (async () => {
      for await (const { type } of await client.runs.watch({ run })) messages.push(type);
    })();
    const lostAtFailure = watching.catch(() => lost.aborted);
    await until(() => messages.includes("event"));

    await close();

    expect(await lostAtFailure).toBe(true);
    expect(messages).not.toContain("ended");
    expect(stateOf(home, run)).toBe("paused");
  });
});

describe("who comes without the token", () => {
  it.each([
    ["none", {}],
    ["a wrong one", credentials("x".repeat(43))],
    ["an empty one", credentials("")],
  ])("but with %s is refused, at every path", async (_, headers) => {
    const { holder, givenUp } = await held("terminal");
    const upgrade = { connection: "Upgrade", upgrade: "websocket", "sec-websocket-version": "13" };
    const key = { "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==" };
    const { address } = holder;
    expect(await statusAt(address, "/engine", { headers: { ...headers, ...upgrade, ...key } })).toBe(401);
    expect(await statusAt(address, "/give-up", { method: "POST", headers })).toBe(401);
    expect(await statusAt(address, "/", { headers })).toBe(401);
    expect(givenUp.aborted).toBe(false);
  });

  it("finds nobody: it may be another engine than the one that is written down", async () => {
    const { holder, givenUp } = await held("terminal");
    const stranger = { ...holder, token: "x".repeat(43) };
    expect(await visit(stranger)).toBeNull();
    expect(await askToGiveUp(stranger)).toBeNull();
    expect(givenUp.aborted).toBe(false);
  });

  it("finds nobody where nobody is", async () => {
    const { holder, close } = await held("terminal");
    await close();
    expect(await visit(holder)).toBeNull();
    expect(await askToGiveUp(holder)).toBeNull();
    await rm(join(holder.address, ".."), { recursive: true });
    expect(await visit(holder)).toBeNull();
  });

  it.skipIf(process.platform === "win32")(
    "shows the token to no door that could be a stranger's",
    async () => {
      const { home, holder } = await held("terminal");
      const link = join(home, "link");
      await symlink(join(home, "door"), link);
      const stranger = { ...holder, address: join(link, "engine.sock") };
      await expect(visit(stranger)).rejects.toThrow(`"${link}" is a link`);
      await expect(askToGiveUp(stranger)).rejects.toThrow(`"${link}" is a link`);
    },
  );
});

describe("a window", () => {
  const opened = async (home: string) => {
    const window = await holdHomeForWindow({ ...SCRIPTED, home });
    onTestFinished(() => window.close());
    return window;
  };

  it("is given the home by a terminal, whose run it can go on with", async () => {
    const { home, givenUp, services } = await held("terminal", endless);
    const { run } = services.runs.ask(QUESTION);
    await until(() => services.runs.live()[0]?.phase === "running");

    const window = await opened(home);

    expect(givenUp.aborted).toBe(true);
    window.services.runs.resume(run);
    expect(await window.services.runs.result(run)).toMatchObject({ run, answer: "The answer is 7." });
  });

  it("says that another one is open, and what to do; the other goes on undisturbed", async () => {
    const { home, givenUp, holder } = await held("window");
    await expect(opened(home)).rejects.toMatchObject({
      code: "home-held",
      message: `Counterpoint is open on "${home}" already (process ${process.pid}). Close it there, or choose another home folder (--home, or in Settings).`,
    });
    expect(givenUp.aborted).toBe(false);
    expect(JSON.parse(await readFile(join(home, "engine.json"), "utf8"))).toEqual(holder);
  });

  it("waits for one that is closing", async () => {
    const { home, close } = await held("window");
    const closing = close();
    const window = await opened(home);
    await closing;
    expect(window.services.runs.live()).toEqual([]);
  });
});

function stateOf(home: string, run: string): unknown {
  const database = new DatabaseSync(join(home, "counterpoint.db"), { readOnly: true });
  try {
    return database.prepare("SELECT state FROM runs WHERE run = ?").get(run)?.state;
  } finally {
    database.close();
  }
}
