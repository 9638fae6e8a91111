import { Alert, NativeSelect } from '@mantine/core';
import { OrderChange } from '../../../contract/shipping.ts';
import type { Order } from '../../../contract/objects.ts';
import { couriers, isCourier } from '../../../domain/shipping/couriers.ts';
import { isDeliveryStatus } from '../../../domain/shipping/order.ts';
import { courierNames } from '../../../i18n/couriers.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { mutate } from '../../hydrated/mutations.ts';
import { apiQuery, readAnew } from '../../hydrated/screen.ts';
import { DialogForm, FormDialog } from '../pattern/form-dialog.tsx';
import { type UpdatedRecord, useRecordForm } from '../pattern/record-form.ts';
import { useCityNames } from './city-names.ts';
import { MovedNote } from './moved-note.tsx';
import { LimitedInput } from '../pattern/limited-text.tsx';
import { useTexts } from '../pattern/texts.ts';

interface Props {
  /** null while no dialog is open */
  order: Order | null;
  onClose: () => void;
}

/** Courier, tracking number and status of one parcel. */
export const OrderDialog = ({ order, onClose }: Props) => (
  <FormDialog
    title={useTexts().admin.orders.dialog}
    row={order}
    rowKey={({ order_id }) => order_id}
    onClose={onClose}
  >
    {(row) => <OrderForm order={row} onDone={onClose} />}
  </FormDialog>
);

const valuesOf = (order: Order) => ({
  order_id: order.order_id,
  courier: order.courier,
  resi: order.resi ?? '',
  delivery_status: order.delivery_status,
});

/** One order as the list has it, found among those of children with the same name. */
const readOrder = async ({ order_id, child }: Order): Promise<Order | undefined> => {
  const q = fullName(child.first_name, child.last_name).slice(0, 100);
  const { orders } = await readAnew(apiQuery('GET /order', { query: { q, page: 1, size: 200 } }));
  return orders.find((one) => one.order_id === order_id);
};

const useOrderRecord = (order: Order): UpdatedRecord<Order, ReturnType<typeof valuesOf>> => {
  const { orders } = useTexts().admin;
  const cities = useCityNames();
  return {
    row: order,
    valuesOf,
    fields: {
      courier: { words: (courier) => (isCourier(courier) ? courierNames[courier] : courier) },
      resi: {},
      delivery_status: { words: (status) => (isDeliveryStatus(status) ? orders.statuses[status] : status) },
      // What a parcel is sent by, besides.
      city: {
        label: orders.city,
        fact: ({ users }) => users.city,
        words: (city) => cities.get(city) ?? city,
      },
      address: {
        label: orders.address,
        fact: ({ users }) => `${users.address_details}, ${users.zip_code}`,
      },
      special_notes: { label: orders.specialNotes, fact: ({ users }) => users.special_notes },
      phone_number: { label: orders.phone, fact: ({ users }) => users.phone_number },
      held: {
        label: orders.payment,
        fact: ({ held }) => (held ? 'held' : ''),
        words: (held) => (held ? orders.held : orders.notHeld),
      },
    },
    presentIn: (present) => present.order,
    read: () => readOrder(order),
  };
};

const OrderForm = ({ order, onDone }: { order: Order; onDone: () => void }) => {
  const { admin, fields, forms } = useTexts();
  const { orders } = admin;
  const form = useRecordForm(OrderChange, {
    name: `order-${order.order_id}`,
    initialValues: valuesOf(order),
    record: useOrderRecord(order),
    send: (body, from) => mutate('POST /order/update', { body: { ...body, ...from } }),
    // A held parcel: its payment was taken back.
    beside: { order_held: 'delivery_status' },
    onDone,
  });
  const { field, row } = form;
  const chosen = form.form.values.delivery_status;
  const moves = (chosen as string) !== '' && chosen !== row.delivery_status;
  return (
    <DialogForm
      subject={fullName(order.child.first_name, order.child.last_name)}
      form={form}
      submitLabel={orders.submit}
    >
      <MovedNote order={row} courier={form.form.values.courier} />
      {row.held && <Alert color="rosella">{orders.heldText}</Alert>}
      <NativeSelect {...field('courier')}>
        <option value="">{orders.chooseCourier}</option>
        {couriers.map((courier) => (
          <option key={courier} value={courier}>
            {courierNames[courier]}
          </option>
        ))}
      </NativeSelect>
      <LimitedInput
        {...field('resi')}
        limit={60}
        label={forms.optional(fields.resi)}
        description={orders.resiHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <NativeSelect
        {...field('delivery_status')}
        description={moves ? (chosen === 'shipped' ? orders.shipNote : orders.unshipNote) : undefined}
      >
        <option value="">{orders.chooseStatus}</option>
        <option value="unshipped">{orders.statuses.unshipped}</option>
        <option value="shipped">{orders.statuses.shipped}</option>
      </NativeSelect>
    </DialogForm>
  );
};
