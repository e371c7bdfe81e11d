import { COLUMNS } from "./tables.ts";

/** What stands around the tables when the page is written for the first time; a person goes on from there. */
export const FIRST_PAGE = `\
# Real models: what each method buys

Every method on models that a small machine can run, on questions of the test split alone; prompts and options were tuned on the
development split ([the rule](../datasets.md#development-and-test)). The tables are made by one command, and every run can be
made again by the command that stands below its table:

\`\`\`sh
counterpoint datasets split gsm8k.jsonl --out DIR                   # and the same for the other sets
counterpoint datasets split text2sql.jsonl --out DIR --order hash   # its file is sorted by database
counterpoint models fetch qwen2.5-coder-1.5b-instruct
npm run -s results -- measure --home HOME --data DIR --databases DATABASES
npm run -s results -- write --home HOME
\`\`\`

A method's name leads to the manifest of its run: model, options, prompts, seed, versions, SHA-256 of the data. What came of every single
question (right or wrong, calls, tokens, and for votes each sample) is kept beside the manifests, in the folder \`questions\`, without any text of it, so that the
comparisons can be made anew without the runs. With the home at hand, \`counterpoint serve --home HOME\` opens every transcript.

\`measure --again\` makes a kept run once more, and \`compare --home HOME\` says whether it came to the same. On the same processor it
does, reply for reply; on another one the last bits of sums differ, and a few replies with them.

## How to read the tables

${COLUMNS}
`;
