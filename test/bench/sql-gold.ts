/**
 * Executes all gold queries of a data file on their databases, and says how many give rows, by difficulty.
 * node test/bench/sql-gold.ts DATA.jsonl [--databases FOLDER] [--json]
 */
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { ordersRows, sameResult } from "../../core/sql-results.ts";
import { findDatabase } from "../../engine/databases/find.ts";
import { readDataset } from "../../engine/datasets/read-dataset.ts";
import { openDatabase, type OpenedDatabase } from "../../native/sql/index.ts";

interface Counts {
  questions: number;
  executed: number;
  /** Queries that give rows: a result without rows is equal to many others. */
  withRows: number;
  ordered: number;
  slowestSeconds: number;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { databases: { type: "string" }, json: { type: "boolean" } },
});
const [data] = positionals;
if (data === undefined) throw new Error("Name a data file: node test/bench/sql-gold.ts DATA.jsonl");
const folder = values.databases ?? dirname(data);

/** Each is opened twice: one alone would remember its results. */
type Pair = readonly [OpenedDatabase, OpenedDatabase];

const databases = new Map<string, Pair>();
const counts = new Map<string, Counts>();
const failures: string[] = [];
const { questions } = await readDataset(data);
for (const { id, gold, database, difficulty } of questions) {
  if (database === undefined) continue;
  const [opened, again] = await openedTwice(database);
  const started = performance.now();
  const result = await opened.run(gold);
  const seconds = (performance.now() - started) / 1000;
  if (result.kind === "problem") failures.push(`${id}: ${result.message} ${gold}`);
  else if (!sameResult(result, await again.run(gold), true)) failures.push(`${id}: not equal to itself`);
  for (const name of [difficulty ?? "unknown", "all"]) {
    const count = counts.get(name) ?? noCounts();
    count.questions += 1;
    if (result.kind === "rows") count.executed += 1;
    if (result.kind === "rows" && result.rows.length > 0) count.withRows += 1;
    if (ordersRows(gold)) count.ordered += 1;
    count.slowestSeconds = Math.max(count.slowestSeconds, seconds);
    counts.set(name, count);
  }
}
if (values.json) console.log(JSON.stringify({ counts: Object.fromEntries(counts), failures }));
else {
  console.table(Object.fromEntries(counts));
  for (const failure of failures) console.log(failure);
}
await Promise.all([...databases.values()].flat().map((database) => database.close()));

async function openedTwice(name: string): Promise<Pair> {
  const known = databases.get(name);
  if (known !== undefined) return known;
  const path = await findDatabase(name, folder);
  const pair = [await openDatabase(path), await openDatabase(path)] as const;
  databases.set(name, pair);
  return pair;
}

function noCounts(): Counts {
  return { questions: 0, executed: 0, withRows: 0, ordered: 0, slowestSeconds: 0 };
}
