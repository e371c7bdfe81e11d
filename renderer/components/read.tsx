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
  reading = <Reading />,
  children,
}: {
  readonly query: UseQueryResult<Data>;
  /** Says that it is being read. */
  readonly reading?: ReactNode;
  /** What was read, drawn. */
  readonly children: (data: Data) => ReactNode;
}): ReactNode {
  return (
    <>
      <ReadProblem query={query} />
      {query.isPending && reading}
      {query.data !== undefined && children(query.data)}
    </>
  );
}
