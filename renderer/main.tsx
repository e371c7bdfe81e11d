import "@fontsource-variable/inter/wght.css";
import "@mantine/core/styles.css";
import "@mantine/dropzone/styles.css";
import "@mantine/notifications/styles.css";
import "@mantine/spotlight/styles.css";
import "./theme/tokens.css";

import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { connect } from "./connection/connection.ts";
import { shell } from "./connection/shell.ts";
import { openPort, openSocket } from "./connection/transport.ts";
import { chooseLanguage, startLanguages } from "./i18n/index.ts";
import { rememberedLook } from "./state/look.ts";
import { bindAddress } from "./state/navigation.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no element #root.");

bindAddress(window);
const connection = connect(shell() === undefined ? openSocket : openPort());
await startLanguages(chooseLanguage(rememberedLook().language, navigator.languages));
createRoot(root).render(
  <StrictMode>
    <App connection={connection} />
  </StrictMode>,
);
