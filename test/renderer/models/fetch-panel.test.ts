import { createElement } from "react";
import { describe, expect, test } from "vitest";
import type { CatalogItem, CatalogSource } from "../../../engine/contract/models.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { FetchPanel } from "../../../renderer/views/models/catalog/fetch-panel.tsx";
import { markupOf, shownWords } from "../support/shown-words.ts";
import { withEngine } from "../support/with-engine.ts";

await startLanguages("en");

const nothing = (): void => undefined;

/** The panel of a model of 1.1 GB of which so much can be gone on with from each of its sources. */
function panel(packages: number, https: number) {
  const sources: readonly CatalogSource[] = [
    { kind: "python-packages", from: "the Python package registry, through your own pip", arrived: packages },
    { kind: "https", from: "huggingface.co", arrived: https },
  ];
  const item: CatalogItem = {
    ...{ id: "m", name: "M", published: "nobody/m", license: "", parameters: "", quantization: "" },
    ...{ bytes: 1.1e9, sha256: "", notes: "", sources, arrived: 1e9 },
    state: "partial",
  };
  return withEngine(createElement(FetchPanel, { item, home: null, onAllowed: nothing, onClose: nothing }));
}

describe("the panel of a download", () => {
  test("begins with the source from which most has arrived, and tells what is left there", () => {
    const words = shownWords(panel(0, 1e9));

    expect(words).toContain("nobody/m, 100 MB, comes from huggingface.co.");
    expect(words).not.toContain("thrown away: this source");
    expect(markupOf(panel(0, 1e9))).toMatch(/<input[^>]*checked=""[^>]*value="https"/);
  });

  test("begins with the first of two sources that can go on alike", () => {
    expect(shownWords(panel(1e9, 1e9))).toContain("100 MB, comes from the Python package registry");
  });

  test("says that a source throws away what it cannot go on with, and loads all of it", () => {
    const words = shownWords(panel(0, 0));

    expect(words).toContain("1.1 GB, comes from the Python package registry");
    expect(words).toContain("The 1.0 GB that have arrived are thrown away: this source cannot go on");
  });
});
