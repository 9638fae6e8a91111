import { useState } from 'react';
import * as z from 'zod/mini';
import * as field from '../../../contract/fields.ts';
import type { RefusalName } from '../../../contract/refusals.ts';
import { daysBack, receivedDayRefusal } from '../../../domain/billing/money-by-hand.ts';
import { handMethods, isByHand, isPaidMethod } from '../../../domain/billing/payment-methods.ts';
import {
  type CalendarDate,
  addDays,
  calendarDate,
  isRealDate,
} from '../../../domain/values/calendar-date.ts';
import { mutate } from '../../app/mutations.ts';
import { useToday } from '../../frame/today.ts';
import { Button } from '../../ui/app/button.tsx';
import { Select, TextInput } from '../../ui/app/field.tsx';
import { DialogForm, FormDialog } from '../form/form-dialog.tsx';
import { useRecordForm } from '../form/record-form.ts';
import { OfficeDateField } from '../list/office-date-field.tsx';
import formStyles from '../list/office-form.module.css';
import { useTexts } from '../list/texts.ts';
import { inRupiah } from './refund-entry.ts';

/** The day is judged beside its field, before anything is asked. */
const schemaOn = (today: CalendarDate) =>
  z.object({
    payment_type: z.enum(handMethods),
    reference: field.text(60),
    received_on: field.calendarDate.check(
      z.refine((day) => !isRealDate(day) || canHaveCome(calendarDate(day), today), {
        error: 'received_day_not_possible' satisfies RefusalName,
      }),
    ),
  });
/** As far as can be said here: on which day the bill was made the server knows. */
const canHaveCome = (day: CalendarDate, today: CalendarDate) =>
  receivedDayRefusal(day, { today, billMadeOn: day }) === null;

/** What is due of a bill, and whose it is. */
interface BillToPay {
  readonly billing_id: number;
  /** whole rupiah */
  readonly amount: number;
  readonly child: string;
}

/** Writes down money that was brought for a bill, in a dialog, which stays when the bill is paid meanwhile: null, by money that `enteredBy` wrote down. */
export const TakeByHand = ({
  bill,
  enteredBy,
}: {
  bill: BillToPay | null;
  enteredBy?: string | undefined;
}) => {
  const { byHand } = useTexts().admin.bills;
  const [opened, setOpened] = useState<BillToPay | null>(null);
  return (
    <>
      {bill && <Button onClick={() => setOpened(bill)}>{byHand.open}</Button>}
      <FormDialog
        title={byHand.title}
        row={opened}
        rowKey={({ billing_id }) => billing_id}
        onClose={() => setOpened(null)}
      >
        {(row) => (
          <HandForm bill={row} isOver={bill === null} enteredBy={enteredBy} onDone={() => setOpened(null)} />
        )}
      </FormDialog>
    </>
  );
};

interface HandFormProps {
  bill: BillToPay;
  /** it was paid while the dialog was open */
  isOver: boolean;
  enteredBy: string | undefined;
  onDone: () => void;
}

const HandForm = ({ bill, isOver, enteredBy, onDone }: HandFormProps) => {
  const { bills, close } = useTexts().admin;
  const { byHand, agreements } = bills;
  const today = useToday();
  const { billing_id, amount, child } = bill;
  const due = inRupiah(amount);
  const form = useRecordForm(schemaOn(today), {
    name: `by-hand-${billing_id}`,
    initialValues: { payment_type: 'cash', reference: '', received_on: today },
    send: (entry) => mutate('POST /payments/by-hand', { body: { ...entry, billing_id, amount } }),
    beside: { received_day_not_possible: 'received_on' },
    askFirst: ({ payment_type: way }) => ({
      ask: byHand.ask[isPaidMethod(way) && isByHand(way) ? way : 'cash'](due, child),
      note: byHand.follows,
      words: { yes: byHand.yes(due) },
    }),
    rowIn: ({ payment }) => ({ ...payment, version: null }),
    about:
      ({ received_amount: came }) =>
      ({ admin }) =>
        admin.bills.byHand.saved(inRupiah(came), child),
    onDone,
  });
  if (isOver && !form.submit.loading)
    return (
      <div className={formStyles.dialog}>
        <p role="status">
          {enteredBy ? byHand.meanwhileBy(enteredBy, due, child) : byHand.meanwhile(due, child)}
        </p>
        <Button onClick={onDone}>{close}</Button>
      </div>
    );
  const { reference, received_on: day } = form.form.errors;
  return (
    <DialogForm subject={byHand.lead(due, child)} form={form} submitLabel={byHand.submit}>
      <Select
        {...form.field('payment_type')}
        label={byHand.way}
        data={handMethods.map((way) => ({ value: way, label: byHand.ways[way] }))}
      />
      <TextInput
        {...form.field('reference')}
        {...(reference === 'required' && { error: byHand.referenceNeeded })}
        label={byHand.reference}
        description={byHand.referenceHint}
        maxLength={60}
        autoComplete="off"
        data-autofocus
      />
      <OfficeDateField
        {...form.field('received_on')}
        {...(day === 'required' && { error: agreements.chooseDay })}
        {...(day === 'received_day_not_possible' && { error: byHand.receivedHint })}
        label={byHand.receivedOn}
        description={byHand.receivedHint}
        min={addDays(today, -daysBack)}
        max={today}
      />
    </DialogForm>
  );
};
