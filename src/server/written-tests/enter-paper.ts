import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { type Refused, refuse, refuseFields } from '../../contract/refusals.ts';
import type { WrittenTestWork } from '../../contract/written-test-objects.ts';
import type { SheetScoresBody } from '../../contract/written-tests.ts';
import type { PartOfYear } from '../../domain/assessment/parts-of-year.ts';
import { type SheetScores, scoresOfSheet, sheetProblems } from '../../domain/assessment/written-scores.ts';
import { mayHaveBeenWritten, paperRefusal } from '../../domain/assessment/written-window.ts';
import { enrolmentOfChild } from '../../domain/enrolment/enrolments.ts';
import { type CalendarDate, dayInJakarta, startOfDay } from '../../domain/values/calendar-date.ts';
import { recordChange } from '../audit/record-change.ts';
import { enrolmentsOfChild } from '../enrolment/enrolments-of.ts';
import { lockAnyChild } from '../families/known-children.ts';
import type { Tx } from '../platform/db/database.ts';
import type { ReceivedFile } from '../platform/http/upload.ts';
import { reencodePicture } from '../platform/pictures.ts';
import { replaceFile } from '../providers/files/files.ts';
import { auditedTest, nameOfTest } from './audited.ts';
import { besideTests } from './beside-tests.ts';
import type { WrittenTestsContext } from './context.ts';
import { changeTest, knownAnew } from './mark-writing.ts';
import { presentChanged } from './present-test.ts';
import { type StaffScope, isOfScope, mayChangeResult } from './staff-scope.ts';
import { groupTeacherOf, insertTest } from './written-test-store.ts';

type Entering = Pick<
  WrittenTestsContext,
  'database' | 'clock' | 'files' | 'teaches' | 'followResult' | 'publishedReports'
>;
type Photo = Pick<ReceivedFile, 'path'>;

/** Enough to read what a child wrote, in pixels. */
const SHEET_SIDE = 1600;

const sheetOf = (body: SheetScoresBody): SheetScores => ({
  listening: { right: body.listening_right, of: body.listening_of },
  reading: { right: body.reading_right, of: body.reading_of },
  words: { right: body.words_right, of: body.words_of },
  writing: { right: body.writing_right, of: body.writing_of },
});

const refuseSheet = (sheet: SheetScores): Refused<'invalid_input'> | null => {
  const wrong = sheetProblems(sheet);
  return wrong.length === 0
    ? null
    : refuseFields(Object.fromEntries(wrong.map((skill) => [`${skill}_right`, 'points_beyond'])));
};

/** Keeps the photo of a sheet made anew, so that neither place nor camera is left. @returns null when it is no picture */
const keepSheet = async ({ files }: Pick<Entering, 'files'>, { path }: Photo): Promise<string | null> => {
  const picture = await reencodePicture(path, SHEET_SIDE);
  if (!picture) return null;
  const key = `written-tests/${randomUUID()}.webp`;
  await files.put(key, Readable.from([picture]), { type: 'image/webp' });
  return key;
};

const notAPicture = { ...refuse('wrong_kind_of_file'), file: 'file' };

interface Entered {
  childId: number;
  part: PartOfYear;
  takenOn: CalendarDate;
  scores: SheetScoresBody;
  photo: Photo;
}

type PaperRefused = Refused<
  | 'not_found'
  | 'not_enrolled'
  | 'invalid_input'
  | 'wrong_kind_of_file'
  | 'written_test_not_in_package'
  | 'written_test_unpaid'
  | 'written_test_early'
  | 'written_test_done'
>;

/** Enters the scores of a test on paper with a photo of the sheet: it takes the place of the test at home (rule R207). */
export const enterPaper = async (
  context: Entering,
  scope: StaffScope,
  { photo, ...entered }: Entered,
): Promise<WrittenTestWork | PaperRefused> => {
  if (!(await isOfScope(context, scope, entered.childId))) return refuse('not_found');
  const problem = refuseSheet(sheetOf(entered.scores));
  if (problem) return problem;
  const sheetKey = await keepSheet(context, photo);
  if (sheetKey === null) return notAPicture;
  return replaceFile(context.files, sheetKey, async () => {
    const result = await context.database.transaction((tx) =>
      insertPaper(tx, context, scope, { ...entered, sheetKey }),
    );
    return { result, unused: 'refused' in result ? sheetKey : null };
  });
};

const insertPaper = async (
  tx: Tx,
  { clock, followResult, publishedReports }: Pick<Entering, 'clock' | 'followResult' | 'publishedReports'>,
  scope: StaffScope,
  { childId, part, takenOn, scores, sheetKey }: Omit<Entered, 'photo'> & { sheetKey: string },
): Promise<WrittenTestWork | PaperRefused> => {
  const child = await lockAnyChild(tx, childId);
  if (!child || child.erasedAt !== null) return refuse('not_found');
  const now = clock.now();
  const today = dayInJakarta(now);
  const year = enrolmentOfChild(await enrolmentsOfChild(tx, childId), today);
  if (!year) return refuse('not_enrolled');
  if (!mayChangeResult(scope, await groupTeacherOf(tx, year.enrolmentId))) return refuse('not_found');
  const { facts } = (await besideTests(publishedReports, tx, [year], now))(year, part);
  const refusal = paperRefusal(facts, now);
  if (refusal !== null) return refuse(refusal);
  if (!mayHaveBeenWritten(takenOn, facts.week, today)) return refuseFields({ taken_on: 'invalid' });
  const writtenAt = startOfDay(takenOn);
  const test = await insertTest(tx, {
    enrolmentId: year.enrolmentId,
    part,
    grade: year.grade,
    way: 'paper',
    seed: '',
    startedAt: writtenAt,
    finishedAt: writtenAt,
    scores: scoresOfSheet(sheetOf(scores)),
    sheetKey,
    markedAt: now,
    markedBy: scope.userId,
  });
  if (!test) return refuse('written_test_done');
  await followResult(tx, { enrolmentId: year.enrolmentId, part, by: scope.userId, now });
  await recordChange(tx, {
    by: scope.userId,
    at: now,
    kind: 'written_test',
    objectId: test.writtenTestId,
    name: nameOfTest(test),
    before: null,
    after: auditedTest(test),
  });
  return presentChanged(tx, scope, test.writtenTestId);
};

/** Corrects the scores of a test on paper (rule R207). */
export const correctScores = (
  context: Entering,
  scope: StaffScope,
  {
    writtenTestId,
    version,
    scores,
  }: { writtenTestId: number; version?: number | undefined; scores: SheetScoresBody },
) =>
  changeTest(context, scope, { writtenTestId, version }, async (_tx, test, now) => {
    if (test.way === 'home') return refuse('written_test_otherwise');
    const sheet = sheetOf(scores);
    return refuseSheet(sheet) ?? knownAnew(test, scoresOfSheet(sheet), scope, now);
  });

/** Takes another photo of a sheet; the former one is deleted, for it may show another child's. */
export const replaceSheet = async (
  context: Entering,
  scope: StaffScope,
  { writtenTestId, photo }: { writtenTestId: number; photo: Photo },
) => {
  const { files } = context;
  const former: { key: string | null } = { key: null };
  const sheetKey = await keepSheet(context, photo);
  if (sheetKey === null) return notAPicture;
  return replaceFile(files, sheetKey, async () => {
    const result = await changeTest(context, scope, { writtenTestId }, async (_tx, test) => {
      if (test.way === 'home') return refuse('written_test_otherwise');
      former.key = test.sheetKey;
      return { sheetKey };
    });
    return { result, unused: 'refused' in result ? sheetKey : former.key };
  });
};
