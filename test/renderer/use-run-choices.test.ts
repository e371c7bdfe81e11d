import { QueryClient } from "@tanstack/react-query";
import { createElement, type ReactNode } from "react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { firstChoices } from "../../renderer/components/run-choices/run-choices.ts";
import { useRunChoices, type ChangeChoices } from "../../renderer/components/run-choices/use-run-choices.ts";
import { SETTINGS_KEY } from "../../renderer/state/settings.ts";
import { shownWords } from "./support/shown-words.ts";
import { withEngine } from "./support/with-engine.ts";

/** What the page's storage holds. */
const storage = new Map<string, string>();
vi.stubGlobal("sessionStorage", {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
});

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

/** What changes the choices of Ask. */
function changeOf(client: QueryClient): ChangeChoices {
  const drawn: ChangeChoices[] = [];
  function Changing(): ReactNode {
    drawn.push(useRunChoices("ask")[1]);
    return null;
  }
  shownWords(withEngine(createElement(Changing), client));
  const [change] = drawn;
  if (change === undefined) throw new Error("Nothing was drawn.");
  return change;
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

test("a method that a sample or an old run brings is not that of the next start", async () => {
  vi.useFakeTimers();
  const clients = [undefined, { lasting: false }].map((how) => {
    const client = new QueryClient();
    client.setQueryData(SETTINGS_KEY, { model: "tiny", keepRuns: true, method: null });
    return { client, how, change: changeOf(client) };
  });
  // What waits until a choice has settled takes the window's clock.
  vi.stubGlobal("window", globalThis);
  onTestFinished(() => {
    vi.useRealTimers();
    Reflect.deleteProperty(globalThis, "window");
  });

  for (const { how, change } of clients) change({ ...firstChoices(), model: "tiny", strategy: "mcf" }, how);
  await vi.advanceTimersByTimeAsync(1000);

  const [chosen, brought] = clients.map(({ client }) => client.getQueryData(SETTINGS_KEY));
  expect(chosen).toMatchObject({ method: { strategy: "mcf" } });
  expect(brought).toMatchObject({ method: null });
});

test("what was chosen in a tab goes before what the settings keep", () => {
  storage.set("counterpoint:choices:ask", JSON.stringify({ strategy: "mad", options: { agents: 5 } }));
  const method = { strategy: "mcf", options: { agents: 4 }, repository: "sums" };

  expect(chosenWith(method)).toContain("[mad,5,null,tiny]");
});
