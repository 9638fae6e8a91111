import { and, asc, eq, inArray, lte, min } from 'drizzle-orm';
import type { Database, Tx } from '../platform/db/database.ts';
import { firstRow } from '../platform/db/rows.ts';
import { placementMedia } from './tables.ts';

export type PlacementMediaRow = typeof placementMedia.$inferSelect;

const { mediaName, kind, fileKey, madeAt, used } = placementMedia;
const isUnused = eq(used, false);

export const insertPlacementMedia = async (tx: Tx, media: Omit<PlacementMediaRow, 'used'>): Promise<void> => {
  await tx.insert(placementMedia).values({ ...media, used: false });
};

export const findPlacementMedia = (db: Database, name: string): Promise<PlacementMediaRow | null> =>
  firstRow(db.select().from(placementMedia).where(eq(mediaName, name)));

/**
 * Uploaded media that a revision is about to name. Their rows are locked in one order, so that two saves cannot deadlock and
 * none is swept meanwhile.
 */
export const lockMedia = async (
  tx: Tx,
  names: readonly string[],
): Promise<Pick<PlacementMediaRow, 'kind' | 'mediaName' | 'used'>[]> =>
  names.length === 0
    ? []
    : tx
        .select({ kind, mediaName, used })
        .from(placementMedia)
        .where(inArray(mediaName, [...names]))
        .orderBy(asc(mediaName))
        .for('update');

/** Keeps uploaded media for good, because something names them now, or leaves them to the next sweep. */
export const setUsed = async (tx: Tx, names: readonly string[], isUsed = true): Promise<void> => {
  if (names.length === 0) return;
  await tx
    .update(placementMedia)
    .set({ used: isUsed })
    .where(inArray(mediaName, [...names]));
};

/** When the media was uploaded that waits longest to be used; null when none waits. */
export const longestWaiting = async (db: Database): Promise<Date | null> => {
  const [row] = await db
    .select({ since: min(madeAt) })
    .from(placementMedia)
    .where(isUnused);
  return row?.since ?? null;
};

export const selectWaitingSince = (
  db: Database,
  since: Date,
): Promise<Pick<PlacementMediaRow, 'mediaName' | 'fileKey'>[]> =>
  db
    .select({ mediaName, fileKey })
    .from(placementMedia)
    .where(and(isUnused, lte(madeAt, since)));

/** Deletes what no question has come to use. @returns whether it did */
export const deleteWaiting = async (tx: Tx, name: string): Promise<boolean> =>
  (
    await tx
      .delete(placementMedia)
      .where(and(eq(mediaName, name), isUnused))
      .returning({ mediaName })
  ).length > 0;
