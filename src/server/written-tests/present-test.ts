import type { WrittenTest, WrittenTestWork } from '../../contract/written-test-objects.ts';
import { markedSkills } from '../../domain/assessment/written-content.ts';
import { isRight } from '../../domain/placement/items.ts';
import { presentItem } from '../placement/present-item.ts';
import type { Database } from '../platform/db/database.ts';
import { sheetUrl } from './present-child-test.ts';
import { contentOfTest } from './score-written-test.ts';
import type { StaffScope } from './staff-scope.ts';
import { type TestRow, type TestView, findView } from './written-test-store.ts';

const stateOf = ({ finishedAt, markedAt }: TestRow): WrittenTest['state'] => {
  if (finishedAt === null) return 'running';
  return markedAt === null ? 'to_mark' : 'marked';
};

/** A test as lists of staff have it. */
export const presentTest = ({ test, childId, firstName, ...of }: TestView): WrittenTest => ({
  written_test_id: test.writtenTestId,
  child_id: childId,
  first_name: firstName,
  academic_year_id: of.academicYearId,
  batch: of.batch,
  grade: test.grade,
  part: test.part,
  group: of.group,
  way: test.way,
  state: stateOf(test),
  started_at: test.startedAt.toISOString(),
  finished_at: test.finishedAt?.toISOString() ?? null,
  marked_at: test.markedAt?.toISOString() ?? null,
  version: test.version,
});

/** What was answered, with the key: once the test is finished, and to whoever may see what children answer. */
const workOf = async (db: Database, test: TestRow): Promise<WrittenTestWork['work']> => {
  const { answers, points, finishedAt } = test;
  if (!answers || finishedAt === null) return null;
  const content = await contentOfTest(db, test);
  return {
    sections: markedSkills.map((skill) => ({
      skill,
      items: content[skill].map((item, place) => {
        const answer = answers[skill][place] ?? null;
        return { item: presentItem(item), answer, is_right: isRight(item, answer) };
      }),
    })),
    writing: content.writing.map(({ prompt, points: of }, place) => ({
      prompt,
      of,
      answer: answers.writing[place] ?? null,
      points: points?.[place] ?? null,
    })),
  };
};

/** A test for whoever marks or organises it. */
export const presentWork = async (
  db: Database,
  { withWork }: Pick<StaffScope, 'withWork'>,
  view: TestView,
): Promise<WrittenTestWork> => ({
  ...presentTest(view),
  scores: withWork || view.test.way === 'paper' ? view.test.scores.map((score) => ({ ...score })) : [],
  sheet_url: withWork ? sheetUrl(view.test) : null,
  changed_at: view.test.changedAt?.toISOString() ?? null,
  work: withWork ? await workOf(db, view.test) : null,
});

/** A test that was just changed, as it stands now. */
export const presentChanged = async (
  db: Database,
  scope: Pick<StaffScope, 'withWork'>,
  writtenTestId: number,
): Promise<WrittenTestWork> => {
  const view = await findView(db, writtenTestId);
  if (!view) throw new Error('a written test was there a moment ago');
  return presentWork(db, scope, view);
};
