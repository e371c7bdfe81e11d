import process from "node:process";
import { EmbedderError, errorCode, reasonOf } from "../../core/errors.ts";

/**
 * Imports what cannot do without ONNX Runtime, whose binaries are published for some systems only.
 * @param system in words
 * @throws EmbedderError where there is none, or it cannot be loaded
 */
export async function withRuntime<T>(
  load: () => Promise<T>,
  system = `${process.platform} ${process.arch}`,
): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    const problem =
      errorCode(cause) === "MODULE_NOT_FOUND"
        ? `There is no ONNX Runtime for this system (${system}).`
        : `ONNX Runtime cannot be loaded on this system (${system}): ${reasonOf(cause)}.`;
    throw new EmbedderError(
      `${problem} What compares texts by meaning needs it: mcf, auto-cot, experience and, ` +
        "on questions that are answered in prose, votes and debates. Everything else works without; choose another method.",
      { system },
      { cause },
    );
  }
}
