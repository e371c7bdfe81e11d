import { parquetWriteBuffer, type SchemaElement } from "hyparquet-writer";
import { columnsOf, type CellValue, type QuestionColumn } from "./rows.ts";
import { questionsOf, type ExportSource } from "./source.ts";

/** Seeds fill all 32 bits, so that counts have no sign. */
const TYPES: Readonly<Record<QuestionColumn["type"], Pick<SchemaElement, "type" | "converted_type">>> = {
  text: { type: "BYTE_ARRAY", converted_type: "UTF8" },
  number: { type: "DOUBLE" },
  count: { type: "INT32", converted_type: "UINT_32" },
  boolean: { type: "BOOLEAN" },
};

/** One row a question, in the columns of the CSV; what is not known is null. */
export function asParquet(source: ExportSource): Uint8Array {
  const columns = columnsOf(source);
  const values = columns.map((): CellValue[] => []);
  for (const question of questionsOf(source))
    columns.forEach(({ value }, index) => values[index]?.push(value(question)));
  const buffer = parquetWriteBuffer({
    columnData: columns.map(({ name }, index) => ({ name, data: values[index] ?? [] })),
    schema: [
      { name: "root", num_children: columns.length },
      ...columns.map(({ name, type }) => ({ name, ...TYPES[type], repetition_type: "OPTIONAL" as const })),
    ],
    createdBy: "Counterpoint",
  });
  return new Uint8Array(buffer);
}
