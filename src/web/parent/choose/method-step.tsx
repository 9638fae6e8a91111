import { Suspense } from 'react';
import {
  type PaymentMethod,
  methodRefusal,
  needsCardToken,
} from '../../../domain/billing/payment-methods.ts';
import { amountsOf } from '../../../domain/billing/amounts.ts';
import { formatRupiah } from '../../../domain/values/money.ts';
import { useFormats, useLanguage } from '../../frame/page-info.tsx';
import { ChargeLine, ContinueCharge } from '../pattern/open-charge-note.tsx';
import { useChargeOfBill, useOpenCharges } from '../pattern/open-charges.ts';
import { useTexts } from '../pattern/texts.ts';
import type { BillView } from '../../../domain/billing/bill-view.ts';
import type { BillItem } from '../../../domain/billing/price-items.ts';
import { methodIn } from '../../billing/price-list.ts';
import { lazyPart } from '../../app/load-screens.ts';
import { Button } from '../../ui/app/button.tsx';
import { Choice, Choices } from './choices.tsx';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import styles from '../pay/drawer.module.css';
import { keptChoices } from '../pay/kept-choices.ts';
import { Heading, Lead } from '../pay/step-frame.tsx';
import type { StepProps } from './steps.tsx';

const CardFields = lazyPart(() => import('./card-fields.tsx'));

/** Step 4: how to pay. What is not offered stays in sight and says why. */
export const MethodStep = (props: StepProps & { view: BillView }) => {
  const { child, at, navigation, bill, list, view } = props;
  const { method } = useTexts().purchase;
  const language = useLanguage();
  const { percent, clock } = useFormats();
  const { link } = useTexts().classroom.billing;
  const waiting = useWaiting(props);
  const payer = useChargeOfBill(bill?.billing_id ?? null);
  const items = itemsOf(view);
  const reasonOf = useReason(items);
  const feeOf = (way: PaymentMethod) => amountsOf(items, way).fee;
  const card =
    at.method !== null && needsCardToken(at.method) && methodIn(list, at.method).offered && view.complete;
  const begun = bill !== null && at.purpose !== 'COURSE_EXTENSION';
  return (
    <>
      <Heading>{method.title}</Heading>
      <Lead>{card ? method.leadCard : begun ? method.frozen : method.lead}</Lead>
      {bill && (
        <p className={styles.billName}>{language === 'id' ? bill.billing_desc_indo : bill.billing_desc}</p>
      )}
      {waiting && (
        <div className={styles.payer} role="status">
          <ChargeLine charge={waiting} />
          <ContinueCharge charge={waiting} />
        </div>
      )}
      {payer?.by_link && (
        <p className={styles.payer} role="status">
          <strong>{link.payerPays(clock(new Date(payer.created_at)))}</strong> {link.payInstead}
        </p>
      )}
      <Choices label={method.choose}>
        {list.methods.map((way) => (
          <Choice
            key={way.type}
            name="method"
            value={way.type}
            checked={at.method === way.type}
            onChoose={() => navigation.choose({ method: way.type, step: 4, billId: at.billId })}
            reason={reasonOf(way)}
          >
            <strong>{method[way.type].name}</strong>
            <span>
              {method[way.type].text}
              {way.feeShare > 0 && ` ${method.withFee(percent(way.feeShare), formatRupiah(feeOf(way)))}`}
            </span>
          </Choice>
        ))}
      </Choices>
      {card && (
        <Suspense fallback={<Skeleton height={320} margin="16px 0" />}>
          <CardFields {...props} />
        </Suspense>
      )}
      {begun && (
        <p className={styles.restart}>
          {method.restart}
          <Button
            variant="subtle"
            size="compact"
            onClick={() =>
              navigation.goTo({
                ...keptChoices(child.child_id),
                step: 1,
                billId: null,
                method: null,
                instead: waiting?.order_id ?? null,
              })
            }
          >
            {method.again}
          </Button>
        </p>
      )}
    </>
  );
};

/** A charge of the same that waits already, perhaps in another window: paying here would end it. */
const useWaiting = ({ child, at, bill }: StepProps) =>
  useOpenCharges().findLast(
    ({ child_id, billing_id, purpose }) =>
      child_id === child.child_id && (bill ? billing_id === bill.billing_id : purpose === at.purpose),
  );

const itemsOf = ({ lines }: BillView) => lines.map(({ item }) => item).filter((item) => item !== null);

/** Why a method cannot be chosen; null: it can. The limits hold for what this method itself would charge. */
const useReason = (items: readonly BillItem[]) => {
  const { method } = useTexts().purchase;
  return (way: PaymentMethod): string | null => {
    if (!way.offered) return method.notOffered;
    const { gross } = amountsOf(items, way);
    if (methodRefusal(way, gross) === null) return null;
    return gross > way.maximum
      ? method.tooMuch(formatRupiah(way.maximum))
      : method.tooLittle(formatRupiah(way.minimum));
  };
};
