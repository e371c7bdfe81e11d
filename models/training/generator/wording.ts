/**
 * Wordings of one kind of arithmetic problem. All of a family are held out of training together, so no two families may say
 * the same in nearly the same words.
 *
 * A text has alternatives, which nest: `[bought|found] {x} {o}`, and slots:
 * - `{x} {y} {z} {w} {v}` the given numbers; all that the expression uses are said in the text, or implied by a word of it
 *   (`twice`, `a dozen`: then the expression has the number itself)
 * - `{n} {m} {k}` names of three people; `{he} {He} {his} {His} {him} {himself}` pronouns of n, `{mhe} {mHe} {mhis} {mHis} {mhim}` of m
 * - `{o} {s}` a countable thing, plural and singular; `{p} {ps}` another one; `{q} {qs}` a third one
 * - `{c} {cs}` containers, plural and singular; `{g} {gs}` groups of people (`teams`, `team`)
 * - `{u}` people, plural (`students`); `{a}` `{as}` animals, plural and singular; `{f}` `{fs}` food that is eaten piece by piece
 * - `{place} {place2}` (`park`), `{color} {color2} {color3}`, `{day} {day2} {day3}`, `{month} {month2}`, `{shop}` (`bakery`), `{length}` (`meters`)
 */
export interface WordingFamily {
  /** Kind and name, e.g. `change/give-away`. */
  readonly id: string;
  /** Three to six whole texts that differ in order and wording, not in a word or two. */
  readonly texts: readonly string[];
  /**
   * What is to be computed, over the slots and whole numbers, with `+ - * /` and parentheses, e.g. `(x-y)/z`. Its
   * operations, innermost and leftmost first, are the steps of the solution; no step may give less than 1 or a fraction
   * (decimals are drawn where the numbers are dollars, or measures that are only added and subtracted: draw-numbers.ts).
   */
  readonly expression: string;
  /**
   * How numbers are drawn where it is not the usual way (2 to 99 for sums, 2 to 12 with an occasional larger one for factors):
   * `low..high`, `low..high by step`, or an expression over other numbers of the table and the fresh draws `i j` (2 to 12), for example
   * `y*i` for what is to be divided by y.
   */
  readonly numbers?: Readonly<Record<string, string>>;
  /** What each step's result counts, in slots or words, e.g. `["{c}", "{o}"]`; said in half of all solutions. */
  readonly units?: readonly string[];
  /** `dollars`: the numbers may have cents now and then. */
  readonly money?: true;
}
