import { onTestFinished } from "vitest";
import { holdHome, type HeldHome, type HoldOptions } from "../../../engine/home/hold-home.ts";
import { readHolder, type Holder } from "../../../engine/home/holder.ts";
import { visit, type Visit } from "../../../engine/home/visit.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { crowd, findOnly, modelDouble } from "../doubles.ts";

/** An engine in which nothing is real but the home. */
export const SCRIPTED = {
  loadModel: () => Promise.resolve(modelDouble(() => "The answer is 7.")),
  loadEmbedder: () => Promise.reject(new Error("No test strategy needs an embedder.")),
  findStrategy: findOnly(crowd),
} satisfies Partial<HoldOptions>;

/** Holds a home, an empty one by default, until the test ends. */
export async function held(
  kind: HoldOptions["kind"],
  options: Partial<HoldOptions> = {},
): Promise<HeldHome & { readonly home: string; readonly holder: Holder }> {
  const { home = await temporaryFolder() } = options;
  const holding = await holdHome({ ...SCRIPTED, ...options, home, kind });
  if (holding === null) throw new Error("Somebody else holds the home.");
  onTestFinished(() => holding.close());
  const holder = await readHolder(home);
  if (holder === null) throw new Error("Nothing is written of the holder.");
  return { ...holding, home, holder };
}

/** Goes to the engine that holds a home, until the test ends. */
export async function visited(holder: Holder): Promise<Visit> {
  const other = await visit(holder);
  if (other === null) throw new Error("Nobody answers.");
  onTestFinished(() => other.close());
  return other;
}
