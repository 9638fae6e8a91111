import type * as z from 'zod/mini';
import { type Refused, refuseAsChanged, refuseFields } from '../../contract/refusals.ts';
import type { BrandUpdate } from '../../contract/brand.ts';
import type { Brand } from '../../contract/brand-objects.ts';
import { isStale } from '../../domain/values/version.ts';
import { normalisePhone } from '../accounts/phone.ts';
import { recordChange } from '../audit/record-change.ts';
import { lockBrand, updateBrand } from './brand-store.ts';
import type { BrandContext } from './context.ts';
import { presentBrand } from './present-brand.ts';

/** What the audit log keeps of the brand: all but how often it was changed. */
const audited = ({ version: _version, ...facts }: Brand) => facts;

/** Changes what identifies the school (rule R82). Pages and mails show it from the next request on. */
export const changeBrand = (
  { database, clock, asNew }: Pick<BrandContext, 'database' | 'clock' | 'asNew'>,
  { by, version, ...input }: z.output<typeof BrandUpdate> & { by: number },
): Promise<{ brand: Brand } | Refused<'invalid_input' | 'changed_meanwhile'>> =>
  database.transaction(async (tx) => {
    const whatsapp = normalisePhone(input.whatsapp);
    if (!whatsapp?.startsWith('+62')) return refuseFields({ whatsapp: 'not_indonesian' });
    const before = await lockBrand(tx);
    if (isStale(version, before.version)) return refuseAsChanged({ brand: presentBrand(before, asNew) });
    const after = presentBrand(await updateBrand(tx, { ...input, whatsapp }), asNew);
    await recordChange(tx, {
      by,
      at: clock.now(),
      kind: 'brand',
      objectId: 'school',
      name: after.name,
      before: audited(presentBrand(before, asNew)),
      after: audited(after),
    });
    return { brand: after };
  });
