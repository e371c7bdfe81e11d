import { createElement } from "react";
import { expect, test, vi } from "vitest";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { SETTINGS_KEY } from "../../../renderer/state/settings.ts";
import { SettingsView } from "../../../renderer/views/settings/settings-view.tsx";
import { shownWords } from "../support/shown-words.ts";
import { clientThatFailed, withEngine } from "../support/with-engine.ts";

vi.mock("../../../renderer/connection/shell.ts", () => ({
  shell: () => ({ openHome: vi.fn(), chooseHome: vi.fn() }),
}));

await startLanguages("en");

test("another home folder can be chosen while no engine can be reached", () => {
  expect(shownWords(withEngine(createElement(SettingsView)))).toContain("|Choose another …|");
});

test("the settings say why they cannot be read, and can be read again", () => {
  const client = clientThatFailed(SETTINGS_KEY, "settings.json cannot be read.");

  const words = shownWords(withEngine(createElement(SettingsView), client));

  expect(words).toContain("|settings.json cannot be read.|");
  expect(words).toContain("|Read again|");
});
