import type { RunEvent } from "../../core/events.ts";
import { withoutTurns, type QuestionTranscript, type RunTranscript } from "../../core/transcript.ts";

/**
 * A transcript with the turns and observations of one question alone, or of none. Of the others the passages and schemas
 * that they are about are left out too: of thousands of questions, they would be more than one message may hold.
 */
export function viewOf(transcript: RunTranscript, followed: QuestionTranscript | undefined): RunTranscript {
  return {
    ...transcript,
    questions: transcript.questions.map((question) =>
      question.id === followed?.id ? followed : inBrief(question),
    ),
  };
}

function inBrief(question: QuestionTranscript): QuestionTranscript {
  const { context, database, ...asked } = question.asked;
  const brief = withoutTurns(question);
  return context === undefined && database === undefined ? brief : { ...brief, asked };
}

/** Whether who follows a question, or none, is to be sent an event. */
export function concerns(event: RunEvent, followed: string | undefined): boolean {
  if (event.question === null || event.question === followed) return true;
  return (
    event.type === "question-started" ||
    event.type === "question-finished" ||
    event.type === "question-failed"
  );
}
