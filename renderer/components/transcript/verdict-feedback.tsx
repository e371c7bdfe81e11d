import { ActionIcon, Anchor, Loader, Tooltip } from "@mantine/core";
import { ThumbsDown, ThumbsUp } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { QuestionTranscript } from "../../../core/transcript.ts";
import { DEFAULT_REPOSITORY } from "../../../engine/contract/experience.ts";
import { useExperienceOfQuestion } from "../../state/experience.ts";
import { formatPlace, viewAlone } from "../../state/navigation.ts";
import { useCommands } from "../../state/palette.ts";
import { useListings } from "../../state/runs.ts";
import { useExperienceActions } from "../../state/use-experience-actions.ts";
import { feedbackBlocked } from "./feedback-blocked.ts";
import { actionsNow, feedbackCommands } from "./feedback-commands.ts";
import classes from "./verdict.module.css";

/** Thumbs up keeps the solution as an experience, thumbs down takes it out again. */
export function VerdictFeedback({
  run,
  question,
  live,
}: {
  readonly run: string;
  readonly question: QuestionTranscript;
  readonly live: boolean;
}): ReactNode {
  const { t } = useTranslation();
  const listing = useListings([run]).data?.[0];
  const blocked = feedbackBlocked(question, live, listing);
  const known = useExperienceOfQuestion(run, question.id, { enabled: blocked === null }).data ?? null;
  const stored = blocked === null ? known : null;
  const { add, remove } = useExperienceActions();
  const busy = add.isPending || remove.isPending;
  const canBeKept = blocked === null && stored === null;
  const actions = actionsNow(busy, {
    keep: canBeKept ? () => add.mutate({ run, question: question.id }) : null,
    takeOut: stored === null ? null : () => remove.mutate(stored),
  });
  useCommands(`verdict-feedback-${run}`, feedbackCommands(run, listing, actions, t));
  const why = blocked === null ? null : t(`experience.thumbs.blocked.${blocked}`);
  return (
    <div className={classes.feedback} role="group" aria-label={t("experience.thumbs.label")}>
      <span aria-hidden>{t("experience.thumbs.label")}</span>
      <div>
        <Thumb
          label={why ?? t(stored === null ? "experience.thumbs.up" : "experience.thumbs.isKept")}
          pressed={stored !== null}
          busy={busy}
          onPress={stored === null ? actions.keep : actions.takeOut}
        >
          <ThumbsUp size={16} aria-hidden />
        </Thumb>
        <Thumb
          label={why ?? t(stored === null ? "experience.thumbs.notKept" : "experience.thumbs.down")}
          busy={busy}
          onPress={actions.takeOut}
        >
          <ThumbsDown size={16} aria-hidden />
        </Thumb>
      </div>
      <small>
        {stored !== null && (
          <Anchor
            inherit
            href={formatPlace({
              ...viewAlone("experience"),
              repository: DEFAULT_REPOSITORY,
              experience: stored.id,
            })}
          >
            {t("experience.thumbs.show")}
          </Anchor>
        )}
      </small>
    </div>
  );
}

function Thumb({
  label,
  pressed,
  busy,
  onPress,
  children,
}: {
  /** What pressing it does, or why it cannot be pressed. */
  readonly label: string;
  /** Undefined: it does something, but is not on or off. */
  readonly pressed?: boolean;
  readonly busy: boolean;
  /** Null: not now. */
  readonly onPress: (() => void) | null;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Tooltip label={label} events={{ hover: true, focus: true, touch: true }}>
      <ActionIcon
        variant={pressed === true ? "filled" : "default"}
        size="md"
        aria-label={label}
        aria-pressed={pressed}
        // A button that is really disabled could not say why, and would lose the focus.
        data-disabled={onPress === null}
        aria-disabled={onPress === null}
        onClick={() => onPress?.()}
      >
        {busy ? <Loader size={14} aria-hidden /> : children}
      </ActionIcon>
    </Tooltip>
  );
}
