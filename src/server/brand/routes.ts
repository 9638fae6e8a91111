import type { settings } from '../../contract/settings.ts';
import type { Actors } from '../accounts/actors.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { changeBrand } from './change-brand.ts';
import type { BrandContext } from './context.ts';

type BrandCalls = Pick<typeof settings, 'GET /settings/brand' | 'POST /settings/brand'>;

export const brandRoutes = (context: BrandContext): Handlers<BrandCalls, Actors> => ({
  'GET /settings/brand': async () => ({ brand: await context.brandNow() }),
  'POST /settings/brand': ({ actor, body }) => changeBrand(context, { ...body, by: actor.userId }),
});
