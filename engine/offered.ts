import { offeredCommand, shellWord } from "../core/eval-command.ts";
import { dataFolder } from "./contract/data-folder.ts";
import { surroundings, type Surroundings } from "./models/places.ts";

/** A command to type next, e.g. of `models list`; it names this home where that is not the usual one. */
export function offered(
  command: string,
  home: string,
  { platform, env, homedir }: Surroundings = surroundings(),
): string {
  const usual = dataFolder({ platform, environment: env, personal: homedir });
  return offeredCommand(command, home, usual, platform);
}

/** The same of words, e.g. `["models", "list"]`, which a shell might read otherwise. */
export function offeredLine(words: readonly string[], home: string, around = surroundings()): string {
  return offered(words.map((word) => shellWord(word, around.platform)).join(" "), home, around);
}
