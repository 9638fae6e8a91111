import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { OwedBill } from '../../../contract/bill-desk.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { paths } from '../../../paths.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { mutate } from '../../app/mutations.ts';
import { Link } from '../../shell/link.tsx';
import { Button, ButtonLink } from '../../ui/app/button.tsx';
import { CopyButton } from '../list/copy-button.tsx';
import type { ListPage } from '../list/list-page.ts';
import { officeDate } from '../list/office-date.ts';
import formStyles from '../list/office-form.module.css';
import styles from '../list/panel-facts.module.css';
import { RowPanel } from '../list/row-panel.tsx';
import { StatusWord } from '../list/status-word.tsx';
import { useTexts } from '../list/texts.ts';
import { withWholeDays } from '../list/whole-days.tsx';
import own from './bill-panel.module.css';
import { BillAgreements } from './bill-agreements.tsx';
import { billQuery } from './bill-query.ts';
import { Contact } from './bill-talks.tsx';
import { toneOf } from './bill-tone.ts';
import { TakeByHand } from './hand-payment-form.tsx';
import { inRupiah } from './refund-entry.ts';
import { useWaits } from './use-waits.ts';
import { billName, methodName } from './desk-state.ts';

/** One bill beside the list: whose it is and since when it is owed, and what staff do about it. */
export const BillPanel = ({ page }: { page: ListPage<OwedBill> }) => {
  const { bills } = useTexts().admin;
  return (
    <RowPanel
      title={bills.panel}
      name="bill"
      page={page}
      rowId="billing_id"
      query={billQuery}
      read={({ bill }): OwedBill => bill}
      missing={{ title: bills.missingTitle, text: bills.missingText }}
    >
      {(bill) => <Bill bill={bill} />}
    </RowPanel>
  );
};

const childOf = ({ child }: OwedBill) => fullName(child.first_name, child.last_name);

const Bill = ({ bill }: { bill: OwedBill }) => {
  const { bills } = useTexts().admin;
  const subject = useRef<HTMLParagraphElement>(null);
  // The keys go on from here, and not from the row, which has the whole list behind it.
  useEffect(() => subject.current?.focus({ preventScroll: true }), []);
  const isOwed = bill.state !== 'paid' && bill.state !== 'skipped';
  return (
    <div className={formStyles.dialog}>
      <p ref={subject} className={formStyles.subject} tabIndex={-1} data-autofocus>
        {childOf(bill)}
      </p>
      <BillFacts bill={bill} />
      <BillPayment billId={bill.billing_id} />
      <Take bill={bill} isOwed={isOwed} />
      <BillAgreements bill={bill} />
      <Contact bill={bill} isOwed={isOwed} />
      {isOwed && <BillWhatsapp bill={bill} />}
      <div className={styles.ways}>
        <ButtonLink to={paths.adminFamily(bill.family.user_id)} variant="subtle">
          {bills.toFamily}
        </ButtonLink>
        <ButtonLink to={paths.adminPaymentsFound(childOf(bill))} variant="subtle">
          {bills.toPayments}
        </ButtonLink>
      </div>
    </div>
  );
};

/** Takes money for the bill, unless one before it is to be paid first. */
const Take = ({ bill, isOwed }: { bill: OwedBill; isOwed: boolean }) => {
  const { byHand } = useTexts().admin.bills;
  const { billing_id, amount } = bill;
  const { pays_first: first, payment } = useQuery(billQuery(billing_id)).data ?? {};
  return (
    <div className={styles.ways}>
      {isOwed && first ? (
        <ButtonLink to={paths.adminBills(first.billing_id)} variant="outline">
          {byHand.first(first.sequence)}
        </ButtonLink>
      ) : (
        <TakeByHand
          bill={isOwed ? { billing_id, amount, child: childOf(bill) } : null}
          enteredBy={payment?.by_hand?.entered_by}
        />
      )}
    </div>
  );
};

const BillFacts = ({ bill }: { bill: OwedBill }) => {
  const { bills, children, orders } = useTexts().admin;
  const language = useLanguage();
  const { family, state, days } = bill;
  const waits = useWaits()(bill);
  const since =
    waits || state === 'paid' || state === 'skipped' ? '' : days > 0 ? bills.late(days) : bills.dueIn(-days);
  const facts = [
    [bills.bill, billName(bill, language)],
    [bills.batch, String(bill.batch)],
    [children.grade, String(bill.grade)],
    [bills.amount, inRupiah(bill.amount)],
    ...(bill.discount > 0 ? [[bills.discount, inRupiah(bill.discount)]] : []),
    ...(waits && bill.delayed_until ? [[bills.agreedUntil, officeDate(bill.delayed_until)]] : []),
    [bills.due, [officeDate(bill.due), since].filter((one) => one !== '').join(', ')],
    [bills.payableUntil, officeDate(bill.payable_until)],
  ] as const;
  return (
    <div className={styles.facts}>
      <div>
        <address>
          <Link to={paths.adminFamily(family.user_id)}>{fullName(family.first_name, family.last_name)}</Link>
          <a href={`tel:${family.phone_number}`}>{family.phone_number}</a>
        </address>
        <CopyButton text={family.phone_number} label={orders.copyPhone} />
      </div>
      <dl>
        {state && (
          <div>
            <dt>{bills.state}</dt>
            <dd>
              <StatusWord tone={waits ? 'waiting' : toneOf(state)} wraps>
                {waits ? bills.waits : bills.states[state]}
              </StatusWord>
            </dd>
          </div>
        )}
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{withWholeDays(value ?? '')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

/** The text for WhatsApp about a bill, to be read before it opens. */
const BillWhatsapp = ({ bill }: { bill: OwedBill }) => {
  const { bills } = useTexts().admin;
  const { data, error, refetch } = useQuery(billQuery(bill.billing_id));
  const opening = useMutation({
    mutationFn: (_window: Window | null) =>
      mutate('POST /bills/whatsapp', { body: { billing_id: bill.billing_id } }),
    onSuccess: ({ link }, opened) => (opened ? opened.location.replace(link) : location.assign(link)),
    onError: (_error, opened) => opened?.close(),
  });
  if (data?.whatsapp === '') return null;
  return (
    <section className={styles.section} aria-label={bills.whatsappTitle}>
      <h3>{bills.whatsappTitle}</h3>
      {!data && !error && <p role="status">{bills.loading}</p>}
      {!data && error && (
        <Button variant="subtle" onClick={() => void refetch()}>
          {bills.failed}
        </Button>
      )}
      {data && (
        <>
          <p className={own.text}>{data.whatsapp}</p>
          <p>{bills.whatsappNote}</p>
          <div className={styles.ways}>
            <CopyButton text={data.whatsapp} label={bills.copyWhatsapp} />
            <Button onClick={() => opening.mutate(window.open('', '_blank'))}>{bills.openWhatsapp}</Button>
          </div>
        </>
      )}
    </section>
  );
};

/** What pays a bill, with the way to the payment, where an entry is undone; nothing while none does. */
const BillPayment = ({ billId }: { billId: number }) => {
  const { bills, payments } = useTexts().admin;
  const payment = useQuery(billQuery(billId)).data?.payment;
  if (!payment) return null;
  const [method, day] = [methodName(payments, payment.payment_type), officeDate(payment.paid_on)];
  const { by_hand: entry } = payment;
  return (
    <section className={styles.section} aria-label={bills.payment}>
      <h3>{bills.payment}</h3>
      <p>
        {entry
          ? bills.byHand.brought(method, day, entry.reference, entry.entered_by)
          : bills.paidOn(method, day)}
      </p>
      <div className={styles.ways}>
        <ButtonLink to={paths.adminPayments(payment.order_id)} variant="outline">
          {bills.openPayment}
        </ButtonLink>
      </div>
    </section>
  );
};
