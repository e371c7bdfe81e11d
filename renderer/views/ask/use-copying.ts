import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useEngine } from "../../connection/engine.tsx";
import { errorRecord } from "../../connection/errors.ts";

export interface Copying {
  readonly copyAnswer: (answer: string) => void;
  /** The whole transcript as Markdown. */
  readonly copyTranscript: (run: string) => void;
}

/** Copies what a run said, and says that it did. */
export function useCopying(): Copying {
  const { t } = useTranslation();
  const engine = useEngine();
  const { mutate } = useMutation({
    mutationFn: async (text: () => Promise<string>) => navigator.clipboard.writeText(await text()),
    onSuccess: () => notifications.show({ message: t("common.copied"), autoClose: 2000 }),
    onError: (error) => notifications.show({ color: "red", message: errorRecord(error).message }),
  });
  return {
    copyAnswer: (answer) => mutate(() => Promise.resolve(answer)),
    copyTranscript: (run) =>
      mutate(async () => (await (await engine()).runs.export({ run, format: "markdown" })).content),
  };
}
