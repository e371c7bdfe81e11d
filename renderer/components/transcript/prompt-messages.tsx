import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ChatMessage, Sampling } from "../../../core/model.ts";
import { ScrollBox } from "../scroll-box.tsx";
import classes from "./turn-card.module.css";

/** What the agent was shown, word for word, and how its reply was sampled. */
export function PromptMessages({
  messages,
  sampling,
}: {
  readonly messages: readonly ChatMessage[];
  readonly sampling: Sampling;
}): ReactNode {
  const { t } = useTranslation();
  const { temperature, topP, seed, maxTokens } = sampling;
  return (
    <ScrollBox className={classes.prompt} name={t("transcript.saw")}>
      <dl>
        {messages.map(({ role, content }, index) => (
          <div key={index}>
            <dt>{t(`transcript.messageRoles.${role}`)}</dt>
            <dd>{content}</dd>
          </div>
        ))}
      </dl>
      <p data-figures>{t("transcript.sampling", { temperature, topP, seed: String(seed), maxTokens })}</p>
    </ScrollBox>
  );
}
