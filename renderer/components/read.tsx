import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ReadProblem } from "./read-problem.tsx";
import { Reading } from "./reading.tsx";

/**
 * What is read of the engine. It stays while it is read anew and where that fails; why it cannot be read stands above it. Where it
 * may come to be about something else, give it a key, so that no trouble stands under the wrong name.
 */
export function Read<Data>({
  query,
  asked,
  reading = <Reading />,
  children,
}: {
  readonly query: UseQueryResult<Data>;
  /**
   * What is asked for, where a person changes that beside it: what was read before stays, but no trouble with it, and what is
   * refused for how it was asked cannot be tried again.
   */
  readonly asked?: string;
  /** Says that it is being read. */
  readonly reading?: ReactNode;
  /** What was read, drawn. */
  readonly children: (data: Data) => ReactNode;
}): ReactNode {
  return (
    <>
      <ReadProblem key={asked} query={query} isAskedBeside={asked !== undefined} />
      {query.isPending && reading}
      {query.data !== undefined && children(query.data)}
    </>
  );
}
