import type { ExportedFile } from "../../engine/contract/contract.ts";

/** Hands a file over to be saved, as a browser and the window do it. */
export function saveFile({ name, mediaType, text }: ExportedFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: mediaType }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The download has taken the file when the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
