import { and, eq, isNotNull } from 'drizzle-orm';
import type { News } from '../../contract/content-objects.ts';
import { type Refused, refuse, refuseFields } from '../../contract/refusals.ts';
import { mayBeChanged } from '../../domain/accounts/closing.ts';
import { mayBePublished } from '../../domain/content/shown-child.ts';
import { type ShownChild, lockShownChild, shownChildren } from '../families/shown-in-public.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { type NewsRow, rowsShowing } from './news-store.ts';
import { presentNews } from './present-content.ts';
import { news } from './tables.ts';

/**
 * Locks the child that a performance shows. Before the performance itself, as a withdrawal does, so that the two cannot wait for each
 * other; null when it shows none.
 */
export const lockTied = async (
  tx: Tx,
  childId: number | null,
): Promise<ShownChild | null | Refused<'invalid_input' | 'data_erased'>> => {
  if (childId === null) return null;
  const child = await lockShownChild(tx, childId);
  if (!child) return refuseFields({ child_id: 'invalid' });
  const verdict = mayBeChanged(child);
  return verdict === 'yes' ? child : refuse(verdict);
};

/** Refuses to publish what shows a child without its parent's consent (rule R168). */
export const refuseUnlessAllowed = (
  child: ShownChild | null,
  published: boolean,
): Refused<'invalid_input'> | null =>
  published && !mayBePublished(child) ? refuseFields({ child_id: 'no_consent' }) : null;

/** A parent no longer allows a child to be shown: in the transaction that says so, what shows it leaves the site. */
export const takeDownPerformances = async (tx: Tx, childId: number): Promise<void> => {
  await tx
    .update(news)
    .set({ publishedAt: null })
    .where(and(eq(news.childId, childId), isNotNull(news.publishedAt)));
};

/** What of the site shows these children: its texts, and the keys of its files. */
export const heldPerformances = async (db: Database, childIds: readonly number[]) => {
  const rows = await rowsShowing(db, childIds);
  return rows.map(
    ({ newsId, childId, title, titleIndo, contentDetail, contentDetailIndo, publishedAt, ...row }) => ({
      newsId,
      childId,
      title,
      titleIndo,
      contentDetail,
      contentDetailIndo,
      publishedAt,
      files: [row.videoKey, row.imageKey, row.headerKey].filter((key) => key !== null),
    }),
  );
};

/** Rows as staff see them: with the child that a performance shows. Guests are never told. */
export const presentToStaff = async (db: Database, rows: readonly NewsRow[]): Promise<News[]> => {
  const children = await shownChildren(
    db,
    rows.flatMap(({ childId }) => childId ?? []),
  );
  return rows.map((row) => presentTied(row, row.childId === null ? undefined : children.get(row.childId)));
};

export const presentOneToStaff = async (db: Database, row: NewsRow): Promise<News> =>
  presentTied(
    row,
    row.childId === null ? undefined : (await shownChildren(db, [row.childId])).get(row.childId),
  );

const presentTied = (row: NewsRow, child: ShownChild | undefined): News =>
  presentNews(
    row,
    child && {
      child_id: child.childId,
      first_name: child.firstName,
      last_name: child.lastName,
      shown_in_public: child.mayBeShown,
    },
  );
