import { CloseButton, Loader } from "@mantine/core";
import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { RuntimeSettings } from "../../../../core/runtime.ts";
import { Read } from "../../../components/read.tsx";
import { Panel } from "../../../components/view.tsx";
import { useEngineQuery } from "../../../connection/engine.tsx";
import { MODELS_KEY } from "../../../state/models.ts";
import { useSettings } from "../../../state/settings.ts";
import classes from "../models.module.css";
import { UseButton } from "../use-button.tsx";
import { ModelFacts } from "./model-facts.tsx";
import { ModelPlan } from "./model-plan.tsx";
import { ModelSpeed } from "./model-speed.tsx";
import { TryModel } from "./try-model.tsx";

/** One model: what its file says, how it would be run, how fast it is, and a place to try it. */
export function ModelDetails({
  reference,
  onClose,
}: {
  readonly reference: string;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation();
  const settings = useSettings();
  const runtime = settings?.runtime;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={place}>
      <Panel
        title={reference}
        actions={
          <>
            <UseButton reference={reference} />
            <CloseButton aria-label={t("common.close")} onClick={onClose} />
          </>
        }
      >
        {runtime === undefined ? null : <Report reference={reference} runtime={runtime} />}
      </Panel>
    </div>
  );
}

function Report({
  reference,
  runtime,
}: {
  readonly reference: string;
  readonly runtime: RuntimeSettings;
}): ReactNode {
  const { t } = useTranslation();
  const report = useEngineQuery([...MODELS_KEY, "inspect", reference, runtime], (client, signal) =>
    client.models.inspect({ reference, runtime }, { signal }),
  );
  return (
    <Read
      query={report}
      reading={
        <div className={classes.busy} role="status">
          <Loader size={16} /> {t("models.details.reading")}
        </div>
      }
    >
      {(read) => (
        <div className={classes.report}>
          <ModelFacts report={read} />
          <ModelPlan runtime={read.runtime} />
          {read.runtime.fits && <ModelSpeed reference={reference} runtime={runtime} speed={read.speed} />}
          {read.runtime.fits && <TryModel reference={reference} report={read} runtime={runtime} />}
        </div>
      )}
    </Read>
  );
}
