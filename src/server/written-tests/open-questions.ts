import { type Refused, refuse } from '../../contract/refusals.ts';
import type { OwnFamilyId } from '../../domain/access/family-scope.ts';
import type { PartOfYear } from '../../domain/assessment/parts-of-year.ts';
import type { AnswersBySkill } from '../../domain/assessment/written-answers.ts';
import { type MarkedSkill, markedSkills } from '../../domain/assessment/written-content.ts';
import { writtenTestLength } from '../../domain/assessment/written-window.ts';
import { enrolmentOfChild } from '../../domain/enrolment/enrolments.ts';
import { shownQuestion } from '../../domain/placement/item-shown.ts';
import type { Item } from '../../domain/placement/items.ts';
import { testRuns } from '../../domain/placement/test-window.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { paths } from '../../paths.ts';
import { enrolmentsInScope } from '../enrolment/enrolments-of.ts';
import { findKnownChild } from '../families/known-children.ts';
import { type ByteRange, openNamedMedia } from '../placement/open-named-media.ts';
import { presentShown } from '../placement/present-shown.ts';
import { hiddenName, mediaOf } from '../placement/test-media.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import type { WrittenTestsContext } from './context.ts';
import { secondsLeft } from './present-child-test.ts';
import { contentOfTest } from './score-written-test.ts';
import { type TestRow, findTest, selectTests } from './written-test-store.ts';

/** Questions as a child sees them: without key and notes, in the child's own order. */
const present = (items: readonly Item[], test: TestRow, skill: MarkedSkill) =>
  items.map((item, place) =>
    presentShown(shownQuestion(item, markedSkills.indexOf(skill), place + 1, test), (media) =>
      paths.writtenTestMedia(test.writtenTestId, hiddenName(test, media)),
    ),
  );

const copied = (answers: AnswersBySkill) => ({
  listening: [...answers.listening],
  reading: [...answers.reading],
  words: [...answers.words],
  writing: [...answers.writing],
});

/** The questions of an own child's test with what is saved, while it runs: nobody sees one before or after (rule R206). */
export const showQuestions = async (
  { database: { db }, clock }: Pick<WrittenTestsContext, 'database' | 'clock'>,
  familyId: OwnFamilyId,
  { childId, part }: { childId: number; part: PartOfYear },
) => {
  const now = clock.now();
  const enrolments = await enrolmentsInScope(db, familyId, childId);
  if (!enrolments) return refuse('not_found');
  const year = enrolmentOfChild(enrolments, dayInJakarta(now));
  const test = year
    ? (await selectTests(db, [year.enrolmentId])).find((one) => one.part === part)
    : undefined;
  if (!test?.answers) return refuse('written_test_not_begun');
  if (!testRuns(test, now, writtenTestLength)) return refuse('written_test_over');
  const content = await contentOfTest(db, test);
  return {
    listening: present(content.listening, test, 'listening'),
    reading: present(content.reading, test, 'reading'),
    words: present(content.words, test, 'words'),
    writing: content.writing.map((task, place) => ({ question: place + 1, ...task })),
    answers: copied(test.answers),
    seconds_left: secondsLeft(test, now),
  };
};

/** A picture or recording of an own child's test, by the name that its questions gave to the browser. */
export const openMedia = async (
  context: Pick<WrittenTestsContext, 'database' | 'clock' | 'files' | 'items'>,
  familyId: OwnFamilyId,
  { writtenTestId, name }: { writtenTestId: number; name: string },
  range: ByteRange | undefined,
): Promise<FileAnswer | Refused<'not_found' | 'written_test_over' | 'range_outside'>> => {
  const { db } = context.database;
  const found = await findTest(db, writtenTestId);
  if (!found || !(await findKnownChild(db, familyId, found.childId))) return refuse('not_found');
  const { test } = found;
  if (test.way === 'paper') return refuse('not_found');
  if (!testRuns(test, context.clock.now(), writtenTestLength)) return refuse('written_test_over');
  const content = await contentOfTest(db, test);
  const media = markedSkills
    .flatMap((skill) => content[skill].flatMap(mediaOf))
    .find((one) => hiddenName(test, one) === name);
  return media ? openNamedMedia(context, media, range) : refuse('not_found');
};
