import { firstGrade } from '../../domain/enrolment/grade.ts';
import {
  placementDeadline,
  placementStatus,
  placementWindow,
} from '../../domain/enrolment/placement-status.ts';
import * as en from '../../i18n/en/placement.ts';
import * as id from '../../i18n/id/placement.ts';
import { paths } from '../../paths.ts';
import { setGrade } from '../enrolment/set-grade.ts';
import { type KnownChild, lockAnyChild } from '../families/known-children.ts';
import type { Job } from '../platform/jobs.ts';
import type { PlacementContext } from './context.ts';
import { factsOf } from './placement-of.ts';
import { earliestAwaited, findPlacement, selectAwaited, setPlaced } from './placement-store.ts';
import { oneByOne } from '../platform/one-by-one.ts';

/** Places in Grade 2 whoever did not start the placement test in time (rule R38). */
export const placeLateChildrenJob = (context: PlacementContext): Job => ({
  name: 'place-late-children',
  everyMinutes: 5,
  async nextDue() {
    const settledAt = await earliestAwaited(context.database.db);
    return settledAt && placementDeadline(settledAt);
  },
  async runDue(now, stopping) {
    const settledBy = new Date(now.getTime() - placementWindow);
    const late = await selectAwaited(context.database.db, settledBy);
    const failed = 'a child could not be placed';
    await oneByOne(late, { log: context.log, stopping, of: 'child', failed }, (childId) =>
      placeChild(context, childId, now),
    );
  },
});

/** Places one child, after checking again under its lock: staff may have placed it meanwhile. */
const placeChild = (
  { database, notifyAccount }: PlacementContext,
  childId: number,
  now: Date,
): Promise<void> =>
  database.transaction(async (tx) => {
    const child = await lockAnyChild(tx, childId);
    const placement = child && (await findPlacement(tx, childId));
    if (!placement || placementStatus(factsOf(child, placement), now) !== 'time_over') return;
    await setPlaced(tx, childId, { placedBy: 'time', placedAt: now });
    await setGrade(tx, placement.enrolmentId, firstGrade);
    await notifyAccount(tx, noticeOf(child, now));
  });

const noticeOf = ({ familyId, childId, firstName }: KnownChild, now: Date) => ({
  userId: familyId,
  kind: 'placement_result' as const,
  childId,
  title: en.placement.byTest.title(firstName, firstGrade),
  titleIndo: id.placement.byTest.title(firstName, firstGrade),
  body: en.placement.byTime.body(firstName),
  bodyIndo: id.placement.byTime.body(firstName),
  link: paths.child(childId),
  now,
});
