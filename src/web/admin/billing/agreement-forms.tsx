import * as z from 'zod/mini';
import type { OwedBill } from '../../../contract/bill-desk.ts';
import * as field from '../../../contract/fields.ts';
import type { FieldProblem } from '../../../contract/refusals.ts';
import { delayDays, leastDue } from '../../../domain/billing/agreements.ts';
import { addDays } from '../../../domain/values/calendar-date.ts';
import { typedRupiah } from '../../../domain/values/money.ts';
import { mutate } from '../../app/mutations.ts';
import { useToday } from '../../frame/today.ts';
import { TextInput } from '../../ui/app/field.tsx';
import { DialogForm } from '../form/form-dialog.tsx';
import { useRecordForm } from '../form/record-form.ts';
import { OfficeDateField } from '../list/office-date-field.tsx';
import { officeDate } from '../list/office-date.ts';
import { useTexts } from '../list/texts.ts';
import { inRupiah } from './refund-entry.ts';

const isAbove = (most: number, typed: string): boolean => (typedRupiah(typed) ?? 0) > most;

/** So much may be taken off, whole rupiah: said beside the field, before anything is asked. */
const discountSchema = (most: number) =>
  z.object({
    amount: z.string().check(
      z.refine((typed) => (typedRupiah(typed) ?? 0) > 0 && !isAbove(most, typed), {
        error: 'invalid' satisfies FieldProblem,
      }),
    ),
    reason: field.text(200),
  });
const delaySchema = z.object({ until: field.calendarDate, reason: field.text(200) });

interface Props {
  bill: OwedBill;
  child: string;
  onDone: () => void;
}

/** Takes something off a bill (rule R248). */
export const DiscountForm = ({ bill, child, onDone }: Props) => {
  const { agreements: words } = useTexts().admin.bills;
  const most = Math.max(0, bill.amount - leastDue);
  const form = useRecordForm(discountSchema(most), {
    name: `discount-${bill.billing_id}`,
    initialValues: { amount: '', reason: '' },
    send: ({ amount, reason }) =>
      mutate('POST /bills/discount', {
        body: { billing_id: bill.billing_id, amount: typedRupiah(amount) ?? 0, reason },
      }),
    beside: { discount_too_high: 'amount' },
    askFirst: ({ amount: typed }) => {
      const amount = typedRupiah(typed) ?? 0;
      return {
        ask: words.askDiscount(inRupiah(amount), child, inRupiah(bill.amount - amount)),
        words: { yes: words.yesDiscount(inRupiah(amount)) },
      };
    },
    rowIn: ({ bill: now }) => ({ ...now, version: null }),
    about:
      ({ amount }) =>
      ({ admin }) =>
        admin.bills.agreements.gaveDiscount(inRupiah(amount), child),
    onDone,
  });
  const amount = form.field('amount');
  const hint = words.amountHint(inRupiah(most));
  return (
    <DialogForm subject={child} form={form} submitLabel={words.save}>
      <TextInput
        {...amount}
        {...(form.form.errors['amount'] === 'invalid' && {
          error: isAbove(most, amount.value) ? hint : words.notAnAmount,
        })}
        label={words.amount}
        description={hint}
        inputMode="numeric"
        maxLength={20}
        autoComplete="off"
        data-autofocus
      />
      <Reason form={form} />
    </DialogForm>
  );
};

/** Lets a bill wait until a day (rule R250). */
export const DelayForm = ({ bill, child, onDone }: Props) => {
  const { agreements: words } = useTexts().admin.bills;
  const today = useToday();
  const form = useRecordForm(delaySchema, {
    name: `delay-${bill.billing_id}`,
    initialValues: { until: '', reason: '' },
    send: ({ until, reason }) =>
      mutate('POST /bills/delay', { body: { billing_id: bill.billing_id, until, reason } }),
    beside: { delay_day_not_possible: 'until' },
    rowIn: ({ bill: now }) => ({ ...now, version: null }),
    about:
      ({ delayed_until: until }) =>
      ({ admin }) =>
        admin.bills.agreements.gaveDelay(child, officeDate(until ?? '')),
    onDone,
  });
  return (
    <DialogForm subject={child} form={form} submitLabel={words.save}>
      <OfficeDateField
        {...form.field('until')}
        {...(form.form.errors['until'] === 'required' && { error: words.chooseDay })}
        label={words.until}
        description={words.untilHint}
        min={addDays(today, 1)}
        max={addDays(today, delayDays)}
        data-autofocus
      />
      <Reason form={form} />
    </DialogForm>
  );
};

const Reason = ({ form }: { form: { field: (name: 'reason') => object } }) => {
  const { agreements: words } = useTexts().admin.bills;
  return (
    <TextInput
      {...form.field('reason')}
      label={words.reason}
      description={words.reasonHint}
      maxLength={200}
      autoComplete="off"
    />
  );
};
