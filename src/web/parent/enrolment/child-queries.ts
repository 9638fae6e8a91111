import { apiQuery } from '../../app/screen.ts';

/** What a child's page and its lessons ask about one child. */
export const accessQuery = (childId: number) =>
  apiQuery('POST /childs/billing-status', { body: { child_id: childId } });

export const billsQuery = (childId: number) =>
  apiQuery('GET /child/billing/{childId}', { params: { childId } });

/** What each child of the family has to watch, and what comes next. */
export const familyLessonsQuery = apiQuery('GET /course/family');

/** The study kits of the family, the newest first. */
export const parcelsQuery = apiQuery('GET /order/family');

/** Of the year asked for, else of the one that counts today. */
export const lessonsQuery = (childId: number, academicYearId?: number) =>
  apiQuery('GET /course/child-course/{childId}', {
    params: { childId },
    ...(academicYearId !== undefined && { query: { academic_year_id: academicYearId } }),
  });

/** A child's live classes of its year, and where one that it was excused from can be made up for. */
export const liveClassesQuery = (childId: number) =>
  apiQuery('GET /live-class/child/{childId}', { params: { childId } });

/** What waits for each child of the family: its tests, reports and feedback. */
export const familyTodayQuery = apiQuery('GET /childs/today');

/** The oral tests of a child's year by part, with the slots that may be taken. */
export const oralTestsQuery = (childId: number) =>
  apiQuery('GET /oral-tests/child/{childId}', { params: { childId } });

/** The written tests of a child's year, by part. */
export const writtenTestsQuery = (childId: number) =>
  apiQuery('GET /written-tests/child/{childId}', { params: { childId } });

/** The published reports of a child, the newest first, and its certificates. */
export const reportsQuery = (childId: number) =>
  apiQuery('GET /report/child/{childId}', { params: { childId } });

/** The payment links of a child's bills. */
export const linksQuery = (childId: number) =>
  apiQuery('GET /payment/links/{childId}', { params: { childId } });

export const latestYearQuery = (childId: number) =>
  apiQuery('GET /childs/last-academic-year/{childId}', { params: { childId } });

export const nextGradeQuery = (childId: number) =>
  apiQuery('POST /grade/next-grade', { body: { child_id: childId } });
