import type { Brand } from '../../contract/brand-objects.ts';
import type { BrandFacts } from '../../i18n/brand.ts';
import { paths } from '../../paths.ts';
import { versionOf } from '../platform/http/version-of.ts';
import type { BrandRow } from './brand-store.ts';

/** What identifies the school: what staff entered, and the rest as a new school has it. */
export const presentBrand = (
  { facts, version, clipKey, clipStillKey }: BrandRow,
  asNew: BrandFacts,
): Brand => ({
  ...asNew,
  ...facts,
  lesson_clip: clipKey && paths.lessonClip(versionOf(clipKey)),
  lesson_clip_still: clipStillKey && paths.lessonClipStill(versionOf(clipStillKey)),
  version,
});
