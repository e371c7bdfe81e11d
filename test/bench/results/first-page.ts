import { COLUMNS } from "./tables.ts";

/** What stands around the tables when the page is written for the first time; a person goes on from there. */
export const FIRST_PAGE = `\
# Real models: what each method buys

## How to read the tables

${COLUMNS}
`;
