import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { DeskRecord } from '../../../contract/payment-desk.ts';
import { needsReference, refundWays } from '../../../domain/billing/refunds.ts';
import { typedRupiah } from '../../../domain/values/money.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { type Question, AskFirst } from '../list/ask-first.tsx';
import { FormNotes } from '../form/form-notes.tsx';
import { LeaveGuard } from '../form/guard.tsx';
import formStyles from '../list/office-form.module.css';
import { useTexts } from '../list/texts.ts';
import { Button } from '../../ui/app/button.tsx';
import { Select, TextInput } from '../../ui/app/field.tsx';
import { billName } from './desk-state.ts';
import { FollowsList } from './follows-list.tsx';
import { afterRefundQuery } from './payment-query.ts';
import { inRupiah } from './refund-entry.ts';
import { followsOf } from './refund-question.ts';
import { ChangesNote, LostNote } from './refund-notes.tsx';
import { useRefundForm } from './use-refund-form.ts';

interface Props {
  payment: DeskRecord;
  /** a refund is written down, and what it changed is shown */
  onGiven: () => void;
}

/** Gives money of a payment back; nothing is sent before it was asked about, because nothing takes it back. */
export const RefundForm = ({ payment, onGiven }: Props) => {
  const { refunds } = useTexts().admin.payments;
  const { closed, refundable_amount: left } = payment;
  const element = useRef<HTMLFormElement>(null);
  const form = useRefundForm(payment, onGiven);
  const { entry, refund } = form;
  const question = useRefundQuestion(payment, entry);
  const [asked, setAsked] = useState<Question | null>(null);
  if (!form.isOpen)
    return (
      <>
        <p>
          {payment.other_amount === null
            ? [refunds.none, closed.transfer !== null && refunds.closed[closed.transfer]]
                .filter(Boolean)
                .join(' ')
            : refunds.undecided}
        </p>
        {form.guard.isDirty() && <LeaveGuard guard={form.guard} subject={refunds.title} />}
      </>
    );
  const field = (name: 'amount' | 'reason' | 'reference') => ({
    name,
    value: entry[name],
    error: form.problems[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      form.set({ [name]: currentTarget.value }),
    autoComplete: 'off',
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (refund.isPending) return;
    const wrong = form.check();
    if (wrong === undefined) setAsked(question);
    else element.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
  };
  return (
    <>
      <form
        ref={element}
        className={formStyles.dialog}
        onSubmit={submit}
        noValidate
        aria-label={refunds.title}
        data-refund-form
      >
        <p>{refunds.lead(inRupiah(left))}</p>
        <FormNotes notes={{ draft: form.draft, conflict: null }} />
        <ChangesNote changes={form.changes} />
        <Select
          name="way"
          label={refunds.way}
          value={entry.way}
          description={closed.gateway === null ? undefined : refunds.closed[closed.gateway]}
          onChange={({ currentTarget }) =>
            form.set({ way: currentTarget.value === 'gateway' ? 'gateway' : 'transfer' })
          }
          data={refundWays
            .filter((way) => closed[way] === null)
            .map((way) => ({ value: way, label: refunds[way] }))}
        />
        <TextInput
          {...field('amount')}
          label={refunds.amount}
          inputMode="numeric"
          maxLength={20}
          aria-keyshortcuts={refunds.shortcut}
        />
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
        <LostNote refund={refund} />
        <div>
          <Button type="submit" aria-disabled={refund.isPending || undefined}>
            {refunds.submit}
          </Button>
        </div>
      </form>
      <AskFirst
        asked={asked}
        onYes={() => {
          setAsked(null);
          refund.give(entry);
        }}
        onNo={() => setAsked(null)}
      />
      <LeaveGuard guard={form.guard} subject={refunds.title} />
    </>
  );
};

/** Leads to the form of the payment that is open: its first field that is typed in. */
export const goToRefund = (): void => {
  const amount = document.querySelector<HTMLInputElement>('[data-refund-form] [name=amount]');
  amount?.focus();
  amount?.select();
};

const useRefundQuestion = (
  payment: DeskRecord,
  { way, amount: typed }: ReturnType<typeof useRefundForm>['entry'],
): Question => {
  const { payments } = useTexts().admin;
  const { refunds } = payments;
  const bill = billName(payment, useLanguage());
  const amount = typedRupiah(typed) ?? 0;
  const { data } = useQuery(afterRefundQuery(payment.order_id));
  const child = fullName(payment.child.first_name, payment.child.last_name);
  const ask = way === 'gateway' ? refunds.askGateway : refunds.askTransfer;
  return {
    ask: ask(inRupiah(amount), child),
    content: (
      <FollowsList
        follows={[...followsOf(payment, data?.after, { way, amount, bill }, payments), refunds.noUndo]}
      />
    ),
    words: { yes: way === 'gateway' ? refunds.yes.gateway(inRupiah(amount)) : refunds.yes.transfer },
    isDestructive: true,
  };
};
