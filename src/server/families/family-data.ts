import { asc, eq, getTableColumns } from 'drizzle-orm';
import { erasedName } from '../../domain/accounts/closing.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { children, consents } from './tables.ts';

/** Nobody is to be read from the children of a family any more. */
export const eraseChildren = async (tx: Tx, familyId: number): Promise<void> => {
  const family = await tx.select().from(children).where(eq(children.familyId, familyId));
  for (const { childId } of family)
    await tx
      .update(children)
      .set({
        firstName: erasedName(childId),
        lastName: '',
        gender: 'FEMALE',
        birthdate: '1900-01-01',
        imageKey: null,
      })
      .where(eq(children.childId, childId));
  const ids = family.map(({ childId }) => childId);
  await tx.delete(consents).where(isAnyOf(consents.childId, ids));
};

/** What is held on the children of a family, and what was said to be allowed of them. */
export const heldOfChildren = async (db: Database, familyId: number) => {
  const { searchText: _same, parentName: _also, ...columns } = getTableColumns(children);
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
