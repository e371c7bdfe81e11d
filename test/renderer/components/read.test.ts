import type { QueryClient } from "@tanstack/react-query";
import { createElement, type ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { Read } from "../../../renderer/components/read.tsx";
import { useEngineQuery } from "../../../renderer/connection/engine.tsx";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { shownWords } from "../support/shown-words.ts";
import { clientThatFailed, withEngine } from "../support/with-engine.ts";

await startLanguages("en");

const KEY = ["something"];
const PROBLEM = "The store is in use.";

function Something(): ReactNode {
  const query = useEngineQuery(KEY, () => Promise.resolve("Read anew."));
  return createElement(Read<string>, { query, children: (read: string) => read });
}

function words(client?: QueryClient): string {
  return shownWords(withEngine(createElement(Something), client));
}

describe("what is read of the engine", () => {
  test("is said to be read as long as it is", () => {
    expect(words()).toContain("|Reading|");
  });

  test("stays where reading it anew fails, below what went wrong", () => {
    const client = clientThatFailed(KEY, PROBLEM);
    client.getQueryCache().find({ queryKey: KEY })?.setState({ data: "Read before." });

    expect(words(client)).toMatch(/\|The store is in use\.\|Read before\.$/);
  });

  test("can be read again where it never was", () => {
    expect(words(clientThatFailed(KEY, PROBLEM))).toContain(`|${PROBLEM}|Try again|`);
  });
});
