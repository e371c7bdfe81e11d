import type { Exemplar } from "./exemplar.ts";

/** Built-in exemplars whose answer is a query. */
export const sqlExemplars: readonly Exemplar[] = [
  {
    question: asked(1, "How many books appeared after 2010?", "library", [
      "CREATE TABLE books (id INTEGER PRIMARY KEY, title TEXT, year INTEGER)",
    ]),
    reasoning:
      "The table books has one row a book. The column year must be greater than 2010, and rows are counted.",
    answer: "SELECT COUNT(*) FROM books WHERE year > 2010",
  },
  {
    question: asked(
      2,
      "List the names of all people in the department Sales in alphabetical order.",
      "company",
      [
        "CREATE TABLE departments (id INTEGER PRIMARY KEY, name TEXT)",
        "CREATE TABLE staff (id INTEGER PRIMARY KEY, name TEXT, department_id INTEGER REFERENCES departments (id))",
      ],
    ),
    reasoning:
      "The names stand in staff, the department's name in departments; department_id joins them. The rows are ordered by name.",
    answer:
      "SELECT staff.name FROM staff JOIN departments ON staff.department_id = departments.id " +
      "WHERE departments.name = 'Sales' ORDER BY staff.name",
  },
  {
    question: asked(3, "Which city has the most customers?", "shop", [
      "CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT, city TEXT)",
    ]),
    reasoning:
      "Customers are grouped by city and counted. The group with the largest count comes first and is kept.",
    answer: "SELECT city FROM customers GROUP BY city ORDER BY COUNT(*) DESC LIMIT 1",
  },
  {
    question: asked(4, "What is the average price of the products that nobody ordered?", "orders", [
      "CREATE TABLE products (id INTEGER PRIMARY KEY, name TEXT, price REAL)",
      "CREATE TABLE orders (id INTEGER PRIMARY KEY, product_id INTEGER NOT NULL REFERENCES products (id))",
    ]),
    reasoning:
      "A product that nobody ordered has an id that is not among orders.product_id. Their prices are averaged.",
    answer: "SELECT AVG(price) FROM products WHERE id NOT IN (SELECT product_id FROM orders)",
  },
];

function asked(number: number, text: string, name: string, tables: readonly string[]): Exemplar["question"] {
  const schema = tables.map((table) => `${table};`).join("\n");
  return { id: `sql-${number}`, text, answerType: "sql", choices: [], database: { name, schema } };
}
