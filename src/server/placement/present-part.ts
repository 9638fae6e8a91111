import type { DeskPart, DeskQuestion } from '../../contract/placement-desk-objects.ts';
import { type Question, isRight } from '../../domain/placement/items.ts';
import type { AnswerCount } from './answer-counts-store.ts';
import type { IntroductionTexts } from './tables.ts';
import type { PartContent } from './part-content.ts';
import { presentItem } from './present-item.ts';

/** Whether an answer, as it is counted, is the right one. */
const countsAsRight = (question: Question, answer: string) =>
  question.type === 'order' ? answer === 'right' : isRight(question, answer);

const figuresOf = (question: Question, counts: readonly AnswerCount[]) => {
  const sum = (some: readonly AnswerCount[]) => some.reduce((all, { times }) => all + times, 0);
  return {
    asked: sum(counts),
    answered_right: sum(counts.filter(({ answer }) => countsAsRight(question, answer))),
    answers: counts.map(({ answer, times }) => ({ answer, times })),
  };
};

const presentIntroduction = ({ title, instruction, exampleNote }: IntroductionTexts) => ({
  title: title.en,
  title_indo: title.id,
  instruction: instruction.en,
  instruction_indo: instruction.id,
  example_note: exampleNote.en,
  example_note_indo: exampleNote.id,
});

/**
 * A part as staff see it, with its key and how its questions were answered since each was last changed.
 * @param title of the part, which its introduction has
 * @param changedBy the name of whoever changed it last
 */
export const presentPart = (
  content: PartContent,
  title: IntroductionTexts['title'],
  counts: readonly AnswerCount[],
  changedBy: string | undefined,
): DeskPart => ({
  form: content.form,
  part: content.part,
  version: content.version,
  delivered: content.delivered,
  changed_at: content.madeAt && content.madeAt.toISOString(),
  changed_by: (content.madeAt && changedBy) ?? null,
  title: title.en,
  title_indo: title.id,
  introduction: content.introduction && presentIntroduction(content.introduction),
  questions: content.questions.map((question, place): DeskQuestion => {
    const { id, level, skill } = question;
    const own = counts.filter(
      (count) =>
        count.form === content.form &&
        count.part === content.part &&
        count.question === place + 1 &&
        count.since === content.countedSince[place],
    );
    return { ...presentItem(question), id, level, skill, ...figuresOf(question, own) };
  }),
});
