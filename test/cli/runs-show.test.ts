import { describe, expect, it } from "vitest";
import { requirePrintable } from "../../cli/commands/runs-show.ts";
import { ContractError } from "../../core/errors.ts";

const holding = (bytes: number) => ({ bytes: () => bytes });

describe("the JSON of a run", () => {
  it("is refused before it is read where it could be too long for one text, with what to show instead", () => {
    const refused = () => requirePrintable(holding(300_000_000), "a-run");
    expect(refused).toThrow(ContractError);
    expect(refused).toThrow(
      "What was said in a-run takes 300 MB, more than the 200 MB that are printed as one JSON document. " +
        "Leave the questions out with --figures, or name some with --question ID.",
    );
  });

  it("is printed up to that size", () => {
    expect(() => requirePrintable(holding(200_000_000), "a-run")).not.toThrow();
  });
});
