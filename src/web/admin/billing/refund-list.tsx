import type { RefObject } from 'react';
import type { Refund } from '../../../contract/payment-desk.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import styles from '../list/panel-facts.module.css';
import { StatusWord } from '../list/status-word.tsx';
import { useTexts } from '../list/texts.ts';

const tones = { ASKED: 'waiting', DONE: 'done', REFUSED: 'stopped' } as const;

/** What of a payment went back or was asked for, and by whom. */
export const RefundList = ({
  ref,
  refunds,
  say,
}: {
  /** takes the focus when one was added */
  ref: RefObject<HTMLElement | null>;
  refunds: readonly Refund[];
  say: (instant: string) => string;
}) => {
  const { payments } = useTexts().admin;
  if (refunds.length === 0) return null;
  return (
    <section ref={ref} tabIndex={-1} className={styles.section} aria-label={payments.refunds.list}>
      <h3>{payments.refunds.list}</h3>
      <ul>
        {refunds.map((refund) => (
          <li key={refund.refund_id}>
            <strong>{formatRupiah(rupiah(refund.amount))}</strong>{' '}
            {refund.way === 'gateway' ? payments.byGateway : payments.byTransfer}{' '}
            <StatusWord tone={tones[refund.state]}>{payments.refunds.states[refund.state]}</StatusWord>
            <br />
            {refund.reason}
            {refund.reference !== '' && <code> {refund.reference}</code>}
            <br />
            {refund.asked_by ?? payments.refunds.madeThere},{' '}
            <time dateTime={refund.asked_at}>{say(refund.asked_at)}</time>
          </li>
        ))}
      </ul>
    </section>
  );
};
