import { expect, it, vi } from "vitest";
import { writeWhole } from "../../cli/standard-output.ts";

const asText = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

it("a text is written on until all of it is there, however little is taken at once", () => {
  let written = "";
  const fail = vi.fn();
  writeWhole(
    "10 pens",
    (bytes) => {
      const taken = bytes.subarray(0, 3);
      written += asText(taken);
      return taken.length;
    },
    fail,
  );
  expect(written).toBe("10 pens");
  expect(fail).not.toHaveBeenCalled();
});

it("an error after a part was written is told, and nothing more is written", () => {
  const full = new Error("ENOSPC: no space left on device, write");
  const write = vi.fn<(bytes: Uint8Array) => number>().mockReturnValueOnce(3);
  write.mockImplementation(() => {
    throw full;
  });
  const fail = vi.fn();
  writeWhole("10 pens", write, fail);
  expect(write.mock.calls.map(([bytes]) => asText(bytes))).toEqual(["10 pens", "pens"]);
  expect(fail.mock.calls).toEqual([[full]]);
});
