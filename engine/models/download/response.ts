import type { ClientRequest, IncomingMessage, RequestOptions } from "node:http";
import type { TcpSocketConnectOpts } from "node:net";
import { CounterpointError, errorCode, FetchError, reasonOf } from "../../../core/errors.ts";
import { isHostAmong } from "../../network/hosts.ts";
import type { HttpsFile } from "../card.ts";

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** How a connection ends that may well come about at the next try. */
const PASSING_CODES = new Set(["ECONNRESET", "ECONNABORTED", "EPIPE", "ETIMEDOUT"]);
/**
 * How long each address of a host but the last has to answer. Node's own 250 ms are too short for a slow line; its agent
 * allows 5 s for all of them together, within which the second one, of the other IP version, must get its turn.
 */
const ADDRESS_MS = 2000;

/** Asks for a URL, as `get` of node:https does, which hands on to the connection what concerns it. */
export type Get = (
  url: URL,
  options: RequestOptions & Pick<TcpSocketConnectOpts, "autoSelectFamilyAttemptTimeout">,
) => ClientRequest;

/** The transfer failed in a way that may pass. */
export class PassingError extends Error {}

/** There is no way to the host, or it is not who it says. If it was there a moment ago, this may pass. */
export class UnreachableError extends PassingError {}

/** What one answer needs. */
export interface Asking {
  readonly get: Get;
  readonly headers: Readonly<Record<string, string>>;
  /** Longest time without a byte. */
  readonly stallMs: number;
  readonly signal: AbortSignal;
  readonly log: (line: string) => void;
}

/**
 * Asks for a file, following redirects among its hosts.
 * @returns the answer, with its body unread
 * @throws FetchError if it leads to another host or in circles; PassingError if nothing comes
 */
export async function ask({ url, hosts }: HttpsFile, asking: Asking): Promise<IncomingMessage> {
  let at = new URL(url);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await answer(at, asking);
    const { location } = response.headers;
    asking.log(`${at.hostname}: ${response.statusCode ?? ""} ${response.statusMessage ?? ""}`);
    if (!REDIRECTS.has(response.statusCode ?? 0) || location === undefined) return response;
    response.destroy();
    at = redirected(at, location, hosts);
  }
  throw new FetchError(`"${at.hostname}" sends on more than ${MAX_REDIRECTS} times. Try again later.`, {
    url,
  });
}

function redirected(from: URL, location: string, hosts: readonly string[]): URL {
  const to = URL.canParse(location, from.href) ? new URL(location, from) : undefined;
  const isFine = to?.protocol === "https:" && to.port === "" && isHostAmong(to.hostname, hosts);
  if (isFine) return to;
  throw new FetchError(
    `"${from.hostname}" sends on to "${to?.host ?? location.slice(0, 200)}", from which Counterpoint loads nothing. ` +
      `If a network of a hotel or company wants you to log in, do so in a browser first.`,
    { host: from.hostname },
  );
}

function answer(url: URL, { get, headers, stallMs, signal }: Asking): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    let response: IncomingMessage | undefined;
    const request = get(url, {
      headers: { "accept-encoding": "identity", "user-agent": "counterpoint", ...headers },
      autoSelectFamilyAttemptTimeout: ADDRESS_MS,
      signal,
    });
    request.setTimeout(stallMs, () => {
      (response ?? request).destroy(new PassingError(`nothing came for ${stallMs / 1000} seconds`));
    });
    request.once("response", (message) => {
      response = message;
      resolve(message);
    });
    // Not only once: a request may fail again while its answer is read, which the answer tells.
    request.on("error", (error) => reject(connectionError(error)));
  });
}

function connectionError(error: Error): Error {
  if (error instanceof PassingError || error instanceof CounterpointError) return error;
  const code = errorCode(error);
  if (PASSING_CODES.has(code)) return new PassingError(reasonOf(error), { cause: error });
  const reason = code === "ENOTFOUND" ? "this name is not known here" : reasonOf(error);
  return new UnreachableError(reason, { cause: error });
}
