const BEST_ANSWER = /\bbest answer is:?\s*["'“(*]*([A-Z])(?![\w'’])/g;

/** The letter of a place as the practice model knows it: 1 is A. */
export function placeLetter(place: number): string {
  return String.fromCharCode(64 + place);
}

/**
 * The place whose letter a verdict names last, as the practice model writes it: "The best answer is B."
 * @param places number of sides
 * @returns 1 to `places`, or null
 */
export function readBestLetter(text: string, places: number): number | null {
  const letter = [...text.matchAll(BEST_ANSWER)].at(-1)?.[1];
  const place = letter === undefined ? 0 : letter.charCodeAt(0) - 64;
  return place >= 1 && place <= places ? place : null;
}
