import { createContext } from "react";
import type { RunManifest } from "../../../../core/events.ts";

export const NO_OPTIONS: RunManifest["options"] = {};

/** The options of the run whose pictures are drawn, for the few pictures that show a limit; empty where they are not known. */
export const RunOptions = createContext(NO_OPTIONS);
