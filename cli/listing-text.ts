import { settingsInWords } from "../core/figure-words.ts";
import { shortened } from "../core/short-text.ts";
import type { StoredListing } from "../engine/storage/run-rows.ts";
import { minute } from "./figure-words.ts";
import { table } from "./output.ts";

/** So many characters of a run's settings are shown. */
const MOST_CHARACTERS = 60;
/** So many of a question. */
const MOST_OF_A_QUESTION = 40;

/** Runs as a table: what each is, how far it has come, how many answers are right, and which settings are its own. */
export function listingTable(listings: readonly StoredListing[]): string {
  return table(
    listings.map((listing) => {
      const { run, started, kind, strategy, model, done, questions, state, settings } = listing;
      return [
        ...[run, minute(started), kind, strategy, model, subjectOf(listing), `${done}/${questions}`, state],
        ...[rightInWords(listing), shortened(settingsInWords(settings), MOST_CHARACTERS)],
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
