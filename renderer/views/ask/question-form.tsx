import { ActionIcon, Button, Select, Textarea, TextInput } from "@mantine/core";
import { Plus, X } from "lucide-react";
import { useMemo, useRef, useState, type ReactNode, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { letterOf } from "../../../core/letters.ts";
import { Fold } from "../../components/fold.tsx";
import { wordCount } from "../../components/word-count.ts";
import classes from "./ask.module.css";
import { DatabaseFold } from "./database-fold.tsx";
import { ASKED_TYPES, choicesOf, type Draft, type DraftChange } from "./draft.ts";

interface DraftProps {
  readonly draft: Draft;
  readonly onChange: (change: DraftChange) => void;
}

/** The question with what may go with it: choices, a passage, the kind of answer, a database. */
export function QuestionForm({
  draft,
  onChange,
  field,
}: DraftProps & { readonly field: RefObject<HTMLTextAreaElement | null> }): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <Textarea
        ref={field}
        label={t("ask.question.label")}
        placeholder={t("ask.question.placeholder")}
        autosize
        minRows={4}
        maxRows={12}
        value={draft.question}
        onChange={(event) => onChange({ ...draft, question: event.currentTarget.value })}
      />
      <Choices draft={draft} onChange={onChange} />
      <Context draft={draft} onChange={onChange} />
      <DatabaseFold draft={draft} onChange={onChange} />
    </>
  );
}

function Choices({ draft, onChange }: DraftProps): ReactNode {
  const { t } = useTranslation();
  const count = choicesOf(draft).length;
  const [open, setOpen] = useState(count > 0);
  const adding = useRef<HTMLButtonElement>(null);
  const put = (index: number, text: string): void =>
    onChange({ ...draft, choices: draft.choices.with(index, text) });
  const remove = (index: number): void => {
    // The button of the last row goes away with it; any other stands beside the next choice then.
    if (index === draft.choices.length - 1) adding.current?.focus();
    onChange({ ...draft, choices: draft.choices.toSpliced(index, 1) });
  };
  return (
    <Fold
      title={t("ask.choices.title")}
      note={count > 0 ? count : undefined}
      open={open}
      onToggle={(next) => {
        setOpen(next);
        if (next && draft.choices.length === 0) onChange({ ...draft, choices: ["", ""] });
      }}
    >
      <ol className={classes.choices}>
        {draft.choices.map((text, index) => (
          <li key={index}>
            <TextInput
              aria-label={t("ask.choices.one", { label: letterOf(index) })}
              leftSection={letterOf(index)}
              value={text}
              onChange={(event) => put(index, event.currentTarget.value)}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t("ask.choices.remove", { label: letterOf(index) })}
              onClick={() => remove(index)}
            >
              <X size={14} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ol>
      <Button
        ref={adding}
        variant="subtle"
        leftSection={<Plus size={14} aria-hidden />}
        onClick={() => onChange({ ...draft, choices: [...draft.choices, ""] })}
      >
        {t("ask.choices.add")}
      </Button>
    </Fold>
  );
}

function Context({ draft, onChange }: DraftProps): ReactNode {
  const { t } = useTranslation();
  const { context, answerType } = draft;
  const [open, setOpen] = useState(context !== "");
  // A passage may be long, and is not counted anew with every letter of the question.
  const words = useMemo(() => wordCount(context), [context]);
  const asksForChoice = choicesOf(draft).length > 0;
  return (
    <Fold
      title={t("ask.context.title")}
      note={
        context.trim() === ""
          ? answerType !== null && t(`ask.answerTypes.${answerType}`)
          : t("ask.context.length", { count: words })
      }
      open={open}
      onToggle={setOpen}
    >
      <div className={classes.fields}>
        <Textarea
          label={t("ask.context.label")}
          description={t("ask.context.help")}
          autosize
          minRows={3}
          maxRows={10}
          value={context}
          onChange={(event) => onChange({ ...draft, context: event.currentTarget.value })}
        />
        <Select
          label={t("ask.answerType")}
          clearable
          disabled={asksForChoice}
          placeholder={t(asksForChoice ? "ask.answerTypes.choice" : "ask.answerTypes.automatic")}
          data={ASKED_TYPES.map((type) => ({ value: type, label: t(`ask.answerTypes.${type}`) }))}
          value={asksForChoice ? null : answerType}
          onChange={(chosen) =>
            onChange({ ...draft, answerType: ASKED_TYPES.find((type) => type === chosen) ?? null })
          }
        />
      </div>
    </Fold>
  );
}
