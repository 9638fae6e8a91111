import {
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleMinus,
  IconCircleX,
  IconHourglass,
} from '@tabler/icons-react';
import type { PaymentDisplayStatus } from './payment-record.ts';
import styles from './payments.module.css';
import { useTexts } from '../pattern/texts.ts';

const icons = {
  SUCCESS: IconCircleCheck,
  PENDING: IconHourglass,
  TO_REFUND: IconArrowBackUp,
  replaced: IconCircleMinus,
  expired: IconHourglass,
  refused: IconCircleX,
  cancelled: IconCircleMinus,
  reversed: IconArrowBackUp,
} satisfies Record<PaymentDisplayStatus, typeof IconCircleCheck>;

/** The status of a payment in words, with an icon and a colour. */
export const PaymentState = ({ status }: { status: PaymentDisplayStatus }) => {
  const { state } = useTexts().payments;
  const Icon = icons[status];
  return (
    <span className={styles.state} data-status={status}>
      <Icon size={18} aria-hidden="true" />
      {state[status]}
    </span>
  );
};
