import { argv } from "node:process";
import { PartialFile } from "../../../engine/models/partial.ts";

const MEBIBYTE = Buffer.alloc(1 << 20);

/** A stream that never ends, each mebibyte filled with its number. */
async function* endless(from: number): AsyncGenerator<Uint8Array> {
  for (let number = from / MEBIBYTE.length; ; number++)
    yield await Promise.resolve(MEBIBYTE.fill(number % 251));
}

// Run as a program by partial.test.ts, which kills it.
const partial = new PartialFile(argv[2] ?? "", "a hash");
const before = await partial.resume();
await partial.appendStream(before, endless(before.bytes));
