import { Alert, NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { OrderChange } from '../../../contract/shipping.ts';
import type { Order } from '../../../contract/objects.ts';
import { couriers } from '../../../domain/shipping/couriers.ts';
import { courierNames } from '../../../i18n/couriers.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { mutate } from '../../hydrated/mutations.ts';
import { useContractForm } from '../../hydrated/form.ts';
import { useTexts } from '../pattern/texts.ts';
import { notify } from '../../shell/notify.ts';
import { OfficeDialog } from '../../ui/app/office-dialog.tsx';
import { SubmitButton } from '../../ui/app/submit-button.tsx';
import styles from '../pattern/office-form.module.css';
import { ORDERS, ORDERS_OF_STATUS } from './orders-query.ts';

interface Props {
  /** null while no dialog is open */
  order: Order | null;
  onClose: () => void;
}

/** Courier, tracking number and status of one parcel. */
export const OrderDialog = ({ order, onClose }: Props) => {
  const { orders, close } = useTexts().admin;
  // The words stay while the dialog fades.
  const [last, setLast] = useState(order);
  if (order !== null && order !== last) setLast(order);
  return (
    <OfficeDialog opened={order !== null} title={orders.dialog} close={close} onClose={onClose}>
      {last && <Form key={last.order_id} order={last} onDone={onClose} />}
    </OfficeDialog>
  );
};

const Form = ({ order, onDone }: { order: Order; onDone: () => void }) => {
  const { admin, fields, forms } = useTexts();
  const { orders } = admin;
  const client = useQueryClient();
  const { form, field, formProps, submit } = useContractForm(OrderChange, {
    initialValues: {
      order_id: order.order_id,
      courier: order.courier,
      resi: order.resi ?? '',
      delivery_status: order.delivery_status,
    },
    send: (body) => mutate('POST /order/update', { body }),
    onSuccess: async ({ message }) => {
      notify({ severity: 'success', message });
      await Promise.all(
        [ORDERS, ORDERS_OF_STATUS].map((key) => client.invalidateQueries({ queryKey: [key] })),
      );
      onDone();
    },
    // A held parcel: its payment was taken back.
    beside: { order_held: 'delivery_status' },
  });
  const chosen = form.values.delivery_status;
  const moves = chosen !== order.delivery_status;
  return (
    <form {...formProps} className={styles.dialog}>
      <p className={styles.subject}>{fullName(order.child.first_name, order.child.last_name)}</p>
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
      <SubmitButton {...submit} busy={forms.moment}>
        {orders.submit}
      </SubmitButton>
    </form>
  );
};
