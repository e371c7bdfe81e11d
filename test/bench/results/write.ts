import { join } from "node:path";
import { textOr, writeFormatted, writeText } from "./files.ts";
import { figuresModule } from "./figures-module.ts";
import { FIRST_PAGE } from "./first-page.ts";
import { groupText, measuredGroup, pictureFile, type MeasuredGroup } from "./group.ts";
import { filedRuns, writeFiled } from "./kept-files.ts";
import { overviewText } from "./overview.ts";
import { withParts, type GeneratedPart } from "./page.ts";
import { paretoPicture } from "./picture.ts";
import { PUBLISHED } from "./published.ts";
import { publishedText } from "./published-table.ts";
import { openHome, storedRuns } from "./stored.ts";
import type { WantedRun } from "./wanted.ts";

export interface WriteOptions {
  /** What they hold replaces what is kept in `out`. */
  readonly homes: readonly string[];
  /** Folder of the page, the manifests and the outcomes of questions; pictures go into `../pictures`. */
  readonly out: string;
  /** The TypeScript file that the app's advice reads. */
  readonly figures: string;
  /** The Markdown file that has all methods on real models in one table. */
  readonly readme: string;
}

/**
 * Writes the page, its pictures, what is kept of its runs, the figures of the app's advice and the table of the README.
 * @param groups the rows of each group of the plan
 * @returns how many rows were measured, and how many are wanted
 * @throws Error for a folder that is no home and for files that cannot be read; StorageError if a home cannot be read
 */
export async function write(
  groups: readonly (readonly WantedRun[])[],
  { homes, out, figures, readme }: WriteOptions,
): Promise<{ readonly measured: number; readonly wanted: number }> {
  const stores = homes.map(openHome);
  try {
    const stored = stores.flatMap(storedRuns);
    const filed = await filedRuns(out, groups.flat());
    const measured = groups.map((wanted) => measuredGroup(wanted, stored, filed));
    const rows = measured.flatMap((group) => group.rows);
    await writePage(join(out, "real-models.md"), measured);
    await writePictures(join(out, "..", "pictures"), measured);
    await writeFiled(
      out,
      measured.flatMap(({ runs }) => runs),
    );
    await writeFormatted(figures, figuresModule(rows.map(({ method }) => method)));
    const overview = overviewPart(measured);
    if (overview.length > 0) await writeFormatted(readme, withParts(await textOr(readme, ""), overview));
    return { measured: rows.length, wanted: groups.flat().length };
  } finally {
    for (const store of stores) store.close();
  }
}

async function writePage(path: string, groups: readonly MeasuredGroup[]): Promise<void> {
  const rows = groups.flatMap((group) => group.rows);
  const parts: GeneratedPart[] = [
    ...overviewPart(groups),
    ...groups.map((group) => ({ name: group.name, head: `## ${group.title}`, text: groupText(group) })),
    {
      name: "published",
      head: "## Beside the papers' figures\n\nPer cent right, as the papers print it.",
      text: PUBLISHED.map((published) => publishedText(published, rows)).join("\n\n"),
    },
  ];
  await writeFormatted(path, withParts(await textOr(path, FIRST_PAGE), parts));
}

function overviewPart(groups: readonly MeasuredGroup[]): readonly GeneratedPart[] {
  const text = overviewText(groups);
  return text === "" ? [] : [{ name: "overview", head: "## All methods at a glance", text }];
}

async function writePictures(folder: string, groups: readonly MeasuredGroup[]): Promise<void> {
  for (const { name, title, rows, hasPicture } of groups) {
    if (!hasPicture) continue;
    const methods = rows.map(({ wanted, method }) => ({
      name: wanted.words.join(" "),
      tokens: method.tokens.generated,
      accuracy: method.correct / method.questions,
      interval: method.interval,
    }));
    await writeText(join(folder, pictureFile(name)), paretoPicture(title, methods));
  }
}
