import type { Measured } from "./check.ts";
import type { Cost } from "./cost.ts";
import type { RolesBasis } from "./measure.ts";
import { tableOf } from "./table.ts";

/** What the checks are made with and on, as text. */
export function headText({ manifest, corpus }: RolesBasis): string {
  const { model, promptSet, data, seed, date, prompts } = manifest;
  const versions = Object.entries(prompts).map(([id, { version }]) => `${id} ${version}`);
  return [
    `${model.name} with ${promptSet} prompts, ${data.questions} questions of ${data.file}, seed ${seed}, ${date}`,
    `prompts: ${versions.join(", ")}`,
    `corpus: ${corpus.chains} chains, ${corpus.right} right, ${corpus.unanswered} unanswered (${costText(corpus.cost)})`,
    "Shares have their 95 % Wilson intervals; – is what there was nothing to tell from.",
  ].join("\n");
}

/** A check's figures as a plain table. */
export function checkText(role: string, { figures, cost }: Measured): string {
  return `\n${role} (${costText(cost)})\n${tableOf(figures)}`;
}

function costText({ calls, tokens, failed }: Cost): string {
  const failures = failed === 0 ? "" : `, ${failed} failed`;
  return `${calls} calls, ${tokens.prompt} prompt tokens, ${tokens.generated} generated${failures}`;
}
