import type { IncomingHttpHeaders } from "node:http";

const NAMES = ["127.0.0.1", "localhost"];
/** Browsers leave it out of `host` and `origin`. */
const DEFAULT_PORT = 80;

/** The names by which a browser on this machine calls the server, as they stand in `host`. */
export function ownHosts(port: number): readonly string[] {
  const hosts = NAMES.map((name) => `${name}:${port}`);
  return port === DEFAULT_PORT ? [...NAMES, ...hosts] : hosts;
}

/**
 * Whether a request is meant for us and does not say that another page makes it: a foreign `host` is a name that somebody
 * pointed at this machine (DNS rebinding), a foreign `origin` another page. A link on any page can lead to such a request.
 *
 * @param mustNameOrigin for requests that a browser always sends with their origin, such as WebSockets
 */
export function isForUs(headers: IncomingHttpHeaders, port: number, mustNameOrigin: boolean): boolean {
  const { host, origin } = headers;
  if (host === undefined || !ownHosts(port).includes(host)) return false;
  return origin === undefined ? !mustNameOrigin : origin === `http://${host}`;
}

/** Whether a request that is for us comes from a page of ours, or from a person who typed or pasted the address. */
export function isOwnRequest(headers: IncomingHttpHeaders, port: number, mustNameOrigin: boolean): boolean {
  if (!isForUs(headers, port, mustNameOrigin)) return false;
  const site = headers["sec-fetch-site"];
  return site === undefined || site === "same-origin" || site === "none";
}
