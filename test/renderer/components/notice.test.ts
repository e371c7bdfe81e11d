import { notificationsStore } from "@mantine/notifications";
import i18next from "i18next";
import { afterEach, expect, test } from "vitest";
import { notice } from "../../../renderer/components/notice.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { pageSources } from "../support/source-texts.ts";

await startLanguages("en");
afterEach(() => i18next.changeLanguage("en"));

test.each([
  ["en", "Close"],
  ["zh-CN", "关闭"],
])("the button that closes a notice is named in the language that is shown (%s)", async (language, name) => {
  await i18next.changeLanguage(language);

  const id = notice({ message: "Copied" });

  const shown = notificationsStore.getState().notifications.find((one) => one.id === id);
  expect(shown).toMatchObject({ message: "Copied", closeButtonProps: { "aria-label": name } });
});

test("every notice of the page is shown that way", () => {
  const showing = pageSources().filter(({ text }) => text.includes("notifications.show("));

  expect(showing.map(({ path }) => path)).toEqual(["components/notice.ts"]);
});
