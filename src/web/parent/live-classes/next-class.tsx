import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ChildLiveClasses, FamilySession } from '../../../contract/live-classes.ts';
import type { Child } from '../../../contract/objects.ts';
import type { Billing } from '../../../contract/payment-objects.ts';
import { endsAt, opensAt, opensBefore } from '../../../domain/live-classes/joining.ts';
import { dayInJakarta } from '../../../domain/values/calendar-date.ts';
import { whatsappLink } from '../../../i18n/brand.ts';
import { paths } from '../../../paths.ts';
import { useBrand } from '../../frame/page-info.tsx';
import { useToday } from '../../frame/today.ts';
import { ButtonLink } from '../../ui/app/button.tsx';
import { daysUntil, isMoved } from '../courses/class-state.ts';
import { BillLine, useBillName } from '../enrolment/bill-line.tsx';
import { billYears, payRefusal } from '../enrolment/bill-years.ts';
import { billsQuery } from '../enrolment/child-queries.ts';
import { numberOfChildTab } from '../pattern/child-tabs.ts';
import { useClassTimes } from '../pattern/class-times.ts';
import { ChargeLine, ContinueCharge } from '../pattern/open-charge-note.tsx';
import { useChargeOfBill } from '../pattern/open-charges.ts';
import { useTexts } from '../pattern/texts.ts';
import { useWithWhom } from '../pattern/with-whom.ts';
import { billOfDay, isPaidFor } from './bill-of-day.ts';
import { JoinButton } from './join-button.tsx';
import layout from '../../ui/page/layout.module.css';
import styles from './live-classes.module.css';
import { useDoor, useHasBegun } from './use-door.ts';
import { useWords } from './words.ts';

interface Props {
  session: FamilySession;
  child: Child;
}

interface NextProps extends Props {
  group: ChildLiveClasses['group'];
}

/** The class that comes next: when, with whom, the way in, and what to have ready. */
export const NextClass = ({ session, child, group }: NextProps) => {
  const words = useWords();
  const { liveClass } = useTexts().classroom;
  const { when } = useClassTimes();
  const className = useClassName();
  const withWhom = useWithWhom();
  const { starts_at, minutes, teacher, kind } = session;
  useDoor(session, child.child_id);
  return (
    <section className={styles.next} aria-labelledby="next-live-class">
      <h2 id="next-live-class">{liveClass.next}</h2>
      <p className={styles.soon}>
        <HowSoon session={session} />
      </p>
      <p className={styles.when}>{when(starts_at)}</p>
      <p className={`${layout.facts} ${styles.facts}`}>
        <span>{className(session)}</span>
        {kind === 'class' && teacher && <span>{withWhom({ kind, teacher: teacher.first_name })}</span>}
        <span>{words.minutes(minutes)}</span>
        {isMoved(session, group) && <span>{words.moved}</span>}
      </p>
      <div className={styles.door} role="status">
        <Door session={session} child={child} />
      </div>
      <h3>{words.bring}</h3>
      <ul className={styles.bring}>
        <li>{words.bringBook(session.unit)}</li>
        <li>{words.bringDevice}</li>
        <li>{words.bringPlace}</li>
      </ul>
    </section>
  );
};

/** What a class is called: its unit, and what sets it apart. */
export const useClassName = () => {
  const words = useWords();
  const withWhom = useWithWhom();
  return ({
    kind,
    unit,
    makes_up_for,
    teacher,
  }: Pick<FamilySession, 'kind' | 'unit' | 'makes_up_for' | 'teacher'>): string => {
    if (makes_up_for !== null) return words.makeUp(unit);
    return kind === 'native' ? withWhom({ kind, teacher: teacher?.first_name ?? null }) : words.unit(unit);
  };
};

const HowSoon = ({ session: { state, starts_at } }: { session: FamilySession }): string => {
  const words = useWords();
  const { now } = useTexts().classroom.liveClass.state;
  const days = daysUntil(starts_at, useToday());
  const hasBegun = useHasBegun(starts_at);
  if (state === 'open') return hasBegun ? now : words.isOn;
  if (days <= 0) return words.today;
  return days === 1 ? words.tomorrow : words.inDays(days);
};

/** The way into the room, or when and with what it opens. */
const Door = ({ session, child }: Props): ReactNode => {
  const words = useWords();
  const { liveClass } = useTexts().classroom;
  const { time } = useClassTimes();
  const { data } = useQuery(billsQuery(child.child_id));
  const { starts_at, minutes, link, state } = session;
  const hasBegun = useHasBegun(starts_at);
  const startsAt = new Date(starts_at);
  const until = time(endsAt({ startsAt, minutes }));
  if (link !== null)
    return (
      <>
        <JoinButton link={link} />
        <p>{hasBegun ? words.goesOn(until) : words.begins(time(startsAt), until)}</p>
      </>
    );
  const bill = billOfDay(data?.billing ?? [], dayInJakarta(startsAt));
  if (bill && !isPaidFor(data?.billing ?? [], dayInJakarta(startsAt)))
    return <Unpaid bill={bill} bills={data?.billing ?? []} child={child} />;
  if (state === 'open') return <NoRoom session={session} child={child} />;
  return <p>{liveClass.opens(opensBefore, time(opensAt({ startsAt })))}</p>;
};

/** The bill of the day is not paid: which it is, and the way to pay it, or the earlier one that comes first. */
const Unpaid = ({ bill, bills, child }: { bill: Billing; bills: readonly Billing[]; child: Child }) => {
  const words = useWords();
  const { payNow } = useTexts().classroom.childStatus;
  const today = useToday();
  const year = billYears(bills).find((one) => one.includes(bill)) ?? [];
  const payable = year.find((one) => payRefusal(year, one, today) === null);
  const first = payable ?? bill;
  const charge = useChargeOfBill(first.billing_id);
  const [name, firstName] = [useBillName(bill), useBillName(first)];
  if (bill.status === 'SKIPPED') return <p>{words.skipped}</p>;
  return (
    <>
      <p>
        {first === bill
          ? words.unpaid(child.first_name)
          : words.unpaidEarlier(child.first_name, firstName, name)}
      </p>
      <BillLine bill={first} />
      {charge && (
        <>
          <ChargeLine charge={charge} />
          <ContinueCharge charge={charge} />
        </>
      )}
      {!charge && payable && (
        <ButtonLink to={paths.payBill(child.child_id, payable.billing_id)} size="md" color="mango">
          {payNow}
        </ButtonLink>
      )}
      {!charge && !payable && (
        <ButtonLink to={paths.child(child.child_id, numberOfChildTab('billing'))} variant="outline">
          {words.toBills}
        </ButtonLink>
      )}
    </>
  );
};

/** The door is open, and nobody has said yet where the class is held. */
const NoRoom = ({ session, child }: Props) => {
  const words = useWords();
  const brand = useBrand();
  const { when } = useClassTimes();
  const message = words.askMessage(child.first_name, when(session.starts_at));
  return (
    <>
      <p>{words.noRoom}</p>
      <ButtonLink href={whatsappLink(brand, message)} target="_blank" rel="noreferrer" variant="outline">
        {words.ask}
      </ButtonLink>
    </>
  );
};
