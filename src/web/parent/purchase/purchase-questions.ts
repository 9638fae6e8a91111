import type { User } from '../../../contract/objects.ts';
import { type Courier } from '../../../domain/shipping/couriers.ts';
import { originNumber, parcelWeight } from '../../../domain/shipping/parcel.ts';
import { ask } from '../../hydrated/screen.ts';

/** What the drawer asks the server. Prices, states and costs come from there each time it opens. */
export const priceListAsk = ask('GET /payment/price-list');
export const batchesAsk = ask('GET /academic-year');
export const billsAsk = (childId: number) => ask('GET /child/billing/{childId}', { params: { childId } });
export const lastYearAsk = (childId: number) =>
  ask('GET /childs/last-academic-year/{childId}', { params: { childId } });
export const paymentsAsk = (userId: number) => ask('GET /billing/childs/{userId}', { params: { userId } });
export const statusAsk = (orderId: string) => ask('GET /payment/status/{orderId}', { params: { orderId } });
export const provincesAsk = ask('GET /rajaongkir/provinces');
export const citiesAsk = (provinceId: string) =>
  ask('GET /rajaongkir/cities/{provinceId}', { params: { provinceId } });

/** Its failure is shown beside the courier, with a retry. */
export const costAsk = (courier: Courier, { city }: Pick<User, 'city'>) => ({
  ...ask('POST /rajaongkir/cost', {
    body: { origin: originNumber, destination: city, weight: parcelWeight, courier },
  }),
  staleTime: Infinity,
  enabled: city !== '',
});
