import type * as z from 'zod/mini';
import { type Refused, refuseAsChanged, refuseFields } from '../../contract/refusals.ts';
import type { BrandUpdate } from '../../contract/brand.ts';
import type { Brand } from '../../contract/brand-objects.ts';
import { isStale } from '../../domain/values/version.ts';
import { normalisePhone } from '../accounts/phone.ts';
import { recordChange } from '../audit/record-change.ts';
import { type BrandRow, lockBrand, updateBrand } from './brand-store.ts';
import type { BrandContext, KeptClip } from './context.ts';
import { presentBrand } from './present-brand.ts';

/** What the audit log keeps of the brand: all but how often it was changed, and the picture that comes with a film. */
const audited = ({ version: _version, lesson_clip_still: _still, lesson_clip: video, ...facts }: Brand) => ({
  ...facts,
  video,
});

type Context = Pick<BrandContext, 'database' | 'clock' | 'asNew' | 'files'>;

interface BrandChange extends Omit<z.output<typeof BrandUpdate>, 'video_upload' | 'without_clip'> {
  /** null when no person does */
  by: number | null;
  /** a film in place of the one that is there, in the file store already; null: none; when not given, it stays */
  clip?: KeptClip | null | undefined;
}

/** What the row says of the film: nothing when there is none. */
type HeldClip = Pick<BrandRow, 'clipKey' | 'clipStillKey'>;

type Saved = { brand: Brand } | Refused<'invalid_input' | 'changed_meanwhile'>;

/** Changes what identifies the school (rule R82), and the film of a lesson (rule R351). Pages and mails show it from the next request on. */
export const changeBrand = async (context: Context, change: BrandChange): Promise<Saved> => {
  const added = change.clip ?? null;
  const { result, unused } = await save(context, change).catch(async (error: unknown) => {
    await removeClip(context, added);
    throw error;
  });
  await removeClip(context, unused);
  return result;
};

const save = (
  { database, clock, asNew }: Context,
  { by, version, clip, ...input }: BrandChange,
): Promise<{ result: Saved; unused: HeldClip | null }> =>
  database.transaction(async (tx) => {
    const refused = (result: Saved) => ({ result, unused: clip ?? null });
    const whatsapp = normalisePhone(input.whatsapp);
    if (!whatsapp?.startsWith('+62')) return refused(refuseFields({ whatsapp: 'not_indonesian' }));
    const before = await lockBrand(tx);
    if (isStale(version, before.version))
      return refused(refuseAsChanged({ brand: presentBrand(before, asNew) }));
    const film = clip === null ? noClip : clip;
    const after = presentBrand(await updateBrand(tx, { facts: { ...input, whatsapp }, ...film }), asNew);
    await recordChange(tx, {
      by,
      at: clock.now(),
      kind: 'brand',
      objectId: 'school',
      name: after.name,
      before: audited(presentBrand(before, asNew)),
      after: audited(after),
    });
    return { result: { brand: after }, unused: clip === undefined ? null : before };
  });

const noClip: HeldClip = { clipKey: null, clipStillKey: null };

const removeClip = async ({ files }: Context, clip: HeldClip | null) => {
  for (const key of [clip?.clipKey, clip?.clipStillKey]) if (key) await files.remove(key);
};
