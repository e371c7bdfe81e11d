import type { Embedder } from "../../core/similarity/similarity.ts";

/** An embedder without a model: the counts of the letters of a text, of length one. It keeps what it was asked. */
export function letterEmbedder(): Embedder & {
  readonly asked: (readonly [readonly string[], "start" | "end"])[];
} {
  const asked: (readonly [readonly string[], "start" | "end"])[] = [];
  return {
    name: "letters",
    asked,
    embed(texts, keep) {
      asked.push([texts, keep]);
      return Promise.resolve(texts.map(letterCounts));
    },
  };
}

/** An embedder that gives each text the vector that the test says, normalised; anything else is an error. */
export function tableEmbedder(table: Readonly<Record<string, readonly number[]>>): Embedder {
  return {
    name: "table",
    embed: (texts) =>
      Promise.resolve(
        texts.map((text) => {
          const vector = table[text];
          if (vector === undefined) throw new Error(`The test gives no vector for ${JSON.stringify(text)}`);
          return normalised(Float32Array.from(vector));
        }),
      ),
  };
}

function letterCounts(text: string): Float32Array {
  const counts = new Float32Array(27).fill(0.01);
  for (const letter of text.toLowerCase()) {
    const index = letter.charCodeAt(0) - 97;
    const place = index >= 0 && index < 26 ? index : 26;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return normalised(counts);
}

function normalised(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}
