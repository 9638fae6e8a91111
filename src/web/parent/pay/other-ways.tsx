import { isPaymentType } from '../../../domain/billing/payment-methods.ts';
import { useTexts } from '../pattern/texts.ts';
import { Button } from '../../ui/app/button.tsx';
import type { DrawerNavigation } from './drawer-navigation.ts';
import styles from './instructions.module.css';
import { keptChoices } from './kept-choices.ts';
import type { PurchaseAddress } from './purchase-address.ts';

interface Props {
  at: PurchaseAddress;
  navigation: DrawerNavigation;
  childId: number;
  /** the bill that the charge pays; null: not known yet */
  billId: number | null;
  paymentType: string;
}

/** Until the money is there, the method and the interval may still change. */
export const OtherWays = ({ at, navigation, childId, billId, paymentType }: Props) => {
  const method = isPaymentType(paymentType) ? paymentType : null;
  const { pay } = useTexts().purchase;
  return (
    <div className={styles.others}>
      <Button variant="outline" onClick={() => navigation.goTo({ step: 4, orderId: null, billId, method })}>
        {pay.change}
      </Button>
      {at.purpose !== 'COURSE_EXTENSION' && (
        <Button
          variant="subtle"
          onClick={() =>
            navigation.goTo({
              ...keptChoices(childId),
              step: 1,
              orderId: null,
              billId: null,
              method: null,
              instead: at.orderId,
            })
          }
        >
          {pay.interval}
        </Button>
      )}
      {method && <p>{pay.changeHint[method]}</p>}
    </div>
  );
};
