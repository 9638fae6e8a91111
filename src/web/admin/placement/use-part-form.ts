import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DeskPart } from '../../../contract/placement-desk-objects.ts';
import { mutate } from '../../app/mutations.ts';
import { useRecordForm } from '../form/record-form.ts';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { fieldLabel } from '../question/field-label.ts';
import { besideFields, questionSchema, useQuestionForm } from '../question/use-question-form.ts';
import { listAtPart } from './part-address.ts';
import { bodyOf, entryOf, fieldAt } from './part-entry.ts';

/** What a part or an introduction is called. */
export const nameOfPart = ({ form, part }: DeskPart, { placement }: OfficeTexts['admin']) =>
  form === 'intro' ? placement.introductionTitle(part) : placement.editTitle(form, part);

const logIdOf = ({ form, part }: DeskPart) => `${form}-${String(part).padStart(2, '0')}`;

/** The form of a part: its fields by name, saved by the pattern of the back office. */
export const usePartForm = (part: DeskPart) => {
  const { admin, fields: labels } = useTexts();
  const { placement: words } = admin;
  // The part itself follows what others store.
  const [opened] = useState(() => entryOf(part));
  const [search] = useSearchParams();
  const listAt = listAtPart(part, search.get('from'));
  const isMedia = (name: string) => /-(picture|recording)$/.test(name);
  const recordForm = useRecordForm(questionSchema, {
    name: `placement-${logIdOf(part)}`,
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
      besideFields(
        () => mutate('POST /placement-questions/update', { body: { ...bodyOf(part, entry), ...from } }, how),
        (path) => fieldAt(part, entry, path),
      ),
    listAt,
    rowIn: ({ placement_part: changed }) => changed,
    about: (changed) => (said) => said.admin.placement.saved(nameOfPart(changed, said.admin)),
  });
  return {
    ...useQuestionForm(recordForm, {
      saved: entryOf(recordForm.row),
      labelOf: (name) => fieldLabel(name, words, labels),
    }),
    /** the list that it belongs to, at this part */
    listAt,
  };
};
export type PartForm = ReturnType<typeof usePartForm>;
