/** A file's text, without a byte order mark. @throws TypeError if it is not UTF-8, which `file.text()` would silently garble */
export async function utf8Of(file: Blob): Promise<string> {
  return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
}
