import { erasedFamilies, familiesByNumber } from '../accounts/family-data.ts';
import { childrenByNumber, erasedChildren } from '../families/family-data.ts';
import type { Database } from '../platform/db/database.ts';
import type { Log } from '../platform/log.ts';
import type { PrivacyContext } from './context.ts';
import { childrenOf, erase } from './erase.ts';
import { type ErasedOne, addToErasedList, keyOf, readErasedList } from './erased-list.ts';

/**
 * Erases once more who a restored backup has brought back (rule R183): before anything is served or sent, and whatever else the backup
 * says of them. Then the list is filled up, in case it was lost.
 */
export const eraseAgain = async (
  context: PrivacyContext,
  { list, log }: { list: string; log: Log },
): Promise<void> => {
  const { database, clock } = context.accounts;
  const { erased, unreadable } = await readErasedList(list);
  if (unreadable > 0) log.warn({ list, unreadable }, 'the list of who was erased has lines that say nothing');
  await database.exclusively('erase again', async () => {
    const now = clock.now();
    for (const familyId of await broughtBack(database.db, erased, 'family'))
      await erase(context, {
        familyId,
        children: await childrenOf(database.db, familyId),
        withAccount: true,
        now,
      });
    for (const childId of await broughtBack(database.db, erased, 'child')) {
      const [child] = await childrenByNumber(database.db, [childId]);
      if (!child) continue;
      const children = await childrenOf(database.db, child.familyId);
      await erase(context, {
        familyId: child.familyId,
        children: children.filter((one) => one.childId === childId),
        withAccount: false,
        now,
      });
    }
  });
  await noteErased(database.db, list);
};

/** Writes down who was erased, outside the database, which a backup may replace. */
export const noteErased = async (db: Database, list: string): Promise<void> =>
  addToErasedList(list, [
    ...known(await erasedFamilies(db), 'family', ({ userId }) => userId),
    ...known(await erasedChildren(db), 'child', ({ childId }) => childId),
  ]);

/** The numbers of those on the list who are in the database unerased. */
const broughtBack = async (
  db: Database,
  erased: readonly ErasedOne[],
  what: ErasedOne['what'],
): Promise<number[]> => {
  const listed = erased.filter((one) => one.what === what);
  const keys = new Set(listed.map(keyOf));
  const ids = listed.map(({ id }) => id);
  const there =
    what === 'family'
      ? (await familiesByNumber(db, ids)).map((one) => ({ ...one, id: one.userId }))
      : (await childrenByNumber(db, ids)).map((one) => ({ ...one, id: one.childId }));
  return there
    .filter(({ id, createdAt, erasedAt }) => erasedAt === null && keys.has(keyOf({ what, id, createdAt })))
    .map(({ id }) => id);
};

const known = <Row extends { createdAt: Date; erasedAt: Date | null }>(
  rows: readonly Row[],
  what: ErasedOne['what'],
  idOf: (row: Row) => number,
): ErasedOne[] =>
  rows.flatMap((row) =>
    row.erasedAt === null ? [] : [{ what, id: idOf(row), createdAt: row.createdAt, erasedAt: row.erasedAt }],
  );
