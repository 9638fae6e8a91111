import * as z from 'zod/mini';
import { namedObject } from './named-object.ts';

/** What the replies about news and testimonies carry. Instants are ISO 8601 in UTC. */

/** How often it was changed, from 1; an update may say from which version it was made (rule R78). */
const version = z.int();

/** A picture in several widths: `avif` and `webp` as `srcset` takes them. */
export const PictureSet = namedObject('PictureSet', {
  width: z.int(),
  height: z.int(),
  avif: z.string(),
  webp: z.string(),
});
export type PictureSet = z.output<typeof PictureSet>;

export const News = namedObject('News', {
  news_id: z.int(),
  category: z.int(),
  title: z.string(),
  title_indo: z.string(),
  card_button_text: z.string(),
  card_button_text_indo: z.string(),
  /** an article's is HTML, cleaned when it was stored; a performance's (category 2 to 4) is plain text */
  content_detail: z.string(),
  content_detail_indo: z.string(),
  photo_url: z.array(z.string()),
  content_detail_button_text: z.string(),
  content_detail_button_text_indo: z.string(),
  image_url: z.nullable(z.string()),
  header_url: z.nullable(z.string()),
  /** the same pictures in several widths; null where they were not made */
  image_set: z.nullable(PictureSet),
  header_set: z.nullable(PictureSet),
  /** the header as a shared link shows it, 1200 by 630 */
  share_url: z.nullable(z.string()),
  /** guests are answered null while it leads to a story that is not published (rule R85) */
  link: z.nullable(z.string()),
  video_url: z.nullable(z.string()),
  /** the child that a performance shows, and whether its parent allows that now (rule R168); guests are answered null */
  child: z.nullable(
    z.object({
      child_id: z.int(),
      first_name: z.string(),
      last_name: z.string(),
      shown_in_public: z.boolean(),
    }),
  ),
  created_at: z.string(),
  /** since when guests see it; null is a draft, which only staff are answered (rule R84) */
  published_at: z.nullable(z.string()),
  /** when it was saved last */
  updated_at: z.string(),
  version,
});
export type News = z.output<typeof News>;

export const Testimony = namedObject('Testimony', {
  testimony_id: z.string(),
  testimony: z.string(),
  /** the Indonesian text */
  testimony_title_indo: z.string(),
  sender: z.string(),
  sender_indo: z.string(),
  category: z.int(),
  image_url: z.nullable(z.string()),
  version,
});
export type Testimony = z.output<typeof Testimony>;
