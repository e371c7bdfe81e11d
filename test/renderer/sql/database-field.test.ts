import { createElement } from "react";
import { expect, test } from "vitest";
import type { DatabasePreview } from "../../../engine/contract/databases.ts";
import { DatabaseField } from "../../../renderer/components/sql/database-field.tsx";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { shownWords } from "../support/shown-words.ts";

await startLanguages("en");

/** The words of a field in which a database stands. */
function wordsOf(tables: DatabasePreview["tables"], isPending = false): string {
  const database = { data: "pets.sqlite", name: "pets.sqlite", schema: "", tables, notes: [] };
  const nothing = (): void => undefined;
  const opening = { isPending, error: null, open: nothing, forget: nothing };
  return shownWords(createElement(DatabaseField, { database, opening, onOther: nothing }));
}

test("a table whose rows were not counted is a table, and stands among them", () => {
  const words = wordsOf([
    { name: "owner", rows: null },
    { name: "pet", rows: 3 },
  ]);

  expect(words).toContain("|2 tables|");
  expect(words).toContain("|owner|rows not counted|pet|3 rows|");
});

test("what is being opened can be stopped, and what is open cannot", () => {
  expect(wordsOf([], true)).toContain("|Opening the database …|Stop opening|");
  expect(wordsOf([], false)).not.toContain("Stop opening");
});
