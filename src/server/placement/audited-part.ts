import type { AuditFacts } from '../../contract/audit.ts';
import type { Question } from '../../domain/placement/items.ts';
import type { PartContent } from './part-content.ts';

/** A question in one text, as the log of changes shows it; the log keeps of it the piece that changed. */
const described = (question: Question): string => {
  if (question.type === 'order')
    return [question.tests, question.words.join(' ') + question.end, ...question.accepted].join('\n');
  const { tests, prompt, picture, recording, passage, choices, right } = question;
  return [
    tests,
    prompt,
    picture,
    recording &&
      [recording.name, ...recording.lines.map(({ speaker, text }) => `${speaker}: ${text}`)].join('\n'),
    passage && [passage.title, passage.text].join('\n'),
    ...choices.map((choice) => {
      const shown = 'text' in choice ? choice.text : choice.picture;
      return `${choice.id}${choice.id === right ? ' (right)' : ''}: ${shown}${choice.whyWrong ? `. ${choice.whyWrong}` : ''}`;
    }),
  ]
    .filter((line) => line !== null && line !== '')
    .join('\n');
};

/** What the log of changes keeps of a part: each question in one text. */
export const auditedPart = ({
  questions,
  introduction,
}: Pick<PartContent, 'questions' | 'introduction'>): AuditFacts => ({
  ...Object.fromEntries(questions.map((question, place) => [`question_${place + 1}`, described(question)])),
  ...(introduction && {
    title: introduction.title.en,
    title_indo: introduction.title.id,
    instruction: introduction.instruction.en,
    instruction_indo: introduction.instruction.id,
    example_note: introduction.exampleNote.en,
    example_note_indo: introduction.exampleNote.id,
  }),
});
