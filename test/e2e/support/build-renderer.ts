import { findRenderer } from "../../../cli/serve/renderer.ts";

/** Builds the page once, before the first server is waited for. */
export async function setup(): Promise<void> {
  await findRenderer();
}
