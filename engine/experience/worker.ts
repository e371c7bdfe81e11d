/** What the thread of the experience repositories runs (see store-thread.ts): it answers one request after another. */
import { parentPort, workerData } from "node:worker_threads";
import { toErrorRecord } from "../../core/errors.ts";
import { databasePath, guarded } from "../storage/database.ts";
import type { StoreMessage, StoreReply, StoreRequest } from "./store-thread.ts";
import { ExperienceStore } from "./store.ts";

const send = (reply: StoreReply): void => parentPort?.postMessage(reply);

const home = workerData as string | null;
const path = home === null ? "in memory" : databasePath(home);
let store: ExperienceStore | undefined;

parentPort?.on("message", (message: StoreMessage) => {
  if (message === "leave") leave();
  else reply(message);
});

function reply({ id, method, parameters }: StoreRequest): void {
  try {
    send({ id, result: guarded(path, () => answer(method, parameters)) });
  } catch (error) {
    send({ id, error: toErrorRecord(error) });
  }
}

/** Opened with a request, so that its failure is an answer, and the next one tries again. */
function answer(method: StoreRequest["method"], parameters: readonly unknown[]): unknown {
  store ??= new ExperienceStore(home);
  // The main thread's types have the parameters fit the method.
  const methods = store as unknown as Record<string, (...parameters: readonly unknown[]) => unknown>;
  return methods[method]?.(...parameters);
}

/** Without its port nothing keeps the thread running. */
function leave(): void {
  store?.close();
  parentPort?.close();
}
