import { type Refused, refuse } from '../../contract/refusals.ts';
import type { PerformanceCategory } from '../../domain/content/categories.ts';
import { type StoredVideo, keepVideo } from '../courses/keep-video.ts';
import { withVideoLock } from '../courses/video-lock.ts';
import type { ReceivedFile } from '../platform/http/upload.ts';
import { replaceFile } from '../providers/files/files.ts';
import type { ContentContext, SavedBy, Translations } from './context.ts';
import { insertAudited } from './create-article.ts';
import type { NewsRow } from './news-store.ts';

export interface PerformanceDetails {
  category: PerformanceCategory;
  title: Translations;
  /** plain text */
  description: Translations;
}

export interface NewPerformance extends PerformanceDetails, SavedBy {
  /** just received, or in the file store already */
  video: ReceivedFile | StoredVideo;
}

/** Creates the entry of a child's work with its video, at once for guests unless it is a draft. */
export const createPerformance = async (
  context: ContentContext,
  { video, ...performance }: NewPerformance,
): Promise<NewsRow | Refused<'wrong_kind_of_file'>> => {
  if ('videoKey' in video)
    return withVideoLock(context.database, () => insertPerformance(context, performance, video));
  const kept = await keepVideo(context.files, video, 'performances');
  if (!kept) return refuse('wrong_kind_of_file');
  return replaceFile(context.files, kept.videoKey, async () => ({
    result: await insertPerformance(context, performance, kept),
    unused: null,
  }));
};

const insertPerformance = (
  { database, clock }: ContentContext,
  { by, published = true, ...details }: PerformanceDetails & SavedBy,
  { videoKey, videoType }: StoredVideo,
): Promise<NewsRow> =>
  database.transaction((tx) =>
    insertAudited(
      tx,
      { ...performanceValues(details), ...withoutCard, videoKey, videoType },
      { by, published, now: clock.now() },
    ),
  );

/** What only articles have. */
const withoutCard = {
  cardButtonText: '',
  cardButtonTextIndo: '',
  contentButtonText: '',
  contentButtonTextIndo: '',
};

/** The details as a row holds them. */
export const performanceValues = ({ category, title, description }: PerformanceDetails) => ({
  category,
  title: title.en,
  titleIndo: title.id,
  contentDetail: description.en,
  contentDetailIndo: description.id,
});
