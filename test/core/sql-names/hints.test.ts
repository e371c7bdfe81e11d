import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { problemHint } from "../../../core/sql-names/hints.ts";

const SCHEMA = `CREATE TABLE countries (
  CountryId INTEGER PRIMARY KEY,
  CountryName TEXT, -- e.g. 'usa', 'a, b'
  Continent INTEGER
);
CREATE TABLE "car makers" (
  Id INTEGER,
  Maker TEXT,
  Country INT,
  Price DECIMAL(10, 2),
  PRIMARY KEY (Id, Maker)
);`;

const hint = (message: string, query: string) => problemHint(message, query, SCHEMA);

describe("a hint for a query that does not run", () => {
  it("says which columns the table behind an alias has, and whose column it is", () => {
    expect(
      hint(
        "no such column: T2.Country",
        'SELECT T2.Country FROM "car makers" AS T1 JOIN countries AS T2 ON T1.Country = T2.CountryId',
      ),
    ).toBe(
      'T2 is countries, which has the columns CountryId, CountryName, Continent. Country is a column of "car makers".',
    );
  });

  it.each([
    "FROM countries c",
    "FROM countries AS c",
    "FROM x, countries c",
    `FROM x JOIN "countries" c ON 1`,
  ])("knows the alias in %s", (from) => {
    expect(hint("no such column: c.Name", `SELECT c.Name ${from}`)).toBe(
      "c is countries, which has the columns CountryId, CountryName, Continent.",
    );
  });

  it("knows a table by its own name", () => {
    expect(hint("no such column: countries.Name", "SELECT countries.Name FROM countries WHERE 1")).toBe(
      "countries has the columns CountryId, CountryName, Continent.",
    );
  });

  it("says of a column without a table where it is, or that it is nowhere", () => {
    expect(hint("no such column: maker", "SELECT maker FROM countries")).toBe(
      'maker is a column of "car makers".',
    );
    expect(hint("no such column: colour", "SELECT colour FROM countries")).toBe(
      "No table has a column colour.",
    );
  });

  it("says between which tables a name can be meant", () => {
    const both = `${SCHEMA}\nCREATE TABLE towns (Country INT);`;
    expect(problemHint("ambiguous column name: Country", "SELECT Country", both)).toBe(
      'Country is a column of "car makers" and of towns.',
    );
  });

  it("names the tables where one is unknown", () => {
    expect(hint("no such table: cars", "SELECT * FROM cars")).toBe('The tables are countries, "car makers".');
  });

  it("knows views, and the names of tables that there was no room for", () => {
    const more = `${SCHEMA}\nCREATE VIEW rich (Total);\n-- Further tables: towns, "old towns"`;
    expect(problemHint("no such column: r.Sum", "SELECT r.Sum FROM rich r", more)).toBe(
      "r is rich, which has the columns Total.",
    );
    expect(problemHint("no such table: town", "SELECT 1 FROM town", more)).toBe(
      'The tables are countries, "car makers", rich, towns, "old towns".',
    );
    expect(problemHint("no such column: colour", "SELECT colour FROM towns", more)).toBe(
      "None of the tables whose columns are shown has a column colour.",
    );
  });

  it("leaves out a name in whose middle the schema was cut off", () => {
    const tablesOf = (cut: string): string =>
      problemHint("no such table: x", "SELECT 1 FROM x", `${SCHEMA}\n-- Further tables: towns, ${cut}`);
    expect(tablesOf("villag…")).toBe('The tables are countries, "car makers", towns.');
    expect(tablesOf('"old vill…')).toBe('The tables are countries, "car makers", towns.');
  });

  it("takes no constraint and nothing in brackets for a column", () => {
    expect(hint("no such column: m.x", 'SELECT m.x FROM "car makers" m')).toBe(
      'm is "car makers", which has the columns Id, Maker, Country, Price.',
    );
  });

  it("writes names as a query has to write them", () => {
    const odd = 'CREATE TABLE "order" ("first name" TEXT, "group" TEXT, n INT); CREATE TABLE t (n INT);';
    expect(problemHint("no such column: o.name", 'SELECT o.name FROM "order" o', odd)).toBe(
      'o is "order", which has the columns "first name", "group", n.',
    );
    expect(problemHint("no such column: first name", 'SELECT "first name" FROM t', odd)).toBe(
      '"first name" is a column of "order".',
    );
  });

  it("has nothing to add to other messages", () => {
    expect(hint('near "FRM": syntax error', "SELECT 1 FRM x")).toBe("");
  });

  it("never throws", () => {
    const text = fc.string({ unit: fc.constantFrom(..."CREATE TABLE x.(),\"'`[]; -- as".split("")) });
    fc.assert(
      fc.property(text, text, text, (name, query, schema) => {
        expect(typeof problemHint(`no such column: ${name}`, query, schema)).toBe("string");
      }),
    );
  });
});
