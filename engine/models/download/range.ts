import type { IncomingMessage } from "node:http";
import { FetchError } from "../../../core/errors.ts";
import type { PartialProgress } from "../partial.ts";
import { PassingError } from "./response.ts";

/** The headers that ask for what still lacks. */
export function rangeHeaders({ bytes, etag }: PartialProgress): Readonly<Record<string, string>> {
  if (bytes === 0) return {};
  return { range: `bytes=${bytes}-`, ...(etag !== null && { "if-range": etag }) };
}

/** What an answer's body is: the file from the first byte that lacks, or from its beginning, or nothing that is of use. */
export type Body = "rest" | "whole" | "useless";

/**
 * Reads what was answered to a request for what lacks after `bytes`.
 * @throws FetchError if asking again would not help; PassingError if it may
 */
export function bodyOf(response: IncomingMessage, bytes: number, host: string): Body {
  const status = response.statusCode ?? 0;
  switch (status) {
    case 200:
      return "whole";
    case 206: {
      const [, from] = /^bytes (\d+)-\d+\/(?:\d+|\*)$/.exec(response.headers["content-range"] ?? "") ?? [];
      return from !== undefined && Number(from) === bytes ? "rest" : "useless";
    }
    case 416:
      return "useless";
    default:
      throw failure(status, host);
  }
}

/** The mark of the file that a server has, if it is one that stands for the very bytes. */
export function strongEtag({ headers: { etag } }: IncomingMessage): string | null {
  return etag !== undefined && /^"[^"]{1,200}"$/.test(etag) ? etag : null;
}

function failure(status: number, host: string): FetchError | PassingError {
  if (status >= 500 || status === 408 || status === 429)
    return new PassingError(`${host} answered ${status}`);
  if (status === 401 || status === 403) {
    return new FetchError(
      `"${host}" does not give this file to everybody (${status}). Load it with your account in a browser, then use ` +
        `"counterpoint models add FILE".`,
      { host, status },
    );
  }
  return new FetchError(
    `"${host}" no longer has this file (${status}). A newer Counterpoint may know where it is; or load it elsewhere ` +
      `and use "counterpoint models add FILE".`,
    { host, status },
  );
}
