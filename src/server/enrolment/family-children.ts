import type { User } from '../../contract/objects.ts';
import { type StatusFacts, childStatus, decidingFact } from '../../domain/access/child-status.ts';
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
    const today = dayInJakarta(now);
    // Most families have paid and are placed: what decides nothing is not asked for.
    const decidedBy = (fact: keyof StatusFacts) =>
      [...enrolments].filter(([, own]) => decidingFact(own, today) === fact);
    const awaiting = await awaitingTest(
      db,
      decidedBy('awaitsTest').map(([childId]) => childId),
      now,
    );
    const statuses = await firstPaymentStatuses(
      db,
      decidedBy('firstPaymentPending').map(([, own]) => own),
    );
    return listed.map((child) => {
      const own = enrolments.get(child.child_id) ?? [];
      const facts = {
        firstPaymentPending: statuses.get(child.child_id) === 'pending',
        awaitsTest: awaiting.has(child.child_id),
      };
      const { status, hasAccess } = childStatus(own, facts, today);
      return { ...child, status, billing_status: hasAccess };
    });
  };
