import { makeUpStands } from '../../domain/live-classes/make-ups.ts';
import type { Tx } from '../platform/db/database.ts';
import { countChange } from './group-store.ts';
import { endVisit, saveAttendance, visitsInsteadOf } from './attendance-store.ts';
import type { ToldMakeUp } from './context.ts';

/**
 * A cancelled class is given again: whoever was to make up for it elsewhere comes to it, or stays there and is excused from it, so that
 * no child is expected in two places (rule R195). The transaction holds the lock on seating.
 */
export const settleMakeUps = async (
  tx: Tx,
  { sessionId, now }: { sessionId: number; now: Date },
): Promise<ToldMakeUp[]> => {
  const told: ToldMakeUp[] = [];
  for (const { childId, enrolmentId, startsAt, excusedAt } of await visitsInsteadOf(tx, sessionId)) {
    const isExcused = excusedAt !== null;
    const stands = makeUpStands({ startsAt }, { isExcused, now });
    if (!stands) await endVisit(tx, { childId, makesUpFor: sessionId, now });
    else if (!isExcused) await saveAttendance(tx, { sessionId, childId }, { excusedAt: now });
    await countChange(tx, enrolmentId);
    told.push({ childId, startsAt, stands });
  }
  return told;
};
