import type { Job } from '../platform/jobs.ts';
import { callFamilies, yearsToCall } from './call-families.ts';
import type { OralTestsContext } from './context.ts';
import { oneByOne } from '../platform/one-by-one.ts';

type Context = Pick<OralTestsContext, 'database' | 'log' | 'tellOfOralTests'>;

/**
 * Tells families of free slots who were not told when they were opened: a bill was paid, a child came into the group, or they had heard
 * of others on that day (rules R225, R284). It looks every ten minutes, so that nothing else has to know of oral tests.
 */
export const tellOfOpenSlotsJob = ({ database, log, tellOfOralTests }: Context): Job => ({
  name: 'tell-of-open-slots',
  everyMinutes: 10,
  async nextDue() {
    // Nothing becomes due by the clock alone.
    return null;
  },
  async runDue(now, stopping) {
    const toCall = await yearsToCall(database.db, now);
    const ofPart = Map.groupBy(toCall, ({ year, part }) => `${year.academicYearId} ${part}`);
    await oneByOne(
      ofPart.keys(),
      { log, stopping, of: 'batchAndPart', failed: 'slots could not be told of' },
      (key) =>
        database.transaction((tx) => callFamilies({ tellOfOralTests }, tx, ofPart.get(key) ?? [], now)),
    );
  },
});
