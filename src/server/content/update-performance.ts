import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import { isPerformanceCategory } from '../../domain/content/categories.ts';
import { type StoredVideo, keepVideo } from '../courses/keep-video.ts';
import { withVideoLock } from '../courses/video-lock.ts';
import type { ReceivedFile } from '../platform/http/upload.ts';
import { replaceFile } from '../providers/files/files.ts';
import type { ContentContext, SavedBy } from './context.ts';
import { type PerformanceDetails, performanceValues } from './create-performance.ts';
import { findNews, isVideoOfOther } from './news-store.ts';
import { lockTied, refuseUnlessAllowed } from './tied-child.ts';
import { type NewsSaved, lockVersion, refuseOutdated, updateAudited } from './update-news-row.ts';

export interface PerformanceChange extends PerformanceDetails, SavedBy {
  id: number;
  /** the version that the change was made from */
  version?: number | undefined;
}

/** Changes a student performance. Without a new video it keeps its own; one that is replaced is deleted. */
export const updatePerformance = async (
  context: ContentContext,
  change: PerformanceChange,
  video: ReceivedFile | undefined,
): Promise<NewsSaved | Refused<'wrong_kind_of_file' | 'invalid_input' | 'data_erased'>> => {
  const known = await findNews(context.database.db, change.id);
  if (!known || !isPerformanceCategory(known.category)) return refuse('not_found');
  const added = video ? await keepVideo(context.files, video, 'performances') : undefined;
  if (added === null) return refuse('wrong_kind_of_file');
  return withVideoLock(context.database, () =>
    replaceFile(context.files, added?.videoKey ?? null, () =>
      replace(context, { ...change, tied: known.childId }, added),
    ),
  );
};

const replace = (
  { database, clock }: ContentContext,
  {
    id,
    version,
    by,
    published,
    tied,
    childId = tied,
    ...details
  }: PerformanceChange & { tied: number | null },
  added: StoredVideo | undefined,
): Promise<{ result: NewsSaved | Refused<'invalid_input' | 'data_erased'>; unused: string | null }> =>
  database.transaction(async (tx) => {
    const unused = added?.videoKey ?? null;
    const child = await lockTied(tx, childId);
    if (isRefused(child)) return { result: child, unused };
    const before = await lockVersion(tx, id, version);
    if (isRefused(before)) return { result: before, unused };
    // Somebody tied it to another child since it was read, whose row is not held.
    if (before.childId !== tied) return { result: await refuseOutdated(tx, before), unused };
    const refused = refuseUnlessAllowed(child, published ?? before.publishedAt !== null);
    if (refused) return { result: refused, unused };
    const values = { ...performanceValues(details), childId, ...added };
    const result = await updateAudited(tx, before, values, { by, published, now: clock.now() });
    const left = added ? before.videoKey : null;
    const isUsed = left === null || (await isVideoOfOther(tx, left, id));
    return { result, unused: isUsed ? null : left };
  });
