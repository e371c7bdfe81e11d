/** Roles that end like inverse ones and are none. */
const NOT_INVERSE: ReadonlySet<string> = new Set(["consist-of", "prep-on-behalf-of", "prep-out-of"]);
const INVERSE_ENDING = "-of";

/** The role without its inversion, or null for one that is not inverted: `ARG0-of` is `ARG0` seen from the other end. */
export function uninvertedRole(role: string): string | null {
  return role.endsWith(INVERSE_ENDING) && !NOT_INVERSE.has(role)
    ? role.slice(0, -INVERSE_ENDING.length)
    : null;
}

/** The role that says the same from the other end. */
export function inverseRole(role: string): string {
  if (role === "mod") return "domain";
  if (role === "domain") return "mod";
  return uninvertedRole(role) ?? `${role}${INVERSE_ENDING}`;
}
