import { describe, expect, test } from "vitest";
import { isForUs } from "../../cli/serve/same-origin.ts";

describe("the port that browsers leave out", () => {
  test.each(["127.0.0.1", "localhost", "localhost:80"])("a server on it is called %s", (host) => {
    expect(isForUs({ host, origin: `http://${host}` }, 80, true)).toBe(true);
  });

  test("a server on another is not called without it", () => {
    expect(isForUs({ host: "localhost" }, 8080, false)).toBe(false);
  });
});
