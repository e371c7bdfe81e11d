import { QueryClient } from "@tanstack/react-query";
import { createElement } from "react";
import { expect, test } from "vitest";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { SETTINGS_KEY } from "../../../renderer/state/settings.ts";
import { DownloadEnd } from "../../../renderer/views/models/catalog/download-end.tsx";
import { shownWords } from "../support/shown-words.ts";
import { withEngine } from "../support/with-engine.ts";

await startLanguages("en");

test.each([
  ["is offered for questions", "practice", "|Use for questions|"],
  ["says that it is used for questions once it is", "m", "|Used for questions|"],
])("a model that has arrived %s", (_what, model, words) => {
  const client = new QueryClient();
  client.setQueryData(SETTINGS_KEY, { model });
  const end = createElement(DownloadEnd, { end: { id: "m", result: "done", problem: null } });

  expect(shownWords(withEngine(end, client))).toContain(words);
});
