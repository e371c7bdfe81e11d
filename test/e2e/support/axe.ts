import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/**
 * What stands in the way of a screen reader or the keyboard, seriously or worse: one text per finding with its rule and the
 * elements, so that an empty list is what a test expects.
 */
export async function accessibilityFindings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, impact, help, nodes }) => {
      const places = nodes.map(({ target, failureSummary }) => {
        const why = (failureSummary ?? "").split("\n").slice(1).join("; ").trim();
        return `  ${target.join(" ")}: ${why}`;
      });
      return [`${impact}: ${help} (${id})`, ...places].join("\n");
    });
}
