import type { User } from '../../../contract/objects.ts';
import { type Courier } from '../../../domain/shipping/couriers.ts';
import { originNumber, parcelWeight } from '../../../domain/shipping/parcel.ts';
import { apiQuery } from '../../app/screen.ts';

/** The drawer's queries. Prices, states and costs are fetched each time it opens. */
export const priceListQuery = apiQuery('GET /payment/price-list');
export const batchesQuery = apiQuery('GET /academic-year');
export const paymentsQuery = (userId: number) =>
  apiQuery('GET /billing/childs/{userId}', { params: { userId } });
export const statusQuery = (orderId: string) =>
  apiQuery('GET /payment/status/{orderId}', { params: { orderId } });
export const provincesQuery = apiQuery('GET /rajaongkir/provinces');
export const citiesQuery = (provinceId: string) =>
  apiQuery('GET /rajaongkir/cities/{provinceId}', { params: { provinceId } });

export const costQuery = (courier: Courier, { city }: Pick<User, 'city'>) => ({
  ...apiQuery('POST /rajaongkir/cost', {
    body: { origin: originNumber, destination: city, weight: parcelWeight, courier },
  }),
  staleTime: 'static' as const,
  enabled: city !== '',
});
