import { readFile, realpath } from "node:fs/promises";
import { join, sep } from "node:path";
import { securityHeaders } from "../../engine/contract/csp.ts";
import { cacheControl, mediaType, staticFile } from "../../engine/contract/static-files.ts";
import { ownPath } from "./own-urls.ts";

/** Has to be registered before Electron is ready. It is bound by the page's policy and knows no service workers. */
export const APP_SCHEME = {
  scheme: "app",
  privileges: {
    standard: true,
    secure: true,
    bypassCSP: false,
    allowServiceWorkers: false,
    supportFetchAPI: true,
  },
};

/**
 * Answers requests for the renderer's files, and nothing else.
 * @param folder the built renderer
 */
export function createAppHandler(
  folder: string,
): (request: Pick<Request, "method" | "url">) => Promise<Response> {
  return async ({ method, url }) => {
    if (method !== "GET") return refusal(405);
    const file = staticFile(ownPath(url) ?? "");
    const type = file === undefined ? undefined : mediaType(file);
    if (file === undefined || type === undefined) return refusal(404);
    const body = await readInside(folder, file);
    if (body === undefined) return refusal(404);
    return new Response(body, {
      headers: { ...securityHeaders(), "content-type": type, "cache-control": cacheControl(file) },
    });
  };
}

function refusal(status: number): Response {
  return new Response(null, { status, headers: securityHeaders() });
}

/** A file's bytes, unless it is not there or is a link that leads out of its folder. */
async function readInside(folder: string, file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, file))]);
    return path.startsWith(root + sep) ? await readFile(path) : undefined;
  } catch {
    return undefined;
  }
}
