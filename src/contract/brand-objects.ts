import * as z from 'zod/mini';
import { namedObject } from './named-object.ts';

/** How often it was changed, from 1; an update may say from which version it was made (rule R78). */
const version = z.int();

/** What identifies the school, as its pages, mails and structured data show it. '' where the school has none. */
export const Brand = namedObject('Brand', {
  name: z.string(),
  /** E.164, such as +6281200200200 */
  whatsapp: z.string(),
  email: z.string(),
  street: z.string(),
  /** the town, as texts name it too */
  place: z.string(),
  region: z.string(),
  region_indo: z.string(),
  postal_code: z.string(),
  instagram: z.string(),
  facebook: z.string(),
  youtube: z.string(),
  tiktok: z.string(),
  /** the sentence of the banner */
  banner: z.string(),
  banner_indo: z.string(),
  /** the card of a teacher on the page of the school's history; without a name there is none */
  teacher_name: z.string(),
  teacher_about: z.string(),
  teacher_about_indo: z.string(),
  /** when live classes usually are, and how long, in the school's words */
  class_times: z.string(),
  class_times_indo: z.string(),
  /** the address of a film of a lesson that everybody may see, and of a picture of it; null where there is none */
  lesson_clip: z.nullable(z.string()),
  lesson_clip_still: z.nullable(z.string()),
  version,
});
export type Brand = z.output<typeof Brand>;
