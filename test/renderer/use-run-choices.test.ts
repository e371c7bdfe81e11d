import { QueryClient } from "@tanstack/react-query";
import { createElement, type ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { useRunChoices } from "../../renderer/components/run-choices/use-run-choices.ts";
import { SETTINGS_KEY } from "../../renderer/state/settings.ts";
import { shownWords } from "./support/shown-words.ts";
import { withEngine } from "./support/with-engine.ts";

/** What the page's storage holds. */
const storage = new Map<string, string>();
vi.stubGlobal("sessionStorage", { getItem: (key: string) => storage.get(key) ?? null });

beforeEach(() => storage.clear());

function Chosen(): ReactNode {
  const [{ strategy, options, repository = null, model }] = useRunChoices("ask");
  return JSON.stringify([strategy, options.agents ?? null, repository, model]).replaceAll('"', "");
}

/** What Ask asks with. @param method as the settings keep it */
function chosenWith(method: unknown): string {
  const client = new QueryClient();
  client.setQueryData(SETTINGS_KEY, { model: "tiny", keepRuns: true, method });
  return shownWords(withEngine(createElement("p", null, createElement(Chosen)), client));
}

test("a new start has the method that was last chosen, with its options", () => {
  const method = { strategy: "mcf", options: { agents: 4 }, repository: "sums" };

  expect(chosenWith(method)).toContain("[mcf,4,sums,tiny]");
});

test("a start before anything was chosen has several agents at little cost", () => {
  expect(chosenWith(null)).toContain("[self-consistency,null,null,tiny]");
});

test("a method that this version does not have is as if none was chosen", () => {
  expect(chosenWith({ strategy: "nobody", options: {} })).toContain("[self-consistency,null,null,tiny]");
});

test("what was chosen in a tab goes before what the settings keep", () => {
  storage.set("counterpoint:choices:ask", JSON.stringify({ strategy: "mad", options: { agents: 5 } }));
  const method = { strategy: "mcf", options: { agents: 4 }, repository: "sums" };

  expect(chosenWith(method)).toContain("[mad,5,null,tiny]");
});
