import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { DeskRecord } from '../../../contract/payment-desk.ts';
import { needsReference, refundWays } from '../../../domain/billing/refunds.ts';
import { formatRupiah, rupiah, typedRupiah } from '../../../domain/values/money.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { mutate } from '../../hydrated/mutations.ts';
import { type Question, AskFirst } from '../pattern/ask-first.tsx';
import { notifyDone } from '../pattern/feedback.ts';
import formStyles from '../pattern/office-form.module.css';
import { useTexts } from '../pattern/texts.ts';
import { type RefundEntry, firstEntry, problemsOf } from './refund-entry.ts';

/** Gives money of a payment back; nothing is sent before it was asked about, because nothing takes it back. */
export const RefundForm = ({ payment }: { payment: DeskRecord }) => {
  const { payments } = useTexts().admin;
  const { refunds } = payments;
  const { closed, refundable_amount: left } = payment;
  const form = useRef<HTMLFormElement>(null);
  const [entry, setEntry] = useState(() => firstEntry(payment));
  const [problems, setProblems] = useState<Partial<Record<keyof RefundEntry, string>>>({});
  const [asked, setAsked] = useState<Question | null>(null);
  const giving = useRefund(payment, entry);
  if (closed.transfer !== null)
    return (
      <p>
        {refunds.none} {refunds.closed[closed.transfer]}
      </p>
    );
  const set = (changes: Partial<RefundEntry>) => {
    setEntry({ ...entry, ...changes });
    setProblems({});
  };
  const field = (name: 'amount' | 'reason' | 'reference') => ({
    name,
    value: entry[name],
    error: problems[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      set({ [name]: currentTarget.value }),
    autoComplete: 'off',
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (giving.isPending) return;
    const found = problemsOf(entry, left, payments);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
      return;
    }
    const amount = formatRupiah(rupiah(typedRupiah(entry.amount) ?? 0));
    const ask = entry.way === 'gateway' ? refunds.askGateway : refunds.askTransfer;
    setAsked({ ask: ask(amount, childOf(payment)), note: refunds.noUndo, isDestructive: true });
  };
  return (
    <form ref={form} className={formStyles.dialog} onSubmit={submit} noValidate aria-label={refunds.title}>
      <p>
        {refunds.lead(formatRupiah(rupiah(left)))} {!payment.to_refund && refunds.opensBill}
      </p>
      <NativeSelect
        name="way"
        label={refunds.way}
        value={entry.way}
        description={closed.gateway === null ? undefined : refunds.closed[closed.gateway]}
        onChange={({ currentTarget }) =>
          set({ way: currentTarget.value === 'gateway' ? 'gateway' : 'transfer' })
        }
        data={refundWays
          .filter((way) => closed[way] === null)
          .map((way) => ({ value: way, label: refunds[way] }))}
      />
      <TextInput {...field('amount')} label={refunds.amount} inputMode="numeric" />
      <TextInput
        {...field('reason')}
        label={refunds.reason}
        description={refunds.reasonHint}
        maxLength={200}
      />
      {needsReference(entry.way) && (
        <TextInput
          {...field('reference')}
          label={refunds.reference}
          description={refunds.referenceHint}
          maxLength={60}
        />
      )}
      <div>
        <Button type="submit" aria-disabled={giving.isPending || undefined}>
          {refunds.submit}
        </Button>
      </div>
      <AskFirst
        asked={asked}
        onYes={() => {
          setAsked(null);
          giving.mutate();
        }}
        onNo={() => setAsked(null)}
      />
    </form>
  );
};

const childOf = ({ child }: DeskRecord) => fullName(child.first_name, child.last_name);

const useRefund = (payment: DeskRecord, { way, amount, reason, reference }: RefundEntry) =>
  useMutation({
    mutationFn: () =>
      mutate('POST /payment/desk/refund', {
        body: {
          order_id: payment.order_id,
          way,
          amount: typedRupiah(amount) ?? 0,
          reason,
          reference,
          refunded_before: payment.refunded_amount + payment.refunding_amount,
          to_refund: payment.to_refund,
        },
      }),
    onSuccess: ({ message }) =>
      notifyDone({
        message,
        about: ({ admin }) =>
          admin.payments.refunds.done(formatRupiah(rupiah(typedRupiah(amount) ?? 0)), childOf(payment)),
      }),
  });
