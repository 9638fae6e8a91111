import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AcademicYear, Child, ChildCourse } from '../../../contract/objects.ts';
import type { Billing, OpenCharge } from '../../../contract/payment-objects.ts';
import { hasCurrentYear, isPast } from '../../../domain/access/child-status.ts';
import { wasTakenBack } from '../../../domain/billing/payment-trail.ts';
import { firstGrade } from '../../../domain/enrolment/grade.ts';
import { testLength } from '../../../domain/placement/test-window.ts';
import { type CalendarDate, calendarDate, startOfDay } from '../../../domain/values/calendar-date.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { paths } from '../../../paths.ts';
import { whatsappLink } from '../../../i18n/brand.ts';
import { useBrand, useFormats } from '../../frame/page-info.tsx';
import { displayStatusOf } from '../billing/payment-record.ts';
import { useParent } from '../pattern/profile-session.ts';
import { useTexts } from '../pattern/texts.ts';
import { useToday } from '../../frame/today.ts';
import { ContinueCharge, useChargeWords } from '../pattern/open-charge-note.tsx';
import { openChargesQuery, useOpenChargeOf } from '../pattern/open-charges.ts';
import { Face } from '../../ui/app/face.tsx';
import { Age } from '../families/age.tsx';
import {
  type BillYear,
  billYears,
  isUnderWay,
  nextToPay,
  waitsOn,
  paidUntil,
} from '../enrolment/bill-years.ts';
import { TellMe } from '../enrolment/tell-me.tsx';
import { UnpaidWords } from '../enrolment/unpaid-words.tsx';
import { BillLine } from '../enrolment/bill-line.tsx';
import { ButtonLink } from '../../ui/app/button.tsx';
import layout from '../../ui/page/layout.module.css';
import styles from './child-head.module.css';
import { accessQuery, billsQuery, latestYearQuery, lessonsQuery } from '../enrolment/child-queries.ts';
import { batchesQuery, paymentsQuery } from '../pay/purchase-queries.ts';
import { comingStart } from '../enrolment/coming-start.ts';
import { AskSchool } from '../tests/ask-school.tsx';
import { LessonLine } from '../courses/lesson-card.tsx';
import { isToWatch, mostPressingFirst } from '../courses/lesson-state.ts';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { Note } from './child-note.tsx';
import { Over, useNext } from './child-next.tsx';
import { WorkButton } from './child-work.tsx';

/** What the status of a child is told with. */
interface Facts {
  child: Child;
  today: CalendarDate;
  /** access today, from the server */
  access: { billing_status: boolean; billing: Billing | null };
  /** newest year first */
  years: readonly BillYear[];
  latestYear: AcademicYear | null;
  /** the child's in the latest year */
  latestGrade: number | null;
  /** the videos to watch now, the one that goes first before the others */
  toWatch: readonly ChildCourse[];
}

/**
 * Face and name, and under them how things stand for this child and what to do now.
 * @param children what comes before that
 */
export const ChildHead = ({ child, children }: { child: Child; children?: ReactNode }) => {
  const facts = useFacts(child);
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <Face src={child.image_url} name={child.first_name} size={88} />
        <div className={styles.words}>
          <h1>{fullName(child.first_name, child.last_name)}</h1>
          <p className={`${layout.facts} ${styles.facts}`}>
            <Age birthdate={child.birthdate} />
            <Class child={child} facts={facts} />
          </p>
        </div>
      </div>
      {children}
      {facts === undefined && <Skeleton height={92} />}
      {facts && <StatusMessage facts={facts} />}
    </header>
  );
};

/** Undefined while loading, null when a query failed: the tabs show the error. */
const useFacts = (child: Child): Facts | null | undefined => {
  const today = useToday();
  const access = useQuery(accessQuery(child.child_id));
  const bills = useQuery(billsQuery(child.child_id));
  const year = useQuery(latestYearQuery(child.child_id));
  const lessons = useQuery(lessonsQuery(child.child_id));
  if (access.data && bills.data && year.data && lessons.data)
    return {
      child,
      today,
      access: access.data,
      years: billYears(bills.data.billing),
      latestYear: year.data.academic_year,
      latestGrade: year.data.grade,
      toWatch: mostPressingFirst(lessons.data.courses.filter(isToWatch)),
    };
  return [access, bills, year, lessons].some(({ isLoadingError }) => isLoadingError) ? null : undefined;
};

const Class = ({ child, facts }: { child: Child; facts: Facts | null | undefined }) => {
  const { childStatus: texts } = useTexts().classroom;
  const batch =
    facts?.latestYear?.academic_year_id === child.academic_year_id ? facts?.latestYear?.batch : undefined;
  if (child.academic_year_id === null || child.grade === null) return null;
  const next = batch === undefined && facts ? <NextYear facts={facts} /> : null;
  // Between two years the last one is over.
  if (next && child.status === 'BOOKED') return next;
  return (
    <>
      <span>{next ? texts.thisYear(child.grade) : texts.grade(child.grade)}</span>
      {batch !== undefined && <span>{texts.batch(batch)}</span>}
      {next}
    </>
  );
};

/** The year that is booked beside the one under way. */
const NextYear = ({ facts: { latestYear, latestGrade } }: { facts: Facts }) => {
  const { bookedNext } = useTexts().classroom.childStatus;
  const { date } = useFormats();
  if (latestYear === null || latestGrade === null) return null;
  const start = date(startOfDay(calendarDate(latestYear.start_date)));
  return <span>{bookedNext(latestGrade, latestYear.batch, start)}</span>;
};

/** What the status means for the family, after the bill that closes the lessons. */
const StatusMessage = ({ facts }: { facts: Facts }) => {
  const charge = useOpenChargeOf(facts.child.child_id);
  const { isPending } = useQuery(openChargesQuery);
  if (facts.child.status === 'PENDING' && isPending) return <Skeleton height={92} />;
  if (!charge) return <Standing facts={facts} waitsFor={null} />;
  const bought = hasCurrentYear(facts.child.status) || isPast(facts.child.status);
  return (
    <>
      <Waits charge={charge} child={facts.child} />
      {bought && <Standing facts={facts} waitsFor={charge.billing_id} />}
    </>
  );
};

/** @param waitsFor the bill that an open charge pays: it is not asked for a second time */
const Standing = ({ facts, waitsFor }: { facts: Facts; waitsFor: number | null }) => {
  const { child, access } = facts;
  const locked = hasCurrentYear(child.status) && !access.billing_status ? access.billing : null;
  const overdue = locked?.billing_id === waitsFor ? null : locked;
  if (locked && !overdue && child.status !== 'TEST_AWAITED') return null;
  switch (child.status) {
    case 'NEW':
    case 'PENDING':
      return <New facts={facts} />;
    case 'OVER':
      return <Over child={child} />;
    case 'LEFT':
      return <Left child={child} />;
    case 'TEST_AWAITED':
      return (
        <>
          {overdue && <Overdue bill={overdue} facts={facts} />}
          <AwaitsTest facts={facts} />
        </>
      );
    case 'BOOKED':
      return overdue ? <Overdue bill={overdue} facts={facts} /> : <Booked facts={facts} />;
    default:
      return overdue ? <Overdue bill={overdue} facts={facts} /> : <Learns facts={facts} />;
  }
};

const Left = ({ child }: { child: Child }) => {
  const name = child.first_name;
  const { childStatus } = useTexts().classroom;
  return (
    <Note title={childStatus.leftTitle(name)} text={childStatus.leftText(name)}>
      <AskSchool text={childStatus.leftMoney} child={child} message={childStatus.leftMessage(name)} />
    </Note>
  );
};

/** It is to be paid once more, because the customer's bank took the money of it back. */
const isPaidInVain = ({ status, money }: Billing): boolean =>
  status === 'PAYABLE' && wasTakenBack(money?.steps ?? []);

/** Whether the last payment of a first year had come and went back, and how; its year is not among the bills any more. */
const useMoneyBack = ({ child_id }: Child, isAsked: boolean): 'reversed' | 'given_back' | null => {
  const { user_id } = useParent();
  const { data } = useQuery({ ...paymentsQuery(user_id), enabled: isAsked });
  const last = data?.payments.find(({ get_child }) => get_child.child_id === child_id);
  const status = last && displayStatusOf(last);
  return status === 'reversed' || status === 'given_back' ? status : null;
};

/** Nothing was bought; a payment that was begun came to nothing. */
const New = ({ facts: { child, years } }: { facts: Facts }) => {
  const { classroom, payments, purchase } = useTexts();
  const texts = classroom.childStatus;
  const brand = useBrand();
  const batches = useQuery(batchesQuery).data?.academic_years;
  const failed = child.payment_status !== '';
  const name = child.first_name;
  const wentBack = useMoneyBack(child, failed);
  if (years.flat().some(isPaidInVain))
    return (
      <Note tone="overdue" title={payments.state.reversed} text={payments.stateText.reversed}>
        <ButtonLink to={paths.buyCourse(child.child_id)} size="md" color="mango">
          {payments.payAgain}
        </ButtonLink>
      </Note>
    );
  if (wentBack)
    return (
      <Note tone="overdue" title={payments.state[wentBack]} text={texts.wentBackText(name)}>
        <ButtonLink to={paths.buyCourse(child.child_id)} size="md" color="mango">
          {texts.buy}
        </ButtonLink>
      </Note>
    );
  if (batches?.length === 0)
    return (
      <Note title={purchase.batch.emptyTitle} text={purchase.batch.emptyText}>
        <TellMe />
        <ButtonLink href={whatsappLink(brand)} target="_blank" rel="noreferrer" variant="outline">
          {purchase.batch.emptyAsk}
        </ButtonLink>
      </Note>
    );
  return (
    <Note
      title={failed ? texts.failedTitle : texts.newTitle}
      text={failed ? texts.failedText(name) : texts.newText(name)}
    >
      <ButtonLink to={paths.buyCourse(child.child_id)} size="md" color="mango">
        {texts.buy}
      </ButtonLink>
    </Note>
  );
};

/** A charge is open, here or in another window: it goes on where it was. */
const Waits = ({ charge, child }: { charge: OpenCharge; child: Child }) => {
  const { classroom } = useTexts();
  const { title, what, how, until } = useChargeWords(charge);
  const buys = charge.purpose !== 'COURSE_EXTENSION';
  return (
    <Note tone="waiting" title={title} text={what}>
      <p>
        <strong>{how}</strong>
      </p>
      <p>{until}</p>
      {buys && !charge.under_review && <p>{classroom.childStatus.pendingText(child.first_name)}</p>}
      <ContinueCharge charge={charge} />
    </Note>
  );
};

const AwaitsTest = ({ facts }: { facts: Facts }) => {
  const texts = useTexts().classroom.childStatus;
  const { moment } = useFormats();
  const { child_id: childId, first_name: name, test_until: until } = facts.child;
  const minutes = testLength / 60_000;
  return (
    <Note
      tone="waiting"
      title={texts.awaitingTitle}
      text={until === null ? texts.awaitingRunning(minutes) : texts.awaitingText(name, minutes, firstGrade)}
    >
      {until !== null && (
        <dl className={styles.deadline}>
          <dt>{texts.awaitingUntil}</dt>
          <dd>{moment(new Date(until))}</dd>
        </dl>
      )}
      <p>{texts.awaitingNow(name, firstGrade)}</p>
      <ButtonLink to={paths.placementInstruction(childId)} size="md" color="mango">
        {until === null ? texts.awaitingResume : texts.awaitingTake}
      </ButtonLink>
      <Begins facts={facts} />
    </Note>
  );
};

const Booked = ({ facts }: { facts: Facts }) => {
  const texts = useTexts().classroom.childStatus;
  return (
    <Note tone="well" title={texts.startsTitle}>
      <Begins facts={facts} />
      <Owed years={facts.years} />
    </Note>
  );
};

const Learns = ({ facts }: { facts: Facts }) => {
  const texts = useTexts().classroom.childStatus;
  const { is_auto, grade, placed_by: placedBy } = facts.child;
  const { need, work, liveClass, isPending } = useNext(facts);
  const [first] = need === 'watch' ? facts.toWatch : [];
  if (isPending) return <Skeleton height={140} />;
  const title = first ? texts.toWatch(facts.toWatch.length) : texts.learningTitle;
  return (
    <Note tone="well" title={work?.title ?? liveClass?.title ?? title}>
      {first && <Watch course={first} child={facts.child} />}
      {work && <WorkButton work={work} />}
      {liveClass && (
        <ButtonLink to={paths.liveClasses(facts.child.child_id)} size="md" color="mango">
          {liveClass.label}
        </ButtonLink>
      )}
      {is_auto && grade === firstGrade && (
        <p>{(placedBy === 'time' ? texts.autoByTime : texts.auto)(grade)}.</p>
      )}
      <PaidUntil facts={facts} />
      <Owed years={facts.years} />
    </Note>
  );
};

const Watch = ({ course, child }: { course: ChildCourse; child: Child }) => {
  const texts = useTexts().classroom.childStatus;
  return (
    <>
      <LessonLine course={course} />
      <ButtonLink to={paths.course(course.child_course.course_id, child.child_id)} size="md" color="mango">
        {texts.watch}
      </ButtonLink>
    </>
  );
};

const Overdue = ({ bill, facts: { child, years, today } }: { bill: Billing; facts: Facts }) => {
  const { classroom, payments } = useTexts();
  const texts = classroom.childStatus;
  const isIt = ({ billing_id }: Billing) => billing_id === bill.billing_id;
  const year = years.find((one) => one.some(isIt));
  return (
    <Note tone="overdue" title={texts.overdueTitle(child.first_name)} text={texts.overdueText}>
      <BillLine bill={bill} />
      {year?.some((one) => isIt(one) && isPaidInVain(one)) && (
        <p>
          <strong>{payments.state.reversed}</strong>: {payments.stateText.reversed}
        </p>
      )}
      {year && isUnderWay(year, bill, today) && <UnpaidWords bill={bill} year={year} child={child} />}
      <ButtonLink to={paths.payBill(child.child_id, bill.billing_id)} size="md" color="mango">
        {texts.payNow}
      </ButtonLink>
    </Note>
  );
};

const Begins = ({ facts: { child, latestYear, today } }: { facts: Facts }) => {
  const { startsText } = useTexts().classroom.childStatus;
  const { weekday } = useFormats();
  const start = comingStart(child, latestYear, today);
  return start && <p>{startsText(weekday(startOfDay(start)))}</p>;
};

const PaidUntil = ({ facts: { access, years, today } }: { facts: Facts }) => {
  const { childStatus: texts, billing } = useTexts().classroom;
  const { date } = useFormats();
  if (!access.billing) return null;
  const agreed = years.flat().find((bill) => waitsOn(bill, today));
  if (access.billing.status !== 'PAID' && agreed?.delayed_until)
    return <p>{billing.agreedUntil(date(startOfDay(calendarDate(agreed.delayed_until))))}</p>;
  return <p>{texts.paidUntil(date(startOfDay(paidUntil(years, access.billing, today))))}</p>;
};

const Owed = ({ years }: { years: readonly BillYear[] }) => {
  const { nextBill, paidWhole } = useTexts().classroom.childStatus;
  const { date } = useFormats();
  const bill = nextToPay(years);
  if (!bill) return <p>{paidWhole}</p>;
  const due = date(startOfDay(calendarDate(bill.billing_period_start)));
  return <p>{nextBill(formatRupiah(rupiah(bill.amount)), due)}</p>;
};
