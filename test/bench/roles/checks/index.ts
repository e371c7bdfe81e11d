import type { Check } from "../check.ts";
import { adversary } from "./adversary.ts";
import { critic } from "./critic.ts";
import { filter } from "./filter.ts";
import { judge } from "./judge.ts";
import { likelihood } from "./likelihood.ts";
import { moderator } from "./moderator.ts";
import { reviewer } from "./reviewer.ts";
import { solver } from "./solver.ts";
import { user } from "./user.ts";
import { validator } from "./validator.ts";
import { voter } from "./voter.ts";

/** Every check by its role, in the order in which they are made. */
export const CHECKS: Readonly<Record<string, Check>> = {
  solver,
  validator,
  adversary,
  critic,
  judge,
  reviewer,
  user,
  moderator,
  voter,
  filter,
  likelihood,
};

/** @throws Error that names the roles there are */
export function findCheck(role: string): Check {
  const check = CHECKS[role];
  if (check !== undefined) return check;
  throw new Error(`There is no check of a role "${role}". There are: ${Object.keys(CHECKS).join(", ")}.`);
}
