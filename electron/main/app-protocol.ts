import { securityHeaders } from "../../engine/contract/csp.ts";
import { readStaticFile } from "../../engine/contract/read-static-file.ts";
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
    const file = await readStaticFile(folder, ownPath(url) ?? "");
    if (file === undefined) return refusal(404);
    return new Response(file.body, { headers: { ...securityHeaders(), ...file.headers } });
  };
}

function refusal(status: number): Response {
  return new Response(null, { status, headers: securityHeaders() });
}
