import { Button, CloseButton, Loader } from "@mantine/core";
import { Check } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { RuntimeSettings } from "../../../../core/runtime.ts";
import { focusHeading } from "../../../components/focus-heading.ts";
import { Problem } from "../../../components/problem.tsx";
import { Panel } from "../../../components/view.tsx";
import { useEngineQuery } from "../../../connection/engine.tsx";
import { errorRecord } from "../../../connection/errors.ts";
import { MODELS_KEY } from "../../../state/models.ts";
import { useChangeSettings, useSettings } from "../../../state/settings.ts";
import classes from "../models.module.css";
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
  if (report.isError) {
    return (
      <Problem error={errorRecord(report.error)}>
        <Button variant="default" mt="xs" onClick={() => void report.refetch()}>
          {t("common.tryAgain")}
        </Button>
      </Problem>
    );
  }
  if (report.data === undefined) {
    return (
      <div className={classes.busy} role="status">
        <Loader size={16} /> {t("models.details.reading")}
      </div>
    );
  }
  const { fits } = report.data.runtime;
  return (
    <div className={classes.report}>
      <ModelFacts report={report.data} />
      <ModelPlan runtime={report.data.runtime} />
      {fits && <ModelSpeed reference={reference} runtime={runtime} speed={report.data.speed} />}
      {fits && <TryModel reference={reference} report={report.data} runtime={runtime} />}
    </div>
  );
}

function UseButton({ reference }: { readonly reference: string }): ReactNode {
  const { t } = useTranslation();
  const settings = useSettings();
  const change = useChangeSettings();
  if (settings?.model === reference) {
    return (
      <span className={classes.tag} data-kind="good">
        <Check size={14} aria-hidden /> {t("models.local.used")}
      </span>
    );
  }
  return (
    <Button
      onClick={({ currentTarget }) => {
        change({ model: reference });
        focusHeading(currentTarget);
      }}
    >
      {t("models.details.use")}
    </Button>
  );
}
