import { createElement, type ReactNode } from "react";
import { expect, test } from "vitest";
import type { EngineClient } from "../../../engine/contract/contract.ts";
import type { DatabasePreview } from "../../../engine/contract/databases.ts";
import {
  useDatabasePreview,
  type DatabaseOpening,
} from "../../../renderer/components/sql/use-database-preview.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { shownWords } from "../support/shown-words.ts";
import { withEngine } from "../support/with-engine.ts";

await startLanguages("en");

/** What the engine was asked to open. */
interface Asked {
  readonly signal: AbortSignal;
  /** Has it open, also if it was given up. */
  readonly answer: () => void;
}

/** The opening of databases in a page, with an engine that answers when it is told to. */
function openingInPage(onOpened: (preview: DatabasePreview) => void = () => undefined) {
  let tell: (asked: Asked) => void = () => undefined;
  const preview = ({ path: name }: { readonly path: string }, { signal }: Pick<Asked, "signal">) => {
    const { promise, resolve } = Promise.withResolvers<DatabasePreview>();
    tell({ signal, answer: () => resolve({ data: name, name, schema: "", tables: [], notes: [] }) });
    return promise;
  };
  const client = { databases: { preview } } as unknown as EngineClient;
  const drawn: DatabaseOpening[] = [];
  function Opening(): ReactNode {
    drawn.push(useDatabasePreview(true, onOpened));
    return null;
  }
  shownWords(withEngine(createElement(Opening), undefined, { state: "open", client, generation: 1 }));
  const [opening] = drawn;
  if (opening === undefined) throw new Error("Nothing was drawn.");
  const open = (path: string): Promise<Asked> => {
    const { promise, resolve } = Promise.withResolvers<Asked>();
    tell = resolve;
    opening.open({ path });
    return promise;
  };
  return { open, forget: opening.forget };
}

test("the opening of a database ends when another one is chosen", async () => {
  const { open } = openingInPage();
  const first = await open("first.sqlite");
  expect(first.signal.aborted).toBe(false);
  const second = await open("second.sqlite");

  expect([first, second].map(({ signal }) => signal.aborted)).toEqual([true, false]);
});

test("the opening of a database ends when it is given up", async () => {
  const { open, forget } = openingInPage();
  const { signal } = await open("pets.sqlite");
  forget();

  expect(signal.aborted).toBe(true);
});

test("a database that is open after all is not taken if it was given up, and the next one is", async () => {
  const { promise: taken, resolve: take } = Promise.withResolvers<DatabasePreview>();
  const { open, forget } = openingInPage(take);
  const first = await open("first.sqlite");
  forget();
  first.answer();
  const second = await open("second.sqlite");
  second.answer();

  expect((await taken).name).toBe("second.sqlite");
});
