const GGUF_MAGIC = "GGUF";

/** Whether a file that begins with these bytes says that it is a GGUF. */
export function isGguf(start: Uint8Array): boolean {
  return latin1(start, 4) === GGUF_MAGIC;
}

/**
 * What a file that is not a GGUF looks like, from its first bytes, as the end of the sentence "It looks like …";
 * undefined if nothing is recognised.
 */
export function recogniseOther(start: Uint8Array): string | undefined {
  const text = latin1(start, 256);
  if (text.startsWith("PK\u0003\u0004")) return "a zip archive, perhaps a PyTorch checkpoint";
  if (text.startsWith("\u001f\u008b")) return "a gzip archive; unpack it first";
  if (/^(lmgg|fmgg|tjgg|algg|ggml|ggmf|ggjt|ggla)/.test(text)) {
    return "a GGML file from before GGUF; convert it, or get the model as GGUF";
  }
  if (text.startsWith("version https://git-lfs"))
    return "a Git LFS pointer; the model itself was not downloaded";
  if (/^\s*<(!doctype|html|\?xml)/i.test(text))
    return "a web page; the download link led to a page, not to the file";
  if (/^.{8}\{"/s.test(text)) return "a safetensors file; get the model as GGUF";
  if (/^\s*[{[]/.test(text)) return "a JSON document";
  if (start.length > 0 && start.every((byte) => byte === 0))
    return "an unfinished download: it begins with zeros";
  return undefined;
}

function latin1(bytes: Uint8Array, length: number): string {
  return Buffer.from(bytes.subarray(0, length)).toString("latin1");
}
