import { and, desc, eq, or } from 'drizzle-orm';
import type { Database, Tx } from '../platform/db/database.ts';
import { firstRow } from '../platform/db/rows.ts';
import { type PartSet, placementPartRevisions } from './tables.ts';

export type PartRevision = typeof placementPartRevisions.$inferSelect;

/** Names a revision. */
export type RevisionKey = Pick<PartRevision, 'form' | 'part' | 'version'>;

const { form, part, version } = placementPartRevisions;

/** The newest revision of each part that was ever changed. */
export const selectNewestRevisions = (db: Database): Promise<PartRevision[]> =>
  db.selectDistinctOn([form, part]).from(placementPartRevisions).orderBy(form, part, desc(version));

/** null when the part is as delivered and was never changed */
export const findNewestRevision = (
  db: Database,
  of: { form: PartSet; part: number },
): Promise<PartRevision | null> =>
  firstRow(
    db
      .select()
      .from(placementPartRevisions)
      .where(and(eq(form, of.form), eq(part, of.part)))
      .orderBy(desc(version))
      .limit(1),
  );

export const selectRevisions = async (
  db: Database,
  keys: readonly RevisionKey[],
): Promise<PartRevision[]> => {
  if (keys.length === 0) return [];
  const each = keys.map((key) => and(eq(form, key.form), eq(part, key.part), eq(version, key.version)));
  return db
    .select()
    .from(placementPartRevisions)
    .where(or(...each));
};

/** @returns false when somebody else has stored this version meanwhile */
export const insertRevision = async (tx: Tx, revision: PartRevision): Promise<boolean> => {
  const added = await tx
    .insert(placementPartRevisions)
    .values(revision)
    .onConflictDoNothing()
    .returning({ version });
  return added.length > 0;
};
