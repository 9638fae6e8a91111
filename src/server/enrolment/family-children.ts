import type { User } from '../../contract/objects.ts';
import { childStatus } from '../../domain/access/child-status.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { listChildrenOf } from '../families/list-children.ts';
import type { EnrolmentContext } from './context.ts';
import { enrolmentsOf } from './enrolments-of.ts';

/**
 * The children of a family, in the order they were added, each with how it stands: the same few queries however many they
 * are. Ask with a family that the caller may see.
 */
export const familyChildren =
  ({
    database,
    clock,
    awaitingTest,
    firstPaymentStatuses,
  }: Pick<EnrolmentContext, 'database' | 'clock' | 'awaitingTest' | 'firstPaymentStatuses'>) =>
  async (familyId: number): Promise<User['join_childs']> => {
    const { db } = database;
    const now = clock.now();
    const listed = await listChildrenOf(database)(familyId);
    const enrolments = await enrolmentsOf(
      db,
      listed.map((child) => child.child_id),
    );
    const enrolled = [...enrolments.keys()];
    const awaiting = await awaitingTest(db, enrolled, now);
    const statuses = await firstPaymentStatuses(db, [...enrolments.values()]);
    return listed.map((child) => {
      const own = enrolments.get(child.child_id) ?? [];
      const facts = {
        firstPaymentPending: statuses.get(child.child_id) === 'pending',
        awaitsTest: awaiting.has(child.child_id),
      };
      const { status, hasAccess } = childStatus(own, facts, dayInJakarta(now));
      return { ...child, status, billing_status: hasAccess };
    });
  };
