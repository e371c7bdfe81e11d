import type { TFunction } from "i18next";
import type { CSSProperties, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ShareBar } from "../../../charts/bars.tsx";
import { agentColour } from "../../../theme/agents.ts";
import { ScrollBox } from "../../scroll-box.tsx";
import { AgentBadge, agentName } from "../agent-badge.tsx";
import { AnswerCount } from "./answer-count.tsx";
import { Picture, type PictureProps } from "./picture.tsx";
import classes from "./review-matrix.module.css";
import { ReviewTable } from "./review-table.tsx";
import { confidenceIn, peerReviewOf, type Author, type Review } from "./reviews.ts";
import type { Stand } from "./stands.ts";
import { TurnButton } from "./turn-button.tsx";
import { TurnCell, type TurnCellProps } from "./turn-cell.tsx";

type Shared = Pick<TurnCellProps, "asked" | "final" | "live">;

/** The greatest confidence that a review may name. */
const MOST = 10;

/** Solutions, how sure each reviewer is of them, what became of them, and the votes. */
export function ReviewMatrix({ question, live, steady }: PictureProps): ReactNode {
  const { t } = useTranslation();
  const review = peerReviewOf(question);
  const { authors, reviews, counted } = review;
  const shared = { asked: question.asked, final: question.result?.answer, live };
  return (
    <Picture
      title={t("transcript.reviews.title")}
      steady={steady}
      picture={
        <>
          <p className={classes.legend}>{t("transcript.reviews.legend")}</p>
          <ScrollBox className={classes.scroll} name={t("transcript.reviews.title")}>
            <table className={classes.matrix} style={{ "--authors": authors.length } as CSSProperties}>
              <thead>
                <tr>
                  <td />
                  {authors.map(({ agent }) => (
                    <th key={agent} scope="col">
                      {t("transcript.reviews.solution", { number: agent })}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                <tr>
                  <th scope="row">{t("transcript.reviews.first")}</th>
                  {authors.map(({ agent, first }) => (
                    <Answer key={agent} agent={agent} stand={first} {...shared} final={undefined} />
                  ))}
                </tr>
                {authors.map(({ agent }) => (
                  <ReviewerRow key={agent} reviewer={agent} {...{ authors, reviews, live }} />
                ))}
                <tr className={classes.sums} data-figures>
                  <th scope="row">{t("transcript.reviews.sum")}</th>
                  {authors.map(({ agent }) => (
                    <td key={agent}>{confidenceIn(agent, reviews) ?? "–"}</td>
                  ))}
                </tr>
                <tr>
                  <th scope="row">{t("transcript.reviews.revised")}</th>
                  {authors.map(({ agent, revised }) => (
                    <Answer key={agent} agent={agent} stand={revised} {...shared} />
                  ))}
                </tr>
              </tbody>
            </table>
          </ScrollBox>
          <div className={classes.votes}>
            {counted !== null && (
              <AnswerCount
                counted={counted}
                asked={question.asked}
                final={question.result?.answer}
                role="solver"
              />
            )}
          </div>
        </>
      }
      table={<ReviewTable review={review} asked={question.asked} />}
    />
  );
}

function Answer({
  agent,
  stand,
  ...shared
}: Shared & { readonly agent: number; readonly stand: Stand | null }): ReactNode {
  const { t } = useTranslation();
  return (
    <td>
      <div className={classes.slot}>
        {stand !== null && <TurnCell stand={stand} name={agentName("solver", agent, t)} {...shared} />}
      </div>
    </td>
  );
}

function ReviewerRow({
  reviewer,
  authors,
  reviews,
  live,
}: Pick<PictureProps, "live"> & {
  readonly reviewer: number;
  readonly authors: readonly Author[];
  readonly reviews: readonly Review[];
}): ReactNode {
  const { t } = useTranslation();
  return (
    <tr>
      <th scope="row">
        <span className={classes.who}>
          <AgentBadge role="reviewer" agent={reviewer} /> {t("transcript.reviews.by", { number: reviewer })}
        </span>
      </th>
      {authors.map(({ agent }) => {
        const review = reviews.find((one) => one.reviewer === reviewer && one.author === agent);
        return (
          <td key={agent} className={classes.own}>
            {agent === reviewer && (
              <span role="img" aria-label={t("transcript.reviews.own")}>
                –
              </span>
            )}
            {review !== undefined && <Confidence review={review} live={live} />}
          </td>
        );
      })}
    </tr>
  );
}

/** How sure a reviewer is of a solution, as a number and a bar. */
function Confidence({
  review: { turn, reviewer, author, confidence },
  live,
}: Pick<PictureProps, "live"> & { readonly review: Review }): ReactNode {
  const { t } = useTranslation();
  const review = { reviewer, author };
  const words = confidenceWords({ turn, confidence }, live, t);
  return (
    <TurnButton
      path={turn.path}
      className={classes.review}
      aria-label={t("common.named", { name: t("transcript.reviews.of", review), value: words })}
    >
      {typeof confidence === "number" && (
        <ShareBar share={confidence / MOST} colour={agentColour(reviewer)} />
      )}
      <span className={classes.figure} data-figures data-none={typeof confidence !== "number" || undefined}>
        {words}
      </span>
    </TurnButton>
  );
}

function confidenceWords(
  { turn, confidence }: Pick<Review, "turn" | "confidence">,
  live: boolean,
  t: TFunction,
): string {
  if (typeof confidence === "number") return t("transcript.reviews.confidence", { confidence, most: MOST });
  if (confidence === null || turn.finished !== null) return t("transcript.reviews.none");
  return t(live ? "transcript.writing" : "transcript.unfinished");
}
