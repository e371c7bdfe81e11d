import type { Cost } from "./cost.ts";
import type { RolesReport } from "./measure.ts";
import { tableOf } from "./table.ts";

/** The report as a plain table. */
export function reportText({ manifest, corpus, checks }: RolesReport): string {
  const { model, promptSet, data, seed, date, prompts } = manifest;
  const versions = Object.entries(prompts).map(([id, { version }]) => `${id} ${version}`);
  const sections = Object.entries(checks).map(
    ([role, { figures, cost }]) => `${role} (${costText(cost)})\n${tableOf(figures)}`,
  );
  return [
    `${model.name} with ${promptSet} prompts, ${data.questions} questions of ${data.file}, seed ${seed}, ${date}`,
    `prompts: ${versions.join(", ")}`,
    `corpus: ${corpus.chains} chains, ${corpus.right} right, ${corpus.unanswered} unanswered (${costText(corpus.cost)})`,
    "Shares have their 95 % Wilson intervals; – is what there was nothing to tell from.",
    ...sections.map((section) => `\n${section}`),
  ].join("\n");
}

function costText({ calls, tokens, failed }: Cost): string {
  const failures = failed === 0 ? "" : `, ${failed} failed`;
  return `${calls} calls, ${tokens.prompt} prompt tokens, ${tokens.generated} generated${failures}`;
}
