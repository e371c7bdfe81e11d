import { createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import type { HttpsFile } from "../../../engine/models/card.ts";
import type { Get } from "../../../engine/models/download/response.ts";

/**
 * Answers one request.
 * @param taken how many bytes of this answer the client has read; -1 before it has its head
 */
export type Answer = (request: IncomingMessage, response: ServerResponse, taken: () => number) => void;

/** A request as it came. */
export interface Seen {
  readonly host: string | undefined;
  readonly path: string | undefined;
  readonly range: string | undefined;
  readonly ifRange: string | undefined;
}

export const SOURCE: HttpsFile = {
  kind: "https",
  url: "https://huggingface.co/nobody/tiny/resolve/main/tiny.gguf",
  hosts: ["huggingface.co", "*.hf.co"],
};

/**
 * A server on this machine that stands for every host.
 * @param answers for one request after the other; the last for all further ones
 */
export async function downloadServer(
  ...answers: readonly Answer[]
): Promise<{ readonly get: Get; readonly seen: readonly Seen[] }> {
  const seen: Seen[] = [];
  let taken = (): number => -1;
  const server = createServer((request, response) => {
    const { host, range, "if-range": ifRange } = request.headers;
    seen.push({ host, path: request.url, range, ifRange: ifRange as string | undefined });
    answers[Math.min(seen.length, answers.length) - 1]?.(request, response, () => taken());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    seen,
    get: (url, options) => {
      taken = () => -1;
      const asked = get(new URL(`${url.pathname}${url.search}`, `http://127.0.0.1:${port}`), {
        ...options,
        headers: { ...(options.headers as Record<string, string>), host: url.hostname },
      });
      return asked.once("response", (response) => {
        taken = bytesTaken(response);
      });
    },
  };
}

/** Counts what is read of a body: what has come less what still waits. */
function bytesTaken(response: IncomingMessage): () => number {
  let come = 0;
  const push = response.push.bind(response);
  response.push = (chunk: Buffer | null, encoding) => {
    come += chunk?.length ?? 0;
    return push(chunk, encoding);
  };
  return () => come - response.readableLength;
}

/** Serves a file as it should be, ranges included. */
export function serve(file: Buffer, etag = '"the file"'): Answer {
  return (request, response) => {
    const from = rangeStart(request);
    const { "if-range": ifRange } = request.headers;
    if (from === undefined || (ifRange !== undefined && ifRange !== etag)) {
      response.writeHead(200, { "content-length": file.length, etag }).end(file);
    } else if (from >= file.length) {
      response.writeHead(416).end();
    } else {
      const range = `bytes ${from}-${file.length - 1}/${file.length}`;
      response.writeHead(206, { "content-range": range, etag }).end(file.subarray(from));
    }
  };
}

/** Serves a file as it should be, but breaks the connection off as soon as the client has read some of its bytes. */
export function breakOff(file: Buffer, after: number, etag = '"the file"'): Answer {
  return (request, response, taken) => {
    const from = rangeStart(request) ?? 0;
    const range = `bytes ${from}-${file.length - 1}/${file.length}`;
    response.writeHead(from === 0 ? 200 : 206, {
      "content-length": file.length - from,
      etag,
      ...(from > 0 && { "content-range": range }),
    });
    response.flushHeaders();
    response.write(file.subarray(from, from + after));
    const look = setInterval(() => {
      if (taken() >= after) response.destroy();
    }, 5);
    response.once("close", () => clearInterval(look));
  };
}

function rangeStart(request: IncomingMessage): number | undefined {
  const [, from] = /^bytes=(\d+)-$/.exec(request.headers.range ?? "") ?? [];
  return from === undefined ? undefined : Number(from);
}
