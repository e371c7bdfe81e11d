import { onTestFinished } from "vitest";
import { startApp, type App, type AppOptions } from "./app.ts";

/** Starts the app for the running test, at whose end it is stopped. */
export async function startOwnApp(options: AppOptions = {}): Promise<App> {
  const app = await startApp(options);
  onTestFinished(() => app.stop().then(() => undefined));
  return app;
}
