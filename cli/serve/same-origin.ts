import type { IncomingHttpHeaders } from "node:http";

/** The names by which a browser on this machine calls the server, as they stand in `host`. */
export function ownHosts(port: number): readonly string[] {
  return [`127.0.0.1:${port}`, `localhost:${port}`];
}

/**
 * Whether a request comes from a page of ours, or from a person who typed or clicked the address. A foreign `host` is a
 * name that somebody pointed at this machine (DNS rebinding); a foreign `origin` or `sec-fetch-site` is another page.
 *
 * @param mustNameOrigin for requests that a browser always sends with their origin, such as WebSockets
 */
export function isOwnRequest(headers: IncomingHttpHeaders, port: number, mustNameOrigin: boolean): boolean {
  const { host, origin } = headers;
  if (host === undefined || !ownHosts(port).includes(host)) return false;
  if (origin === undefined ? mustNameOrigin : origin !== `http://${host}`) return false;
  const site = headers["sec-fetch-site"];
  return site === undefined || site === "same-origin" || site === "none";
}
