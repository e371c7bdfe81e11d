/** The largest seed of a run: seeds have 32 bits. */
export const MAX_SEED = 0xffffffff;

/** llama.cpp takes this seed of a reply for the wish to have one by chance (LLAMA_DEFAULT_SEED). */
const BY_CHANCE = 0xffffffff;

/**
 * A 32-bit seed from the run's seed and the names of what it is for. It depends on these alone, never on
 * the order in which calls are scheduled. FNV-1a over the UTF-16 code units, finished by the mixer of MurmurHash3.
 * It is never 2^32 − 1.
 */
export function deriveSeed(runSeed: number, ...names: readonly string[]): number {
  let hash = 0x811c9dc5;
  for (const unit of codeUnits([String(runSeed), ...names].join("\u0000"))) {
    hash = Math.imul(hash ^ unit, 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  const seed = (hash ^ (hash >>> 16)) >>> 0;
  return seed === BY_CHANCE ? 0 : seed;
}

function* codeUnits(text: string): Generator<number> {
  for (let index = 0; index < text.length; index++) yield text.charCodeAt(index);
}
