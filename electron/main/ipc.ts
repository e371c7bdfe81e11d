import { z } from "zod";
import { LANGUAGES, THEMES } from "../../engine/contract/settings-values.ts";
import type { Settings } from "../../engine/contract/settings.ts";
import { isOwnPage } from "./own-urls.ts";

/** Who sent a message of a page. */
export interface Sender {
  /** Null if the frame is gone. */
  readonly senderFrame: { readonly url: string; readonly parent: object | null } | null;
}

/** As much of Electron's ipcMain as is used. */
export interface Receiver {
  handle(channel: string, listener: (event: Sender, ...input: unknown[]) => unknown): void;
}

/** What stands behind ShellApi (engine/contract/shell.ts). */
export interface ShellActions {
  /** The page has been loaded and waits for a port to the engine. */
  connect(): void;
  chooseFolder(): Promise<string | null>;
  chooseHome(): Promise<void>;
  openHome(): Promise<void>;
  setTheme(theme: Settings["theme"]): void;
  setLanguage(language: Settings["language"]): void;
}

const NOTHING = z.tuple([]);

/** Lets the page ask for what ShellApi offers. Only the top frame of our own page is heard, and input is checked. */
export function handleShellCalls(receiver: Receiver, actions: ShellActions): void {
  const on = <Input extends unknown[]>(
    channel: string,
    schema: z.ZodType<Input>,
    act: (...input: Input) => unknown,
  ): void =>
    receiver.handle(`counterpoint:${channel}`, (event, ...input) => {
      checkSender(event);
      return act(...schema.parse(input));
    });
  on("connect", NOTHING, () => actions.connect());
  on("choose-folder", NOTHING, () => actions.chooseFolder());
  on("choose-home", NOTHING, () => actions.chooseHome());
  on("open-home", NOTHING, () => actions.openHome());
  on("set-theme", z.tuple([z.enum(THEMES)]), (theme) => actions.setTheme(theme));
  on("set-language", z.tuple([z.enum(LANGUAGES)]), (language) => actions.setLanguage(language));
}

/** @throws Error unless the message comes from the top frame of our own page */
function checkSender({ senderFrame }: Sender): void {
  if (senderFrame?.parent !== null || !isOwnPage(senderFrame.url))
    throw new Error("This page may not ask for that.");
}
