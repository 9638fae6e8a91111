import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import { withVideoLock } from '../courses/video-lock.ts';
import type { Tx } from '../platform/db/database.ts';
import { lockArticlePictures, picturesUsedBy, setPictureUses } from './article-picture-store.ts';
import type { ContentContext } from './context.ts';
import { removePicture } from './keep-in-forms.ts';
import { type NewsRow, deleteNewsRow, isVideoOfOther, lockNews, rowsShowing } from './news-store.ts';
import { recordNews } from './audited-news.ts';

/**
 * Deletes an article with its card and header, or a performance with its video, unless another one shows it too. The pictures of its
 * texts are unused from now on.
 */
export const deleteNews = (
  { database, clock, files }: ContentContext,
  { by, id }: { by: number | null; id: number },
): Promise<object | Refused<'not_found'>> =>
  withVideoLock(database, async () => {
    const deleted = await database.transaction((tx) => remove(tx, { by, id, now: clock.now() }));
    if (isRefused(deleted)) return deleted;
    for (const key of deleted.pictures) await removePicture(files, key);
    if (deleted.video !== null) await files.remove(deleted.video);
    return {};
  });

/** Deletes the performances that show these children, as an erased family asks for. */
export const deletePerformancesOf = async (
  context: ContentContext,
  childIds: readonly number[],
): Promise<void> => {
  for (const { newsId } of await rowsShowing(context.database.db, childIds))
    await deleteNews(context, { by: null, id: newsId });
};

const remove = async (tx: Tx, { by, id, now }: { by: number | null; id: number; now: Date }) => {
  const row = await lockNews(tx, id);
  if (!row) return refuse('not_found');
  await forgetPictures(tx, id, now);
  await recordNews(tx, { by, at: now }, row, null);
  const video = await videoToRemove(tx, row);
  await deleteNewsRow(tx, id);
  return { pictures: [row.imageKey, row.headerKey].filter((key) => key !== null), video };
};

const forgetPictures = async (tx: Tx, newsId: number, now: Date) => {
  const before = await picturesUsedBy(tx, newsId);
  await lockArticlePictures(tx, before);
  await setPictureUses(tx, newsId, { before, after: [], now });
};

const videoToRemove = async (tx: Tx, { newsId, videoKey }: NewsRow) =>
  videoKey === null || (await isVideoOfOther(tx, videoKey, newsId)) ? null : videoKey;
