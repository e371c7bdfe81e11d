import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { accessibilityFindings } from "./support/axe.ts";
import { chooseStrategy, forgetMethod } from "./support/pages.ts";
import { sharedApp } from "./support/shared-app.ts";

const QUESTION = "Ann has 3 pens and buys 4 more. How many pens does she have?";

const shared = sharedApp({ viewport: { width: 1280, height: 900 } });

interface Pictured {
  readonly method: string;
  /** The picture's name. */
  readonly picture: string;
  /** A heading within it. */
  readonly heading: string;
  /** A column of its table. */
  readonly column: string;
  /** What stands for a turn in it, and the turn's path. */
  readonly nodes: readonly (readonly [name: RegExp, path: string])[];
  /** If not what the method has by itself. */
  readonly agents?: number;
}

const MULTI_AGENT_TREE: Pictured = {
  method: "Multi-agent Tree of Thought",
  // One reasoner comes to no consensus: all three rounds are used up, and their turns are a long list.
  agents: 1,
  picture: "Trees of the reasoners",
  heading: "Round 3",
  column: "Consensus",
  nodes: [
    [/^Thought 2:/, "round-1/reasoner-1/level-1/thought-2"],
    [/^Show Voter 4$/, "round-1/reasoner-1/level-1/vote-4"],
    [/^(valid|invalid|no verdict)/, "round-1/validator-1"],
  ],
};

const PICTURED: readonly Pictured[] = [
  {
    method: "Multi-Agent Debate",
    picture: "Debate",
    heading: "Round 3",
    column: "Outcome",
    nodes: [
      [/^Debater 2/, "round-1/agent-2"],
      [/^Debater 3/, "round-1/agent-3"],
    ],
  },
  {
    method: "Debate with a judge",
    picture: "Debate",
    heading: "Round 1",
    column: "Outcome",
    nodes: [
      [/^Solver/, "base"],
      [/^Negative side/, "round-1/negative"],
      [/^Moderator/, "round-1/moderator"],
    ],
  },
  {
    method: "Counterfactual Multi-Agent Debate",
    picture: "Stances",
    heading: "Samples",
    column: "Stance",
    nodes: [
      [/^Sample 3/, "sample-3"],
      [/^Objection 1/, "stance-1/critic-1"],
      [/^Judge/, "judge"],
    ],
  },
  {
    method: "Tree of Thought",
    picture: "Tree of thoughts",
    heading: "Level 2",
    column: "Goes on from",
    nodes: [
      [/^Thought 3:/, "level-1/thought-3"],
      [/^Show Voter 5$/, "level-1/vote-5"],
    ],
  },
  MULTI_AGENT_TREE,
  {
    method: "Peer Review",
    picture: "Solutions and reviews",
    heading: "Solutions and reviews",
    column: "Confidence",
    nodes: [
      [/^Solver 2/, "agent-2"],
      [/^Reviewer 2 of solution 3:/, "review-2-of-3"],
    ],
  },
  {
    method: "Adaptive escalation",
    picture: "How far it had to go",
    heading: "3 samples",
    column: "What follows, and why",
    nodes: [[/^Sample 2/, "sample-2"]],
  },
  {
    method: "Self-contrast",
    picture: "Perspectives",
    heading: "Perspectives",
    column: "Perspective",
    nodes: [
      [/^Perspective 2/, "answer-2"],
      [/^Differences and checklist/, "contrast"],
      [/^Final answer/, "reflect"],
    ],
  },
  {
    method: "Agent Dialogues",
    picture: "Dialogue",
    heading: "Dialogue",
    column: "Says",
    nodes: [
      [/^Task Specifier/, "specify"],
      [/^User/, "turn-1/user"],
    ],
  },
];

describe.each(PICTURED)("$method", (pictured) => {
  test("has a picture and a table that everyone can read, and leads from a node to its turn", async () => {
    const page = await opened();
    await ask(page, pictured);
    const picture = page.getByRole("region", { name: pictured.picture, exact: true });
    await picture.getByRole("heading", { name: pictured.heading, exact: true }).waitFor();

    for (const [name, path] of pictured.nodes) {
      await pressEnterOn(picture.getByRole("button", { name }).first());
      await requireRevealed(page, path);
    }

    expect(await findingsInBothLooks(page)).toEqual([]);
    await picture.getByText("Table", { exact: true }).click();
    await picture.getByRole("columnheader", { name: pictured.column, exact: true }).waitFor();
    expect(await picture.getByRole("row").count()).toBeGreaterThan(pictured.nodes.length);
    expect(await findingsInBothLooks(page)).toEqual([]);
  });
});

test("leads to turns of a long list that were not drawn yet", async () => {
  const page = await opened();
  await ask(page, MULTI_AGENT_TREE);
  // What was watched while it grew is all there; opened anew, it is drawn where it is in sight.
  await page.reload();
  await page.getByRole("region", { name: "The run" }).getByText("done", { exact: true }).waitFor();
  const nodes = page.getByRole("region", { name: MULTI_AGENT_TREE.picture }).getByRole("button");
  const last = page.locator('[data-path="round-3/validator-1"]');
  expect(await last.count()).toBe(0);

  await pressEnterOn(nodes.last());
  await requireRevealed(page, "round-3/validator-1");
  await pressEnterOn(nodes.first());
  await requireRevealed(page, "round-1/reasoner-1/level-1/thought-1");
  expect(await last.count()).toBe(0);
});

/** A new tab, whose choices are those that nobody made. */
async function opened(): Promise<Page> {
  await forgetMethod(shared.connect);
  return shared.openTab("/");
}

/** Asks and waits for the end. */
async function ask(page: Page, { method, agents }: Pictured): Promise<void> {
  await chooseStrategy(page, method);
  if (agents !== undefined) await page.getByRole("textbox", { name: "Agents N" }).fill(String(agents));
  await page.getByRole("textbox", { name: "Question" }).fill(QUESTION);
  await page.getByRole("button", { name: /^Run/ }).click();
  const run = page.getByRole("region", { name: "The run" });
  await run.getByText("done", { exact: true }).waitFor();
}

async function pressEnterOn(node: Locator): Promise<void> {
  await node.focus();
  await node.page().keyboard.press("Enter");
}

/** Waits until a turn has the focus and lies in sight. */
async function requireRevealed(page: Page, path: string): Promise<void> {
  await page.waitForFunction((sought) => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || activeElement.dataset.path !== sought) return false;
    const { top, bottom } = activeElement.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  }, path);
}

async function findingsInBothLooks(page: Page): Promise<readonly string[]> {
  const findings: string[] = [];
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`[data-mantine-color-scheme=${colorScheme}]`).waitFor();
    findings.push(...(await accessibilityFindings(page)));
  }
  return findings;
}
