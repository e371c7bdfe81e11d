import type { IncomingMessage } from "node:http";
import { securityHeaders } from "../../engine/contract/csp.ts";
import { ENGINE_PATH } from "../../engine/contract/engine-path.ts";
import { readStaticFile } from "../../engine/contract/read-static-file.ts";
import type { Access } from "./access.ts";
import {
  FOREIGN_PAGE,
  leadingPage,
  NO_ACCESS_PAGE,
  noFilePage,
  VOID_TOKEN_PAGE,
  WRONG_METHOD_PAGE,
} from "./pages.ts";
import { isForUs, isOwnRequest, ownHosts } from "./same-origin.ts";

/** What a request gets. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** What the server knows when it answers. */
export interface Site {
  readonly port: number;
  readonly access: Access;
  /** Folder of the built renderer. */
  readonly files: string;
}

/** The answer to a plain request: a file of the renderer, the way in for a token, or why there is neither. */
export async function reply(request: IncomingMessage, site: Site): Promise<Reply> {
  const { status, headers, body } = await contentFor(request, site);
  const connect = ownHosts(site.port).map((host) => `ws://${host}`);
  return {
    status,
    headers: { ...securityHeaders(connect), "cache-control": "no-store", ...headers },
    body: request.method === "HEAD" ? "" : body,
  };
}

async function contentFor(request: IncomingMessage, { port, access, files }: Site): Promise<Reply> {
  const { method, headers, url = "" } = request;
  const [path = "", query] = url.split("?", 2);
  const pathname = access.within(path);
  // Asking for the headers alone does not use the address up.
  const isEntry = pathname === "/" && method === "GET";
  const token = isEntry ? new URLSearchParams(query).get("token") : null;
  // A token may come from another page: from the file that the browser was opened with.
  const isAllowed = token === null ? isOwnRequest : isForUs;
  if (!isAllowed(headers, port, false)) return page(403, FOREIGN_PAGE);
  if (method !== "GET" && method !== "HEAD") return page(405, WRONG_METHOD_PAGE, { allow: "GET, HEAD" });

  if (token !== null) {
    const cookie = access.exchange(token);
    // A browser that is in may open its address again, in another tab.
    if (cookie === undefined && !access.admits(headers.cookie)) return page(403, VOID_TOKEN_PAGE);
    // No redirect: where another page began, a browser would not send a cookie that is for this site alone along it.
    return page(200, leadingPage(access.root), cookie === undefined ? {} : { "set-cookie": cookie });
  }
  if (pathname === undefined || !access.admits(headers.cookie)) return page(401, NO_ACCESS_PAGE);
  const file = await readStaticFile(files, pathname);
  return file === undefined ? page(404, noFilePage(access.root)) : { status: 200, ...file };
}

function page(status: number, body: string, headers: Readonly<Record<string, string>> = {}): Reply {
  return { status, headers: { "content-type": "text/html; charset=utf-8", ...headers }, body };
}

/** The status with which a WebSocket is refused; nothing if it is to be had. */
export function upgradeProblem(
  { headers, url = "" }: IncomingMessage,
  { port, access }: Site,
): number | undefined {
  if (!isOwnRequest(headers, port, true)) return 403;
  const path = access.within(url);
  if (path === undefined || !access.admits(headers.cookie)) return 401;
  return path === ENGINE_PATH ? undefined : 404;
}
