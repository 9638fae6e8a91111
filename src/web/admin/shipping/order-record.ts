import type { Order } from '../../../contract/objects.ts';
import { isCourier } from '../../../domain/shipping/couriers.ts';
import { isDeliveryStatus } from '../../../domain/shipping/order.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { courierNames } from '../../../i18n/couriers.ts';
import { apiQuery } from '../../app/screen.ts';
import { readUnlessGone } from '../pattern/read-unless-gone.ts';
import type { UpdatedRecord } from '../pattern/record-form-options.ts';
import { useTexts } from '../pattern/texts.ts';
import { useCityNames } from '../pattern/place-names.ts';

export const childOf = ({ child }: Order) => fullName(child.first_name, child.last_name);
export const parentOf = ({ parent }: Order) => fullName(parent.first_name, parent.last_name);

export const orderQuery = (id: number) => apiQuery('GET /order/{id}', { params: { id } });

export const valuesOf = (order: Order) => ({
  order_id: order.order_id,
  courier: order.courier,
  resi: order.resi ?? '',
  delivery_status: order.delivery_status,
});

export type OrderRecord = UpdatedRecord<Order, ReturnType<typeof valuesOf>>;

/** How people read what is stored of an order. */
export const useOrderWords = () => {
  const { orders } = useTexts().admin;
  return {
    courier: (courier: string) => (isCourier(courier) ? courierNames[courier] : courier),
    status: (status: string) => (isDeliveryStatus(status) ? orders.statuses[status] : status),
  };
};

/** What whoever saves an order compares of it: its fields, and what a parcel is sent by besides. */
export const useOrderFields = (): OrderRecord['fields'] => {
  const { orders } = useTexts().admin;
  const words = useOrderWords();
  const cities = useCityNames();
  return {
    courier: { words: words.courier },
    resi: {},
    delivery_status: { words: words.status },
    recipient: { label: orders.recipient, fact: parentOf, isNotice: true },
    city: {
      label: orders.city,
      fact: ({ users }) => users.city,
      isNotice: true,
      words: (city) => cities.get(city) ?? city,
    },
    address: {
      label: orders.address,
      fact: ({ users }) => `${users.address_details}, ${users.zip_code}`,
      isNotice: true,
    },
    special_notes: { label: orders.specialNotes, fact: ({ users }) => users.special_notes, isNotice: true },
    phone_number: { label: orders.phone, fact: ({ users }) => users.phone_number, isNotice: true },
    held: {
      label: orders.payment,
      fact: ({ held }) => (held ? 'held' : ''),
      isNotice: true,
      words: (held) => (held ? orders.held : orders.notHeld),
    },
  };
};

export const useOrderRecord = (): ((row: Order) => OrderRecord) => {
  const fields = useOrderFields();
  return (row) => ({
    row,
    valuesOf,
    fields,
    // A number belongs to its courier.
    together: ['courier', 'resi'],
    presentIn: (present) => present.order,
    // The family itself, or the bank, changes what else is compared.
    logged: {
      kind: 'order',
      id: row.order_id,
      fields: { courier: 'courier', resi: 'resi', delivery_status: 'delivery_status' },
    },
    read: () => readUnlessGone(orderQuery(row.order_id), ({ order }) => order),
  });
};
