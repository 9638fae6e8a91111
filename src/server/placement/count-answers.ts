import { type Question, isRight } from '../../domain/placement/items.ts';
import type { Tx } from '../platform/db/database.ts';
import { countAnswers } from './answer-counts-store.ts';
import type { TestItems } from './part-content.ts';
import type { TestRow } from './test-store.ts';

/** The name under which an answer is counted: orders of words are too many to be counted each. */
const countedAs = (question: Question, answer: string | null): string => {
  if (answer === null) return 'none';
  if (question.type === 'order') return isRight(question, answer) ? 'right' : 'wrong';
  const known = question.choices.some(({ id }) => id === answer);
  return known ? answer : 'none';
};

/** Counts the answers of a test that is being scored, question by question (rule R99). */
export const countAnswersOf = (tx: Tx, { form, answers }: TestRow, items: TestItems): Promise<void> =>
  countAnswers(
    tx,
    items.questions.flatMap((inPart, part) =>
      inPart.map((question, place) => ({
        form,
        part: part + 1,
        question: place + 1,
        since: items.countedSince[part]?.[place] ?? 0,
        answer: countedAs(question, answers[part]?.[place] ?? null),
      })),
    ),
  );
