/** What can be odd about options, and why some cannot go together; the window has a text for each. */
export const ODDITY_IDS = [
  "sameReplies",
  "sameOpenings",
  "sameThoughts",
  "sameSamples",
  "noCritics",
  "oneReasoner",
  "wideBeam",
  "testIdle",
  "guardPeers",
  "fewCandidates",
  "nothingFiltered",
  "manyTrajectories",
  "trajectoriesExperience",
  "trajectoriesGuard",
  "trajectoriesTerms",
  "parserIdle",
] as const;

/** What is odd about options that are allowed. */
export interface Oddity {
  /** The last two are found only when a run knows its prompts, so that no text of the window is for them. */
  readonly id: (typeof ODDITY_IDS)[number] | "untoldLevel" | "samePerspectives";
  /** What is odd, and what to do about it; printed and stored. */
  readonly message: string;
}
