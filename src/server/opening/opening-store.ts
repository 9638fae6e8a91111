import { type SQL, eq, sql } from 'drizzle-orm';
import type { OpeningStep, SaidStep } from '../../domain/access/opening-steps.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { openingSaid } from './tables.ts';

/** Of these facts those that hold, and what an owner has said, in one query. */
export const selectDone = async (
  db: Database,
  facts: Partial<Record<OpeningStep, SQL>>,
): Promise<{ shown: OpeningStep[]; said: SaidStep[] }> => {
  const each = Object.entries(facts).map(([step, fact]) => sql`(${step}::text, ${fact})`);
  const { rows } = await db.execute(
    sql`select step, false as said from (values ${sql.join(each, sql`, `)}) as fact (step, holds) where holds
      union all select ${openingSaid.step}, true from ${openingSaid}`,
  );
  const done = rows as ({ step: OpeningStep; said: false } | { step: SaidStep; said: true })[];
  return {
    shown: done.flatMap((row) => (row.said ? [] : [row.step])),
    said: done.flatMap((row) => (row.said ? [row.step] : [])),
  };
};

/** @returns whether that is new */
export const saveSaid = async (tx: Tx, step: SaidStep, done: boolean, at: Date): Promise<boolean> => {
  const changed = done
    ? await tx.insert(openingSaid).values({ step, at }).onConflictDoNothing().returning()
    : await tx.delete(openingSaid).where(eq(openingSaid.step, step)).returning();
  return changed.length > 0;
};
