import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalQuery, readSql } from "../../core/answer/read-sql.ts";

describe("a fenced query", () => {
  it.each([
    ["of SQL", "So:\n```sql\nSELECT 1\n```", "SELECT 1"],
    ["of SQLite", "```sqlite\nSELECT 1\n```", "SELECT 1"],
    ["in capitals", "```SQL\nSELECT 1\n```", "SELECT 1"],
    ["without a language", "```\nSELECT 1\n```", "SELECT 1"],
    ["on one line", "```sql SELECT 1```", "SELECT 1"],
    ["that was cut off", "```sql\nSELECT name FROM", "SELECT name FROM"],
    ["and words after it", "```sql\nSELECT 1;\n```\nThis selects one.", "SELECT 1"],
    ["after another", "```sql\nSELECT 1\n```\nBetter:\n```sql\nSELECT 2\n```", "SELECT 2"],
    ["before a table of its result", "```sql\nSELECT 1\n```\n```\nname | age\n```", "SELECT 1"],
    ["before code", "```sql\nSELECT 1\n```\n```python\nprint(1)\n```", "SELECT 1"],
    ["with a comment before it", "```sql\n-- one\nSELECT 1\n```", "SELECT 1"],
    ["with VALUES", "```sql\nVALUES (1)\n```", "VALUES (1)"],
    ["that would write", "```sql\nDELETE FROM singer;\n```", "DELETE FROM singer"],
    ["called otherwise", "```mysql\nSELECT 1\n```", "SELECT 1"],
    ["called a text", "```text\nSELECT 1\n```", "SELECT 1"],
    ["whose first word stands alone", "```\nSELECT\na FROM t\n```", "SELECT\na FROM t"],
    ["of four signs", "````sql\nSELECT 1\n````", "SELECT 1"],
    ["of tildes", "~~~sql\nSELECT 1\n~~~", "SELECT 1"],
    ["whose beginning is missing", "SELECT a FROM t\n```", "SELECT a FROM t"],
    ["of two statements", "```sql\nSELECT 1; SELECT 2;\n```", "SELECT 1; SELECT 2"],
    [
      "and the answer announced after it, which is another",
      "```sql\nSELECT avg(age) FROM t\n```\nThe final query is: `SELECT a FROM t WHERE b > (SELECT avg(age) FROM t);`",
      "SELECT a FROM t WHERE b > (SELECT avg(age) FROM t)",
    ],
    [
      "and the answer announced under a heading",
      "```sql\nSELECT a FROM t\n```\n**Final answer:** `SELECT b FROM t`",
      "SELECT b FROM t",
    ],
    [
      "and a part of it that is explained",
      "```sql\nSELECT a FROM t\n```\nThe answer is `SELECT a` from that table.",
      "SELECT a FROM t",
    ],
    [
      "and parts of it in fences of their own",
      "```sql\nSELECT a FROM t WHERE b > 3\n```\n1. The column:\n```sql\nSELECT a\n```\n2. The rest.",
      "SELECT a FROM t WHERE b > 3",
    ],
    [
      "that would write, after another",
      "```sql\nSELECT a FROM t\n```\nThen:\n```sql\nDELETE FROM t\n```",
      "DELETE FROM t",
    ],
    [
      "and another's query after it",
      "```sql\nSELECT a FROM t\n```\nThe negative side's query is: SELECT b FROM t",
      "SELECT a FROM t",
    ],
  ])("%s", (_, reply, query) => {
    expect(readSql(reply)).toBe(query);
  });

  it.each([
    ["a block of code", "```python\nprint(1)\n```"],
    ["a block of prose", "```\nI cannot answer.\n```"],
    ["an empty block", "```sql\n```"],
    ["prose in a block of SQL", "```sql\nThere is no such column.\n```"],
    ["a comment alone", "```sql\n-- nothing\n```"],
  ])("is not read from %s", (_, reply) => {
    expect(readSql(reply)).toBeNull();
  });
});

describe("a query without a fence", () => {
  it.each([
    ["that is the whole reply", "SELECT count(*) FROM singer", "SELECT count(*) FROM singer"],
    ["in small letters", "select count(*) from singer;", "select count(*) from singer"],
    ["behind the marker", "The answer is SELECT name FROM singer.", "SELECT name FROM singer"],
    ["behind a colon", "The SQL query is: SELECT name FROM singer;", "SELECT name FROM singer"],
    ["behind words that point to it", "The SQL query is as follows: SELECT a FROM t;", "SELECT a FROM t"],
    ["behind a heading", "**SQL:** SELECT name FROM singer", "SELECT name FROM singer"],
    ["below the marker", "The answer is:\n\nSELECT name\nFROM singer", "SELECT name\nFROM singer"],
    ["in backticks", "The answer is `SELECT a FROM t` because it is so.", "SELECT a FROM t"],
    ["in quotation marks", 'The query is "SELECT a FROM t WHERE b = "x"".', 'SELECT a FROM t WHERE b = "x"'],
    ["up to a semicolon", "SELECT a FROM t; this gives the names", "SELECT a FROM t"],
    ["with a semicolon in a text", "SELECT a FROM t WHERE b = 'x;y'", "SELECT a FROM t WHERE b = 'x;y'"],
    ["up to a blank line", "SELECT a\nFROM t\n\nI am sure.", "SELECT a\nFROM t"],
    ["up to a line of prose", "SELECT a\nFROM t\nThis query gives all names.", "SELECT a\nFROM t"],
    [
      "with a query within it",
      "SELECT a FROM t WHERE b IN (\nSELECT c FROM u\n)",
      "SELECT a FROM t WHERE b IN (\nSELECT c FROM u\n)",
    ],
    [
      "with a table of its own",
      "WITH x AS (SELECT 1)\nSELECT * FROM x",
      "WITH x AS (SELECT 1)\nSELECT * FROM x",
    ],
    ["after another", "SELECT a FROM t;\n\nThe answer is SELECT b FROM t;", "SELECT b FROM t"],
    [
      "before a list of its parts",
      "SELECT a FROM t WHERE b > 3;\n\n* `SELECT a` gives the names.\n* `FROM t` is the table.",
      "SELECT a FROM t WHERE b > 3",
    ],
    [
      "before a part of it in bold",
      "SELECT count(*) FROM t;\n\n**SELECT count(*)** counts rows.",
      "SELECT count(*) FROM t",
    ],
    ["after a part of it", "SELECT a\n\nSELECT a FROM t", "SELECT a FROM t"],
    ["without a source, after another", "SELECT 1;\n\nThe answer is SELECT 2;", "SELECT 2"],
  ])("%s", (_, reply, query) => {
    expect(readSql(reply)).toBe(query);
  });

  it.each([
    ["an empty reply", ""],
    ["an instruction", "Select the names from the table of singers."],
    ["an instruction in capitals", "SELECT the names of all singers"],
    ["an instruction behind a marker", "The answer is as follows: select the names of all singers."],
    ["a sentence with With", "With this in mind, we count the rows."],
    ["a sentence with with", "with regard to singers one must count"],
    ["a query in the middle of a sentence", "One could use SELECT name FROM singer here."],
    ["the marker alone", "The answer is"],
    ["its first word alone", "SELECT"],
    ["a number", "The answer is 42."],
  ])("is not read from %s", (_, reply) => {
    expect(readSql(reply)).toBeNull();
  });
});

describe("the canonical form of a query", () => {
  it.each([
    ["  SELECT 1 ;; ", "SELECT 1"],
    ["-- first\nSELECT 1 -- last", "SELECT 1"],
    ["/* a */ SELECT /* b */ 1 /* c */;", "SELECT /* b */ 1"],
    ["SELECT ';'", "SELECT ';'"],
    ["SELECT '--'", "SELECT '--'"],
  ])("of %j is %j", (query, canonical) => {
    expect(canonicalQuery(query)).toBe(canonical);
  });

  it.each(["", " \n", ";;", "-- nothing", "/* nothing"])("of %j does not exist", (query) => {
    expect(canonicalQuery(query)).toBeNull();
  });
});

const piece = fc.oneof(
  fc.constantFrom(
    ..."SELECT |select |WITH x AS (|VALUES |a, b|FROM t|the |answer is |SQL: |Query: |```sql|```|`|\"|'|--|/*|*/|;|\n|\n\n|(|)|.|**| |DELETE ".split(
      "|",
    ),
  ),
  fc.string({ unit: "grapheme", maxLength: 6 }),
);

describe("any reply", () => {
  it("gives no query, or one that begins like SQL and is its own canonical form", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const query = readSql(pieces.join(""));
        if (query === null) return;
        expect(query).toMatch(/^(?:select|with|values|delete)\b/i);
        expect(canonicalQuery(query)).toBe(query);
        if (!query.includes("```"))
          expect(
            readSql(`\`\`\`sql
${query}
\`\`\``),
          ).toBe(query);
      }),
      { numRuns: 3000 },
    );
  });

  // A reader that took quadratic time would not end within the test's time.
  it.each(
    "`|'|\"|```|SELECT |select\n|SELECT 1;\n|answer is |query:|query |sql: *|--|/*|[|\n| |*|(|WITH\u00a0|```sql\n|;".split(
      "|",
    ),
  )("of 300,000 characters made of %j is read", (unit) => {
    const reply = unit.repeat(Math.ceil(300_000 / unit.length));
    expect(() => readSql(reply)).not.toThrow();
  });
});
