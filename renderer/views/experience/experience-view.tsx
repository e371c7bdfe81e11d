import { Button } from "@mantine/core";
import { Download, Trash2 } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { quietlyDisabled } from "../../components/busy-button.tsx";
import { View } from "../../components/view.tsx";
import { useExperiences, useRepositories } from "../../state/experience.ts";
import { useExperienceActions, useExperienceImport } from "../../state/use-experience-actions.ts";
import { useShownRepository } from "./experience-place.ts";
import { ImportButton, ImportDrop, ImportReport } from "./import.tsx";
import { RepositoryBar } from "./repository-bar.tsx";
import { Sections } from "./sections.tsx";
import { useExperienceCommands } from "./use-experience-commands.ts";
import { useGrowth } from "./use-growth.ts";

/** What was learned: the repositories of experiences, what is in them, and how alike texts are. */
export function ExperienceView(): ReactNode {
  const repository = useShownRepository();
  return <Repository key={repository} repository={repository} />;
}

function Repository({ repository }: { readonly repository: string }): ReactNode {
  const { t } = useTranslation();
  const { save, removeAll } = useExperienceActions();
  const repositories = useRepositories().data;
  const held = useExperiences(repository).data?.length;
  const importing = useExperienceImport(repository);
  const field = useRef<HTMLInputElement>(null);
  const listing = repositories?.find(({ name }) => name === repository);
  const lasting = listing === undefined || listing.run === null;
  useGrowth(listing, held);
  useExperienceCommands(field, () => save(repository));
  return (
    <View
      title={t("frame.views.experience")}
      lead={t("experience.lead")}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<Download size={14} aria-hidden />}
            disabled={held === undefined || held === 0}
            onClick={() => save(repository)}
          >
            {t("experience.export")}
          </Button>
          <ImportButton importing={importing} lasting={lasting} />
          {repositories !== undefined && lasting && (
            <EmptyButton
              canEmpty={held !== undefined && held > 0 && !removeAll.isPending}
              onEmpty={() => removeAll.mutate(repository)}
            />
          )}
        </>
      }
    >
      <RepositoryBar repository={repository} repositories={repositories ?? []} />
      <ImportReport importing={importing} />
      {lasting && <ImportDrop repository={repository} importing={importing} />}
      <Sections repository={repository} field={field} />
    </View>
  );
}

/** Takes everything out of a repository. It keeps the focus when nothing is left. */
function EmptyButton({
  canEmpty,
  onEmpty,
}: {
  readonly canEmpty: boolean;
  readonly onEmpty: () => void;
}): ReactNode {
  const { t } = useTranslation();
  return (
    <Button
      variant="default"
      leftSection={<Trash2 size={14} aria-hidden />}
      {...quietlyDisabled(!canEmpty)}
      onClick={() => canEmpty && onEmpty()}
    >
      {t("experience.removeAll")}
    </Button>
  );
}
