import { useQueries } from '@tanstack/react-query';
import type { User } from '../../../contract/objects.ts';
import type { Billing, OpenCharge } from '../../../contract/payment-objects.ts';
import { calendarDate, startOfDay } from '../../../domain/values/calendar-date.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { paths } from '../../../paths.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { useToday } from '../../frame/today.ts';
import { useAgreed, useBillLessons, useBillName } from '../enrolment/bill-line.tsx';
import { billYears, isLate, isLookedAt, nextToPay } from '../enrolment/bill-years.ts';
import { billsQuery } from '../enrolment/child-queries.ts';
import { useCharges } from '../pattern/open-charges.ts';
import { useParent } from '../pattern/profile-session.ts';
import { useTexts } from '../pattern/texts.ts';
import { ButtonLink } from '../../ui/app/button.tsx';
import { byDueDate } from './due-order.ts';
import layout from '../../ui/page/layout.module.css';
import styles from './payments.module.css';

/**
 * The next bill of each child: what is due by today stands above what was paid, what comes later below it. A help beside the
 * list: what could not be read is not shown.
 */
export const Dues = ({ when }: { when: 'due' | 'later' }) => {
  const { dues, coming } = useTexts().payments;
  const today = useToday();
  const children = useParent().join_childs;
  const answers = useQueries({ queries: children.map(({ child_id }) => billsQuery(child_id)) });
  const rows = children.flatMap((child, place) => {
    const bill = nextToPay(billYears(answers[place]?.data?.billing ?? []));
    return bill ? { child, bill } : [];
  });
  const { due, later } = byDueDate(rows, today);
  return when === 'due' ? <Part title={dues} rows={due} /> : <Part title={coming} rows={later} isLater />;
};

interface Row {
  child: User['join_childs'][number];
  bill: Billing;
}

const Part = ({ title, rows: all, isLater }: { title: string; rows: readonly Row[]; isLater?: boolean }) => {
  const charges = useCharges();
  const rows = all.filter(({ bill }) => isAsked(bill, charges));
  if (rows.length === 0) return null;
  return (
    <section className={styles.dues} aria-label={title} data-later={isLater || undefined}>
      <h3>{title}</h3>
      <ul className={layout.rows}>
        {rows.map(({ child, bill }) => (
          <Due key={bill.billing_id} childId={child.child_id} name={child.first_name} bill={bill} />
        ))}
      </ul>
    </section>
  );
};

/** What is being paid already stands in the list below, and while staff look at money nothing more is to be paid. */
const isAsked = (bill: Billing, charges: readonly OpenCharge[]): boolean => {
  const charge = charges.findLast(({ billing_id }) => billing_id === bill.billing_id);
  return charge ? charge.by_link && !charge.under_review : !isLookedAt(bill);
};

const Due = ({ childId, name, bill }: { childId: number; name: string; bill: Billing }) => {
  const { billing } = useTexts().classroom;
  const { date } = useFormats();
  const today = useToday();
  const billName = useBillName(bill);
  const lessons = useBillLessons(bill);
  const isAhead = bill.billing_period_start > today;
  const due = date(startOfDay(calendarDate(bill.billing_period_start)));
  const isLateToday = isLate(bill, today);
  return (
    <li className={styles.due}>
      <strong className={styles.child}>{name}</strong>
      <strong className={styles.amount}>{formatRupiah(rupiah(bill.amount))}</strong>
      <span className={styles.how} data-late={isLateToday || undefined}>
        {billName} · {isLateToday ? billing.overdueSince(due) : billing.due(due)}
        <br />
        {[lessons, ...useAgreed(bill)].join(' · ')}
      </span>
      <ButtonLink
        to={paths.payBill(childId, bill.billing_id)}
        variant={isAhead ? 'outline' : 'filled'}
        color={isAhead ? undefined : 'mango'}
        aria-label={`${(isAhead ? billing.payAheadOf : billing.payNowOf)(billName)} · ${name}`}
      >
        {isAhead ? billing.payAhead : billing.payNow}
      </ButtonLink>
    </li>
  );
};
