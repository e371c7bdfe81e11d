/**
 * Writes what the practice model is trained and tested with.
 *
 * node models/training/generator/main.ts --samples N [--seed S] [--out FILE] [--chains FILE | --practise FILE] [--longest TOKENS] [--each K]
 *      [--parts P,…]
 *   training samples, one a line: {"messages": […], "reply": "…", "role": "…", "part": "…", "problem": SEED}
 *   --chains   {"problem": SEED, "text": "…"} a line: what the model itself replied to problems of such samples. The wrong ones
 *              take the place of programmed mistakes wherever somebody has a solution to judge; of problems without one most
 *              are left out. Made with the same --gsm8k and --most-steps
 *   --longest  leaves out samples of more tokens than this, counted about
 *   --each     leaves out samples on problems of a family that K have had already
 *   --parts    only samples of these parts, as the samples name them: solve,drill
 *   --practise {"problem": SEED, "text": "…"} a line, as with --chains, but never with it: families of wordings are drawn the more
 *              often, the more of these replies to them are wrong
 * node models/training/generator/main.ts --show [--seed S]
 *   one sample of every part, to read
 * node models/training/generator/main.ts --heldout N --kind K [--trained] [--seed S] [--out FILE]
 *   questions for `counterpoint eval --data`, of a type of answer or of families whose ids begin with K
 *   --trained  of the families of the training data with numbers of their own, not of those that are held out
 * All of them: --gsm8k FILE  three arithmetic problems in a hundred are of GSM8K's training set, with other numbers
 *              --most-steps K  only those of at most K steps (3)
 */
import { createWriteStream } from "node:fs";
import process from "node:process";
import { pipeline } from "node:stream/promises";
import { readArguments } from "./arguments.ts";
import { linesOf } from "./lines.ts";

const wanted = readArguments(process.argv.slice(2));
const lines = linesOf(wanted);
if (wanted.out === undefined) await pipeline(lines, process.stdout, { end: false });
else await pipeline(lines, createWriteStream(wanted.out));
