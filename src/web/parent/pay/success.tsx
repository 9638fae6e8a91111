import { useQuery } from '@tanstack/react-query';
import type { Child } from '../../../contract/objects.ts';
import type { PaymentStatus } from '../../../contract/payment-objects.ts';
import { firstGrade, isGrade, nextGrade } from '../../../domain/enrolment/grade.ts';
import { placementWindow } from '../../../domain/enrolment/placement-status.ts';
import { testLength } from '../../../domain/placement/test-window.ts';
import { yearHasBegun } from '../../../domain/calendar/batch-year.ts';
import { calendarDate, compareDates, startOfDay } from '../../../domain/values/calendar-date.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { paths } from '../../../paths.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { useTexts } from '../pattern/texts.ts';
import { useToday } from '../../frame/today.ts';
import { useQuestion } from '../../shell/question-dialog.tsx';
import { Kancil } from '../../ui/page/kancil.tsx';
import { calendarOf } from '../../frame/calendar-of.ts';
import { Button, ButtonLink } from '../../ui/app/button.tsx';
import { nextReleaseDay } from './next-lesson.ts';
import drawer from './drawer.module.css';
import styles from './outcome.module.css';
import type { PurchaseAddress } from './purchase-address.ts';
import { billYears, paidUntil } from '../enrolment/bill-years.ts';
import { billsQuery, latestYearQuery } from '../enrolment/child-queries.ts';
import { Facts, Lines } from './receipt.tsx';
import { Heading, Screen } from './step-frame.tsx';

interface Props {
  child: Child;
  at: PurchaseAddress;
  /** the bill that was paid; null: not known */
  billId: number | null;
  payment: PaymentStatus;
  onDone: () => void;
}

/** The money is there: what was bought, and what happens next. */
export const Success = ({ child, at, billId, payment, onDone }: Props) => {
  // Graded without a test, being under eight.
  const isAuto = payment.is_auto;
  const { purchase, payments, classroom } = useTexts();
  const { outcome } = purchase;
  const name = child.first_name;
  const { purpose } = payment;
  const testIsLeft = purpose === 'BUY_COURSE' && !isAuto;
  const grade = useComingGrade(child, at);
  const words = {
    BUY_COURSE: isAuto ? outcome.young : outcome.older,
    NEXT_GRADE: outcome.nextGrade,
    COURSE_EXTENSION: outcome.extension,
  }[purpose];
  const title = typeof words.title === 'string' ? words.title : words.title(name);
  const text =
    purpose === 'NEXT_GRADE' && grade !== null
      ? outcome.nextGrade.inGrade(name, grade)
      : words.text(name, firstGrade);
  return (
    <Screen
      controls={
        testIsLeft ? (
          <div className={drawer.buttons}>
            <Skip child={child} onDone={onDone} />
            <ButtonLink to={paths.placementInstruction(child.child_id)} size="md">
              {classroom.childStatus.awaitingTake}
            </ButtonLink>
          </div>
        ) : (
          <Button size="md" fullWidth className={drawer.wide} onClick={onDone}>
            {outcome.done(name)}
          </Button>
        )
      }
    >
      <div className={styles.outcome}>
        <Kancil pose="celebrating" className={styles.kancil} />
        <Heading>{title}</Heading>
        <p>{text}</p>
      </div>
      {testIsLeft && <TestPrompt name={name} />}
      <section className={styles.next}>
        <h4>{outcome.next}</h4>
        {purpose === 'COURSE_EXTENSION' ? (
          <Opened child={child} billId={billId} />
        ) : (
          <FirstSteps childId={child.child_id} isNext={purpose === 'NEXT_GRADE'} />
        )}
      </section>
      <section className={styles.next}>
        <h4>{payments.receipt.title}</h4>
        <Lines payment={payment} />
        <Facts payment={payment} child={fullName(child.first_name, child.last_name)} />
        <p>{payments.receipt.mailed}</p>
        <ButtonLink to={paths.payments(payment.order_id)} variant="outline">
          {payments.receipt.open}
        </ButtonLink>
      </section>
    </Screen>
  );
};

/** The grade of a next year that has not begun; null where the address does not say what was chosen. */
const useComingGrade = ({ child_id, grade }: Child, { nextOrStay }: PurchaseAddress): number | null => {
  const today = useToday();
  const year = useQuery(latestYearQuery(child_id)).data?.academic_year;
  const liesAhead = year && compareDates(today, calendarDate(year.start_date)) < 0;
  if (!liesAhead || nextOrStay === null || grade === null || !isGrade(grade)) return null;
  return nextGrade(grade, nextOrStay);
};

const placementDays = placementWindow / 86_400_000;

/** What is left to do for a child that takes the test. */
const TestPrompt = ({ name }: { name: string }) => {
  const { older } = useTexts().purchase.outcome;
  return (
    <section className={styles.test}>
      <h4>{older.test}</h4>
      <p>{older.testText(name, testLength / 60_000, placementDays, firstGrade)}</p>
    </section>
  );
};

/** Leaves the test for later, after a question: it may wait for some days. */
const Skip = ({ child, onDone }: Pick<Props, 'child' | 'onDone'>) => {
  const { moment } = useFormats();
  const { older } = useTexts().purchase.outcome;
  const { title, text, until, yes, no } = older.skipAsk;
  const limit = child.test_until === null ? '' : until(moment(new Date(child.test_until)));
  const words = {
    title,
    text: text(child.first_name, limit, placementDays, firstGrade),
    yes,
    no,
    staysFirst: true,
  };
  const { ask, dialog } = useQuestion(words, () => Promise.resolve(), onDone);
  return (
    <>
      <Button size="md" variant="outline" onClick={ask}>
        {older.skip}
      </Button>
      {dialog}
    </>
  );
};

/** What a paid bill opens, and until when; while that is not known, that it is paid. */
const Opened = ({ child, billId }: { child: Child; billId: number | null }) => {
  const { outcome } = useTexts().purchase;
  const { date } = useFormats();
  const today = useToday();
  const bills = useQuery(billsQuery(child.child_id)).data?.billing ?? [];
  const bill = bills.find(({ billing_id }) => billing_id === billId);
  if (bill?.status !== 'PAID') return <p>{outcome.receipt}</p>;
  const day = (text: string) => date(startOfDay(calendarDate(text)));
  const until = day(paidUntil(billYears(bills), bill, today));
  return (
    <p>
      {bill.billing_period_start <= today
        ? outcome.opensNow(child.first_name, until)
        : outcome.opensLater(child.first_name, day(bill.billing_period_start), until)}
    </p>
  );
};

const FirstSteps = ({ childId, isNext }: { childId: number; isNext: boolean }) => {
  const { outcome } = useTexts().purchase;
  const { date } = useFormats();
  const today = useToday();
  const { data } = useQuery(latestYearQuery(childId));
  const year = data?.academic_year ?? null;
  const calendar = year && calendarOf(year);
  const day = calendar && nextReleaseDay(calendar, today);
  const lesson =
    calendar && yearHasBegun(calendar.startDate, today) ? outcome.lessonNow : outcome.firstLesson;
  return (
    <ul>
      <li>{isNext ? outcome.nextGrade.parcel : outcome.kit}</li>
      {day && <li>{lesson(date(startOfDay(day)))}</li>}
      {isNext && <li>{outcome.nextGrade.noTest}</li>}
    </ul>
  );
};
