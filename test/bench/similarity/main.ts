/**
 * npm run bench:similarity: how fast and how exact graphs are compared, how near the parser comes to people, and how fast
 * experiences are retrieved. Prints figures; asserts nothing.
 * node test/bench/similarity/main.ts [SECTION …] [--amr FILE [--model PATH] [--limit K]] [--json]
 * FILE: graphs in PENMAN notation, each with its sentence in a line "# ::snt …"; without it no parser is measured
 * PATH: a GGUF file, whose own graphs are measured as well; K: so many sentences, spread over the file
 */
import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    amr: { type: "string" },
    model: { type: "string" },
    limit: { type: "string" },
  },
  allowPositionals: true,
});
const { amr, model } = values;
const limit = values.limit === undefined ? undefined : Number(values.limit);

/** Imported only when asked for: some load a parser or a database. */
const SECTIONS: Readonly<Record<string, () => Promise<object>>> = {
  smatch: async () => (await import("./smatch.ts")).smatchFigures(),
  retrieval: async () => (await import("./retrieval.ts")).retrievalFigures(),
  ...(amr !== undefined && {
    parsers: async () => (await import("./parsers.ts")).parserFigures(amr, { model, limit }),
  }),
};

const figures: Record<string, object> = {};
for (const name of positionals.length > 0 ? positionals : Object.keys(SECTIONS)) {
  const section = SECTIONS[name];
  if (section === undefined)
    throw new RangeError(`There is no section "${name}"; there are ${Object.keys(SECTIONS).join(", ")}.`);
  figures[name] = await section();
  if (!values.json) console.log(`${name}\n${inWords(figures[name])}`);
}
if (values.json) console.log(JSON.stringify(figures));

/** A line for each figure, indented as it is nested. */
function inWords(figures: object, indent = "  "): string {
  return Object.entries(figures)
    .map(([name, value]: [string, unknown]) =>
      typeof value === "object" && value !== null && !Array.isArray(value)
        ? `${indent}${name}\n${inWords(value, `${indent}  `)}`
        : `${indent}${name}: ${typeof value === "number" ? Number(value.toPrecision(4)) : JSON.stringify(value)}`,
    )
    .join("\n");
}
