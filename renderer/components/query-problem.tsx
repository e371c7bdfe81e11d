import type { ReactNode } from "react";
import { errorRecord } from "../connection/errors.ts";
import { Problem } from "./problem.tsx";

/** Why something could not be read or done, if it could not. @param query what the engine was asked */
export function QueryProblem({ query }: { readonly query: { readonly error: unknown } }): ReactNode {
  return query.error !== null && <Problem error={errorRecord(query.error)} />;
}
