/**
 * Checks that no question of an evaluation is trained on, and lists those whose wording is much like one of the training, so that
 * results can also be reported without them. Ends with 1 if a question is trained on.
 * node models/training/generator/overlap-main.ts FOLDER [--leave-out FILE]… [--gsm8k FILE] [--drawn N] [--seed S]
 *   [--most-steps K] [--json]
 *   FOLDER       holds files of questions in the form of docs/datasets.md (.jsonl), read as data and never shown
 *   --leave-out  a file of the folder that is trained on, and evaluated nowhere
 *   --gsm8k      GSM8K's training problems; those of the repository if it is not said
 *   --drawn      problems that are drawn as for training (20000), with --seed and with GSM8K's of at most --most-steps (8), beside
 *                every text of the families of wordings
 */
import process from "node:process";
import { deriveSeed } from "../../../core/seed.ts";
import { readSourceProblems } from "./gsm8k/source.ts";
import { familiesOf } from "./hold-out.ts";
import { openMaterial } from "./material.ts";
import { readOverlapArguments } from "./overlap-arguments.ts";
import { readEvaluationSets } from "./overlap-files.ts";
import { identicalCount, reportText } from "./overlap-report.ts";
import { findOverlaps, SIMILAR } from "./overlap.ts";
import { trainingTexts } from "./overlap-training.ts";
import { WORDINGS } from "./wordings/index.ts";

const { folder, leaveOut, gsm8k, drawn, seed, mostSteps, json } = readOverlapArguments(process.argv.slice(2));
const material = await openMaterial({ split: "training", harder: true, gsm8k, mostSteps });
const sets = findOverlaps(
  readEvaluationSets(folder, leaveOut),
  trainingTexts(
    readSourceProblems(gsm8k),
    familiesOf("training", WORDINGS),
    (number) => material.drawProblem(deriveSeed(seed, "overlap", String(number))),
    drawn,
  ),
);
console.log(json ? JSON.stringify({ similar: SIMILAR, drawn, seed, mostSteps, sets }) : reportText(sets));
if (identicalCount(sets) > 0) process.exitCode = 1;
