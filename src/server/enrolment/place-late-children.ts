import { firstGrade } from '../../domain/enrolment/grade.ts';
import {
  placementDeadline,
  placementStanding,
  placementTime,
} from '../../domain/enrolment/placement-standing.ts';
import * as en from '../../i18n/en/placement.ts';
import * as id from '../../i18n/id/placement.ts';
import { paths } from '../../paths.ts';
import { type KnownChild, holdChild } from '../families/known-children.ts';
import type { Tell } from '../inbox/tell.ts';
import type { OpenDatabase, Tx } from '../platform/db/database.ts';
import { describe } from '../platform/db/errors.ts';
import type { Job, JobLog } from '../platform/jobs.ts';
import { type KnownEnrolment, enrolmentsOfChild } from './enrolments-of.ts';
import { firstEnrolment, placementFacts } from './placement-facts.ts';
import { earliestUnplaced, selectUnplaced, setPlacement } from './placement-store.ts';

interface Placing {
  database: OpenDatabase;
  log: JobLog;
  /** in the transaction that places the child */
  tell: Tell;
}

/** Places in Grade 2 whoever did not start the placement test in time. */
export const placeLateChildrenJob = (context: Placing): Job => ({
  name: 'place-late-children',
  cron: '*/5 * * * *',
  async nextDue() {
    const settledAt = await earliestUnplaced(context.database.db);
    return settledAt && placementDeadline(settledAt);
  },
  async runDue(now) {
    const settledBy = new Date(now.getTime() - placementTime);
    for (const childId of await selectUnplaced(context.database.db, settledBy))
      await tryPlacing(context, childId, now);
  },
});

/** One that cannot be placed does not keep the others waiting; the next turn tries it again. */
const tryPlacing = async (context: Placing, childId: number, now: Date): Promise<void> => {
  try {
    await placeChild(context, childId, now);
  } catch (error) {
    context.log.error({ child: childId, ...describe(error) }, 'a child could not be placed');
  }
};

/** One child, judged again once nobody else can change it: staff may have placed it meanwhile. */
const placeChild = ({ database, tell }: Placing, childId: number, now: Date): Promise<void> =>
  database.transaction(async (tx) => {
    const child = await holdChild(tx, childId);
    const enrolments = await enrolmentsOfChild(tx, childId);
    const first = firstEnrolment(enrolments);
    if (!child || !first || first.placedByTimeAt !== null) return;
    const standing = placementStanding(placementFacts(enrolments, child.birthdate), now);
    if (standing === 'auto_graded') await letPass(tx, first, now);
    if (standing !== 'time_over') return;
    await setPlacement(tx, first.enrolmentId, { grade: firstGrade, placedByTimeAt: now });
    await tell(tx, noticeOf(child, now));
  });

/** Who was too young for the test keeps its grade, which staff may have changed, and is not looked at again. */
const letPass = (tx: Tx, { enrolmentId }: KnownEnrolment, now: Date): Promise<void> =>
  setPlacement(tx, enrolmentId, { placedByTimeAt: now });

const noticeOf = ({ familyId, childId, firstName }: KnownChild, now: Date) => ({
  userId: familyId,
  title: en.placement.byTime.title(firstName),
  titleIndo: id.placement.byTime.title(firstName),
  body: en.placement.byTime.body(firstName),
  bodyIndo: id.placement.byTime.body(firstName),
  link: paths.child(childId),
  now,
});
