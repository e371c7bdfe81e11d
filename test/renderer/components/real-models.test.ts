import { QueryClient } from "@tanstack/react-query";
import { createElement } from "react";
import { expect, test } from "vitest";
import type { CatalogItem } from "../../../engine/contract/models.ts";
import { RealModels } from "../../../renderer/components/first-steps/real-models.tsx";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { MODELS_KEY } from "../../../renderer/state/models.ts";
import { markupOf } from "../support/shown-words.ts";
import { withEngine } from "../support/with-engine.ts";

await startLanguages("en");

const GB = 1e9;

function item(name: string, size: number, state: CatalogItem["state"] = "absent"): CatalogItem {
  return {
    ...{ id: name, name, bytes: size, state, arrived: 0, sources: [] },
    ...{ published: "", license: "", parameters: "", quantization: "", sha256: "", notes: "" },
  };
}

/** The buttons that lead to models of this catalogue, on a machine with so much memory. */
function rowsOf(catalog: readonly CatalogItem[], memory: number): readonly string[] {
  const client = new QueryClient();
  client.setQueryData([...MODELS_KEY, "catalog"], catalog);
  client.setQueryData(["system", "memory"], memory);
  const markup = markupOf(withEngine(createElement(RealModels), client));
  const buttons = markup.matchAll(
    /<button[^>]* title="Show what can be fetched under Models"[^>]*><span[^>]*>([^<]*)/g,
  );
  return [...buttons].map(([, name = ""]) => name);
}

test("the first four models that fit the machine and are not there lead to the view of models", () => {
  const catalog = [
    ...[item("here", GB, "present"), item("small", GB), item("large", 7 * GB), item("tight", 5 * GB)],
    ...[item("begun", GB, "partial"), item("third", GB), item("fourth", GB), item("fifth", GB)],
  ];

  expect(rowsOf(catalog, 8 * GB)).toEqual(["small", "begun", "third", "fourth"]);
});
