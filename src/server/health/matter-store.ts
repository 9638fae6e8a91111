import type { Check } from '../../domain/health/finding.ts';
import { inArray } from 'drizzle-orm';
import type { Database, Tx } from '../platform/db/database.ts';
import { healthMatters } from './tables.ts';

export const selectMatters = (db: Database) => db.select().from(healthMatters);

/** Owners are told of it now. */
export const saveTold = (tx: Tx, matter: Check, toldAt: Date) =>
  tx
    .insert(healthMatters)
    .values({ matter, toldAt })
    .onConflictDoUpdate({ target: healthMatters.matter, set: { toldAt, goneAt: null } });

/** These are gone since then; null: they are back. */
export const setGone = async (tx: Tx, matters: readonly Check[], goneAt: Date | null) => {
  if (matters.length > 0)
    await tx
      .update(healthMatters)
      .set({ goneAt })
      .where(inArray(healthMatters.matter, [...matters]));
};
