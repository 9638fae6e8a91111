import { outsideQuietHours } from '../../domain/messages/notice-times.ts';
import { openingFor } from '../../domain/messages/registration-notices.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { absolute, paths } from '../../paths.ts';
import { batchesToRegister } from '../calendar/open-batches.ts';
import type { Database } from '../platform/db/database.ts';
import type { Job } from '../platform/jobs.ts';
import type { WaitingContext } from './context.ts';
import { firstConfirmed, takeConfirmed } from './waiting-store.ts';

const AT_ONCE = 100;

/** The opening of which the first of those who wait hears. */
const nextOpening = async (db: Database, now: Date) => {
  const since = await firstConfirmed(db);
  return since && openingFor(await batchesToRegister(db, dayInJakarta(now)), since);
};

/** Mails those who wait that a batch has opened, once: with the mail they are off the list (rule R359). */
export const tellWaitingJob = ({ database, clock, post, publicUrl }: WaitingContext): Job => ({
  name: 'tell-waiting',
  everyMinutes: 5,
  nextDue: async () => (await nextOpening(database.db, clock.now()))?.at ?? null,
  async runDue(now, stopping) {
    const tellSome = () =>
      database.transaction(async (tx) => {
        const opening = await nextOpening(tx, now);
        if (!opening || opening.at > now) return 0;
        const { batch, startDate, endRegistration } = opening.batch;
        const some = await takeConfirmed(tx, { at: opening.at, limit: AT_ONCE });
        for (const { email, language } of some)
          await post(tx, {
            to: email,
            kind: 'waiting_open',
            language,
            notBefore: outsideQuietHours(now),
            data: {
              firstName: null,
              gender: null,
              url: absolute(publicUrl, paths.signUp),
              batch,
              begins: startDate,
              lastDay: endRegistration,
            },
          });
        return some.length;
      });
    for (;;) {
      if (stopping?.aborted || (await tellSome()) === 0) return;
    }
  },
});
