import { IconArrowBackUp, IconCircleCheck, IconCircleX, IconHourglass } from '@tabler/icons-react';
import type { PaymentDisplayStatus } from './payment-record.ts';
import styles from './payments.module.css';
import { useTexts } from '../pattern/texts.ts';

const icons = {
  SUCCESS: IconCircleCheck,
  PENDING: IconHourglass,
  FAILED: IconCircleX,
  TO_REFUND: IconArrowBackUp,
} satisfies Record<PaymentDisplayStatus, typeof IconCircleCheck>;

/** The status of a payment in words, with an icon and a colour. */
export const PaymentState = ({ status }: { status: PaymentDisplayStatus }) => {
  const { state, toRefund } = useTexts().payments;
  const Icon = icons[status];
  return (
    <span className={styles.state} data-status={status}>
      <Icon size={18} aria-hidden="true" />
      {status === 'TO_REFUND' ? toRefund : state[status]}
    </span>
  );
};
