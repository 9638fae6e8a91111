import { useQuery } from '@tanstack/react-query';
import type { Order } from '../../../contract/objects.ts';
import { type Courier, isCourier } from '../../../domain/shipping/couriers.ts';
import { originNumber, parcelWeight } from '../../../domain/shipping/parcel.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { courierNames } from '../../../i18n/couriers.ts';
import { apiQuery } from '../../app/screen.ts';
import { useTexts } from '../list/texts.ts';
import { useCityNames } from '../list/place-names.ts';
import { Alert } from '../../ui/app/alert.tsx';

/** A parcel that goes elsewhere than its delivery was charged to: what was paid, what it takes now, and what to do. */
export const MovedNote = ({ order, courier }: { order: Order; courier: string }) => {
  const { orders } = useTexts().admin;
  const cities = useCityNames();
  const { charged, moved, users, delivery_status } = order;
  if (!moved || !charged) return null;
  const nameOf = (city: string) => cities.get(city) ?? city;
  const paid = formatRupiah(rupiah(charged.delivery_amount));
  return (
    <Alert color="mango" title={orders.movedTitle}>
      <p>{orders.movedText(nameOf(charged.city), paid, nameOf(users.city))}</p>
      {isCourier(courier) && <CostNow courier={courier} city={users.city} paid={charged.delivery_amount} />}
      {delivery_status === 'unshipped' && <p>{orders.movedAdvice}</p>}
    </Alert>
  );
};

const CostNow = ({ courier, city, paid }: { courier: Courier; city: string; paid: number }) => {
  const { orders } = useTexts().admin;
  const { data, isError } = useQuery({
    ...apiQuery('POST /rajaongkir/cost', {
      body: { origin: originNumber, destination: city, weight: parcelWeight, courier },
    }),
    // A courier's price stays for the day.
    staleTime: 'static',
  });
  const [cost] = data?.costs ?? [];
  const name = courierNames[courier];
  if (!cost) return <p>{data || isError ? orders.costUnknown(name) : orders.costAsked(name)}</p>;
  return (
    <p>{orders.costNow(name, formatRupiah(rupiah(cost.value)), differenceOf(cost.value - paid, orders))}</p>
  );
};

const differenceOf = (
  difference: number,
  words: { costMore: (amount: string) => string; costLess: (amount: string) => string; costSame: string },
): string => {
  const amount = formatRupiah(rupiah(Math.abs(difference)));
  if (difference === 0) return words.costSame;
  return difference > 0 ? words.costMore(amount) : words.costLess(amount);
};
