import { retainedSince } from '../../domain/accounts/retention.ts';
import { closedFamilies, eraseAccount } from '../accounts/erase-account.ts';
import { lockFamilyAccount } from '../accounts/family-desk.ts';
import { eraseEntries } from '../audit/erase-entries.ts';
import { isRefused } from '../../contract/refusals.ts';
import { deletePerformancesOf } from '../content/delete-news.ts';
import { eraseLessons } from '../courses/erase-lessons.ts';
import { eraseDeliveries } from '../enrolment/erase-places.ts';
import { eraseChildren } from '../families/erase-children.ts';
import { listChildrenOf } from '../families/list-children.ts';
import { eraseMessages } from '../inbox/erase-messages.ts';
import { erasePayments, moneyLeft } from '../payments/erase-payments.ts';
import { eraseTests } from '../placement/erase-tests.ts';
import type { Tx } from '../platform/db/database.ts';
import { eraseOrders } from '../shipping/erase-orders.ts';
import type { PrivacyContext } from './context.ts';

/**
 * Erases what is known of the people of accounts that were closed 30 days ago; payments and receipts stay under a number
 * (rule R178). A family that money has to be given back to waits until it has it.
 */
export const eraseClosedFamilies = async (context: PrivacyContext, now: Date): Promise<void> => {
  const { database, files } = context.accounts;
  for (const familyId of await closedFamilies(database.db, retainedSince('closedFamilies', now))) {
    const { openCharges, comesBack } = await moneyLeft(database.db, familyId);
    if (comesBack || openCharges > 0) continue;
    const children = await listChildrenOf(database)(familyId);
    const childIds = children.map(({ child_id }) => child_id);
    const performances = await deletePerformancesOf(context.content, childIds);
    const erased = { familyId, childIds, performances, now };
    const keys = await database.transaction((tx) => eraseFamily(tx, erased));
    for (const key of keys) await files.remove(key);
  }
};

interface Erased {
  familyId: number;
  childIds: readonly number[];
  /** that showed the children, and are deleted */
  performances: readonly number[];
  now: Date;
}

/** @returns the keys of the files that nobody names any more */
const eraseFamily = async (tx: Tx, { familyId, childIds, performances, now }: Erased): Promise<string[]> => {
  const user = await lockFamilyAccount(tx, familyId);
  // Opened again while the one before was erased.
  if (isRefused(user) || user.closedAt === null) return [];
  await eraseMessages(tx, { userId: familyId, email: user.email, childIds });
  await eraseLessons(tx, childIds);
  await eraseTests(tx, childIds);
  await eraseDeliveries(tx, childIds);
  const payments = await erasePayments(tx, familyId);
  const orders = await eraseOrders(tx, familyId);
  await eraseEntries(tx, {
    family: [familyId],
    grade: childIds,
    order: orders,
    payment: payments,
    performance: performances,
  });
  return [...(await eraseChildren(tx, familyId)), ...(await eraseAccount(tx, familyId, now))];
};
