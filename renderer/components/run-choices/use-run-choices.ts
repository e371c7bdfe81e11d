import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";
import type { Settings } from "../../../engine/contract/settings.ts";
import { useChangeSettings, useSettings } from "../../state/settings.ts";
import { tabStorage } from "../../state/tab-storage.ts";
import { firstChoices, readChoices, type RunChoices } from "./run-choices.ts";

/** What of the choices makes the method. */
const METHOD = ["strategy", "options", "repository"] as const;
/** A slider that is moved chooses many values one after another. */
const SETTLED = { delay: 300, flushOnUnmount: true };

/**
 * Changes the choices of a view.
 * @param lasting false: the method is chosen for now, and the next start has the one from before
 */
export type ChangeChoices = (choices: RunChoices, how?: { readonly lasting?: boolean }) => void;

/**
 * The choices of one view, which survive its leaving and a reload of the page. The model is that of the settings,
 * here as everywhere: choosing one makes it the model that is used until another is chosen. The settings also keep the
 * method, for the next start.
 * @param owner names the view
 */
export function useRunChoices(owner: string): readonly [choices: RunChoices, change: ChangeChoices] {
  const settings = useSettings();
  const changeSettings = useChangeSettings();
  const keepMethod = useDebouncedCallback(
    (method: Settings["method"]) => changeSettings({ method }),
    SETTLED,
  );
  const [own, setOwn] = useState(() => ownChoices(owner));
  const last = own.strategy === undefined ? readChoices(settings?.method) : {};
  const choices: RunChoices = { ...firstChoices(settings), ...last, ...own };
  const change: ChangeChoices = (next, { lasting = true } = {}) => {
    const { model, keep, ...rest } = next;
    if (model !== choices.model) changeSettings({ model });
    if (lasting && METHOD.some((part) => next[part] !== choices[part])) keepMethod(methodOf(next));
    // What was not chosen here follows the settings.
    const kept = { ...rest, ...((own.keep !== undefined || keep !== choices.keep) && { keep }) };
    tabStorage.setItem(keyOf(owner), JSON.stringify(kept));
    setOwn(kept);
  };
  return [choices, change];
}

function methodOf({ strategy, options, repository }: RunChoices): Settings["method"] {
  return { strategy, options, ...(repository !== undefined && { repository }) };
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
