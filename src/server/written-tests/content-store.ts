import { and, desc, eq, sql } from 'drizzle-orm';
import type { WrittenContent } from '../../domain/assessment/written-content.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { firstRow } from '../platform/db/rows.ts';
import { deliveredTest } from './test-content/delivered-tests.ts';
import { writtenTestDrafts, writtenTestRevisions } from './tables.ts';

/** Names a test of the school: one for each grade and part of the year. */
export interface ContentKey {
  readonly grade: number;
  readonly part: number;
}

export type DraftRow = typeof writtenTestDrafts.$inferSelect;

/** What a test shows from now on: its number, 0 as delivered, and since when. */
export interface Published extends ContentKey {
  readonly revision: number;
  readonly publishedAt: Date | null;
  /** when the grade and part had a test first; null: it was delivered with one */
  readonly firstAt: Date | null;
}

const ofKey = (table: typeof writtenTestDrafts | typeof writtenTestRevisions, { grade, part }: ContentKey) =>
  and(eq(table.grade, grade), eq(table.part, part));

export const selectDrafts = (db: Database): Promise<DraftRow[]> => db.select().from(writtenTestDrafts);

export const findDraft = (db: Database, key: ContentKey): Promise<DraftRow | null> =>
  firstRow(db.select().from(writtenTestDrafts).where(ofKey(writtenTestDrafts, key)));

/** Saves a draft that was made from a version. @returns null when somebody else has saved meanwhile */
export const saveDraft = async (
  tx: Tx,
  key: ContentKey,
  version: number,
  draft: Pick<DraftRow, 'content' | 'changedAt'>,
): Promise<DraftRow | null> => {
  const [row] =
    version === 0
      ? await tx
          .insert(writtenTestDrafts)
          .values({ ...key, ...draft })
          .onConflictDoNothing()
          .returning()
      : await tx
          .update(writtenTestDrafts)
          .set(draft)
          .where(and(ofKey(writtenTestDrafts, key), eq(writtenTestDrafts.version, version)))
          .returning();
  return row ?? null;
};

const { grade, part, revision, publishedAt } = writtenTestRevisions;

/** The newest published test of each grade and part, those that were delivered among them. */
export const selectPublished = async (db: Database): Promise<readonly Published[]> =>
  db
    .selectDistinctOn([grade, part], {
      grade,
      part,
      revision,
      publishedAt,
      firstAt: sql<Date>`min(${publishedAt}) over (partition by ${grade}, ${part})`.mapWith(publishedAt),
    })
    .from(writtenTestRevisions)
    .orderBy(grade, part, desc(revision));

/** The one of a grade and part among those that were published, or the delivered one; null: there is none. */
export const publishedOf = (published: readonly Published[], key: ContentKey): Published | null => {
  const isDelivered = deliveredTest(key.grade, key.part) !== null;
  const newest = published.find((one) => one.grade === key.grade && one.part === key.part);
  if (newest) return isDelivered ? { ...newest, firstAt: null } : newest;
  return isDelivered ? { ...key, revision: 0, publishedAt: null, firstAt: null } : null;
};

/** What a test with this revision shows and is marked by, whatever was published since (rule R206). */
export const contentOf = async (
  db: Database,
  { revision: number, ...key }: ContentKey & { revision: number },
): Promise<WrittenContent> => {
  const delivered = number === 0 ? deliveredTest(key.grade, key.part) : null;
  if (delivered) return delivered;
  const [row] = await db
    .select({ content: writtenTestRevisions.content })
    .from(writtenTestRevisions)
    .where(and(ofKey(writtenTestRevisions, key), eq(revision, number)));
  if (!row) throw new Error(`revision ${number} of the test of grade ${key.grade}, part ${key.part} is gone`);
  return row.content;
};

/** @returns false when somebody else has published at the same moment */
export const insertRevision = async (
  tx: Tx,
  row: typeof writtenTestRevisions.$inferSelect,
): Promise<boolean> =>
  (await tx.insert(writtenTestRevisions).values(row).onConflictDoNothing().returning({ revision })).length >
  0;
