/** A page that says why there is nothing to see and what to do; `text` and `head` are ours, never a visitor's. */
function messagePage(title: string, text: string, head = ""): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${title} · Counterpoint</title>
    <link rel="icon" href="data:," />
    ${head}
    <style>
      :root { color-scheme: light dark; }
      body { font: 1rem/1.5 system-ui, sans-serif; max-width: 34rem; margin: 20vh auto; padding: 0 1.5rem; }
      h1 { font-size: 1.25rem; }
    </style>
  </head>
  <body>
    <h1>${title}</h1>
    <p>${text}</p>
  </body>
</html>
`;
}

/** A page that leads to an address by itself; `address` is ours and has no sign that means something in HTML. */
export function leadingPage(address: string): string {
  const refresh = `<meta http-equiv="refresh" content="0; url=${address}" />`;
  return messagePage("The window opens", `<a href="${address}">Go on</a> if it does not.`, refresh);
}

const NEW_ADDRESS =
  "Press Enter in the terminal in which Counterpoint runs to get a new address, or start it again there.";

export const NO_ACCESS_PAGE = messagePage(
  "This browser has not been let in",
  `Open the whole address that Counterpoint printed in its terminal, or go on in its open tab. ${NEW_ADDRESS}`,
);

export const VOID_TOKEN_PAGE = messagePage(
  "This address was used or is out of date",
  `Each address lets in one browser, once. Go on in the browser that opened it first. ${NEW_ADDRESS}`,
);

export const FOREIGN_PAGE = messagePage(
  "This request did not come from Counterpoint’s own page",
  "Type or paste the address into the browser instead of following a link from another page.",
);

/** @param root the path of the window */
export function noFilePage(root: string): string {
  return messagePage("There is nothing at this address", `<a href="${root}">Go to the window.</a>`);
}

export const WRONG_METHOD_PAGE = messagePage("This cannot be done here", "Files can only be read.");
