import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { focusManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { StoreApi } from "zustand/vanilla";
import type { ConnectionState } from "./connection/connection.ts";
import { EngineProvider } from "./connection/engine.tsx";
import { Frame } from "./frame/frame.tsx";
import { rememberedLook } from "./state/look.ts";
import { cssVariables, theme } from "./theme/theme.ts";

// A window that lay beside another one was never hidden: it is come back to with the focus.
focusManager.setEventListener((comeBack) => {
  const listener = (): void => comeBack();
  const events = ["visibilitychange", "focus"] as const;
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
});

/** The whole page. */
export function App({ connection }: { readonly connection: StoreApi<ConnectionState> }): ReactNode {
  const [queries] = useState(
    () =>
      new QueryClient({
        // The engine is on this machine: what failed would fail again, and to come back to the window changes nothing.
        defaultOptions: {
          queries: { retry: false, refetchOnWindowFocus: false, networkMode: "always" },
          mutations: { networkMode: "always" },
        },
      }),
  );
  const { theme: chosen } = rememberedLook();
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme={chosen === "system" ? "auto" : chosen}
    >
      <QueryClientProvider client={queries}>
        <EngineProvider connection={connection}>
          {/* None waits for another to close: what it offers to undo is erased meanwhile. */}
          <Notifications position="bottom-center" limit={Infinity} />
          <Frame />
        </EngineProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
