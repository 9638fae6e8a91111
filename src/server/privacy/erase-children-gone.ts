import {
  type LeftChild,
  addedBeforeGone,
  goneOnWhenTold,
  keepsChild,
} from '../../domain/accounts/child-gone.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { longDate } from '../../i18n/dates.ts';
import * as en from '../../i18n/en/notices.ts';
import * as id from '../../i18n/id/notices.ts';
import { paths } from '../../paths.ts';
import { isRefused } from '../../contract/refusals.ts';
import { showAccount } from '../accounts/family-desk.ts';
import { yearsLeftBehind } from '../enrolment/family-data.ts';
import { familiesWithOldChildren } from '../families/family-data.ts';
import { lastToldOf } from '../inbox/family-data.ts';
import { notifyAccounts } from '../inbox/notify.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import type { Log } from '../platform/log.ts';
import type { PrivacyContext } from './context.ts';
import { childrenOf, erase } from './erase.ts';
import { owesNothing } from './erase-families.ts';
import { oneByOne } from '../platform/one-by-one.ts';

/** How many families are looked up at a time. */
const BATCH = 200;

/**
 * Erases children that left two years ago, 30 days after their families were told; the account goes with the last of
 * them (rule R181). A family that closed its account waits for nothing: it goes its own way.
 */
export const eraseChildrenGone = async (context: PrivacyContext, log: Log, now: Date): Promise<void> => {
  const { db } = context.accounts.database;
  const failed = 'the children who left a family were not erased';
  let after = 0;
  for (;;) {
    const families = await familiesWithOldChildren(db, {
      addedBefore: addedBeforeGone(now),
      after,
      limit: BATCH,
    });
    await oneByOne(families, { log, of: 'family', failed }, (familyId) => lookAfter(context, familyId, now));
    after = families.at(-1) ?? after;
    if (families.length < BATCH) return;
  }
};

const lookAfter = async (context: PrivacyContext, familyId: number, now: Date): Promise<void> => {
  const { database } = context.accounts;
  const account = await showAccount(database.db, familyId, now);
  if (isRefused(account) || account.account.closed_at !== null) return;
  const family = await judged(database.db, familyId, now);
  const toTell = family.filter(({ verdict }) => verdict === 'to_tell');
  const areAllGone = family.every(({ verdict }) => verdict !== 'kept');
  if (toTell.length > 0)
    await database.transaction((tx) =>
      notifyAccounts(
        tx,
        toTell.map((child) => warning(child, { familyId, withAccount: areAllGone, now })),
      ),
    );
  const gone = family.filter(({ verdict }) => verdict === 'erased');
  if (gone.length === 0 || !(await owesNothing(context, familyId))) return;
  const goneIds = new Set(gone.map(({ childId }) => childId));
  const withAccount = gone.length === family.length;
  await erase(context, {
    familyId,
    children: (await childrenOf(database.db, familyId)).filter(({ childId }) => goneIds.has(childId)),
    withAccount,
    now,
    // The family may have chosen a year, or added a child, since.
    isStillDue: async (tx) => {
      const held = await judged(tx, familyId, now);
      const due = held.filter(({ verdict }) => verdict === 'erased');
      return due.length === gone.length && (!withAccount || held.length === family.length);
    },
  });
};

/** The children of a family, each with what becomes of it. */
const judged = async (db: Database | Tx, familyId: number, now: Date) => {
  const children = await childrenOf(db, familyId);
  const childIds = children.map(({ childId }) => childId);
  const years = Map.groupBy(await yearsLeftBehind(db, childIds), ({ childId }) => childId);
  const toldAt = await lastToldOf(db, 'child_erased_soon', childIds);
  return children.map(({ childId, firstName, createdAt }) => {
    const left: LeftChild = { createdAt, years: years.get(childId) ?? [] };
    const verdict = keepsChild(left, toldAt.get(childId) ?? null, dayInJakarta(now));
    return { childId, firstName, left, verdict };
  });
};

const warning = (
  { childId, firstName, left }: Awaited<ReturnType<typeof judged>>[number],
  { familyId, withAccount, now }: { familyId: number; withAccount: boolean; now: Date },
) => {
  const day = goneOnWhenTold(left, dayInJakarta(now));
  const [english, indonesian] = [en.notices.child_erased_soon, id.notices.child_erased_soon];
  return {
    userId: familyId,
    kind: 'child_erased_soon' as const,
    childId,
    title: english.title(firstName, longDate('en', day)),
    titleIndo: indonesian.title(firstName, longDate('id', day)),
    body: english.body(firstName, withAccount),
    bodyIndo: indonesian.body(firstName, withAccount),
    link: paths.child(childId),
    now,
  };
};
