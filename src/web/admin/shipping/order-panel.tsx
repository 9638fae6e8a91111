import { type ChangeEvent, useRef } from 'react';
import type { Order } from '../../../contract/objects.ts';
import { OrderChange } from '../../../contract/shipping.ts';
import { couriers } from '../../../domain/shipping/couriers.ts';
import { courierNames } from '../../../i18n/couriers.ts';
import { paths } from '../../../paths.ts';
import { mutate } from '../../app/mutations.ts';
import { DialogForm } from '../form/form-dialog.tsx';
import { LimitedInput } from '../list/limited-text.tsx';
import type { ListPage } from '../list/list-page.ts';
import { useRecordForm } from '../form/record-form.ts';
import { type AfterSaving, RowPanel, useAfterSaving } from '../list/row-panel.tsx';
import { useTexts } from '../list/texts.ts';
import { Alert } from '../../ui/app/alert.tsx';
import { ButtonLink } from '../../ui/app/button.tsx';
import { Select } from '../../ui/app/field.tsx';
import { MovedNote } from './moved-note.tsx';
import { OrderFacts } from './order-facts.tsx';
import { childOf, orderQuery, useOrderRecord, useOrderWords } from './order-record.ts';
import { aboutOrder, undoParcel, updateOrder } from './ship-parcel.ts';
import { useDifferenceWords } from './use-difference-words.ts';
import { parcelAddress } from './parcel-address.ts';
import { proposedStatus } from './proposed-status.ts';
import { useResiQuestion } from './use-resi-question.tsx';
import { ChangeHistory } from '../list/change-history.tsx';

/** One parcel beside the list: to whom it goes, its courier, tracking number and status. */
export const OrderPanel = ({ page }: { page: ListPage<Order> }) => {
  const { orders } = useTexts().admin;
  return (
    <RowPanel
      title={orders.dialog}
      name="order"
      page={page}
      rowId="order_id"
      query={orderQuery}
      read={({ order }) => order}
      missing={{ title: orders.missingTitle, text: orders.missingText }}
    >
      {(order, then) => <OrderForm order={order} then={then} />}
    </RowPanel>
  );
};

/** Addresses are compared by their codes. */
const noNames = new Map<string, string>();

const OrderForm = ({ order, then }: { order: Order; then: AfterSaving }) => {
  const { admin, fields, forms } = useTexts();
  const { orders } = admin;
  const record = useOrderRecord();
  const inWords = useDifferenceWords();
  const form = useRecordForm(OrderChange, {
    name: `order-${order.order_id}`,
    record: { ...record, row: order },
    send: (body, from, how) => mutate('POST /order/update', { body: { ...body, ...from } }, how),
    // A held parcel: its payment was taken back.
    beside: { order_held: 'delivery_status' },
    askFirst: (entry, stored) =>
      stored?.delivery_status === 'shipped' && entry.delivery_status === 'unshipped'
        ? { ask: orders.askUnship(childOf(order)), note: orders.unshipNote, isDestructive: true }
        : null,
    ...useAfterSaving(then),
    rowIn: ({ order: saved }) => saved,
    about: aboutOrder,
    // What was shipped to another address than the profile has now would be shipped to that one; a held one not at all.
    undo: (before, after) =>
      before.delivery_status === 'unshipped' ||
      (!after.held && parcelAddress(before, noNames) === parcelAddress(after, noNames))
        ? () => undoParcel({ before, after, inWords }, { record, update: updateOrder })
        : undefined,
  });
  const { field, limited, row } = form;
  const { values } = form.form;
  const statusByHand = useRef(false);
  const [resi, status] = [limited('resi'), field('delivery_status')];
  const typeNumber = (event: ChangeEvent<HTMLInputElement>) => {
    const proposed = proposedStatus({ stored: row, typed: event.currentTarget.value });
    resi.onChange(event);
    if (proposed && !statusByHand.current) form.form.setFieldValue('delivery_status', proposed);
  };
  const chosen: string = values.delivery_status;
  const isProposed = chosen === 'shipped' && proposedStatus({ stored: row, typed: values.resi }) === chosen;
  const moves = chosen !== '' && chosen !== row.delivery_status;
  const note = isProposed ? 'proposedNote' : chosen === 'shipped' ? 'shipNote' : 'unshipNote';
  const { question, ...asking } = useResiQuestion({ form, order: row, resi: values.resi });
  return (
    <>
      <DialogForm subject={childOf(order)} form={{ ...form, ...asking }} submitLabel={orders.submit}>
        <OrderFacts order={row} />
        {!row.held && (
          <div>
            <ButtonLink variant="subtle" to={paths.adminLabels(String(row.order_id))}>
              {orders.labels.openOne}
            </ButtonLink>
          </div>
        )}
        <MovedNote order={row} courier={values.courier} />
        {row.held && <Alert color="rosella">{orders.heldText}</Alert>}
        <Select {...field('courier')}>
          <option value="">{orders.chooseCourier}</option>
          {couriers.map((courier) => (
            <option key={courier} value={courier}>
              {courierNames[courier]}
            </option>
          ))}
        </Select>
        <LimitedInput
          {...resi}
          onChange={typeNumber}
          label={forms.optional(fields.resi)}
          description={orders.resiHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          data-autofocus
        />
        <Select
          {...status}
          onChange={(event) => {
            statusByHand.current = true;
            status.onChange(event);
          }}
          description={moves ? orders[note] : undefined}
        >
          <option value="">{orders.chooseStatus}</option>
          <option value="unshipped">{orders.statuses.unshipped}</option>
          <option value="shipped">{orders.statuses.shipped}</option>
        </Select>
        {question}
      </DialogForm>
      <OrderHistory orderId={order.order_id} />
    </>
  );
};

/** What staff changed of an order. */
const OrderHistory = ({ orderId }: { orderId: number }) => {
  const { orders } = useTexts().admin;
  const { courier, status } = useOrderWords();
  return (
    <ChangeHistory
      kind="order"
      id={orderId}
      fields={{
        delivery_status: { label: orders.status, words: status },
        resi: { label: orders.resi },
        courier: { label: orders.courier, words: courier },
      }}
    />
  );
};
