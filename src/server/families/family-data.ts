import { and, asc, eq, getTableColumns, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import { erasedName } from '../../domain/accounts/closing.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { children, consents } from './tables.ts';

interface ErasedChild {
  childId: number;
  familyId: number;
  createdAt: Date;
  erasedAt: Date | null;
}

/** Nothing is to be read of these children any more. */
export const eraseChildren = async (tx: Tx, childIds: readonly number[], erasedAt: Date): Promise<void> => {
  for (const childId of childIds)
    await tx
      .update(children)
      .set({
        firstName: erasedName(childId),
        lastName: '',
        gender: 'FEMALE',
        birthdate: '1900-01-01',
        imageKey: null,
        erasedAt,
      })
      .where(eq(children.childId, childId));
  await tx.delete(consents).where(isAnyOf(consents.childId, childIds));
};

/** The children that were erased, and when each was added: together they tell it from another one with its number. */
export const erasedChildren = (db: Database): Promise<ErasedChild[]> =>
  db
    .select({
      childId: children.childId,
      familyId: children.familyId,
      createdAt: children.createdAt,
      erasedAt: children.erasedAt,
    })
    .from(children)
    .where(isNotNull(children.erasedAt));

/** These children, erased or not, with when they were added. */
export const childrenByNumber = (db: Database, childIds: readonly number[]): Promise<ErasedChild[]> =>
  db
    .select({
      childId: children.childId,
      familyId: children.familyId,
      createdAt: children.createdAt,
      erasedAt: children.erasedAt,
    })
    .from(children)
    .where(isAnyOf(children.childId, childIds));

/** The next families of which a child that is not erased was added before this, in the order of their numbers. */
export const familiesWithOldChildren = async (
  db: Database,
  { addedBefore, after, limit }: { addedBefore: Date; after: number; limit: number },
): Promise<number[]> => {
  const rows = await db
    .selectDistinct({ familyId: children.familyId })
    .from(children)
    .where(and(gt(children.familyId, after), lt(children.createdAt, addedBefore), isNull(children.erasedAt)))
    .orderBy(asc(children.familyId))
    .limit(limit);
  return rows.map(({ familyId }) => familyId);
};

/** What is held on the children of a family, and what was said to be allowed of them. */
export const heldOfChildren = async (db: Database, familyId: number) => {
  const { searchText: _same, childName: _too, parentName: _also, ...columns } = getTableColumns(children);
  const rows = await db.select(columns).from(children).where(eq(children.familyId, familyId));
  const said = await db
    .select()
    .from(consents)
    .where(
      isAnyOf(
        consents.childId,
        rows.map(({ childId }) => childId),
      ),
    )
    .orderBy(asc(consents.consentId));
  return { children: rows, consents: said };
};
