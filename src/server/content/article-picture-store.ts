import { and, asc, eq, inArray, isNotNull, lte, min, notExists, sql } from 'drizzle-orm';
import type { Database, Tx } from '../platform/db/database.ts';
import { articlePictureUses, articlePictures } from './tables.ts';

const { pictureKey, unusedSince } = articlePictures;

export const insertArticlePicture = async (tx: Tx, key: string, now: Date): Promise<void> => {
  await tx.insert(articlePictures).values({ pictureKey: key, unusedSince: now });
};

/**
 * Locks pictures until the transaction ends, in the order of their keys, so that two saves cannot deadlock and none is swept
 * meanwhile. @returns those that are there
 */
export const lockArticlePictures = async (tx: Tx, keys: readonly string[]): Promise<Set<string>> => {
  if (keys.length === 0) return new Set();
  const rows = await tx
    .select({ pictureKey })
    .from(articlePictures)
    .where(inArray(pictureKey, [...keys]))
    .orderBy(asc(pictureKey))
    .for('update');
  return new Set(rows.map((row) => row.pictureKey));
};

export const picturesUsedBy = async (tx: Tx, newsId: number): Promise<string[]> => {
  const uses = await tx
    .select({ pictureKey: articlePictureUses.pictureKey })
    .from(articlePictureUses)
    .where(eq(articlePictureUses.newsId, newsId));
  return uses.map((use) => use.pictureKey);
};

/** Stores which pictures an article uses, all of them locked; those that no article uses any more are unused from now on. */
export const setPictureUses = async (
  tx: Tx,
  newsId: number,
  { before, after, now }: { before: readonly string[]; after: readonly string[]; now: Date },
): Promise<void> => {
  const removed = before.filter((key) => !after.includes(key));
  const added = after.filter((key) => !before.includes(key));
  if (removed.length > 0) {
    const ofArticle = eq(articlePictureUses.newsId, newsId);
    await tx
      .delete(articlePictureUses)
      .where(and(ofArticle, inArray(articlePictureUses.pictureKey, removed)));
    const uses = tx
      .select({ one: sql`1` })
      .from(articlePictureUses)
      .where(eq(articlePictureUses.pictureKey, pictureKey));
    await tx
      .update(articlePictures)
      .set({ unusedSince: now })
      .where(and(inArray(pictureKey, removed), notExists(uses)));
  }
  if (added.length > 0) {
    await tx.insert(articlePictureUses).values(added.map((key) => ({ newsId, pictureKey: key })));
    await tx.update(articlePictures).set({ unusedSince: null }).where(inArray(pictureKey, added));
  }
};

/** Since when the picture is unused that has been so for longest; null when all are used. */
export const longestUnused = async (db: Database): Promise<Date | null> => {
  const [row] = await db
    .select({ since: min(unusedSince) })
    .from(articlePictures)
    .where(isNotNull(unusedSince));
  return row?.since ?? null;
};

/** The keys of what has been unused since then or longer. */
export const selectUnusedSince = async (db: Database, since: Date): Promise<string[]> => {
  const rows = await db.select({ pictureKey }).from(articlePictures).where(lte(unusedSince, since));
  return rows.map((row) => row.pictureKey);
};

/** Deletes a picture unless an article has come to use it. @returns whether it did */
export const deleteIfUnusedSince = async (tx: Tx, key: string, since: Date): Promise<boolean> => {
  const unused = and(eq(pictureKey, key), lte(unusedSince, since));
  return (await tx.delete(articlePictures).where(unused).returning({ pictureKey })).length > 0;
};
