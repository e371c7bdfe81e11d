import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { EngineProcess } from "../../../cli/serve/engine-process.ts";
import { startServer, type LoopbackServer } from "../../../cli/serve/server.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { rawRequest, type RawReply, type RawRequest } from "./raw-http.ts";

/** A server with a small page. */
export interface Served {
  readonly server: LoopbackServer;
  /** The path below which the page lies, from slash to slash. */
  readonly root: string;
  /** Folder in which the page's folder `page` lies. */
  readonly folder: string;
  readonly token: string;
  /** What a browser holds that brought a token. */
  readonly cookie: string;
  /** A request without cookie. A path that begins with a slash is one below the root. */
  readonly request: (request?: RawRequest) => Promise<RawReply>;
}

export const PAGE = "<!doctype html><title>The page</title>";

/** For what concerns no engine. */
const NO_ENGINE = { handOver: () => false };

/** Starts one for the running test. The first token is spent for `cookie`; `token` is the second. */
export async function served(engine: Pick<EngineProcess, "handOver"> = NO_ENGINE): Promise<Served> {
  const folder = await temporaryFolder();
  const page = join(folder, "page");
  await mkdir(join(page, "assets"), { recursive: true });
  await writeFile(join(page, "index.html"), PAGE);
  await writeFile(join(page, "assets", "index-abc.js"), "export {};");
  await writeFile(join(folder, "secret.txt"), "SECRET");

  const server = await startServer({ port: 0, files: page, engine });
  onTestFinished(() => server.close());

  const { pathname: root } = new URL(server.newAddress());
  const request = ({ path = "/", ...others }: RawRequest = {}) =>
    rawRequest(server.port, { ...others, path: path.replace(/^\//, root) });
  const { headers } = await rawRequest(server.port, { path: pathOf(server.newAddress()) });
  const cookie = headers.get("set-cookie")?.split(";")[0] ?? "";
  const token = new URL(server.newAddress()).searchParams.get("token") ?? "";
  return { server, root, folder, token, cookie, request };
}

export function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
