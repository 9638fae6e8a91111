import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import type { PerformanceCategory } from '../../domain/content/categories.ts';
import { type StoredVideo, keepVideo } from '../courses/keep-video.ts';
import { withVideoLock } from '../courses/video-lock.ts';
import type { ReceivedFile } from '../platform/http/upload.ts';
import { replaceFile } from '../providers/files/files.ts';
import type { ContentContext, SavedBy, Translations } from './context.ts';
import { insertAudited } from './create-article.ts';
import type { NewsRow } from './news-store.ts';
import { lockTied, refuseUnlessAllowed } from './tied-child.ts';

export interface PerformanceDetails {
  category: PerformanceCategory;
  title: Translations;
  /** plain text */
  description: Translations;
  /** whom it shows; null for nobody named, and as it was when not said */
  childId?: number | null | undefined;
}

export interface NewPerformance extends PerformanceDetails, SavedBy {
  /** just received, or in the file store already */
  video: ReceivedFile | StoredVideo;
}

/** Creates the entry of a child's work with its video, at once for guests unless it is a draft. */
export const createPerformance = async (
  context: ContentContext,
  { video, ...performance }: NewPerformance,
): Promise<NewsRow | Refused<'wrong_kind_of_file' | 'invalid_input' | 'data_erased'>> => {
  if ('videoKey' in video) return createWithStored(context, performance, video);
  const kept = await keepVideo(context.files, video, 'performances');
  if (!kept) return refuse('wrong_kind_of_file');
  return replaceFile(context.files, kept.videoKey, async () => {
    const result = await insertPerformance(context, performance, kept);
    return { result, unused: isRefused(result) ? kept.videoKey : null };
  });
};

/** Creates it with a video that is in the file store already. */
export const createWithStored = (
  context: ContentContext,
  performance: PerformanceDetails & SavedBy,
  video: StoredVideo,
): Promise<NewsRow | Refused<'invalid_input' | 'data_erased'>> =>
  withVideoLock(context.database, () => insertPerformance(context, performance, video));

const insertPerformance = (
  { database, clock }: ContentContext,
  { by, published = true, childId = null, ...details }: PerformanceDetails & SavedBy,
  { videoKey, videoType }: StoredVideo,
): Promise<NewsRow | Refused<'invalid_input' | 'data_erased'>> =>
  database.transaction(async (tx) => {
    const child = await lockTied(tx, childId);
    const refused = isRefused(child) ? child : refuseUnlessAllowed(child, published);
    if (refused) return refused;
    return insertAudited(
      tx,
      { ...performanceValues(details), ...withoutCard, childId, videoKey, videoType },
      { by, published, now: clock.now() },
    );
  });

/** What only articles have. */
const withoutCard = {
  cardButtonText: '',
  cardButtonTextIndo: '',
  contentButtonText: '',
  contentButtonTextIndo: '',
};

/** The details as a row holds them. */
export const performanceValues = ({ category, title, description }: Omit<PerformanceDetails, 'childId'>) => ({
  category,
  title: title.en,
  titleIndo: title.id,
  contentDetail: description.en,
  contentDetailIndo: description.id,
});
