import { useRef, useState } from 'react';
import type { WrittenTestContent } from '../../../contract/written-test-objects.ts';
import { type MarkedSkill, markedSkills } from '../../../domain/assessment/written-content.ts';
import { mutate } from '../../app/mutations.ts';
import { useRecordForm } from '../form/record-form.ts';
import { useTexts } from '../list/texts.ts';
import { labelInQuestion } from '../question/field-label.ts';
import { besideFields, questionSchema, useQuestionForm } from '../question/use-question-form.ts';
import { type Rebuilding, bodyOf, entryOf, fieldAt, rebuilt, startOf, structureOf } from './content-entry.ts';
import { useTestWords } from './test-words.ts';

/** The section of a question, counted over all sections, and its place there. */
const sectionAt = (content: WrittenTestContent, place: number): readonly [MarkedSkill, number] => {
  const skill = markedSkills.findLast((one) => startOf(content, one) <= place && content[one].length > 0);
  return [skill ?? 'listening', place - startOf(content, skill ?? 'listening')];
};

/** What a field of the form is called where no heading says of which question it is. */
export const useFieldLabel = (content: WrittenTestContent) => {
  const { placement, writtenTests: words } = useTexts().admin;
  return (name: string): string => {
    const task = /^task(\d+)-(\w+)$/.exec(name);
    if (task)
      return `${words.content.task(Number(task[1]) + 1)}, ${task[2] === 'points' ? words.content.points : words.content.prompt}`;
    const question = /^q(\d+)-/.exec(name);
    if (!question)
      return markedSkills.find((skill) => skill === name) ? words.skills[name as MarkedSkill] : name;
    const [skill, place] = sectionAt(content, Number(question[1]));
    return `${words.skills[skill]}, ${words.content.item(place + 1)}: ${labelInQuestion(name, placement)}`;
  };
};

/**
 * The form of a test's questions. What is asked, and how often, changes by a save of its own that takes along all that is typed, so
 * that the fields of the form are always those of what is saved.
 */
export const useContentForm = (
  content: WrittenTestContent,
  onSaved: (saved: WrittenTestContent, change: Rebuilding | null) => void,
) => {
  const { grade, part } = content;
  const { admin } = useTexts();
  const { partOf } = useTestWords();
  const title = `${admin.writtenTests.gradeOf(grade)}, ${partOf(part)}`;
  const [opened] = useState(() => entryOf(content));
  const labelOf = useFieldLabel(content);
  const change = useRef<Rebuilding | null>(null);
  const recordForm = useRecordForm(questionSchema, {
    name: `written-test-${grade}-${part}-${structureOf(content)}`,
    record: {
      row: content,
      valuesOf: entryOf,
      fields: Object.fromEntries(Object.keys(opened).map((name) => [name, { label: labelOf(name) }])),
      // Where somebody else has added or removed a question, the fields are about others: nothing can be merged.
      presentIn: ({ written_test_content: present }) =>
        present && structureOf(present) === structureOf(content) ? present : undefined,
    },
    send: async (entry, from) => {
      const body = bodyOf(content, entry);
      const sent = change.current ? rebuilt(body, change.current) : body;
      return besideFields(
        () => mutate('POST /written-test-content/save', { body: { grade, part, ...sent, ...from } }),
        (path) => fieldAt(content, entry, path),
      );
    },
    rowIn: ({ written_test_content: row }) => row,
    about: () => (texts) => `${title}: ${texts.admin.writtenTests.content.saved}`,
    onSaved: ({ written_test_content: saved }) => onSaved(saved, change.current),
  });
  const form = useQuestionForm(recordForm, { saved: entryOf(recordForm.row), labelOf });
  const { ref, onSubmit } = form.formProps;
  const next = useRef<Rebuilding | null>(null);
  return {
    ...form,
    title,
    labelOf,
    formProps: {
      ...form.formProps,
      onSubmit: (...event: Parameters<typeof onSubmit>) => {
        change.current = next.current;
        next.current = null;
        return onSubmit(...event);
      },
    },
    /** saves what is typed with a question or task more or less */
    rebuild: (how: Rebuilding) => {
      next.current = how;
      ref.current?.requestSubmit();
    },
  };
};
export type ContentForm = ReturnType<typeof useContentForm>;
