import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import type { DeskPart } from '../../../contract/placement-desk-objects.ts';
import { ApiRefusal } from '../../frame/api.ts';
import { problemText } from '../../app/form-problems.ts';
import { mutate } from '../../app/mutations.ts';
import { useRecordForm } from '../form/record-form.ts';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { listAtPart } from './part-address.ts';
import { type PartEntry, bodyOf, entryOf, fieldAt } from './part-entry.ts';
import { fieldLabel } from './part-words.ts';
import { type Unfinished, useUnfinished } from './unfinished.ts';

/** The server says of every field what is wrong with it: the key, which decides most, is nowhere else. */
const entrySchema = z.record(z.string(), z.string());

/** What a part or an introduction is called. */
export const nameOfPart = ({ form, part }: DeskPart, { placement }: OfficeTexts['admin']) =>
  form === 'intro' ? placement.introductionTitle(part) : placement.editTitle(form, part);

const logIdOf = ({ form, part }: DeskPart) => `${form}-${String(part).padStart(2, '0')}`;

/** The form of a part: its fields by name, saved by the pattern of the back office. */
export const usePartForm = (part: DeskPart) => {
  const texts = useTexts();
  const { admin, fields: labels } = texts;
  const { placement: words } = admin;
  // The part itself follows what others store.
  const [opened] = useState(() => entryOf(part));
  const [search] = useSearchParams();
  const listAt = listAtPart(part, search.get('from'));
  const isMedia = (name: string) => /-(picture|recording)$/.test(name);
  const recordForm = useRecordForm(entrySchema, {
    name: `placement-${logIdOf(part)}`,
    initialValues: opened,
    record: {
      row: part,
      valuesOf: entryOf,
      fields: Object.fromEntries(
        Object.keys(opened).map((name) => [
          name,
          {
            label: fieldLabel(name, words, labels),
            // A name of a file tells nobody what it shows.
            ...(isMedia(name) && {
              words: (file: string) => (file === opened[name] ? words.asOpened : words.since),
            }),
            ...(name.endsWith('-right') && { words: (key: string) => words.choice(key.toUpperCase()) }),
          },
        ]),
      ),
      presentIn: (present) => present.placement_part,
    },
    send: (entry, from, how) =>
      besideFields(part, entry, () =>
        mutate('POST /placement-questions/update', { body: { ...bodyOf(part, entry), ...from } }, how),
      ),
    listAt,
    rowIn: ({ placement_part: changed }) => changed,
    about: (changed) => (said) => said.admin.placement.saved(nameOfPart(changed, said.admin)),
  });
  const saved = entryOf(recordForm.row);
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
      dirty: first !== undefined || recordForm.guard.dirty,
    },
    /** what was saved of a field */
    savedAt: (name: string) => saved[name] ?? '',
    /** the list that it belongs to, at this part */
    listAt,
    field: (name: string) => {
      const { error, ...field } = recordForm.field(name);
      // What was said of something unfinished ends with it.
      const isOver =
        !(name in unfinished.now) && Object.values(words.unfinished).some((said) => said === error);
      return { ...field, error: isOver ? null : error, label: fieldLabel(name, words, labels) };
    },
    /** what the server says and no field of the form is about */
    otherProblems: Object.entries(recordForm.form.errors).flatMap(([name, error]) =>
      name in opened ? [] : [{ name, text: problemText(texts, name, error) }],
    ),
  };
};
export type PartForm = ReturnType<typeof usePartForm>;

/** Gives each of the server's messages to the field that shows what it is about. */
const besideFields = async <Answer>(part: DeskPart, entry: PartEntry, send: () => Promise<Answer>) => {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    const errors = Object.entries(error.errors).map(([path, text]) => [fieldAt(part, entry, path), text]);
    throw new ApiRefusal(error.code, error.message, {
      error: error.error,
      errors: Object.fromEntries(errors),
      present: error.present,
    });
  }
};
