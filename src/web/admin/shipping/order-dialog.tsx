import { Alert, NativeSelect, TextInput } from '@mantine/core';
import { OrderChange } from '../../../contract/shipping.ts';
import type { Order } from '../../../contract/objects.ts';
import { couriers } from '../../../domain/shipping/couriers.ts';
import { courierNames } from '../../../i18n/couriers.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { mutate } from '../../hydrated/mutations.ts';
import { DialogForm, FormDialog } from '../pattern/form-dialog.tsx';
import { useRecordForm } from '../pattern/record-form.ts';
import { MovedNote } from './moved-note.tsx';
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

const OrderForm = ({ order, onDone }: { order: Order; onDone: () => void }) => {
  const { admin, fields, forms } = useTexts();
  const { orders } = admin;
  const form = useRecordForm(OrderChange, {
    initialValues: {
      order_id: order.order_id,
      courier: order.courier,
      resi: order.resi ?? '',
      delivery_status: order.delivery_status,
    },
    send: (body) => mutate('POST /order/update', { body }),
    // A held parcel: its payment was taken back.
    beside: { order_held: 'delivery_status' },
    onDone,
  });
  const { field } = form;
  const chosen = form.form.values.delivery_status;
  const moves = (chosen as string) !== '' && chosen !== order.delivery_status;
  return (
    <DialogForm
      subject={fullName(order.child.first_name, order.child.last_name)}
      form={form}
      submitLabel={orders.submit}
    >
      <MovedNote order={order} courier={form.form.values.courier} />
      {order.held && <Alert color="rosella">{orders.heldText}</Alert>}
      <NativeSelect {...field('courier')}>
        <option value="">{orders.chooseCourier}</option>
        {couriers.map((courier) => (
          <option key={courier} value={courier}>
            {courierNames[courier]}
          </option>
        ))}
      </NativeSelect>
      <TextInput
        {...field('resi')}
        label={forms.optional(fields.resi)}
        description={orders.resiHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
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
