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
export const PaymentState = ({ standing }: { standing: PaymentDisplayStatus }) => {
  const { state, toRefund } = useTexts().payments;
  const Icon = icons[standing];
  return (
    <span className={styles.state} data-standing={standing}>
      <Icon size={18} aria-hidden="true" />
      {standing === 'TO_REFUND' ? toRefund : state[standing]}
    </span>
  );
};
