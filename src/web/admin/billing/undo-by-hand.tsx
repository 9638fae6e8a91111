import { useState } from 'react';
import * as z from 'zod/mini';
import * as field from '../../../contract/fields.ts';
import type { DeskRecord } from '../../../contract/payment-desk.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import { mutate } from '../../app/mutations.ts';
import { Button } from '../../ui/app/button.tsx';
import { TextInput } from '../../ui/app/field.tsx';
import { DialogForm, FormDialog } from '../form/form-dialog.tsx';
import { useRecordForm } from '../form/record-form.ts';
import { officeDate } from '../list/office-date.ts';
import styles from '../list/panel-facts.module.css';
import { useTexts } from '../list/texts.ts';
import { inRupiah } from './refund-entry.ts';

const schema = z.object({ reason: field.text(200) });

interface Props {
  payment: DeskRecord;
  entry: NonNullable<DeskRecord['by_hand']>;
  /** how a moment is written */
  say: (instant: string) => string;
}

/** Who wrote a payment down that was brought by hand, and the way to undo that on its day. */
export const ByHand = ({ payment, entry, say }: Props) => {
  const { byHand } = useTexts().admin.bills;
  const isOwner = useUser()?.role === 'owner';
  const [opened, setOpened] = useState<DeskRecord | null>(null);
  const { undone } = entry;
  return (
    <section className={styles.section} aria-label={byHand.title}>
      <h3>{byHand.title}</h3>
      <p>{byHand.enteredBy(say(entry.entered_at), entry.entered_by)}</p>
      <p>
        {byHand.receivedOn}: {officeDate(entry.received_on)}
        <br />
        {byHand.reference}: {entry.reference}
      </p>
      {undone && <p>{byHand.undoneBy(say(undone.at), undone.by, undone.reason)}</p>}
      {isOwner && entry.may_undo && (
        <div className={styles.ways}>
          <Button variant="outline" onClick={() => setOpened(payment)}>
            {byHand.undo}
          </Button>
        </div>
      )}
      <FormDialog
        title={byHand.undoTitle}
        row={opened}
        rowKey={({ order_id }) => order_id}
        onClose={() => setOpened(null)}
      >
        {(row) => <UndoForm payment={row} onDone={() => setOpened(null)} />}
      </FormDialog>
    </section>
  );
};

const UndoForm = ({ payment, onDone }: { payment: DeskRecord; onDone: () => void }) => {
  const { byHand } = useTexts().admin.bills;
  const child = fullName(payment.child.first_name, payment.child.last_name);
  const amount = inRupiah(payment.received_amount);
  const form = useRecordForm(schema, {
    name: `undo-by-hand-${payment.order_id}`,
    initialValues: { reason: '' },
    send: ({ reason }) =>
      mutate('POST /payments/by-hand/undo', { body: { order_id: payment.order_id, reason } }),
    rowIn: ({ payment: now }) => ({ ...now, version: null }),
    about:
      () =>
      ({ admin }) =>
        admin.bills.byHand.undone(amount, child),
    onDone,
  });
  return (
    <DialogForm subject={byHand.undoLead(amount, child)} form={form} submitLabel={byHand.undo}>
      <TextInput
        {...form.field('reason')}
        label={byHand.undoReason}
        description={byHand.undoHint}
        maxLength={200}
        data-autofocus
      />
    </DialogForm>
  );
};
