import type { brand } from '../../contract/brand.ts';
import type { Actors } from '../accounts/actors.ts';
import { answerFile } from '../platform/http/file-answer.ts';
import { isOfVersion } from '../platform/http/version-of.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { selectBrand } from './brand-store.ts';
import { changeBrand } from './change-brand.ts';
import type { BrandContext } from './context.ts';

/** For everybody, and a day at most: a school may take its film down. */
const PUBLIC = 'public, max-age=86400';

export const brandRoutes = (context: BrandContext): Handlers<typeof brand, Actors> => {
  const clipFile =
    (column: 'clipKey' | 'clipStillKey') =>
    async ({
      query,
      range,
    }: {
      query: { v?: string | undefined };
      range: Parameters<typeof answerFile>[2];
    }) => {
      const key = (await selectBrand(context.database.db))[column];
      return answerFile(context.files, isOfVersion(key, query.v) ? key : null, range, PUBLIC);
    };
  return {
    'GET /settings/brand': async () => ({ brand: await context.brandNow() }),
    'POST /settings/brand': ({ actor: { userId: by }, body: { video_upload, without_clip, ...body } }) =>
      video_upload === undefined
        ? changeBrand(context, { ...body, by, clip: without_clip ? null : undefined })
        : context.takeClip(by, video_upload, (clip) => changeBrand(context, { ...body, by, clip })),
    'GET /settings/lesson-clip': clipFile('clipKey'),
    'GET /settings/lesson-clip/still': clipFile('clipStillKey'),
  };
};
