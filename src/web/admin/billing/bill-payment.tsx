import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../ui/app/button.tsx';
import { officeDate } from '../list/office-date.ts';
import styles from '../list/panel-facts.module.css';
import { useTexts } from '../list/texts.ts';
import { billQuery } from './bill-query.ts';
import { methodName } from './desk-state.ts';

/** What pays a bill, with the way to the payment, where an entry is undone; nothing while none does. */
export const BillPayment = ({ billId }: { billId: number }) => {
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
