import type { User } from '../../../contract/objects.ts';
import { type Courier } from '../../../domain/shipping/couriers.ts';
import { originNumber, parcelWeight } from '../../../domain/shipping/parcel.ts';
import { apiQuery } from '../../hydrated/screen.ts';

/** The drawer's queries. Prices, states and costs are fetched each time it opens. */
export const priceListAsk = apiQuery('GET /payment/price-list');
export const batchesAsk = apiQuery('GET /academic-year');
export const billsAsk = (childId: number) =>
  apiQuery('GET /child/billing/{childId}', { params: { childId } });
export const lastYearAsk = (childId: number) =>
  apiQuery('GET /childs/last-academic-year/{childId}', { params: { childId } });
export const paymentsAsk = (userId: number) =>
  apiQuery('GET /billing/childs/{userId}', { params: { userId } });
export const statusAsk = (orderId: string) =>
  apiQuery('GET /payment/status/{orderId}', { params: { orderId } });
export const provincesAsk = apiQuery('GET /rajaongkir/provinces');
export const citiesAsk = (provinceId: string) =>
  apiQuery('GET /rajaongkir/cities/{provinceId}', { params: { provinceId } });

/** Its failure is shown beside the courier, with a retry. */
export const costAsk = (courier: Courier, { city }: Pick<User, 'city'>) => ({
  ...apiQuery('POST /rajaongkir/cost', {
    body: { origin: originNumber, destination: city, weight: parcelWeight, courier },
  }),
  staleTime: Infinity,
  enabled: city !== '',
});
