import { figuresOf } from "../../../core/evaluation/figures.ts";
import { goldOf, type QuestionTranscript } from "../../../core/transcript.ts";
import { html, type Markup } from "./markup.ts";

/** Every question with its answer and whether that is right. */
export function questionTable(questions: readonly QuestionTranscript[]): Markup {
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th scope="col">Question</th>
          <th scope="col">Answer</th>
          <th scope="col">Right answer</th>
          <th scope="col">Outcome</th>
          <th scope="col" class="number">New tokens</th>
          <th scope="col" class="number">Seconds</th>
        </tr>
      </thead>
      <tbody>
        ${questions.map(row)}
      </tbody>
    </table>
  </div>`;
}

function row(question: QuestionTranscript): Markup {
  const { asked, result, tokens } = question;
  const choices = asked.choices.map(({ label, text }) => `\n${label}) ${text}`);
  return html`<tr>
    <td class="question">${[asked.text, ...choices]}</td>
    <td class="said">${result?.answer ?? "–"}</td>
    <td class="said">${goldOf(question) ?? "–"}</td>
    <td>${mark(question)}</td>
    <td class="number">${tokens.generated}</td>
    <td class="number">${figuresOf(question)?.seconds.toFixed(1) ?? "–"}</td>
  </tr> `;
}

/** What became of a question, in a sign and a word, so that nobody needs to tell the colours apart. */
function mark({ asked, state, result, error }: QuestionTranscript): Markup {
  if (state === "failed")
    return html`<span class="mark wrong" title="${error?.message ?? ""}">! failed</span>`;
  if (result === null) return html`<span class="mark">… not finished</span>`;
  if (asked.exemplar) return html`<span class="mark">exemplar</span>`;
  if (result.score !== undefined) return html`<span class="mark">${result.score.toFixed(1)}</span>`;
  if (result.correct === null) return html`<span class="mark">not compared</span>`;
  if (result.correct) return html`<span class="mark right">✓ right</span>`;
  return html`<span class="mark wrong">✗ ${result.answer === null ? "unanswered" : "wrong"}</span>`;
}
