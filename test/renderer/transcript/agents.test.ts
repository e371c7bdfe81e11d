import { describe, expect, test } from "vitest";
import { ROLES } from "../../../core/events.ts";
import { agentName } from "../../../renderer/components/transcript/agent-badge.tsx";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { agentLook } from "../../../renderer/theme/agents.ts";

const languages = await startLanguages("en");

describe("an agent", () => {
  test.each(ROLES)("has a name in both languages: %s", (role) => {
    expect(agentName(role, 2, languages.getFixedT("en"))).toMatch(/^[A-Z][A-Za-z ]+ 2$/);
    expect(agentName(role, null, languages.getFixedT("zh-CN"))).toMatch(/^\p{Script=Han}+$/u);
  });

  test("that judges, moderates or validates has a shape that no other role has", () => {
    const shapes = ROLES.map((role) => agentLook(role, 1).shape);

    for (const role of ["judge", "moderator", "validator"] as const) {
      expect(shapes.filter((shape) => shape === agentLook(role, 1).shape)).toHaveLength(1);
    }
  });

  test("that looks at what others say has their number in a ring", () => {
    expect(agentLook("reviewer", 2)).toEqual({ ...agentLook("solver", 2), shape: "ring" });
  });

  test("of a side is told from the other by a sign and a colour", () => {
    const affirmative = agentLook("affirmative", null);
    const negative = agentLook("negative", null);

    expect(affirmative.sign).not.toBe(negative.sign);
    expect(affirmative.colour).not.toBe(negative.colour);
  });

  test.each(ROLES)("always has a sign: %s", (role) => {
    expect(agentLook(role, null).sign).toHaveLength(1);
  });
});
