import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { z } from "zod";

/** A conversation as the files of the generator and the trainer have it. */
export const Messages = z.array(
  z.object({ role: z.enum(["system", "user", "assistant"]), content: z.string() }),
);

/**
 * The values of a JSON Lines file, one a line, as it is read; it may be larger than main memory.
 * @throws Error that names the file, the line and what is wrong with it
 */
export async function* readLines<Value>(path: string, schema: z.ZodType<Value>): AsyncGenerator<Value> {
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(path, "utf8"), crlfDelay: Infinity })) {
    number++;
    yield valueOf(line, schema, `${path}, line ${number}`);
  }
}

function valueOf<Value>(line: string, schema: z.ZodType<Value>, place: string): Value {
  try {
    return schema.parse(JSON.parse(line));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : "it is no JSON";
    throw new Error(`${place}: ${reason}. Make the file again.`, { cause: error });
  }
}
