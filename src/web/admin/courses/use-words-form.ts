import { useState } from 'react';
import type { DeskWords } from '../../../contract/word-objects.ts';
import { paths } from '../../../paths.ts';
import { mutate } from '../../app/mutations.ts';
import { useRecordForm } from '../form/record-form.ts';
import { useTexts } from '../list/texts.ts';
import { besideFields, questionSchema, useQuestionForm } from '../question/use-question-form.ts';
import { bodyOf, entryOf, fieldAt, named, structureOf } from './words-entry.ts';

/** What a field is called: inside its word, and where no heading says of which word it is. */
const useWordLabels = () => {
  const { lessonWords: words, placement } = useTexts().admin;
  const labels: Readonly<Record<string, string>> = {
    english: words.english,
    indonesian: words.indonesian,
    picture: placement.picture.label,
    recording: placement.recording.label,
  };
  return (name: string, isInside: boolean): string => {
    const [, place, field = ''] = /^w(\d+)-(\w+)$/.exec(name) ?? [];
    const label = labels[field] ?? name;
    return place === undefined || isInside ? label : `${words.word(Number(place) + 1)}, ${label}`;
  };
};

/** The form of a lesson's words, saved by the pattern of the back office. */
export const useWordsForm = (courseId: number, title: string, stored: DeskWords) => {
  const { placement } = useTexts().admin;
  const labelOf = useWordLabels();
  const [opened] = useState(() => entryOf(stored));
  const recordForm = useRecordForm(questionSchema, {
    name: `words-${courseId}-${structureOf(stored)}`,
    record: {
      row: stored,
      valuesOf: entryOf,
      fields: Object.fromEntries(
        Object.keys(opened)
          .filter((name) => !name.endsWith('-id'))
          .map((name) => [
            name,
            {
              label: labelOf(name, false),
              // A name of a file tells nobody what it holds.
              ...(/-(picture|recording)$/.test(name) && {
                words: (file: string) => (file === opened[name] ? placement.asOpened : placement.since),
              }),
            },
          ]),
      ),
      presentIn: ({ course_words: present }) =>
        present && structureOf(present) === structureOf(stored) ? present : undefined,
    },
    send: (entry, from) =>
      besideFields(
        () =>
          mutate('POST /course/words', { body: { master_course_id: courseId, ...bodyOf(entry), ...from } }),
        (path) => fieldAt(entry, path),
      ),
    listAt: paths.adminCourse(courseId),
    rowIn: (row) => row,
    about: () => (texts) => texts.admin.lessonWords.saved(title),
  });
  const form = useQuestionForm(recordForm, { saved: opened, labelOf: (name) => labelOf(name, true) });
  const { values } = form.form;
  const savedOf = (place: number) =>
    recordForm.row.words.find(({ word_id: id }) => String(id) === values[named(place, 'id')]);
  return {
    ...form,
    /** what was saved of the word that stands at a place now */
    savedAt: (place: number, field: 'picture' | 'recording') => savedOf(place)?.[field] ?? '',
  };
};
export type WordsForm = ReturnType<typeof useWordsForm>;
