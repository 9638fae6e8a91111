import type { News, PictureSet, Testimony } from '../../contract/content-objects.ts';
import { type PictureForm, shareForm, stepsOf } from '../../domain/content/picture-forms.ts';
import { paths } from '../../paths.ts';
import { versionOf } from '../platform/http/version-of.ts';
import type { NewsRow } from './news-store.ts';
import { sizeOfPicture } from './picture-keys.ts';
import type { TestimonyRow } from './testimony-store.ts';

/** An article or a performance as the wire shows it; `child` is for staff alone. */
export const presentNews = (row: NewsRow, child: News['child'] = null): News => ({
  news_id: row.newsId,
  category: row.category,
  title: row.title,
  title_indo: row.titleIndo,
  card_button_text: row.cardButtonText,
  card_button_text_indo: row.cardButtonTextIndo,
  content_detail: row.contentDetail,
  content_detail_indo: row.contentDetailIndo,
  photo_url: [],
  content_detail_button_text: row.contentButtonText,
  content_detail_button_text_indo: row.contentButtonTextIndo,
  image_url: row.imageKey && paths.newsImage(row.newsId, versionOf(row.imageKey)),
  header_url: row.headerKey && paths.newsHeader(row.newsId, versionOf(row.headerKey)),
  image_set: setOf(row.imageKey, (version, form) => paths.newsImage(row.newsId, version, form)),
  header_set: setOf(row.headerKey, (version, form) => paths.newsHeader(row.newsId, version, form)),
  share_url:
    row.headerKey && sizeOfPicture(row.headerKey)
      ? paths.newsHeader(row.newsId, versionOf(row.headerKey), shareForm)
      : null,
  link: row.link,
  video_url: row.videoKey && paths.newsVideo(row.newsId, versionOf(row.videoKey)),
  child,
  created_at: row.createdAt.toISOString(),
  published_at: row.publishedAt?.toISOString() ?? null,
  updated_at: row.updatedAt.toISOString(),
  version: row.version,
});

const setOf = (
  key: string | null,
  address: (version: string, form: PictureForm) => string,
): PictureSet | null => {
  const size = key === null ? null : sizeOfPicture(key);
  if (key === null || size === null) return null;
  const set = (type: 'avif' | 'webp') =>
    stepsOf(size.width, type)
      .map(({ form, width }) => `${address(versionOf(key), form)} ${width}w`)
      .join(', ');
  return { ...size, avif: set('avif'), webp: set('webp') };
};

export const presentTestimony = (row: TestimonyRow): Testimony => ({
  testimony_id: row.testimonyId,
  testimony: row.testimony,
  testimony_title_indo: row.testimonyIndo,
  sender: row.sender,
  sender_indo: row.senderIndo,
  category: row.category,
  image_url: row.imageKey && paths.testimonyImage(row.testimonyId, versionOf(row.imageKey)),
  version: row.version,
});
