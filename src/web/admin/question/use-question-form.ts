import type { FormEvent } from 'react';
import * as z from 'zod/mini';
import { ApiRefusal } from '../../frame/api.ts';
import { problemText } from '../../app/form-problems.ts';
import type { useRecordForm } from '../form/record-form.ts';
import { useTexts } from '../list/texts.ts';
import type { QuestionEntry } from './question-entry.ts';
import { type Unfinished, useUnfinished } from './unfinished.ts';

/** The server says of every field what is wrong with it: the key, which decides most, is nowhere else. */
export const questionSchema = z.record(z.string(), z.string());

type RecordForm = ReturnType<
  typeof useRecordForm<typeof questionSchema, QuestionEntry, { message: string }, { version: number | null }>
>;

interface Options {
  /** what was saved, by the names of the fields */
  saved: QuestionEntry;
  /** what a field is called where no heading says of which question it is */
  labelOf: (name: string) => string;
}

/** A form of questions with pictures and recordings, which are sent at once: what is not there yet keeps it from being saved. */
export const useQuestionForm = <Form extends Pick<RecordForm, 'form' | 'field' | 'formProps' | 'guard'>>(
  recordForm: Form,
  { saved, labelOf }: Options,
) => {
  const texts = useTexts();
  const { placement: words } = texts.admin;
  const unfinished = useUnfinished();
  const [first] = Object.entries(unfinished.now);
  const refuseUnfinished = ([name, what]: [string, Unfinished]) => {
    recordForm.form.setFieldError(name, words.unfinished[what]);
    document.querySelector(`[data-path="${name}"]`)?.closest<HTMLElement>('[role=group]')?.focus();
  };
  return {
    ...recordForm,
    unfinishedAt: unfinished.at,
    formProps: {
      ...recordForm.formProps,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        if (!first) return recordForm.formProps.onSubmit(event);
        event.preventDefault();
        return refuseUnfinished(first);
      },
    },
    guard: {
      ...recordForm.guard,
      isDirty: () => first !== undefined || recordForm.guard.isDirty(),
    },
    /** what was saved of a field */
    savedAt: (name: string) => saved[name] ?? '',
    field: (name: string) => {
      const { error, ...field } = recordForm.field(name);
      // What was said of something unfinished ends with it.
      const isOver =
        !(name in unfinished.now) && Object.values(words.unfinished).some((said) => said === error);
      return { ...field, error: isOver ? null : error, label: labelOf(name) };
    },
    /** what the server says and no field of the form is about */
    otherProblems: Object.entries(recordForm.form.errors).flatMap(([name, error]) =>
      name in saved ? [] : [{ name, text: problemText(texts, name, error) }],
    ),
  };
};
export type QuestionForm = ReturnType<typeof useQuestionForm<RecordForm>>;

/** Gives each of the server's messages to the field that shows what it is about. */
export const besideFields = async <Answer>(
  send: () => Promise<Answer>,
  /** the field that a name of the server is about */
  fieldOf: (path: string) => string,
) => {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    const errors = Object.entries(error.errors).map(([path, text]) => [fieldOf(path), text]);
    throw new ApiRefusal(error.code, error.message, {
      error: error.error,
      errors: Object.fromEntries(errors),
      present: error.present,
    });
  }
};
