import { retainedSince } from '../../domain/accounts/retention.ts';
import { type EntryPage, type VisitStep, isCounted, weekOf } from '../../domain/visits/visit.ts';
import type { OpenDatabase, Tx } from '../platform/db/database.ts';
import type { Clock } from '../providers/clock/clock.ts';
import { addOne, deleteBefore } from './visit-store.ts';

/** What a call says of the browser that makes it. */
interface Browser {
  readonly userAgent: string;
  readonly refusesCounting: boolean;
}

/** Counts a step of a visit, unless its browser is left out (rule R356). */
export const countVisit = async (
  { database, clock }: { database: OpenDatabase; clock: Clock },
  { step, entry }: { step: VisitStep; entry: EntryPage },
  { userAgent, refusesCounting }: Browser,
): Promise<object> => {
  if (isCounted(userAgent, refusesCounting))
    await database.transaction((tx) => addOne(tx, { week: weekOf(clock.now()), step, entry }));
  return {};
};

/** Counts a new account in its own transaction, so that nobody forges it (rule R356). */
export const countSignUp = (tx: Tx, now: Date, entry: EntryPage): Promise<void> =>
  addOne(tx, { week: weekOf(now), step: 'signed_up', entry });

/** Deletes the sums of weeks that are not kept any more (rule R357). */
export const sweepVisits = (database: OpenDatabase, now: Date): Promise<void> =>
  database.transaction((tx) => deleteBefore(tx, weekOf(retainedSince('visitSums', now))));
