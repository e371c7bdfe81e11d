/** Why a problem cannot be traced. */
export type DropReason =
  | "an annotation is no calculation"
  | "an annotation is miscalculated"
  | "a number comes from nowhere"
  | "a number is out of range"
  | "a step leads nowhere"
  | "no step gives the answer"
  | "there are too many steps";

/** A problem turned out not to be traceable. */
export class Untraceable extends Error {
  readonly reason: DropReason;

  constructor(reason: DropReason) {
    super(reason);
    this.reason = reason;
  }
}
