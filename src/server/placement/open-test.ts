import type { PlacementPart, PlacementQuestion } from '../../contract/placement.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import type { OwnFamilyId } from '../../domain/access/family-scope.ts';
import { type ShownQuestion, type ShownTo, shownQuestion } from '../../domain/placement/item-shown.ts';
import { type PartIntroduction, rightAnswers } from '../../domain/placement/items.ts';
import { testRuns } from '../../domain/placement/test-window.ts';
import { paths } from '../../paths.ts';
import { findKnownChild } from '../families/known-children.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import type { PlacementContext } from './context.ts';
import { type ByteRange, openNamedMedia } from './open-named-media.ts';
import { itemsOfTest } from './part-content.ts';
import { presentShown } from './present-shown.ts';
import { findMedia, hiddenName } from './test-media.ts';
import { type TestRow, findTest } from './test-store.ts';
import { timesOf } from './test-times.ts';

type NotOpen = Refused<'not_found' | 'placement_test_not_found' | 'test_finished'>;

/** The test of an own child, while it runs: nobody sees a question before or after (rule R93). */
const runningTest = async (
  { database, clock }: PlacementContext,
  familyId: OwnFamilyId,
  childId: number,
): Promise<TestRow | NotOpen> => {
  if (!(await findKnownChild(database.db, familyId, childId))) return refuse('not_found');
  const test = await findTest(database.db, childId);
  if (!test) return refuse('placement_test_not_found');
  return testRuns(timesOf(test), clock.now()) ? test : refuse('test_finished');
};

/** The questions of a child's test as it sees them: without key, level and notes. */
export const showQuestions = async (
  context: PlacementContext,
  familyId: OwnFamilyId,
  childId: number,
): Promise<{ parts: PlacementPart[] } | NotOpen> => {
  const test = await runningTest(context, familyId, childId);
  if ('refused' in test) return test;
  const { questions, introductions } = await itemsOfTest(context.database.db, context.items, test);
  const parts = introductions.map((introduction) => ({
    ...presentIntroduction(test, introduction),
    questions: (questions[introduction.part - 1] ?? []).map((question, place) =>
      present(test, shownQuestion(question, introduction.part, place + 1, test)),
    ),
  }));
  return { parts };
};

const present = (test: TestRow, shown: ShownQuestion): PlacementQuestion =>
  presentShown(shown, (media) => paths.placementMedia(test.childId, hiddenName(test, media)));

/** The worked example is shown in the same order to everybody, with its answer. */
const presentIntroduction = (test: TestRow, given: PartIntroduction) => {
  const { part, title, instruction, example, exampleNote } = given;
  const to: ShownTo = { seed: 'example', readsRecordings: test.readsRecordings };
  return {
    part,
    title: title.en,
    title_indo: title.id,
    instruction: instruction.en,
    instruction_indo: instruction.id,
    example: {
      question: present(test, shownQuestion(example, part, 0, to)),
      answer: rightAnswers(example)[0] ?? '',
      note: exampleNote.en,
      note_indo: exampleNote.id,
    },
  };
};

/** A picture or recording of a child's test, by the name that its questions gave to the browser. */
export const openMedia = async (
  context: PlacementContext,
  familyId: OwnFamilyId,
  { childId, name }: { childId: number; name: string },
  range: ByteRange | undefined,
): Promise<FileAnswer | NotOpen | Refused<'range_outside'>> => {
  const test = await runningTest(context, familyId, childId);
  if ('refused' in test) return test;
  const media = findMedia(await itemsOfTest(context.database.db, context.items, test), test, name);
  return media ? openNamedMedia(context, media, range) : refuse('not_found');
};
