import type { RunManifest } from "../core/events.ts";
import { settingsInWords } from "../core/figure-words.ts";
import { shortened } from "../core/short-text.ts";
import { STRATEGIES } from "../core/strategies/index.ts";
import type { OptionTable } from "../core/strategies/options.ts";
import { optionsOf } from "../core/strategies/options-of.ts";
import type { StoredListing } from "../engine/storage/run-rows.ts";
import { minute } from "./figure-words.ts";
import { table } from "./output.ts";

/** So many characters of a run's settings are shown. */
const MOST_CHARACTERS = 60;
/** So many of a question. */
const MOST_OF_A_QUESTION = 40;

/**
 * Runs as a table: what each is, how far it has come, how many answers are right, and which settings are its own.
 * @param manifestOf of a question or an evaluation; null where it cannot be read
 */
export function listingTable(
  listings: readonly StoredListing[],
  manifestOf: (run: string) => RunManifest | null,
): string {
  return table(
    listings.map((listing) => {
      const { run, started, kind, strategy, model, done, questions, state } = listing;
      const manifest = kind === "sweep" ? null : manifestOf(run);
      return [
        ...[run, minute(started), kind, strategy, model, subjectOf(listing), `${done}/${questions}`, state],
        ...[rightInWords(listing), manifest === null ? "" : ownSettings(manifest)],
      ];
    }),
  );
}

/** The data file, or the beginning of a single question. */
function subjectOf({ kind, data, title }: StoredListing): string {
  return kind === "ask" ? shortened(title, MOST_OF_A_QUESTION) : (data ?? "–");
}

/** Empty where nothing is right or wrong, and for a sweep, which has many figures. */
function rightInWords({ correct, compared }: StoredListing): string {
  return correct === null || compared === null || compared === 0 ? "" : `${correct} of ${compared} right`;
}

/** The options that are not at their defaults, and a seed that is not 0. */
function ownSettings({ strategy, options, seed }: RunManifest): string {
  const method = STRATEGIES.find(({ id }) => id === strategy);
  const defaults: OptionTable = method === undefined ? {} : optionsOf(method);
  const changed = Object.entries(options).filter(([name, value]) => defaults[name]?.default !== value);
  const words = settingsInWords({ ...Object.fromEntries(changed), ...(seed !== 0 && { seed }) });
  return shortened(words, MOST_CHARACTERS);
}
