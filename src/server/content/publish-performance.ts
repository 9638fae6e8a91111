import type { PerformanceCategory } from '../../domain/content/categories.ts';
import type { Both, ContentContext } from './context.ts';
import type { NewsRow } from './news-store.ts';
import { publish } from './publish-news.ts';

export interface Performance {
  category: PerformanceCategory;
  title: Both;
  /** plain text */
  description: Both;
  /** in the file store already */
  video: { videoKey: string; videoType: string };
}

/** Publishes the video of a child's work. */
export const publishPerformance = (
  context: ContentContext,
  { category, title, description, video }: Performance,
): Promise<NewsRow> =>
  publish(context, {
    category,
    title: title.en,
    titleIndo: title.id,
    cardButtonText: '',
    cardButtonTextIndo: '',
    contentDetail: description.en,
    contentDetailIndo: description.id,
    contentButtonText: '',
    contentButtonTextIndo: '',
    ...video,
  });
