import { extname } from "node:path";

/** What the questions of a file are called together if nothing else is said: the file's name without its ending. */
export function setNameOf(file: string): string {
  return file.slice(0, file.length - extname(file).length);
}
