import { join } from "node:path";

/** The folder of a home in which fetched models and what is known of models lie. */
export function modelsFolder(home: string): string {
  return join(home, "models");
}
