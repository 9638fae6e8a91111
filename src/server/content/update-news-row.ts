import { type Refused, refuse, refuseAsChanged } from '../../contract/refusals.ts';
import { isStale } from '../../domain/values/version.ts';
import type { Tx } from '../platform/db/database.ts';
import { type NewNewsRow, type NewsRow, lockNews, updateNewsRow } from './news-store.ts';
import { presentOneToStaff } from './tied-child.ts';
import { recordNews } from './audited-news.ts';

export type NewsSaved<Saved = NewsRow> = Saved | Refused<'not_found' | 'changed_meanwhile'>;

/** The row that a change was made from, locked; or why it cannot be changed. */
export const lockVersion = async (
  tx: Tx,
  newsId: number,
  version: number | undefined,
): Promise<NewsSaved> => {
  const row = await lockNews(tx, newsId);
  if (!row) return refuse('not_found');
  if (!isStale(version, row.version)) return row;
  return refuseOutdated(tx, row);
};

/** The change was made from what is no longer so. */
export const refuseOutdated = async (tx: Tx, row: NewsRow) =>
  refuseAsChanged({ news: await presentOneToStaff(tx, row) });

/** Stores what a change makes of a row, and says so in the audit log. */
export const updateAudited = async (
  tx: Tx,
  before: NewsRow,
  values: Partial<Omit<NewNewsRow, 'createdAt' | 'publishedAt' | 'updatedAt'>>,
  { by, published, now }: { by: number | null; published: boolean | undefined; now: Date },
): Promise<NewsRow> => {
  const publishedAt = publishedFrom(before.publishedAt, published, now);
  const row = await updateNewsRow(tx, before.newsId, { ...values, publishedAt, updatedAt: now });
  await recordNews(tx, { by, at: now }, before, row);
  return row;
};

/** A story keeps the date of its publication as long as it is published (rule R84). */
const publishedFrom = (since: Date | null, published: boolean | undefined, now: Date): Date | null => {
  if (published === undefined) return since;
  return published ? (since ?? now) : null;
};
