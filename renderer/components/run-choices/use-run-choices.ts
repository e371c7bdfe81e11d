import { useState } from "react";
import { useChangeSettings, useSettings } from "../../state/settings.ts";
import { tabStorage } from "../../state/tab-storage.ts";
import { firstChoices, readChoices, type RunChoices } from "./run-choices.ts";

/**
 * The choices of one view, which survive its leaving and a reload of the page. The model is that of the settings,
 * here as everywhere: choosing one makes it the model that is used until another is chosen.
 * @param owner names the view
 */
export function useRunChoices(
  owner: string,
): readonly [choices: RunChoices, change: (choices: RunChoices) => void] {
  const settings = useSettings();
  const changeSettings = useChangeSettings();
  const [own, setOwn] = useState(() => ownChoices(owner));
  const choices: RunChoices = { ...firstChoices(settings), ...own };
  const change = (next: RunChoices): void => {
    const { model, keep, ...rest } = next;
    if (model !== choices.model) changeSettings({ model });
    // What was not chosen here follows the settings.
    const kept = { ...rest, ...((own.keep !== undefined || keep !== choices.keep) && { keep }) };
    tabStorage.setItem(keyOf(owner), JSON.stringify(kept));
    setOwn(kept);
  };
  return [choices, change];
}

/** What was chosen in a view, as far as it was; the rest follows the settings. */
export function ownChoices(owner: string): Partial<RunChoices> {
  return readChoices(parse(tabStorage.getItem(keyOf(owner))));
}

function keyOf(owner: string): string {
  return `counterpoint:choices:${owner}`;
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
