import type { PaymentItem } from '../../../contract/payment-objects.ts';
import { ContinueCharge } from '../pattern/open-charge-note.tsx';
import { useOpenCharges } from '../pattern/open-charges.ts';
import styles from './payments.module.css';

/** Leads an open charge to its code. */
export const ContinuePaying = ({ payment }: { payment: PaymentItem }) => {
  const charge = useOpenCharges().find(({ order_id }) => order_id === payment.order_id);
  if (!charge || payment.payment_status !== 'PENDING' || payment.other_amount !== null) return null;
  return (
    <div className={styles.goOn}>
      <ContinueCharge charge={charge} />
    </div>
  );
};
