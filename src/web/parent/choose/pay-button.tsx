import { useIsMutating } from '@tanstack/react-query';
import { needsCardToken } from '../../../domain/billing/payment-methods.ts';
import { formatRupiah } from '../../../domain/values/money.ts';
import { useTexts } from '../pattern/texts.ts';
import { Button } from '../../ui/app/button.tsx';
import { CARD_FORM } from './card-form-id.ts';
import { ChargeProblem } from '../pay/charge-problem.tsx';
import styles from '../pay/drawer.module.css';
import { methodIn } from '../../billing/price-list.ts';
import type { StepProps } from './steps.tsx';
import { openingKey, useOpenCharge } from '../pay/use-open-charge.ts';
import { gradeToPay } from './year-grades.ts';
import type { BillView } from '../../../domain/billing/bill-view.ts';

/** The last button of the drawer's steps, with the amount that will be charged. */
export const Pay = (props: StepProps & { view: BillView; describedBy: string | undefined }) => {
  const { view, at, list, describedBy } = props;
  const { method } = useTexts().purchase;
  const charge = useOpenCharge({ ...props, grade: gradeToPay(at, props.grades) });
  const byCard = at.method !== null && needsCardToken(at.method);
  const isPending = useIsMutating({ mutationKey: openingKey(props.child.child_id) }) > 0;
  const ready = at.method !== null && methodIn(list, at.method).offered && view.complete;
  return (
    <div className={styles.pay}>
      <ChargeProblem error={charge.error} />
      <Button
        size="md"
        fullWidth
        disabled={!ready}
        aria-describedby={describedBy}
        loading={isPending}
        {...(byCard ? { type: 'submit', form: CARD_FORM } : { onClick: () => charge.open() })}
      >
        {method.pay(formatRupiah(view.total))}
      </Button>
      {isPending && (
        <p className="visually-hidden" role="status">
          {method.starting}
        </p>
      )}
    </div>
  );
};
