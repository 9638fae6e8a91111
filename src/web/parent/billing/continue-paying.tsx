import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { PaymentItem } from '../../../contract/objects.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { Link } from '../../shell/link.tsx';
import { billsQuery } from '../enrolment/child-queries.ts';
import { forWhat, wayToPay } from './payment-record.ts';
import styles from './payments.module.css';
import { useTexts } from '../pattern/texts.ts';

/** Leads an open charge to its code. Shown once the child's bills say that there is something to pay. */
export const ContinuePaying = ({ payment }: { payment: PaymentItem }) => {
  const texts = useTexts().payments;
  const what = forWhat(payment, useLanguage()) ?? texts.noBill;
  const bills = useQuery({
    ...billsQuery(payment.get_child.child_id),
    enabled: payment.payment_status === 'PENDING',
  });
  const way = bills.data ? wayToPay(payment, bills.data.billing) : null;
  if (way === null) return null;
  return (
    <div className={styles.goOn}>
      <Button component={Link} to={way} color="mango" aria-label={texts.goOnOf(what)}>
        {texts.goOn}
      </Button>
    </div>
  );
};
