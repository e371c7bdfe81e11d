import { Button } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { errorRecord } from "../connection/errors.ts";
import { Problem } from "./problem.tsx";

/** A query of the engine, as far as its failure is told. */
interface FailingQuery {
  readonly data: unknown;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
}

/** Why something cannot be read, if it cannot; where nothing was read before either, it can be tried again. */
export function ReadProblem({
  query,
  again,
  isAskedBeside = false,
  children,
}: {
  readonly query: FailingQuery;
  /** What the button says with which it is tried again. */
  readonly again?: string;
  /** Whether what is asked for is changed beside it: the same again would be refused again. */
  readonly isAskedBeside?: boolean;
  /** What else is to be said of it. */
  readonly children?: ReactNode;
}): ReactNode {
  const { t } = useTranslation();
  const { data, error, refetch } = query;
  // There is no error while it is read again, and the button that asks for it is to stay.
  const [last, setLast] = useState(error);
  if (error !== null && error !== last) setLast(error);
  const isUnread = data === undefined;
  const shown = isUnread ? last : error;
  if (shown === null) return null;
  const record = errorRecord(shown);
  const isRefused = isAskedBeside && record.code === "contract";
  return (
    <Problem error={record}>
      {children}
      {isUnread && !isRefused && (
        <Button variant="default" mt="sm" onClick={() => void refetch()}>
          {again ?? t("common.tryAgain")}
        </Button>
      )}
    </Problem>
  );
}
