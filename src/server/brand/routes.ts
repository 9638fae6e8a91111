import type { brand } from '../../contract/brand.ts';
import type { Actors } from '../accounts/actors.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { changeBrand } from './change-brand.ts';
import type { BrandContext } from './context.ts';

export const brandRoutes = (context: BrandContext): Handlers<typeof brand, Actors> => ({
  'GET /settings/brand': async () => ({ brand: await context.brandNow() }),
  'POST /settings/brand': ({ actor, body }) => changeBrand(context, { ...body, by: actor.userId }),
});
