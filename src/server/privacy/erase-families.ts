import { isRefused } from '../../contract/refusals.ts';
import { retainedSince } from '../../domain/accounts/retention.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { closedFamilies, eraseAccount, erasedFamilies } from '../accounts/erase-account.ts';
import { lockFamilyAccount } from '../accounts/family-desk.ts';
import { eraseEntries, formerAddresses } from '../audit/erase-entries.ts';
import { deletePerformancesOf } from '../content/delete-news.ts';
import { eraseLessons } from '../courses/erase-lessons.ts';
import { eraseNotes } from '../day-close/erase-notes.ts';
import { eraseDeliveries } from '../enrolment/erase-places.ts';
import { eraseChildren, heldOfChildren } from '../families/erase-children.ts';
import { eraseMessages } from '../inbox/erase-messages.ts';
import { erasePayments, moneyLeft } from '../payments/erase-payments.ts';
import { eraseTests } from '../placement/erase-tests.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Log } from '../platform/log.ts';
import { eraseOrders } from '../shipping/erase-orders.ts';
import type { PrivacyContext } from './context.ts';

/**
 * Erases what is known of the people of accounts that were closed 30 days ago; payments and receipts stay under a number
 * (rule R178). A family that money has to be given back to waits until it has it. One that fails does not hold up the others.
 */
export const eraseClosedFamilies = async (context: PrivacyContext, log: Log, now: Date): Promise<void> => {
  const { database } = context.accounts;
  for (const familyId of await closedFamilies(database.db, retainedSince('closedFamilies', now)))
    try {
      await eraseFamily(context, familyId, now);
    } catch (error) {
      log.error({ err: error, family: familyId }, 'a closed family was not erased');
    }
  // The gateway may have said more of an old payment since.
  for (const familyId of await erasedFamilies(database.db))
    await database.transaction((tx) => erasePayments(tx, familyId));
};

const eraseFamily = async (context: PrivacyContext, familyId: number, now: Date): Promise<void> => {
  const { database, files } = context.accounts;
  const { openCharges, comesBack } = await moneyLeft(database.db, familyId);
  if (comesBack || openCharges > 0) return;
  const { children } = await heldOfChildren(database.db, familyId);
  const childIds = children.map(({ childId }) => childId);
  const performances = await deletePerformancesOf(context.content, childIds);
  // Files before the rows that name them: what fails here is done again on the next day.
  for (const { imageKey } of children) if (imageKey !== null) await files.remove(imageKey);
  const account = await database.transaction((tx) =>
    eraseRows(tx, { familyId, children, performances, now }),
  );
  if (account?.imageKey) await files.remove(account.imageKey);
};

interface Erased {
  familyId: number;
  children: readonly { childId: number; firstName: string; lastName: string }[];
  /** that showed the children, and are deleted */
  performances: readonly number[];
  now: Date;
}

/** @returns the account as it was; null when it was opened again meanwhile */
const eraseRows = async (tx: Tx, { familyId, children, performances, now }: Erased) => {
  const user = await lockFamilyAccount(tx, familyId);
  if (isRefused(user) || user.closedAt === null) return null;
  const childIds = children.map(({ childId }) => childId);
  const emails = [user.email, ...(await formerAddresses(tx, familyId))];
  await eraseMessages(tx, { userId: familyId, emails, childIds });
  await eraseLessons(tx, childIds);
  await eraseTests(tx, childIds);
  await eraseDeliveries(tx, childIds);
  const payments = await erasePayments(tx, familyId);
  await eraseNotes(tx, payments);
  const orders = await eraseOrders(tx, familyId);
  const objects = {
    family: [familyId],
    grade: childIds,
    order: orders,
    payment: payments,
    performance: performances,
  };
  await eraseEntries(tx, objects, {
    childIds,
    names: children.map(({ firstName, lastName }) => fullName(firstName, lastName)),
  });
  await eraseChildren(tx, familyId);
  await eraseAccount(tx, familyId, now);
  return user;
};
