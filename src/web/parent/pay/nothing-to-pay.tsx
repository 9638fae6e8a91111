import { Button } from '@mantine/core';
import type { Child } from '../../../contract/objects.ts';
import type { Billing, PaymentItem } from '../../../contract/payment-objects.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../shell/link.tsx';
import { useTexts } from '../pattern/texts.ts';
import { numberOfChildTab } from '../pattern/child-tabs.ts';
import { billYears, nextToPay } from '../enrolment/bill-years.ts';
import { EmptyState } from '../../ui/app/states.tsx';
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
          <Button component={Link} to={paths.payments(paid.order_id)} size="md" mt="sm" variant="outline">
            {payments.receipt.open}
          </Button>
        )}
        <Button
          size="md"
          mt="sm"
          variant={reason === 'not_eligible' ? 'outline' : 'filled'}
          onClick={onClose}
        >
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
      <Button component={Link} to={paths.buyCourse(child.child_id)} size="md">
        {childStatus.buy}
      </Button>
    );
  if (nextToPay(billYears(bills)) === null) return null;
  return (
    <Button component={Link} to={paths.child(child.child_id, numberOfChildTab('billing'))} size="md">
      {next.toBills}
    </Button>
  );
};
