import { COLUMNS } from "./tables.ts";

/** What stands around the tables when the page is written for the first time; a person goes on from there. */
export const FIRST_PAGE = `\
# Real models: what each method buys

Models that a small machine can run: chosen methods on Qwen2.5-Coder 1.5B, every method on the 0.5B over MultiArith (still being measured) and chosen
ones over two more sets, every method on the practice model (likewise). The questions are those of the test split alone; prompts and options were tuned on the
development split ([the rule](../datasets.md#development-and-test)). The command of each run stands below its table (\`counterpoint\` stands for
\`npm run -s counterpoint --\`), and one command makes all that are missing:

\`\`\`sh
counterpoint datasets split multiarith.jsonl --out DIR              # likewise gsm8k, addsub, commonsenseqa, strategyqa, coin-flip, last-letters
counterpoint datasets split text2sql.jsonl --out DIR --order hash   # its file is sorted by database
node_modules/.bin/node models/training/generator/main.ts --heldout 100 --kind number --seed 7 --out DIR/held-out.test.jsonl
node_modules/.bin/node models/training/generator/main.ts --heldout 100 --kind choice --seed 7 --out DIR/held-out-choice.test.jsonl
counterpoint models fetch qwen2.5-coder-1.5b-instruct --home HOME
counterpoint models fetch qwen2.5-coder-0.5b-instruct --home HOME
npm run -s results -- measure --home HOME --data DIR --databases DATABASES
npm run -s results -- write --home HOME
\`\`\`

The files that are split are not the published ones: \`datasets split\` takes JSONL alone and goes by ids, so every set was written in our form first, and a
fifth of each had been put aside before. [How they are made, and which questions were asked](../datasets.md#the-files-behind-the-tables). \`text2sql.jsonl\` has
the questions of Spider's development split on six databases, and DATABASES is the folder of their SQLite files.

A method's name leads to the manifest of its run: model, options, prompts, seed, versions, SHA-256 of the data. What came of every single
question (right or wrong, calls, tokens, and for votes each sample) is kept beside the manifests, in the folder \`questions\`, without any text of it, so that the
comparisons can be made anew without the runs. With the home at hand, \`counterpoint serve --home HOME\` opens every transcript.

\`measure --again\` makes a kept run once more, and \`compare --home HOME\` says whether it came to the same. On the same processor it
does where \`sameInAnyBatch\` is true in the manifest; elsewhere a few replies may differ. On another processor the last bits of sums
differ, and a few replies with them.

## How to read the tables

${COLUMNS}
`;
