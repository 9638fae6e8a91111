import { Button } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import type { Billing } from '../../../contract/payment-objects.ts';
import { calendarDate, startOfDay } from '../../../domain/values/calendar-date.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { paths } from '../../../paths.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { useToday } from '../../frame/today.ts';
import { Link } from '../../shell/link.tsx';
import { useBillName } from '../enrolment/bill-line.tsx';
import { billYears, isLate, isLookedAt, nextToPay } from '../enrolment/bill-years.ts';
import { billsQuery } from '../enrolment/child-queries.ts';
import { useChargeOfBill } from '../pattern/open-charges.ts';
import { useParent } from '../pattern/profile-session.ts';
import { useTexts } from '../pattern/texts.ts';
import styles from './payments.module.css';

/** The next bill of each child, above what was paid. A help beside the list: what could not be read is not shown. */
export const Dues = () => {
  const { dues } = useTexts().payments;
  const children = useParent().join_childs;
  const answers = useQueries({ queries: children.map(({ child_id }) => billsQuery(child_id)) });
  const rows = children.flatMap((child, place) => {
    const bill = nextToPay(billYears(answers[place]?.data?.billing ?? []));
    return bill ? { child, bill } : [];
  });
  if (rows.length === 0) return null;
  return (
    <section className={styles.dues} aria-label={dues}>
      <h3>{dues}</h3>
      <ul className={styles.list}>
        {rows.map(({ child, bill }) => (
          <Due key={bill.billing_id} childId={child.child_id} name={child.first_name} bill={bill} />
        ))}
      </ul>
    </section>
  );
};

const Due = ({ childId, name, bill }: { childId: number; name: string; bill: Billing }) => {
  const { billing } = useTexts().classroom;
  const { date } = useFormats();
  const today = useToday();
  const billName = useBillName(bill);
  const charge = useChargeOfBill(bill.billing_id);
  const due = date(startOfDay(calendarDate(bill.billing_period_start)));
  const isLateToday = isLate(bill, today);
  // What is being paid already stands in the list below.
  if (charge ? !charge.by_link || charge.under_review : isLookedAt(bill)) return null;
  return (
    <li className={styles.due}>
      <strong className={styles.child}>{name}</strong>
      <strong className={styles.amount}>{formatRupiah(rupiah(bill.amount))}</strong>
      <span className={styles.how} data-late={isLateToday || undefined}>
        {billName} · {isLateToday ? billing.overdueSince(due) : billing.due(due)}
      </span>
      <Button
        component={Link}
        to={paths.payBill(childId, bill.billing_id)}
        variant={bill.billing_period_start <= today ? 'filled' : 'outline'}
        color={bill.billing_period_start <= today ? 'mango' : 'pandan'}
        aria-label={`${billing.payNowOf(billName)} · ${name}`}
      >
        {billing.payNow}
      </Button>
    </li>
  );
};
