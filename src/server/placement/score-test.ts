import { type Question, countRight, isRight } from '../../domain/placement/items.ts';
import { gradeOf } from '../../domain/placement/scoring.ts';
import { lastPart } from '../../domain/placement/test-parts.ts';
import { finishTime } from '../../domain/placement/test-window.ts';
import * as en from '../../i18n/en/placement.ts';
import * as id from '../../i18n/id/placement.ts';
import { paths } from '../../paths.ts';
import { setGrade } from '../enrolment/set-grade.ts';
import type { KnownChild } from '../families/known-children.ts';
import type { Tx } from '../platform/db/database.ts';
import { countAnswers } from './answer-counts-store.ts';
import type { PlacementContext } from './context.ts';
import { type TestItems, itemsOfTest } from './part-content.ts';
import { findPlacement, setPlaced } from './placement-store.ts';
import { type TestRow, setFinished } from './test-store.ts';

/**
 * Scores what was saved of a test, in the transaction that ends it and with the child locked. Its grade is the child's
 * from now on, unless staff have placed the child meanwhile (rule R44).
 */
export const scoreTest = async (
  tx: Tx,
  { items, notifyAccount }: Pick<PlacementContext, 'items' | 'notifyAccount'>,
  child: KnownChild,
  test: TestRow,
  now: Date,
): Promise<void> => {
  const { childId } = child;
  const asked = await itemsOfTest(tx, items, test);
  const rightByPart = countRight(asked.questions, test.answers);
  const finishedAt = test.placedAt ?? finishTime(test.startedAt, now);
  await setFinished(tx, childId, { finishedAt, rightByPart, activePart: lastPart });
  await countAnswersOf(tx, test, asked);
  const placement = await findPlacement(tx, childId);
  if (!placement || placement.placedBy !== null) return;
  const grade = gradeOf(rightByPart);
  await setPlaced(tx, childId, { placedBy: 'test', placedAt: finishedAt, result: grade });
  await setGrade(tx, placement.enrolmentId, grade);
  await notifyAccount(tx, noticeOf(child, grade, now));
};

/** Counts the answers of a test that is being scored, question by question (rule R99). */
const countAnswersOf = (tx: Tx, { form, answers }: TestRow, items: TestItems): Promise<void> =>
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

/** The name under which an answer is counted: orders of words are too many to be counted each. */
const countedAs = (question: Question, answer: string | null): string => {
  if (answer === null) return 'none';
  if (question.type === 'order') return isRight(question, answer) ? 'right' : 'wrong';
  const known = question.choices.some((choice) => choice.id === answer);
  return known ? answer : 'none';
};

const noticeOf = ({ familyId, childId, firstName }: KnownChild, grade: number, now: Date) => {
  return {
    userId: familyId,
    kind: 'placement_result' as const,
    childId,
    title: en.placement.byTest.title(firstName, grade),
    titleIndo: id.placement.byTest.title(firstName, grade),
    body: en.placement.byTest.body(firstName),
    bodyIndo: id.placement.byTest.body(firstName),
    link: paths.placementFinish(childId),
    now,
  };
};
