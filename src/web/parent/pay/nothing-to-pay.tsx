import type { Child } from '../../../contract/objects.ts';
import type { Billing, PaymentItem } from '../../../contract/payment-objects.ts';
import { paths } from '../../../paths.ts';
import { useTexts } from '../pattern/texts.ts';
import { numberOfChildTab } from '../pattern/child-tabs.ts';
import { billYears, nextToPay } from '../enrolment/bill-years.ts';
import { EmptyState } from '../../ui/app/states.tsx';
import { Button, ButtonLink } from '../../ui/app/button.tsx';
import type { NothingReason } from './purchase-status.ts';
import { Screen } from './step-frame.tsx';

interface Props {
  reason: NothingReason;
  /** why a child may not move on yet, as the server words it */
  why: string;
  child: Child;
  bills: readonly Billing[];
  /** what paid it; null where nothing is paid, or that is not known */
  paid: PaymentItem | null;
  onClose: () => void;
}

const poses = { bill_unknown: 'lost', not_eligible: 'thinking' } as const;

/** Shown when the address is outdated, the bill has been paid meanwhile, or the child may not move on yet. */
export const NothingToPay = ({ reason, why, child, bills, paid, onClose }: Props) => {
  const { purchase, classroom, payments } = useTexts();
  const { outcome } = purchase;
  const name = child.first_name;
  const words = {
    has_course: { title: outcome.already.title(name), text: outcome.already.text },
    next_booked: { title: outcome.booked.title(name), text: outcome.booked.text },
    not_eligible: { title: classroom.next.notYet, text: why },
    bill_paid: outcome.paid,
    bill_skipped: outcome.skipped,
    bill_unknown: outcome.unknownBill,
  }[reason];
  const pose = reason in poses ? poses[reason as keyof typeof poses] : 'waving';
  return (
    <Screen>
      <EmptyState pose={pose} title={words.title} text={words.text}>
        {reason === 'not_eligible' && <FirstThis child={child} bills={bills} />}
        {paid && (
          <ButtonLink to={paths.payments(paid.order_id)} size="md" variant="outline">
            {payments.receipt.open}
          </ButtonLink>
        )}
        <Button size="md" variant={reason === 'not_eligible' ? 'outline' : 'filled'} onClick={onClose}>
          {outcome.done(name)}
        </Button>
      </EmptyState>
    </Screen>
  );
};

/** What stands between the child and another year, where something can be done about it. */
const FirstThis = ({ child, bills }: Pick<Props, 'child' | 'bills'>) => {
  const { childStatus, next } = useTexts().classroom;
  if (child.latest_academic_year === null)
    return (
      <ButtonLink to={paths.buyCourse(child.child_id)} size="md">
        {childStatus.buy}
      </ButtonLink>
    );
  if (nextToPay(billYears(bills)) === null) return null;
  return (
    <ButtonLink to={paths.child(child.child_id, numberOfChildTab('billing'))} size="md">
      {next.toBills}
    </ButtonLink>
  );
};
