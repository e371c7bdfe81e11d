/** One line of a text file, without its line break. */
export interface Line {
  /** 1-based. */
  readonly number: number;
  /** Null if the line is too long or is not UTF-8. */
  readonly text: string | null;
  readonly problem: "too-long" | "not-utf8" | null;
}

const LINE_FEED = 0x0a;
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Cuts a stream of bytes into lines. Both kinds of line break and a byte order mark are accepted. A line that is
 * too long is passed over without being held in memory.
 * @param maxBytes longest line
 */
export async function* readLines(chunks: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Line> {
  let parts: Uint8Array[] = [];
  let length = 0;
  let number = 0;

  const add = (part: Uint8Array) => {
    length += part.length;
    if (length <= maxBytes) parts.push(part);
    else parts = [];
  };
  const finish = (): Line => {
    const bytes = Buffer.concat(parts);
    const tooLong = length > maxBytes;
    [parts, length, number] = [[], 0, number + 1];
    return tooLong ? { number, text: null, problem: "too-long" } : decodeLine(number, bytes);
  };

  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
      add(chunk.subarray(start, end));
      start = end + 1;
      yield finish();
    }
    add(chunk.subarray(start));
  }
  if (length > 0) yield finish();
}

/** Bytes that are in memory as a whole, as a stream. */
export async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}

function decodeLine(number: number, bytes: Uint8Array): Line {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    const start = number === 1 && text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
    return { number, text: text.slice(start, text.endsWith("\r") ? -1 : undefined), problem: null };
  } catch {
    return { number, text: null, problem: "not-utf8" };
  }
}
