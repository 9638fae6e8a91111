import type { User } from '../../contract/objects.ts';
import { type StatusFacts, childStatus, decidingFact } from '../../domain/access/child-status.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import type { EnrolmentContext } from './context.ts';
import { familyEnrolments } from './enrolments-of.ts';

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
    const today = dayInJakarta(now);
    const children = await familyEnrolments(db, familyId);
    // Most families have paid and are placed: what decides nothing is not asked for.
    const decidedBy = (fact: keyof StatusFacts) =>
      children.filter(({ enrolments }) => decidingFact(enrolments, today) === fact);
    const awaiting = await awaitingTest(
      db,
      decidedBy('awaitsTest').map(({ childId }) => childId),
      now,
    );
    const statuses = await firstPaymentStatuses(
      db,
      decidedBy('firstPaymentPending').map(({ enrolments }) => enrolments),
    );
    return children.map(({ childId, firstName, enrolments }) => {
      const facts = {
        firstPaymentPending: statuses.get(childId) === 'pending',
        awaitsTest: awaiting.has(childId),
      };
      const { status, hasAccess } = childStatus(enrolments, facts, today);
      return { child_id: childId, first_name: firstName, status, billing_status: hasAccess };
    });
  };
