import { eq } from 'drizzle-orm';
import { erasedName } from '../../domain/accounts/closing.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Tx } from '../platform/db/database.ts';
import { children, consents } from './tables.ts';

/** Nobody is to be read from the children of a family any more. @returns the keys of their files */
export const eraseChildren = async (tx: Tx, familyId: number): Promise<string[]> => {
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
  return family.flatMap(({ imageKey }) => imageKey ?? []);
};
