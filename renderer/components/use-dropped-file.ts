import { useEffect, useEffectEvent } from "react";
import { tellOneFile } from "./notice.ts";

/** Takes a file that is dropped anywhere on the page. Of several at once none is taken, and the person is told. */
export function useDroppedFile(onFile: (file: File) => void): void {
  useDrops((files) => {
    const [file] = files;
    if (files.length > 1) tellOneFile();
    else if (file !== undefined) onFile(file);
  });
}

/** Keeps a browser from opening what is dropped on the page in the page's place. @param onDrop is given the files */
export function useDrops(onDrop: (files: readonly File[]) => void = () => undefined): void {
  const take = useEffectEvent((event: DragEvent) => onDrop([...(event.dataTransfer?.files ?? [])]));
  useEffect(() => {
    const drag = (event: DragEvent): void => {
      // Text is dragged into fields.
      if (event.dataTransfer?.types.includes("Files") === true) event.preventDefault();
    };
    const drop = (event: DragEvent): void => {
      drag(event);
      take(event);
    };
    window.addEventListener("dragover", drag);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", drag);
      window.removeEventListener("drop", drop);
    };
  }, []);
}
