import { firstBookable, oralTestDays } from '../../domain/assessment/oral-tests.ts';
import { rightToPart } from '../../domain/assessment/parts-of-year.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { enrolmentsOf } from '../enrolment/enrolments-of.ts';
import { describe } from '../platform/db/errors.ts';
import type { Job } from '../platform/jobs.ts';
import type { OralTestsContext } from './context.ts';
import { noteCalls, partOf, uncalledYears } from './oral-store.ts';

type Context = Pick<OralTestsContext, 'database' | 'log' | 'tellOfOralTests'>;

/**
 * Tells families of free slots who had no right to them when they were opened: a bill was paid, or a child came into the group, since
 * (rule R225). It looks every ten minutes, so that neither has to know of oral tests; each child hears once of a part.
 */
export const tellOfOpenSlotsJob = ({ database, log, tellOfOralTests }: Context): Job => ({
  name: 'tell-of-open-slots',
  everyMinutes: 10,
  async nextDue() {
    // Nothing becomes due by the clock alone.
    return null;
  },
  async runDue(now, stopping) {
    const years = await uncalledYears(database.db, firstBookable(now));
    const known = await enrolmentsOf(database.db, [...new Set(years.map(({ childId }) => childId))]);
    const open = years.flatMap((one) => {
      const year = known.get(one.childId)?.find(({ enrolmentId }) => enrolmentId === one.enrolmentId);
      const part = partOf(one);
      return year && rightToPart(year, part, dayInJakarta(now)) === 'open' ? [{ year, part }] : [];
    });
    const ofPart = Map.groupBy(open, ({ year, part }) => `${year.academicYearId} ${part}`);
    for (const together of ofPart.values()) {
      const [first] = together;
      if (stopping?.aborted || !first) return;
      const { year, part } = first;
      try {
        await database.transaction(async (tx) => {
          const ids = together.map((one) => one.year.enrolmentId);
          const called = new Set(await noteCalls(tx, ids, { part, now }));
          const childIds = together
            .filter((one) => called.has(one.year.enrolmentId))
            .map((one) => one.year.childId);
          if (childIds.length === 0) return;
          const days = oralTestDays(year.batch, part);
          await tellOfOralTests(tx, { kind: 'test_slots_open', part, ...days, childIds, now });
        });
      } catch (error) {
        log.error({ batch: year.academicYearId, part, ...describe(error) }, 'slots could not be told of');
      }
    }
  },
});
