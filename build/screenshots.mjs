// npm run screenshots: pictures of every view, before and after some work on the practice model, in both languages, light and
// dark, in screenshots/. Words behind it take only the scenes whose names hold one: npm run screenshots -- ask runs
import { Buffer } from "node:buffer";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { readArguments } from "../models/training/generator/arguments.ts";
import { linesOf } from "../models/training/generator/lines.ts";
import { en } from "../renderer/i18n/en/index.ts";
import { zhCN } from "../renderer/i18n/zh-CN/index.ts";
import { startApp } from "../test/e2e/support/app.ts";
import { launchBrowser, openPage } from "../test/e2e/support/browser.ts";
import { connectDirectly } from "../test/e2e/support/client.ts";

const target = fileURLToPath(new URL("../screenshots", import.meta.url));
const chosen = process.argv.slice(2);
const WORDS = { "en-US": en, "zh-CN": zhCN };
const LOOKS = Object.keys(WORDS).flatMap((locale) =>
  ["light", "dark"].map((colorScheme) => ({ locale, colorScheme })),
);
const VIEWPORT = { width: 1280, height: 820 };
const TALLEST = 3200;
/** What moves when a view opens has come to rest. */
const REST_MILLISECONDS = 600;
const QUESTION =
  "Ingrid has 23 goldfish in a tank. She puts in 14 more. How many goldfish are in the tank now?";

const SIMILAR = "Omar has 9 goldfish. He gives 4 goldfish to Ada. How many goldfish has he now?";

/** Methods with pictures of their own, beside those that are shown with options. */
const PICTURED = ["tot", "self-contrast", "mad", "mad-judge", "peer-review", "cfmad", "ma-tot", "adaptive"];

const browser = await launchBrowser();
const app = await startApp();
try {
  await mkdir(target, { recursive: true });
  const first = await openPage(browser, app);
  const storageState = await first.context.storageState();
  await takeAll(scenesOfFirstStart(), storageState);

  const { engine, close } = await connectDirectly(app, first.context);
  await takeAll(scenesAfterWork(await work(engine), engine), storageState);
  close();
  await first.close();
  console.log(`The pictures are in ${target}`);
} finally {
  await browser.close();
  await app.stop();
}

function scenesOfFirstStart() {
  return [
    ...["ask", "evaluate", "sweep", "runs", "experience", "models", "settings"].map((view) => ({
      name: `first-${view}`,
      path: `/#/${view}`,
    })),
    { name: "evaluate-data", path: "/#/evaluate", prepare: chooseSample },
    { name: "sweep-plan", path: "/#/sweep", prepare: planSweep },
  ];
}

function scenesAfterWork(
  { mcf, dialogue, votes, long, sql, pictured, evaluation, question, experience, sweep, halving, comparison },
  engine,
) {
  const evaluated = `/#/runs/${evaluation}`;
  return [
    { name: "ask-mcf", path: `/#/ask/${mcf}` },
    { name: "ask-dialogue", path: `/#/ask/${dialogue}` },
    { name: "ask-votes", path: `/#/ask/${votes}` },
    { name: "ask-long-text", path: `/#/ask/${long}` },
    { name: "ask-sql", path: `/#/ask/${sql}` },
    ...Object.entries(pictured).map(([method, run]) => ({ name: `ask-${method}`, path: `/#/ask/${run}` })),
    { name: "ask-mad-judge-narrow", path: `/#/ask/${pictured["mad-judge"]}`, width: 900 },
    { name: "ask-narrow", path: `/#/ask/${mcf}`, width: 800 },
    {
      name: "evaluate-running",
      path: "/#/evaluate",
      prepare: evaluateSample,
      after: () => cancelAll(engine),
    },
    { name: "evaluate-results", path: `/#/evaluate/${comparison}` },
    { name: "sweep-grid", path: `/#/sweep/${sweep}` },
    { name: "sweep-halving", path: `/#/sweep/${halving}` },
    { name: "sweep-narrow", path: `/#/sweep/${halving}`, width: 900 },
    { name: "runs-list", path: "/#/runs" },
    { name: "runs-ask", path: `/#/runs/${mcf}` },
    { name: "runs-evaluation", path: evaluated },
    { name: "runs-analyses", path: `/#/runs/${comparison}` },
    { name: "compare", path: `/#/runs/compare/${comparison}`, prepare: compareAtEqualTokens },
    { name: "compare-question", path: `/#/runs/compare/${comparison}`, prepare: openComparedQuestion },
    {
      name: "compare-narrow",
      path: `/#/runs/compare/${comparison}`,
      prepare: openComparedQuestion,
      width: 900,
    },
    { name: "runs-evaluation-question", path: `${evaluated}/${encodeURIComponent(question)}` },
    { name: "experience-list", path: "/#/experience" },
    { name: "experience-search", path: "/#/experience", prepare: searchExperience },
    { name: "experience-open", path: `/#/experience/default/${experience}` },
    { name: "experience-narrow", path: `/#/experience/default/${experience}`, width: 900 },
    { name: "experience-map", path: "/#/experience", prepare: showMap },
    { name: "experience-compare", path: "/#/experience", prepare: compareTexts },
    { name: "runs-missing", path: "/#/runs/there-is-no-such-run" },
    { name: "palette", path: "/#/ask", prepare: (page) => page.keyboard.press("Control+k") },
  ];
}

async function chooseSample(page, { evaluate }) {
  await page.getByRole("button", { name: evaluate.data.sample }).click();
  await page.getByRole("button", { name: evaluate.data.other }).waitFor();
}

async function planSweep(page, words) {
  await chooseSample(page, words);
  await page.getByText(words.sweep.cost.cells, { exact: true }).waitFor();
}

async function evaluateSample(page, words) {
  await chooseSample(page, words);
  await page.keyboard.press("Control+Enter");
  await page.getByRole("heading", { name: words.evaluate.results.title }).waitFor();
}

async function searchExperience(page, { experience }) {
  await page.getByLabel(experience.search).fill("animals in water");
  await page.getByText(experience.order.alike).waitFor();
}

async function showMap(page, { experience, pictures }) {
  await page.getByRole("tab", { name: experience.sections.map }).click();
  await page.getByRole("region", { name: pictures.experience.map.title }).waitFor();
}

async function compareTexts(page, { experience, pictures }) {
  await page.getByRole("tab", { name: experience.sections.compare }).click();
  const { left, right, go, cosine } = pictures.experience.compare;
  await page.getByLabel(left).fill(QUESTION);
  await page.getByLabel(right).fill(SIMILAR);
  await page.getByRole("button", { name: go }).click();
  await page.getByText(cosine, { exact: true }).first().waitFor();
}

async function compareAtEqualTokens(page, { compare }) {
  await page.getByRole("switch", { name: compare.budget.switch }).click();
  await page.getByRole("group", { name: compare.budget.title }).waitFor();
}

async function openComparedQuestion(page, { transcript }) {
  await page.getByRole("grid").getByRole("row").nth(1).click();
  await page.getByRole("group", { name: transcript.stage }).nth(1).waitFor();
}

async function cancelAll(engine) {
  for (const { run } of await engine.runs.live()) await engine.runs.cancel({ run });
}

/** A small database, as base64. */
function petDatabase() {
  const folder = mkdtempSync(join(tmpdir(), "counterpoint-pets-"));
  const path = join(folder, "pets.sqlite");
  const database = new DatabaseSync(path);
  database.exec(`
    CREATE TABLE pet (id INTEGER PRIMARY KEY, name TEXT, weight REAL);
    INSERT INTO pet VALUES (1, 'Rex', 30), (2, 'Ada', 12), (3, 'Tom', 4);`);
  database.close();
  const base64 = readFileSync(path, "base64");
  rmSync(folder, { recursive: true });
  return base64;
}

/** Questions in wordings that the practice model was not trained on: it is right on some two thirds, so that methods differ. */
async function unseenQuestions(engine) {
  const lines = [];
  for await (const line of linesOf(readArguments(["--heldout", "60", "--kind", "number", "--seed", "7"])))
    lines.push(line);
  const base64 = Buffer.from(lines.join("")).toString("base64");
  return engine.datasets.preview({ name: "word-problems-unseen.jsonl", base64 });
}

/** Runs of every kind that a view shows. */
async function work(engine) {
  const finished = async ({ run }) => {
    await engine.runs.result({ run });
    return run;
  };
  const ask = async (strategy, question, options = {}) =>
    finished(await engine.runs.ask({ strategy, question, options, seed: 1 }));

  const keep = async (run) => {
    const { transcripts } = await engine.runs.show({ run });
    return engine.experience.add({ run, question: transcripts[0].asked.id });
  };

  const { data } = await engine.datasets.sample();
  const evaluation = await finished(
    await engine.runs.evaluate({ strategy: "self-consistency", data, limit: 12, seed: 1 }),
  );
  const { transcripts } = await engine.runs.show({ run: evaluation });
  for (const { asked, result } of transcripts) {
    if (result?.answer != null) await engine.experience.add({ run: evaluation, question: asked.id });
  }
  const { data: unseen } = await unseenQuestions(engine);
  const swept = async (request) =>
    finished(await engine.runs.sweep({ data: unseen, models: ["practice"], seed: 1, ...request }));
  const grid = { agents: [1, 3, 5, 9], temperature: [0.2, 0.6, 1, 1.4] };
  const pictured = {};
  for (const method of PICTURED) pictured[method] = await ask(method, QUESTION);
  const { data: database } = await engine.databases.preview({ name: "pets.sqlite", base64: petDatabase() });
  const sql = await finished(
    await engine.runs.ask({ strategy: "mad-judge", question: "Which pets are heavy?", database, seed: 1 }),
  );
  const mcf = await ask("mcf", QUESTION, { agents: 3, temperature: 0.8 });
  const { id: experience } = await keep(mcf);
  return {
    pictured,
    sql,
    mcf,
    experience,
    evaluation,
    comparison: await swept({
      methods: ["zero-shot-cot", "self-consistency", "adaptive", "mad-judge"].map((strategy) => ({
        strategy,
      })),
    }),
    sweep: await swept({ methods: [{ strategy: "self-consistency" }], grid, limit: 30, repeats: 2 }),
    halving: await swept({
      methods: [{ strategy: "self-consistency" }, { strategy: "zero-shot-cot" }],
      grid,
      search: { kind: "halving", eta: 2, first: 3 },
    }),
    question: transcripts[0].asked.id,
    dialogue: await ask("dialogue", QUESTION),
    votes: await ask("self-consistency", QUESTION, { agents: 5, temperature: 0.8 }),
    long: await ask("zero-shot-cot", `Which poem begins so? ${"The wind went over the sea. ".repeat(40)}`),
  };
}

async function takeAll(scenes, storageState) {
  const wanted = scenes.filter(
    ({ name }) => chosen.length === 0 || chosen.some((word) => name.includes(word)),
  );
  for (const look of LOOKS) {
    for (const { name, path, prepare, after, width = VIEWPORT.width } of wanted) {
      const viewport = { ...VIEWPORT, width };
      const { page, context } = await openPage(browser, app, { ...look, viewport, storageState, path });
      await page.getByRole("main").waitFor();
      await prepare?.(page, WORDS[look.locale]);
      await page.evaluate("document.fonts.ready");
      await page.waitForTimeout(REST_MILLISECONDS);
      // The view scrolls within the window, so the window is made as tall as its content.
      const content = await page.evaluate("document.querySelector('main').scrollHeight");
      await page.setViewportSize({ width, height: Math.min(TALLEST, Math.max(viewport.height, content)) });
      await page.screenshot({ path: `${target}/${name}.${look.locale}.${look.colorScheme}.png` });
      await after?.();
      await context.close();
    }
  }
}
