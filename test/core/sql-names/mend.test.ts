import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mendName } from "../../../core/sql-names/mend.ts";

const SCHEMA = `SQLite database:
CREATE TABLE makers (
  Id INTEGER PRIMARY KEY,
  Maker TEXT, -- e.g. 'amc', 'a, b'
  Full_Name TEXT
);
CREATE TABLE cars (
  CarId INTEGER PRIMARY KEY,
  Maker INTEGER,
  Model TEXT
);
CREATE TABLE data (
  Id INTEGER PRIMARY KEY,
  Horsepower INTEGER,
  Year INTEGER,
  "top speed" INTEGER
);
CREATE TABLE races (
  RaceId INTEGER PRIMARY KEY,
  Title TEXT
);
-- Foreign keys:
-- cars.Maker = makers.Id
-- data.Id = cars.CarId`;

const unknown = (column: string, query: string) => mendName(query, `no such column: ${column}`, SCHEMA);

describe("a wrong name in a query", () => {
  it("is taken from the source that has the column", () => {
    expect(unknown("T2.Model", "SELECT T2.Model FROM cars AS T1 JOIN data AS T2 ON T1.CarId = T2.Id")).toBe(
      "SELECT T1.Model FROM cars AS T1 JOIN data AS T2 ON T1.CarId = T2.Id",
    );
  });

  it("is corrected wherever it stands in the same sense", () => {
    expect(unknown("b.Model", "SELECT b.Model FROM cars a, data b GROUP BY b.Model")).toBe(
      "SELECT a.Model FROM cars a, data b GROUP BY a.Model",
    );
  });

  it("becomes the column that a foreign key makes equal to what it is compared with", () => {
    expect(unknown("T2.CarId", "SELECT T2.Year FROM cars AS T1 JOIN data AS T2 ON T1.CarId = T2.CarId")).toBe(
      "SELECT T2.Year FROM cars AS T1 JOIN data AS T2 ON T1.CarId = T2.Id",
    );
    expect(unknown("d.CarId", "SELECT Model FROM cars c JOIN data d ON d.CarId = c.CarId")).toBe(
      "SELECT Model FROM cars c JOIN data d ON d.Id = c.CarId",
    );
  });

  it("brings in the table that has the column, over as many foreign keys as it takes", () => {
    expect(unknown("Horsepower", "SELECT Model FROM cars ORDER BY Horsepower DESC LIMIT 1")).toBe(
      "SELECT Model FROM cars JOIN data ON cars.CarId = data.Id ORDER BY data.Horsepower DESC LIMIT 1",
    );
    expect(unknown("m.Year", "SELECT m.Full_Name FROM makers AS m WHERE m.Year = 1970;")).toBe(
      "SELECT m.Full_Name FROM makers AS m JOIN cars ON m.Id = cars.Maker JOIN data ON cars.CarId = data.Id WHERE data.Year = 1970;",
    );
  });

  it("brings in the table that it names, before it looks for others", () => {
    expect(unknown("makers.Maker", "SELECT makers.Maker, Model FROM cars")).toBe(
      "SELECT makers.Maker, Model FROM cars JOIN makers ON cars.Maker = makers.Id",
    );
  });

  it("is mended within its own SELECT", () => {
    expect(
      unknown(
        "Year",
        "SELECT Model FROM cars WHERE CarId IN (SELECT CarId FROM cars WHERE Year > 1980) LIMIT 3",
      ),
    ).toBe(
      "SELECT Model FROM cars WHERE CarId IN (SELECT CarId FROM cars JOIN data ON cars.CarId = data.Id WHERE data.Year > 1980) LIMIT 3",
    );
  });

  it("is left alone in a SELECT where the same words mean a column", () => {
    expect(unknown("t.Year", "SELECT t.Year FROM data t UNION SELECT t.Year FROM cars t")).toBe(
      "SELECT t.Year FROM data t UNION SELECT data.Year FROM cars t JOIN data ON t.CarId = data.Id",
    );
  });

  it("becomes the name with the same letters, or nearly the same", () => {
    expect(unknown("full_name", "SELECT full_name FROM makers")).toBeNull();
    expect(unknown("FullName", "SELECT FullName FROM makers")).toBe("SELECT makers.Full_Name FROM makers");
    expect(unknown("T1.Horsepowers", "SELECT T1.Horsepowers FROM data T1")).toBe(
      "SELECT T1.Horsepower FROM data T1",
    );
    expect(unknown("top_speed", "SELECT top_speed FROM data")).toBe('SELECT data."top speed" FROM data');
    expect(mendName("SELECT car.Model FROM car", "no such table: car", SCHEMA)).toBe(
      "SELECT cars.Model FROM cars",
    );
  });

  it("that several sources have is the first one's", () => {
    expect(
      mendName(
        "SELECT Maker FROM makers JOIN cars ON makers.Id = cars.Maker",
        "ambiguous column name: Maker",
        SCHEMA,
      ),
    ).toBe("SELECT makers.Maker FROM makers JOIN cars ON makers.Id = cars.Maker");
  });

  it("stays as it is where a table, or its alias, is called the same", () => {
    expect(unknown("makers", "SELECT COUNT(makers) FROM makers")).toBe(
      "SELECT COUNT(makers.Maker) FROM makers",
    );
    expect(unknown("models", "SELECT models FROM cars models")).toBe("SELECT models.Model FROM cars models");
  });

  it("of a table is corrected only where it means the table", () => {
    const table = (query: string) => mendName(query, "no such table: car", SCHEMA);
    expect(table("SELECT car, car.Model FROM car")).toBe("SELECT car, cars.Model FROM cars");
    expect(table("SELECT car.Model FROM car AS car")).toBe("SELECT car.Model FROM cars AS car");
    expect(table("SELECT Year FROM data JOIN main.car AS T2 ON data.Id = T2.CarId")).toBe(
      "SELECT Year FROM data JOIN main.cars AS T2 ON data.Id = T2.CarId",
    );
  });

  it("may have blanks", () => {
    const from = "FROM cars AS T1 JOIN data AS T2 ON T1.CarId = T2.Id";
    expect(unknown("T1.top speed", `SELECT T1."top speed" ${from}`)).toBe(`SELECT T2."top speed" ${from}`);
    expect(mendName('SELECT 1 FROM "car s"', "no such table: car s", SCHEMA)).toBe("SELECT 1 FROM cars");
  });

  it("gets quotation marks where it is a word of SQL's own", () => {
    const schema = `CREATE TABLE customers (
  Id INTEGER PRIMARY KEY
);
CREATE TABLE "order" (
  Customer INTEGER,
  "group" TEXT
);
-- Foreign keys:
-- "order".Customer = customers.Id`;
    expect(mendName('SELECT "group" FROM customers', "no such column: group", schema)).toBe(
      'SELECT "order"."group" FROM customers JOIN "order" ON customers.Id = "order".Customer',
    );
  });

  it("of a view becomes the column that it has", () => {
    const withView = `${SCHEMA}\nCREATE VIEW fast (\n  Total\n);`;
    expect(mendName("SELECT f.Totl FROM fast f", "no such column: f.Totl", withView)).toBe(
      "SELECT f.Total FROM fast f",
    );
  });

  it("of a table becomes that of one whose columns there was no room to show", () => {
    const cut =
      "CREATE TABLE order_items_2018 (\n  Id INTEGER\n);\n-- Further tables: order_items_2019, races";
    const mended = (table: string): string | null =>
      mendName(`SELECT Id FROM ${table}`, `no such table: ${table}`, cut);
    expect(mended("order_items2019")).toBe("SELECT Id FROM order_items_2019");
    expect(mended("race")).toBe("SELECT Id FROM races");
  });

  it("in a text, in a comment, or as the name of a function stays as it is", () => {
    expect(unknown("Year", "SELECT 'Year', Year(1) FROM cars -- Year")).toBeNull();
  });

  it("that nothing is like, or that no foreign key leads to, is not mended", () => {
    expect(unknown("colour", "SELECT colour FROM cars")).toBeNull();
    expect(unknown("Title", "SELECT Title FROM cars")).toBeNull();
    expect(mendName("SELECT 1 FROM spoons", "no such table: spoons", SCHEMA)).toBeNull();
    expect(mendName("SELECT FRM", 'near "FRM": syntax error', SCHEMA)).toBeNull();
  });

  it("is given up in a query that is too long or too deep", () => {
    const deep = `SELECT ${"(SELECT ".repeat(60)}Year${")".repeat(60)} FROM cars`;
    expect(unknown("Year", deep)).toBeNull();
    expect(unknown("Year", `SELECT Year${", 1".repeat(2000)} FROM cars`)).toBeNull();
  });

  it("never throws", () => {
    const word = fc.constantFrom(
      ..."SELECT FROM JOIN ON WHERE UNION ( ) , . = ; AS cars data makers T1 T2 Year Model Id 'x' \"x\" [x --".split(
        " ",
      ),
    );
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 40 }),
        fc.constantFrom("T2.Year", "Model", "x"),
        (words, name) => {
          const query = words.join(" ");
          for (const message of [
            `no such column: ${name}`,
            `ambiguous column name: ${name}`,
            `no such table: ${name}`,
          ]) {
            expect(mendName(query, message, SCHEMA)).not.toBe(query);
          }
        },
      ),
    );
  });

  it("is not complained of again once it is mended, and a name that is right is left alone", () => {
    using database = new DatabaseSync(":memory:");
    database.exec(SCHEMA.replace("SQLite database:", ""));
    const complaintOf = (query: string): string | null => {
      try {
        database.prepare(query);
        return null;
      } catch (error) {
        return (error as Error).message;
      }
    };
    const mended: string[] = [];
    fc.assert(
      fc.property(wrongQuery, (query) => {
        const complaint = complaintOf(query);
        const answer = mendName(query, complaint ?? "no such column: Year", SCHEMA);
        if (complaint === null || answer === null) return;
        mended.push(answer);
        expect(complaintOf(answer)).not.toBe(complaint);
      }),
      { numRuns: 300 },
    );
    expect(mended.length).toBeGreaterThan(30);
  });
});

const column = fc.constantFrom(
  "Year",
  "Yeer",
  "Model",
  "Full_Name",
  "FullName",
  "Id",
  "CarId",
  "Maker",
  "colour",
);
const handle = fc.constantFrom("", "T1.", "T2.", "cars.", "races.");
const table = fc.constantFrom("cars", "car", "data", "makers", "races");

/** A query over one or two tables, in which some names are wrong. */
const wrongQuery = fc
  .tuple(handle, column, table, fc.option(table), handle, column)
  .map(([before, wanted, first, second, beforeOther, other]) => {
    const join = second === null ? "" : ` JOIN ${second} AS T2 ON T1.Id = T2.Id`;
    return `SELECT ${before}${wanted} FROM ${first} AS T1${join} WHERE ${beforeOther}${other} = 1`;
  });
