import { type PartOfYear, lastUnitOf, partsOfYear, testWeek } from '../../domain/assessment/parts-of-year.ts';
import { writtenWeek } from '../../domain/assessment/written-window.ts';
import { yearIsOver } from '../../domain/calendar/batch-year.ts';
import { atHalfPastSix } from '../../domain/messages/notice-times.ts';
import { type CalendarDate, addDays, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { longDate } from '../../i18n/dates.ts';
import * as en from '../../i18n/en/notices.ts';
import * as id from '../../i18n/id/notices.ts';
import { paths } from '../../paths.ts';
import { batchesSince } from '../calendar/batches-since.ts';
import { type NamedChild, namedChildren } from '../families/named-children.ts';
import { notifyAccounts } from '../inbox/notify.ts';
import type { Database } from '../platform/db/database.ts';
import type { Job } from '../platform/jobs.ts';
import { publishedReports } from '../reports/published-reports.ts';
import type { TellOfOpening } from '../written-tests/context.ts';
import { childrenWithOpenTest, firstPublications } from '../written-tests/opening-tests.ts';
import type { MessagesContext } from './context.ts';
import { noticeAbout } from './notice-about.ts';
import { type FamilyNotice, tellAtMoments } from './tell-at-moments.ts';

const words = { en: en.notices.written_test_open, id: id.notices.written_test_open };

/** A publication bears the time from before it is saved: a minute later it is there, and nobody is missed. */
const afterPublication = 60_000;

/**
 * When the tests of a part are open to a batch: its families hear of it on that Monday at 06.30 WIB, and those of a grade whose test was
 * published later a minute after it is (rules R208, R233).
 */
const weeksAround = async (db: Database, instant: Date) => {
  const late = await firstPublications(db);
  return (await batchesSince(db, addDays(dayInJakarta(instant), -28))).flatMap((batch) =>
    partsOfYear.flatMap((part) => {
      const { academicYearId } = batch;
      const { firstDay, lastDay } = testWeek(batch, part);
      const at = atHalfPastSix(firstDay);
      const published = late
        .filter(
          (one) =>
            one.part === part && one.firstAt > at && !yearIsOver(batch.startDate, dayInJakarta(one.firstAt)),
        )
        .map(({ grade, firstAt }) => ({
          academicYearId,
          part,
          grade,
          lastDay: writtenWeek(batch, part, firstAt).lastDay,
          at: new Date(firstAt.getTime() + afterPublication),
        }));
      return [{ academicYearId, part, grade: null, lastDay, at }, ...published];
    }),
  );
};

/** The notice that a child's test is open. */
const openNotice = (
  child: NamedChild,
  { part, lastDay, now, isAgain }: { part: PartOfYear; lastDay: CalendarDate; now: Date; isAgain: boolean },
): FamilyNotice => ({
  userId: child.familyId,
  ...noticeAbout([child], { kind: 'written_test_open', now }, (language) => {
    const { title, againTitle, body } = words[language];
    const last = longDate(language, lastDay);
    return {
      title: isAgain ? againTitle(child.firstName, last) : title(child.firstName, lastUnitOf(part)),
      body: body(child.firstName, last),
    };
  }),
  link: paths.childTests(child.childId),
});

/** Tells a family that staff have opened the test of its child once more (rule R208). */
export const tellOfOpening: TellOfOpening = async (tx, { childId, part, until, now }) => {
  const children = await namedChildren(tx, [childId]);
  await notifyAccounts(
    tx,
    children.map((child) => openNotice(child, { part, lastDay: until, now, isAgain: true })),
  );
};

/** Tells families that the written test of their child is open, once for each child (rule R208). */
export const tellOfWrittenTestsJob = (context: MessagesContext): Job =>
  tellAtMoments(context, {
    name: 'tell-of-written-tests',
    moments: async (db, after) => (await weeksAround(db, after)).map(({ at }) => at),
    async noticesAt(tx, moment) {
      const weeks = (await weeksAround(tx, moment)).filter(({ at }) => at.getTime() === moment.getTime());
      const notices: FamilyNotice[] = [];
      for (const { academicYearId, part, grade, lastDay } of weeks) {
        const open = await childrenWithOpenTest(
          publishedReports,
          tx,
          { academicYearId, part, grade },
          moment,
        );
        const children = await namedChildren(tx, open);
        notices.push(
          ...children.map((child) => openNotice(child, { part, lastDay, now: moment, isAgain: false })),
        );
      }
      return notices;
    },
  });
