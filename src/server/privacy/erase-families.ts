import { isRefused } from '../../contract/refusals.ts';
import { retainedSince } from '../../domain/accounts/retention.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { closedFamilies, eraseAccount, erasedFamilies, heldOfAccount } from '../accounts/family-data.ts';
import { lockFamilyAccount } from '../accounts/family-desk.ts';
import { eraseEntries, formerAddresses, loggedOrders, loggedPerformances } from '../audit/family-data.ts';
import { deletePerformancesOf } from '../content/delete-news.ts';
import { eraseLessons } from '../courses/family-data.ts';
import { eraseNotes } from '../day-close/family-data.ts';
import { eraseDeliveries } from '../enrolment/family-data.ts';
import { eraseChildren, heldOfChildren } from '../families/family-data.ts';
import { eraseMessages } from '../inbox/family-data.ts';
import { erasePayments, familiesWithWords, moneyLeft } from '../payments/family-data.ts';
import { eraseTests } from '../placement/family-data.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Log } from '../platform/log.ts';
import { deletedAmong, eraseOrders } from '../shipping/family-data.ts';
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
  for (const familyId of await familiesWithWords(database.db, await erasedFamilies(database.db)))
    await database.transaction((tx) => erasePayments(tx, familyId));
};

const eraseFamily = async (context: PrivacyContext, familyId: number, now: Date): Promise<void> => {
  const { database, files } = context.accounts;
  const { openCharges, comesBack } = await moneyLeft(database.db, familyId);
  if (comesBack || openCharges > 0) return;
  const account = await heldOfAccount(database.db, familyId);
  const { children } = await heldOfChildren(database.db, familyId);
  const childIds = children.map(({ childId }) => childId);
  // Files before the rows that name them: what fails here is done again on the next day.
  await deletePerformancesOf(context.content, childIds);
  for (const key of [account?.imageKey, ...children.map(({ imageKey }) => imageKey)])
    if (key) await files.remove(key);
  await database.transaction((tx) => eraseRows(tx, { familyId, children, now }));
};

interface Erased {
  familyId: number;
  children: readonly { childId: number; firstName: string; lastName: string }[];
  now: Date;
}

const eraseRows = async (tx: Tx, { familyId, children, now }: Erased): Promise<void> => {
  const user = await lockFamilyAccount(tx, familyId);
  if (isRefused(user)) return;
  const childIds = children.map(({ childId }) => childId);
  const names = children.map(({ firstName, lastName }) => fullName(firstName, lastName));
  const emails = [user.email, ...(await formerAddresses(tx, familyId))];
  await eraseMessages(tx, { userId: familyId, emails, childIds });
  await eraseLessons(tx, childIds);
  await eraseTests(tx, childIds);
  await eraseDeliveries(tx, childIds);
  const payments = await erasePayments(tx, familyId);
  await eraseNotes(tx, payments);
  const orders = await eraseOrders(tx, familyId);
  await eraseEntries(tx, {
    family: [familyId],
    grade: childIds,
    payment: payments,
    // Another family's order may carry the same child's name: of the others only those that are deleted.
    order: [...orders, ...(await deletedAmong(tx, await loggedOrders(tx, names)))],
    performance: await loggedPerformances(tx, childIds),
  });
  await eraseChildren(tx, familyId);
  await eraseAccount(tx, familyId, now);
};
