import type { ExportedFile } from "../../engine/contract/exported-file.ts";

/** Hands a file over to be saved, as a browser and the window do it. */
export function saveFile({ name, mediaType, content, encoding }: ExportedFile): void {
  const bytes = encoding === "base64" ? bytesOf(content) : content;
  const address = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The download has taken the file when the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
