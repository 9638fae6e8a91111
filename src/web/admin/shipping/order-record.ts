import type { Order } from '../../../contract/objects.ts';
import { isCourier } from '../../../domain/shipping/couriers.ts';
import { isDeliveryStatus } from '../../../domain/shipping/order.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { courierNames } from '../../../i18n/couriers.ts';
import { apiQuery } from '../../app/screen.ts';
import type { Compared } from '../form/merge.ts';
import { useTexts } from '../list/texts.ts';
import { useCityNames } from '../list/place-names.ts';

export const childOf = ({ child }: Order) => fullName(child.first_name, child.last_name);
export const parentOf = ({ parent }: Order) => fullName(parent.first_name, parent.last_name);

export const orderQuery = (id: number) => apiQuery('GET /order/{id}', { params: { id } });

export const valuesOf = (order: Order) => ({
  order_id: order.order_id,
  courier: order.courier,
  resi: order.resi ?? '',
  delivery_status: order.delivery_status,
});

export type OrderRecord = ReturnType<typeof useOrderRecord>;

/** How people read what is stored of an order. */
export const useOrderWords = () => {
  const { orders } = useTexts().admin;
  return {
    courier: (courier: string) => (isCourier(courier) ? courierNames[courier] : courier),
    status: (status: string) => (isDeliveryStatus(status) ? orders.statuses[status] : status),
  };
};

/** What whoever saves an order compares of it: its fields, and what a parcel is sent by besides. */
export const useOrderRecord = (): Compared<Order, ReturnType<typeof valuesOf>> => {
  const { orders } = useTexts().admin;
  const words = useOrderWords();
  const cities = useCityNames();
  return {
    valuesOf,
    fields: {
      courier: { words: words.courier },
      resi: {},
      delivery_status: { words: words.status },
      recipient: { label: orders.recipient, of: parentOf },
      city: {
        label: orders.city,
        of: ({ users }) => users.city,
        words: (city) => cities.get(city) ?? city,
      },
      address: { label: orders.address, of: ({ users }) => `${users.address_details}, ${users.zip_code}` },
      special_notes: { label: orders.specialNotes, of: ({ users }) => users.special_notes },
      phone_number: { label: orders.phone, of: ({ users }) => users.phone_number },
      held: {
        label: orders.payment,
        of: ({ held }) => (held ? 'held' : ''),
        words: (held) => (held ? orders.held : orders.notHeld),
      },
    },
    presentIn: (present) => present.order,
  };
};
