import { isRefused } from '../../contract/refusals.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { eraseAccount, heldOfAccount } from '../accounts/family-data.ts';
import { lockFamilyAccount } from '../accounts/family-desk.ts';
import { eraseEntries, formerAddresses, loggedOrders, loggedPerformances } from '../audit/family-data.ts';
import { eraseCertificates } from '../certificates/family-data.ts';
import { deletePerformancesOf } from '../content/delete-news.ts';
import { eraseLessons } from '../courses/family-data.ts';
import { eraseNotes } from '../day-close/family-data.ts';
import { eraseReasons, eraseTalks } from '../desk/family-data.ts';
import { eraseDeliveries } from '../enrolment/family-data.ts';
import { eraseChildren, heldOfChildren } from '../families/family-data.ts';
import { lockChildrenOfAny } from '../families/known-children.ts';
import { deleteUploadsOf } from '../family-uploads/remove-upload.ts';
import { addressesOf, eraseMessages, eraseMessagesAbout } from '../inbox/family-data.ts';
import { eraseClasses } from '../live-classes/family-data.ts';
import { eraseOralTests } from '../oral-tests/family-data.ts';
import { revokeLinksOfFamily } from '../links/family-data.ts';
import { erasePayments } from '../payments/family-data.ts';
import { eraseTests } from '../placement/family-data.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { eraseReports } from '../reports/family-data.ts';
import { deletedAmong, eraseOrders } from '../shipping/family-data.ts';
import { eraseTasks } from '../tasks/family-data.ts';
import { forgetWaiting } from '../waiting-list/family-data.ts';
import { eraseWords } from '../words/family-data.ts';
import { eraseWrittenTests, heldOfWrittenTests } from '../written-tests/family-data.ts';
import type { PrivacyContext } from './context.ts';

type ErasedChild = Awaited<ReturnType<typeof heldOfChildren>>['children'][number];

interface Erasing {
  familyId: number;
  /** those of the family that are erased */
  children: readonly ErasedChild[];
  /** whether the parent's account is erased with them */
  withAccount: boolean;
  now: Date;
  /** asked once account and children are held: nothing is erased when it is not so any more */
  isStillDue?: (tx: Tx) => Promise<boolean>;
}

/** The children of a family that are not erased, with all that their rows hold. */
export const childrenOf = async (db: Database, familyId: number): Promise<ErasedChild[]> =>
  (await heldOfChildren(db, familyId)).children.filter(({ erasedAt }) => erasedAt === null);

/** The photos that the rows of these children and the account name now, held by the transaction. */
const photosOf = async (tx: Tx, { familyId, children, withAccount }: Erasing): Promise<string[]> => {
  const ids = new Set(children.map(({ childId }) => childId));
  const held = (await childrenOf(tx, familyId)).filter(({ childId }) => ids.has(childId));
  const account = withAccount ? await heldOfAccount(tx, familyId) : null;
  return [account?.imageKey, ...held.map(({ imageKey }) => imageKey)].filter(
    (key) => typeof key === 'string',
  );
};

/** Erases what is known of children, and of their parent's account with the last of them. Payments stay under a number. */
export const erase = async (context: PrivacyContext, erasing: Erasing): Promise<void> => {
  const { familyId, children, withAccount, isStillDue } = erasing;
  const { database, files } = context.accounts;
  // Before anything goes that cannot come back: the family may have come back itself.
  if (isStillDue && !(await database.transaction(isStillDue))) return;
  const account = withAccount ? await heldOfAccount(database.db, familyId) : null;
  // Files before the rows that name them: what fails here is done again on the next day.
  await deletePerformancesOf(
    context.content,
    children.map(({ childId }) => childId),
  );
  const written = await heldOfWrittenTests(
    database.db,
    children.map(({ childId }) => childId),
  );
  const keys = [
    account?.imageKey,
    ...children.map(({ imageKey }) => imageKey),
    ...written.map(({ sheetKey }) => sheetKey),
  ];
  for (const key of keys) if (key) await files.remove(key);
  const late = await database.transaction((tx) => eraseRows(context, tx, erasing));
  for (const key of late) await files.remove(key);
};

/** @returns the photos to remove once it is committed, of which one may have been sent meanwhile */
const eraseRows = async (
  { accounts }: PrivacyContext,
  tx: Tx,
  erasing: Erasing,
): Promise<readonly string[]> => {
  const { familyId, children, withAccount, now, isStillDue } = erasing;
  const user = await lockFamilyAccount(tx, familyId);
  if (isRefused(user)) return [];
  await lockChildrenOfAny(tx, familyId);
  if (isStillDue && !(await isStillDue(tx))) return [];
  const photos = await photosOf(tx, erasing);
  const childIds = children.map(({ childId }) => childId);
  const names = children.map(({ firstName, lastName }) => fullName(firstName, lastName));
  const emails = addressesOf(user, await formerAddresses(tx, familyId));
  await (withAccount
    ? eraseMessages(tx, { userId: familyId, emails, childIds })
    : eraseMessagesAbout(tx, { userId: familyId, emails, children }));
  const tasks = await eraseTasks(tx, childIds);
  await deleteUploadsOf(tx, accounts.files, { familyId, childIds });
  await eraseLessons(tx, childIds);
  await eraseWords(tx, childIds);
  const oral = await eraseOralTests(tx, childIds);
  const written = await eraseWrittenTests(tx, childIds);
  await eraseCertificates(tx, childIds);
  await eraseClasses(tx, childIds);
  const reports = await eraseReports(tx, childIds);
  await eraseTests(tx, childIds);
  await eraseTalks(tx, childIds);
  await eraseReasons(tx, childIds);
  await eraseDeliveries(tx, childIds);
  const payments = await erasePayments(tx, childIds);
  await eraseNotes(tx, payments);
  const orders = await eraseOrders(tx, childIds);
  await eraseEntries(tx, {
    ...(withAccount && { family: [familyId] }),
    grade: childIds,
    payment: payments,
    // Another family's order may carry the same child's name: of the others only those that are deleted.
    order: [...orders, ...(await deletedAmong(tx, await loggedOrders(tx, names)))],
    performance: await loggedPerformances(tx, childIds),
    task: tasks,
    oral_test: oral,
    written_test: written.testIds,
    written_test_opening: childIds,
    report: reports,
  });
  await eraseChildren(tx, childIds, now);
  const late = [...photos, ...written.sheets];
  if (!withAccount) return late;
  await accounts.endSessions(tx, familyId);
  await revokeLinksOfFamily(tx, familyId, now);
  await forgetWaiting(tx, user.email);
  await eraseAccount(tx, familyId, now);
  return late;
};
