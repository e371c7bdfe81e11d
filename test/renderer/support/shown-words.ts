import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** What a component draws, as HTML. */
export function markupOf(element: ReactNode): string {
  const page = createElement(QueryClientProvider, { client: new QueryClient(), children: element });
  return renderToStaticMarkup(createElement(MantineProvider, null, page)).replaceAll(
    /<style[^]*?<\/style>/g,
    "",
  );
}

/** The words on the buttons with which nothing can be done now, though they keep the focus. */
export function quietButtons(element: ReactNode): readonly string[] {
  const buttons = markupOf(element).matchAll(/<button[^>]*aria-disabled="true"[^>]*>([^]*?)<\/button>/g);
  return [...buttons].map(([, inside = ""]) => inside.replaceAll(/<[^>]*>/g, ""));
}

/** The words that a component shows or says, with a bar between those of different elements. */
export function shownWords(element: ReactNode): string {
  return markupOf(element)
    .replaceAll(/<[^>]*aria-label="([^"]*)"[^>]*>/g, "|$1|")
    .replaceAll(/<[^>]*>/g, "|")
    .replaceAll(/[\s|]*\|[\s|]*/g, "|");
}
