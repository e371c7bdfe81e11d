import { expect, test } from "vitest";
import { longAgo } from "../../../renderer/views/runs/when.ts";

const now = Date.parse("2026-03-10T12:00:00Z");

test("times are told in the largest unit that fits", () => {
  const ago = (moment: string) => longAgo(moment, now, "en");

  expect(ago("2026-03-10T11:59:50Z")).toBe("now");
  expect(ago("2026-03-10T11:57:10Z")).toBe("2 min. ago");
  expect(ago("2026-03-10T09:00:00Z")).toBe("3 hr. ago");
  expect(ago("2026-03-09T11:00:00Z")).toBe("1 day ago");
});

test("a moment that seems to lie ahead, since clocks were set, is now", () => {
  expect(longAgo("2026-03-10T12:00:30Z", now, "en")).toBe("now");
});
