import type { RunEvent } from "../../core/events.ts";
import type { QuestionTranscript, RunTranscript } from "../../core/transcript.ts";

/** A transcript with the turns and observations of one question alone, or of none. */
export function viewOf(transcript: RunTranscript, followed: QuestionTranscript | undefined): RunTranscript {
  return {
    ...transcript,
    questions: transcript.questions.map((question) =>
      question.id === followed?.id ? followed : withoutTurns(question),
    ),
  };
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

/** Without turns and observations; everything else stays. The same object if it has neither. */
export function withoutTurns(question: QuestionTranscript): QuestionTranscript {
  if (question.turns.length === 0 && question.observations.length === 0) return question;
  return { ...question, turns: [], observations: [] };
}
