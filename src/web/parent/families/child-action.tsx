import { useQuery } from '@tanstack/react-query';
import type { Child } from '../../../contract/objects.ts';
import { calendarDate, startOfDay } from '../../../domain/values/calendar-date.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { paths } from '../../../paths.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { useToday } from '../../frame/today.ts';
import { apiQuery } from '../../app/screen.ts';
import { useTexts } from '../pattern/texts.ts';
import { ButtonLink } from '../../ui/app/button.tsx';
import { type ListedChild, type NeedOfChild, needOf } from './child-need.ts';
import styles from './my-children.module.css';

/** Access today, and the bill that opens it where there is none. */
export const accessOf = (childId: number) =>
  apiQuery('POST /childs/billing-status', { body: { child_id: childId } });

/** The classes that take registrations today. */
const openBatches = apiQuery('GET /academic-year');

interface Props {
  listed: ListedChild;
  child: Child;
  /** a charge is open, whose own button stands there already */
  isPaying: boolean;
}

/** The next thing to do for a child, with its date, in its row; nothing where nothing is to be done. */
export const ChildAction = ({ listed, child, isPaying }: Props) => {
  const need = needOf(listed, { isPaying, isEligible: child.eligible_next_grade });
  if (need === null || need === 'go_on') return null;
  const Action = actions[need];
  return (
    <div className={styles.action}>
      <Action child={child} />
    </div>
  );
};

const PayBill = ({ child }: { child: Child }) => {
  const { billing } = useTexts().classroom;
  const { date } = useFormats();
  const today = useToday();
  const bill = useQuery(accessOf(child.child_id)).data?.billing;
  if (!bill) return null;
  const due = date(startOfDay(calendarDate(bill.billing_period_start)));
  return (
    <>
      <p>
        {formatRupiah(rupiah(bill.amount))} ·{' '}
        {bill.billing_period_start < today ? billing.overdueSince(due) : billing.due(due)}
      </p>
      <To
        to={paths.payBill(child.child_id, bill.billing_id)}
        label={billing.payNow}
        name={child.first_name}
        main
      />
    </>
  );
};

const TakeTest = ({ child: { child_id, first_name, test_until: until } }: { child: Child }) => {
  const { childStatus } = useTexts().classroom;
  const { moment } = useFormats();
  return (
    <>
      {until !== null && (
        <p>
          {childStatus.awaitingUntil} {moment(new Date(until))}
        </p>
      )}
      <To
        to={paths.placementInstruction(child_id)}
        label={until === null ? childStatus.awaitingResume : childStatus.awaitingTake}
        name={first_name}
        main
      />
    </>
  );
};

const Buy = ({ child }: { child: Child }) => {
  const { classroom, purchase } = useTexts();
  const batches = useQuery(openBatches).data?.academic_years;
  const { buy } = classroom.childStatus;
  if (batches?.length === 0) return <p>{purchase.batch.emptyTitle}.</p>;
  return <To to={paths.buyCourse(child.child_id)} label={buy} name={child.first_name} />;
};

const ChooseNextYear = ({ child }: { child: Child }) => {
  const { choose } = useTexts().classroom.next;
  return <To to={paths.nextGrade(child.child_id)} label={choose} name={child.first_name} />;
};

const actions = {
  pay: PayBill,
  test: TakeTest,
  buy: Buy,
  next_year: ChooseNextYear,
} satisfies Record<Exclude<NeedOfChild, 'go_on'>, unknown>;

const To = ({ to, label, name, main }: { to: string; label: string; name: string; main?: boolean }) => (
  <ButtonLink
    to={to}
    aria-label={`${label} · ${name}`}
    {...(main ? { color: 'mango' } : { variant: 'outline' })}
  >
    {label}
  </ButtonLink>
);
