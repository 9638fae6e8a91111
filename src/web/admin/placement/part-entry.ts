import type { DeskPart } from '../../../contract/placement-desk-objects.ts';
import {
  type QuestionEntry,
  entryOfQuestions,
  fieldInQuestion,
  questionIn,
} from '../question/question-entry.ts';

const introductionFields = [
  'title',
  'title_indo',
  'instruction',
  'instruction_indo',
  'example_note',
  'example_note_indo',
] as const;

/** A part as its form shows it. */
export const entryOf = (part: DeskPart): QuestionEntry =>
  Object.fromEntries([
    ...introductionFields.flatMap((field) =>
      part.introduction ? [[field, part.introduction[field]] as const] : [],
    ),
    ...entryOfQuestions(part),
  ]);

/** What a save sends of an entry. */
export const bodyOf = (part: DeskPart, entry: QuestionEntry) => ({
  form: part.form,
  part: part.part,
  questions: part.questions.map((_, place) => questionIn(part, entry, place)),
  introduction: part.introduction && {
    title: entry['title'] ?? '',
    title_indo: entry['title_indo'] ?? '',
    instruction: entry['instruction'] ?? '',
    instruction_indo: entry['instruction_indo'] ?? '',
    example_note: entry['example_note'] ?? '',
    example_note_indo: entry['example_note_indo'] ?? '',
  },
});

/** The field of the form that the server's `questions.2.choices.1.text` is about; what is no field stays as it is. */
export const fieldAt = (part: DeskPart, entry: QuestionEntry, path: string): string => {
  const inQuestion = /^questions\.(\d+)\.(.+)$/.exec(path);
  if (!inQuestion) return path.replace(/^introduction\./, '');
  const place = Number(inQuestion[1]);
  const found = fieldInQuestion(part, entry, place, inQuestion[2] ?? '');
  return found in entry ? found : path;
};
