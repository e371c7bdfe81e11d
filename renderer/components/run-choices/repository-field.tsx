import { Autocomplete } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DEFAULT_REPOSITORY } from "../../../engine/contract/experience.ts";
import { useRepositories } from "../../state/experience.ts";

/** The name of the lasting experience repository that a run reads and adds to: one that there is, or a new one. */
export function RepositoryField({
  repository,
  onChange,
  together,
}: {
  readonly repository: string;
  readonly onChange: (repository: string) => void;
  /** One of several evaluations at once, which would learn from each other. */
  readonly together: boolean;
}): ReactNode {
  const { t } = useTranslation();
  const lasting = (useRepositories().data ?? []).filter(({ run }) => run === null);
  return (
    <Autocomplete
      label={t("strategies.repository")}
      description={t(together ? "strategies.repositoryTogether" : "strategies.repositoryHelp", {
        name: DEFAULT_REPOSITORY,
      })}
      disabled={together}
      data={[...new Set([DEFAULT_REPOSITORY, ...lasting.map(({ name }) => name)])]}
      value={together ? "" : repository}
      onChange={onChange}
    />
  );
}
