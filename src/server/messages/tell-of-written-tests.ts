import { lastUnitOf, partsOfYear, testWeek } from '../../domain/assessment/parts-of-year.ts';
import { atHalfPastSix } from '../../domain/messages/notice-times.ts';
import { addDays, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { longDate } from '../../i18n/dates.ts';
import * as en from '../../i18n/en/notices.ts';
import * as id from '../../i18n/id/notices.ts';
import { paths } from '../../paths.ts';
import { batchesSince } from '../calendar/batches-since.ts';
import { namedChildren } from '../families/named-children.ts';
import type { Database } from '../platform/db/database.ts';
import type { Job } from '../platform/jobs.ts';
import { childrenWithOpenTest } from '../written-tests/opening-tests.ts';
import type { MessagesContext } from './context.ts';
import { noticeAbout } from './notice-about.ts';
import { type FamilyNotice, tellAtMoments } from './tell-at-moments.ts';

const words = { en: en.notices.written_test_open, id: id.notices.written_test_open };

/** When the tests of a part are open to a batch: its families hear of it on that Monday at 06.30 WIB. */
const weeksAround = async (db: Database, instant: Date) =>
  (await batchesSince(db, addDays(dayInJakarta(instant), -28))).flatMap((batch) =>
    partsOfYear.map((part) => {
      const week = testWeek(batch, part);
      return { academicYearId: batch.academicYearId, part, week, at: atHalfPastSix(week.firstDay) };
    }),
  );

/** Tells families that the written test of their child is open, once for each child (rule R208). */
export const tellOfWrittenTestsJob = (context: MessagesContext): Job =>
  tellAtMoments(context, {
    name: 'tell-of-written-tests',
    async nextMoment(db, after) {
      const moments = (await weeksAround(db, after)).map(({ at }) => at).filter((at) => at > after);
      return moments.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
    },
    async noticesAt(tx, moment) {
      const weeks = (await weeksAround(tx, moment)).filter(({ at }) => at.getTime() === moment.getTime());
      const notices: FamilyNotice[] = [];
      for (const { academicYearId, part, week } of weeks) {
        const children = await namedChildren(
          tx,
          await childrenWithOpenTest(tx, { academicYearId, part }, moment),
        );
        notices.push(
          ...children.map((child) => ({
            userId: child.familyId,
            ...noticeAbout([child], { kind: 'written_test_open', now: moment }, (language) => ({
              title: words[language].title(child.firstName, lastUnitOf(part)),
              body: words[language].body(child.firstName, longDate(language, week.lastDay)),
            })),
            link: paths.childTests(child.childId),
          })),
        );
      }
      return notices;
    },
  });
