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
  under_review: IconHourglass,
  replaced: IconCircleMinus,
  expired: IconHourglass,
  refused: IconCircleX,
  cancelled: IconCircleMinus,
  reversed: IconArrowBackUp,
  given_back: IconArrowBackUp,
} satisfies Record<PaymentDisplayStatus, typeof IconCircleCheck>;

/** The status of a payment in words, with an icon and a colour. */
export const PaymentState = ({
  status,
  byLink,
}: {
  status: PaymentDisplayStatus;
  /** opened by whom the family sent a payment link */
  byLink: boolean;
}) => {
  const { state, linkPaying } = useTexts().payments;
  const Icon = icons[status];
  return (
    <span className={styles.state} data-status={status === 'under_review' ? 'PENDING' : status}>
      <Icon size={18} aria-hidden="true" />
      {status === 'PENDING' && byLink ? linkPaying : state[status]}
    </span>
  );
};
