import type { Figure } from "../figures.ts";
import { html, type Content, type Markup } from "./markup.ts";
import { STYLE } from "./style.ts";

/** A part of a report. @param kind a class that colours it */
export function section(title: string, content: Content, kind = ""): Markup {
  return html`<section class="${kind}">
    <h2>${title}</h2>
    ${content}
  </section> `;
}

/** Figures beside each other; the first ones, `main`, are large. */
export function figureList(main: readonly Figure[], others: readonly Figure[]): Markup {
  const item =
    (kind: string) =>
    ([name, value]: Figure) =>
      html`<div class="${kind}">
        <dt>${name}</dt>
        <dd>${value}</dd>
      </div>`;
  return html`<dl class="figures">${main.map(item("main"))}${others.map(item(""))}</dl>`;
}

/** A table with two columns: what it is, and its value. */
export function settingsTable(rows: readonly Figure[]): Markup {
  return html`<table class="settings">
    <tbody>
      ${rows.map(
        ([name, value]) =>
          html`<tr>
            <th scope="row">${name}</th>
            <td>${value}</td>
          </tr> `,
      )}
    </tbody>
  </table>`;
}

/** A picture under its caption. */
export function captioned(caption: string, picture: Markup): Markup {
  return html`<figure>
    <figcaption>${caption}</figcaption>
    ${picture}
  </figure>`;
}

/** Why it ended, and what there is to know of it; nothing if all is well. */
export function troubles(error: { readonly message: string } | null, warnings: readonly string[]): Markup {
  return html`${error && section("Error", html`<p>${error.message}</p>`, "error")}${
    warnings.length === 0
      ? null
      : section(
          "Warnings",
          html`<ul>
            ${warnings.map((warning) => html`<li>${warning}</li>`)}
          </ul>`,
          "warnings",
        )
  }`;
}

/** A whole document, in pieces. It asks for nothing, and a browser lets nothing in it run or ask. */
export function* page(title: string, subtitle: string, body: Iterable<Markup>): Generator<string> {
  yield '<!doctype html>\n<html lang="en">\n';
  yield head(title).markup;
  yield "\n<body>\n<main>\n";
  yield html`<header>
    <h1>${title}</h1>
    <p>${subtitle}</p>
  </header>`.markup;
  for (const part of body) yield `\n${part.markup}`;
  yield "\n</main>\n</body>\n</html>\n";
}

function head(title: string): Markup {
  return html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
    <title>${title}</title>
    <style>
      ${{ markup: STYLE }}
    </style>
  </head>`;
}
