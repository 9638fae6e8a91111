import { isPlayable } from '../../domain/access/child-lessons.ts';
import { type LessonMoment, lessonMoments } from '../../domain/messages/lesson-notices.ts';
import { carriesVideo, isCourseType, isTest } from '../../domain/courses/course-type.ts';
import { addDays, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { yearHasBegun } from '../../domain/calendar/batch-year.ts';
import { goneAt } from '../../domain/calendar/release.ts';
import { latestBought } from '../../domain/enrolment/enrolments.ts';
import { batchesToFollow } from '../../domain/enrolment/next-year.ts';
import * as en from '../../i18n/en/notices.ts';
import * as id from '../../i18n/id/notices.ts';
import { longDate } from '../../i18n/dates.ts';
import { formatsOf } from '../../i18n/formats.ts';
import type { Language } from '../../i18n/language.ts';
import type { Batch } from '../calendar/batch-rows.ts';
import { batchesSince } from '../calendar/batches-since.ts';
import { openBatches } from '../calendar/open-batches.ts';
import { releasedLessons } from '../courses/released-lessons.ts';
import type { ShownLesson } from '../courses/present-course.ts';
import { enrolmentsOf } from '../enrolment/enrolments-of.ts';
import { type NamedChild, namedChildren } from '../families/named-children.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import type { Job } from '../platform/jobs.ts';
import type { MessagesContext } from './context.ts';
import { noticeAbout } from './notice-about.ts';
import { type FamilyNotice, tellAtMoments } from './tell-at-moments.ts';

const words = { en: en.notices, id: id.notices };

/** Tells families of new lessons, of the last day of those that nobody watched, and that the year is ending; of tests it says nothing (rules R171, R233). */
export const tellOfLessonsJob = (context: MessagesContext): Job =>
  tellAtMoments(context, {
    name: 'tell-of-lessons',
    moments: async (db, after) => (await momentsAround(db, after)).map(({ at }) => at),
    async noticesAt(tx, moment) {
      const told = (await momentsAround(tx, moment)).filter(({ at }) => at.getTime() === moment.getTime());
      const notices: FamilyNotice[] = [];
      for (const kind of ['video_new', 'video_last_day', 'year_ending'] as const) {
        const ofKind = told.filter((one) => one.kind === kind);
        if (ofKind.length > 0) notices.push(...(await noticesOf(tx, context, kind, ofKind, moment)));
      }
      return notices;
    },
  });

type BatchMoment = LessonMoment & { academicYearId: number };

const momentsAround = async (db: Database, instant: Date): Promise<BatchMoment[]> =>
  (await batchesSince(db, addDays(dayInJakarta(instant), -28))).flatMap((batch) =>
    lessonMoments(batch).map((moment) => ({ ...moment, academicYearId: batch.academicYearId })),
  );

type NextYears = ReadonlyMap<number, Batch | null>;

/** Of the other kinds nothing is said of the next year. */
const noYears: NextYears = new Map();

interface ChildWithLessons {
  child: NamedChild;
  lessons: readonly ShownLesson[];
}

/** One notice a family, which names each of its children that it is about. */
const noticesOf = async (
  tx: Tx,
  context: MessagesContext,
  kind: LessonMoment['kind'],
  moments: readonly BatchMoment[],
  now: Date,
): Promise<FamilyNotice[]> => {
  const lessonsOf = new Map<number, ShownLesson[]>();
  for (const moment of moments)
    for (const [childId, lessons] of await releasedLessons(tx, context, moment, now)) {
      const worthTelling = lessons.filter((lesson) => isWorthTelling[kind](lesson));
      if (worthTelling.length > 0)
        lessonsOf.set(childId, [...(lessonsOf.get(childId) ?? []), ...worthTelling]);
    }
  const children = await namedChildren(tx, [...lessonsOf.keys()]);
  const told = children.map((child) => ({ child, lessons: lessonsOf.get(child.childId) ?? [] }));
  const families = Map.groupBy(told, ({ child }) => child.familyId);
  const nextYears = kind === 'year_ending' ? await nextYearsOf(tx, [...lessonsOf.keys()], now) : noYears;
  return [...families].map(([userId, ofFamily]) => ({ userId, ...noticeOf(kind, ofFamily, nextYears, now) }));
};

/**
 * For each child whose last year has begun, the first batch that takes registrations for the year after it; null: none does yet.
 * A child that has bought its next year already is left out (rule R171).
 */
const nextYearsOf = async (db: Database, childIds: readonly number[], now: Date): Promise<NextYears> => {
  const today = dayInJakarta(now);
  const open = await openBatches(db, today);
  const found = new Map<number, Batch | null>();
  for (const [childId, enrolments] of await enrolmentsOf(db, childIds)) {
    const year = latestBought(enrolments)?.batch;
    if (year && yearHasBegun(year.startDate, today))
      found.set(childId, batchesToFollow(year, open, today)[0] ?? null);
  }
  return found;
};

const isWorthTelling = {
  // Of a test its own notice tells, once there is something to take or to choose (rules R208, R209).
  video_new: ({ access, master }) =>
    access.reason === null && !(isCourseType(master.type) && isTest(master.type)),
  video_last_day: (lesson) => isPlayable(lesson) && lesson.watchedAt === null,
  year_ending: () => true,
} as const satisfies Record<LessonMoment['kind'], (lesson: ShownLesson) => boolean>;

const noticeOf = (
  kind: LessonMoment['kind'],
  ofFamily: readonly ChildWithLessons[],
  nextYears: NextYears,
  now: Date,
) => {
  const toCome = ofFamily.flatMap(({ child }) => nextYears.get(child.childId) ?? []);
  const mayFollow = ofFamily.some(({ child }) => nextYears.has(child.childId));
  const hasVideo = ofFamily.some(({ lessons }) => lessons.some(({ master }) => carriesVideo(master.type)));
  const text = (language: Language) => {
    const { title, body } = words[language][kind];
    const children = ofFamily.map(({ child, lessons }) => ({
      name: child.firstName,
      lessons: lessons.map(({ master }) => (language === 'en' ? master.title : master.titleIndo)),
    }));
    const said = body(children, hasVideo ? formatsOf(language).weekday(lastDayOf(ofFamily)) : null);
    const [batch] = toCome;
    const following = batch && {
      batch: batch.batch,
      lastDay: longDate(language, batch.endRegistration),
    };
    const next = mayFollow ? ` ${words[language].year_ending.next(following ?? null)}` : '';
    return { title: title(children), body: `${said}${next}` };
  };
  return noticeAbout(
    ofFamily.map(({ child }) => child),
    { kind, now },
    text,
  );
};

/** The last day on which the lessons can be watched; they came together, so they go together. */
const lastDayOf = (ofFamily: readonly ChildWithLessons[]): Date => {
  const lesson = ofFamily[0]?.lessons[0];
  if (!lesson) throw new Error('a family was to be told of no lesson');
  return new Date(goneAt(lesson.releasedAt).getTime() - 1);
};
