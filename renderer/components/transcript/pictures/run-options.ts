import { createContext } from "react";
import type { RunManifest } from "../../../../core/events.ts";

/** The options of the run whose pictures are drawn, for the few pictures that show a limit; empty where they are not known. */
export const RunOptions = createContext<RunManifest["options"]>({});
