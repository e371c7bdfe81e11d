import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { RetrievalSettings } from "../../../../core/experience/repository.ts";
import type { RepositoryMap } from "../../../../engine/contract/experience.ts";
import { Picture } from "../../../components/transcript/pictures/picture.tsx";
import { Read } from "../../../components/read.tsx";
import { EXPERIENCE_KEY } from "../../../state/experience.ts";
import { useEngineQuery } from "../../../connection/engine.tsx";
import { useExperienceTrials } from "../experience-trials.ts";
import { MapPicture } from "./map-picture.tsx";
import { OutlierControls } from "./outlier-controls.tsx";
import classes from "./pictures.module.css";
import { TaskTable } from "./task-table.tsx";
import { TryTask } from "./try-task.tsx";

/** The tasks of a repository by their meaning, which of them the outlier test would refuse, and a field to try a task. */
export function TaskMap({
  repository,
  onOpen,
}: {
  readonly repository: string;
  /** Shows an experience. */
  readonly onOpen: (id: string) => void;
}): ReactNode {
  const { t } = useTranslation();
  const map = useEngineQuery([...EXPERIENCE_KEY, "map", repository], (client) =>
    client.experience.map({ repository }),
  );
  return (
    <Read
      key={repository}
      query={map}
      reading={<p className={classes.soft}>{t("pictures.experience.map.reading")}</p>}
    >
      {(read) =>
        read.tasks.length === 0 ? (
          <p className={classes.soft}>{t("pictures.experience.map.empty")}</p>
        ) : (
          <Mapped map={read} onOpen={onOpen} />
        )
      }
    </Read>
  );
}

function Mapped({
  map,
  onOpen,
}: {
  readonly map: RepositoryMap;
  readonly onOpen: (id: string) => void;
}): ReactNode {
  const { t } = useTranslation();
  const { repository, tasks, greatestZ } = map;
  const { settings, tried: last } = useExperienceTrials();
  const tried = last?.repository === repository ? last.task : null;
  const setSettings = (next: RetrievalSettings): void => useExperienceTrials.setState({ settings: next });
  const probe = useEngineQuery(
    [...EXPERIENCE_KEY, "probe", repository, tried],
    (client) => client.experience.probe({ repository, task: tried ?? "" }),
    { enabled: tried !== null },
  );
  return (
    <div className={classes.map}>
      <OutlierControls tasks={tasks} greatestZ={greatestZ} settings={settings} onChange={setSettings} />
      <Picture
        title={t("pictures.experience.map.title")}
        steady={false}
        picture={<MapPicture map={map} settings={settings} probe={probe.data} onOpen={onOpen} />}
        table={<TaskTable tasks={tasks} settings={settings} onOpen={onOpen} />}
      />
      <TryTask
        probe={probe.data}
        looking={probe.isFetching}
        error={probe.error}
        settings={settings}
        onChange={setSettings}
        // The same again, after something that failed was mended.
        onTry={(task) => {
          if (task === tried) void probe.refetch();
          else useExperienceTrials.setState({ tried: { repository, task } });
        }}
        onOpen={onOpen}
      />
    </div>
  );
}
