import { Button } from '@mantine/core';
import { isPaymentType } from '../../../domain/billing/payment-methods.ts';
import { useTexts } from '../../page-info.tsx';
import { Kancil } from '../../ui/page/kancil.tsx';
import drawer from './drawer.module.css';
import styles from './outcome.module.css';
import type { PurchaseAddress } from './purchase-address.ts';
import { Heading, Screen } from './step-frame.tsx';
import type { Moves } from './moves.ts';

/** The charge ended unpaid: another method, or the same once more. The bill is as it was. */
export const Failed = ({
  at: { billId },
  moves,
  paymentType,
}: {
  at: PurchaseAddress;
  moves: Moves;
  paymentType: string;
}) => {
  const { failed } = useTexts().purchase.outcome;
  const again = isPaymentType(paymentType) ? paymentType : null;
  return (
    <Screen
      controls={
        <div className={`${drawer.buttons} ${drawer.both}`}>
          <Button
            variant="outline"
            size="md"
            onClick={() => moves.choose({ step: 4, orderId: null, billId, method: null })}
          >
            {failed.change}
          </Button>
          <Button size="md" onClick={() => moves.choose({ step: 4, orderId: null, billId, method: again })}>
            {failed.again}
          </Button>
        </div>
      }
    >
      <div className={styles.outcome}>
        <Kancil pose="worried" className={styles.kancil} />
        <Heading>{failed.title}</Heading>
        <p>{failed.text}</p>
        <p className={styles.detail}>{failed.detail}</p>
      </div>
    </Screen>
  );
};
