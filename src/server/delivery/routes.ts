import type { delivery } from '../../contract/delivery.ts';
import { refuse } from '../../contract/refusals.ts';
import type { Actors } from '../accounts/actors.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { loadRegions } from './regions.ts';

export const deliveryRoutes = (): Handlers<typeof delivery, Actors> => ({
  'GET /rajaongkir/provinces': async () => ({ provinces: [...(await loadRegions()).provinces] }),
  'GET /rajaongkir/cities/{provinceId}': async ({ params }) => {
    const cities = (await loadRegions()).citiesOf(params.provinceId);
    return cities.length === 0 ? refuse('not_found') : { cities: [...cities] };
  },
  'GET /rajaongkir/cities': async () => ({ cities: [...(await loadRegions()).cities] }),
});
