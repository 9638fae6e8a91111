import { type Refused, refuse } from '../../contract/refusals.ts';
import type { PerformanceCategory } from '../../domain/content/categories.ts';
import { type StoredVideo, keepVideo } from '../courses/keep-video.ts';
import type { ReceivedFile } from '../platform/http/upload.ts';
import { replaceFile } from '../providers/files/files.ts';
import type { Translations, ContentContext } from './context.ts';
import type { NewsRow } from './news-store.ts';
import { publish } from './publish-news.ts';

export interface Performance {
  category: PerformanceCategory;
  title: Translations;
  /** plain text */
  description: Translations;
  /** just received, or in the file store already */
  video: ReceivedFile | StoredVideo;
}

/** Publishes the video of a child's work. */
export const publishPerformance = async (
  context: ContentContext,
  { video, ...performance }: Performance,
): Promise<NewsRow | Refused<'wrong_kind_of_file'>> => {
  if ('videoKey' in video) return publish(context, rowOf(performance, video));
  const kept = await keepVideo(context.files, video, 'performances');
  if (!kept) return refuse('wrong_kind_of_file');
  return replaceFile(context.files, kept.videoKey, async () => ({
    result: await publish(context, rowOf(performance, kept)),
    unused: null,
  }));
};

const rowOf = (
  { category, title, description }: Omit<Performance, 'video'>,
  { videoKey, videoType }: StoredVideo,
) => ({
  category,
  title: title.en,
  titleIndo: title.id,
  cardButtonText: '',
  cardButtonTextIndo: '',
  contentDetail: description.en,
  contentDetailIndo: description.id,
  contentButtonText: '',
  contentButtonTextIndo: '',
  videoKey,
  videoType,
});
