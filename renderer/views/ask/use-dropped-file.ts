import { useEffect, useEffectEvent } from "react";

/** Takes a file that is dropped anywhere on the page, which a browser would open in its place. */
export function useDroppedFile(onFile: (file: File) => void): void {
  const onDrop = useEffectEvent((event: DragEvent) => {
    const file = event.dataTransfer?.files.item(0) ?? null;
    if (file !== null) onFile(file);
  });
  useEffect(() => {
    const drag = (event: DragEvent): void => {
      // Text is dragged into fields.
      if (event.dataTransfer?.types.includes("Files") === true) event.preventDefault();
    };
    const drop = (event: DragEvent): void => {
      drag(event);
      onDrop(event);
    };
    window.addEventListener("dragover", drag);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", drag);
      window.removeEventListener("drop", drop);
    };
  }, []);
}
