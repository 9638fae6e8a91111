import type { AuditFacts } from '../../contract/audit.ts';
import type { Question } from '../../domain/placement/items.ts';
import type { PartContent } from './part-content.ts';

/** The facts of a question by the names of its fields in the form that edits it, such as `choice0-text`. */
const factsOf = (question: Question): Record<string, string | null> => {
  if (question.type === 'order') {
    const { tests, words, end, accepted, mistakes } = question;
    return {
      tests,
      words: words.join(' '),
      end,
      accepted: accepted.join('\n'),
      ...Object.fromEntries(
        mistakes.flatMap(({ order, whyWrong }, at) => [
          [`mistake${at}-order`, order],
          [`mistake${at}-why_wrong`, whyWrong],
        ]),
      ),
    };
  }
  const { tests, prompt, picture, recording, passage, choices, right } = question;
  return {
    tests,
    prompt,
    picture,
    ...(recording && {
      recording: recording.name,
      ...Object.fromEntries(
        recording.lines.flatMap(({ speaker, text }, at) => [
          [`line${at}-speaker`, speaker],
          [`line${at}-text`, text],
        ]),
      ),
    }),
    ...(passage && { 'passage-title': passage.title, 'passage-text': passage.text }),
    ...Object.fromEntries(
      choices.flatMap((choice, at) => [
        'text' in choice ? [`choice${at}-text`, choice.text] : [`choice${at}-picture`, choice.picture],
        [`choice${at}-why_wrong`, choice.whyWrong],
      ]),
    ),
    right,
  };
};

/** What questions share stands in the log once: a text, and the meanings of a match. */
const isSharedBefore = (questions: readonly Question[], place: number, field: string): boolean =>
  questions.slice(0, place).some((earlier) => {
    const question = questions[place];
    if (!question || question.type === 'order' || earlier.type === 'order') return false;
    if (field.startsWith('passage-'))
      return earlier.passage !== null && earlier.passage.name === question.passage?.name;
    return /^choice\d-(text|picture)$/.test(field) && earlier.type === 'match' && question.type === 'match';
  });

/** What the log of changes keeps of a part: every field by itself, as `question_3-prompt`, or `example-prompt` of an introduction. */
export const auditedPart = ({
  questions,
  introduction,
}: Pick<PartContent, 'questions' | 'introduction'>): AuditFacts => ({
  ...Object.fromEntries(
    questions.flatMap((question, place) =>
      Object.entries(factsOf(question))
        .filter(([field]) => !isSharedBefore(questions, place, field))
        .map(([field, fact]) => [`${introduction ? 'example' : `question_${place + 1}`}-${field}`, fact]),
    ),
  ),
  ...(introduction && {
    title: introduction.title.en,
    title_indo: introduction.title.id,
    instruction: introduction.instruction.en,
    instruction_indo: introduction.instruction.id,
    example_note: introduction.exampleNote.en,
    example_note_indo: introduction.exampleNote.id,
  }),
});

/** A part as the log names it: `A-07`, and its introduction `intro-07`. */
export const auditedPartId = ({ form, part }: Pick<PartContent, 'form' | 'part'>): string =>
  `${form}-${String(part).padStart(2, '0')}`;
