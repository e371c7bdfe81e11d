import { useEffect, useRef } from "react";
import { create } from "zustand";

/** Something that a person can do from the palette. */
export interface Command {
  readonly id: string;
  readonly label: string;
  /** A word or two beside it: where it belongs, or its keys. */
  readonly hint?: string;
  readonly run: () => void;
}

interface Palette {
  readonly commands: Readonly<Record<string, readonly Command[]>>;
}

export const usePalette = create<Palette>(() => ({ commands: {} }));

/** Offers commands in the palette. @param owner names who offers them, once at a time @returns takes them back */
export function putCommands(owner: string, commands: readonly Command[]): () => void {
  usePalette.setState(({ commands: all }) => ({ commands: { ...all, [owner]: commands } }));
  return () =>
    usePalette.setState(({ commands: all }) => ({
      commands: Object.fromEntries(Object.entries(all).filter(([name]) => name !== owner)),
    }));
}

/** Offers commands in the palette as long as the component is shown. @param owner names the component */
export function useCommands(owner: string, commands: readonly Command[]): void {
  const current = useRef(commands);
  useEffect(() => {
    current.current = commands;
  });
  const shown = commands
    .map(({ id, label, hint }) => `${id}\u0000${label}\u0000${hint ?? ""}`)
    .join("\u0001");
  useEffect(() => {
    // The newest closure is called, though the list is only replaced when what it shows changes.
    const offered = current.current.map((command, index) => ({
      ...command,
      run: () => current.current[index]?.run(),
    }));
    return putCommands(owner, offered);
  }, [owner, shown]);
}
