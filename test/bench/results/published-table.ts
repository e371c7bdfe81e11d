import { markdownTable } from "../../../core/markdown.ts";
import type { TableRow } from "./measured.ts";
import type { PublishedTable } from "./published.ts";

/** As the papers print per cent. */
const PRINTED = new Intl.NumberFormat("en-GB", { minimumFractionDigits: 1, maximumFractionDigits: 2 });

/** A paper's table with ours under it, and what differs. */
export function publishedText(published: PublishedTable, rows: readonly TableRow[]): string {
  const { title, methods, differs } = published;
  const theirs = published.rows.map(({ what, values }) => [
    what,
    ...values.map((value) => (value === null ? "" : PRINTED.format(value))),
  ]);
  const head = ["", ...methods.map((method) => `\`${method}\``)];
  return [`**${title}**`, markdownTable(head, [...theirs, ...ourRows(published, rows)]), differs].join(
    "\n\n",
  );
}

/** One for each model that was asked questions of this kind. */
function ourRows({ data, methods }: PublishedTable, rows: readonly TableRow[]): readonly string[][] {
  const own = rows.filter(({ method }) => method.data === data);
  const models = [...new Set(own.map(({ method }) => method.model))];
  return models.map((model) => [
    `**Here**: ${model}, ${data}`,
    ...methods.map((strategy) => {
      const found = own.find(({ method }) => method.model === model && method.strategy === strategy);
      if (found === undefined) return "";
      const { correct, questions } = found.method;
      return `${((correct / questions) * 100).toFixed(1)} (${correct} of ${questions})`;
    }),
  ]);
}
