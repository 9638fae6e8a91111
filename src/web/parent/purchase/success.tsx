import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Child } from '../../../contract/objects.ts';
import type { PaymentStatus } from '../../../contract/payment-objects.ts';
import { yearHasBegun } from '../../../domain/calendar/batch-year.ts';
import { startOfDay } from '../../../domain/values/calendar-date.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { whatsappLink } from '../../../i18n/brand.ts';
import { paths } from '../../../paths.ts';
import { useBrand, useFormats } from '../../frame/page-info.tsx';
import { useTexts } from '../pattern/texts.ts';
import { useToday } from '../../frame/today.ts';
import { Link } from '../../shell/link.tsx';
import { Kancil } from '../../ui/page/kancil.tsx';
import { calendarOf, nextReleaseDay } from './next-lesson.ts';
import styles from './outcome.module.css';
import type { PurchaseAddress } from './purchase-address.ts';
import { latestYearQuery } from '../enrolment/child-queries.ts';
import { Facts, Lines } from './receipt.tsx';
import { Heading, Screen } from './step-frame.tsx';

interface Props {
  child: Child;
  at: PurchaseAddress;
  payment: PaymentStatus;
  onDone: () => void;
}

/** The money is there: what was bought, and what happens next. */
export const Success = ({ child, at, payment, onDone }: Props) => {
  // Graded without a test, being under eight.
  const isAuto = payment.is_auto;
  const brand = useBrand();
  const { purchase, classroom, payments } = useTexts();
  const { outcome } = purchase;
  const { awaitingWrite, awaitingMessage } = classroom.childStatus;
  const name = child.first_name;
  const extends_ = at.purpose === 'COURSE_EXTENSION';
  const words = extends_ ? outcome.extension : isAuto ? outcome.young : outcome.older;
  const title = typeof words.title === 'string' ? words.title : words.title(name);
  return (
    <Screen
      controls={
        <Button size="md" fullWidth maw="38rem" mx="auto" display="block" onClick={onDone}>
          {outcome.done(name)}
        </Button>
      }
    >
      <div className={styles.outcome}>
        <Kancil pose="celebrating" className={styles.kancil} />
        <Heading>{title}</Heading>
        <p>{words.text(name)}</p>
      </div>
      {!extends_ && !isAuto && (
        <section className={styles.test}>
          <h4>{outcome.older.test}</h4>
          <p>{outcome.older.testText(name)}</p>
          <Button
            component="a"
            href={whatsappLink(brand, awaitingMessage(name))}
            target="_blank"
            rel="noreferrer"
            variant="outline"
            size="md"
            mt="sm"
          >
            {awaitingWrite}
          </Button>
        </section>
      )}
      <section className={styles.next}>
        <h4>{outcome.next}</h4>
        {extends_ ? <p>{outcome.receipt}</p> : <FirstSteps childId={child.child_id} />}
      </section>
      <section className={styles.next}>
        <h4>{payments.receipt.title}</h4>
        <Lines payment={payment} />
        <Facts payment={payment} child={fullName(child.first_name, child.last_name)} />
        <p>{payments.receipt.mailed}</p>
        <Button component={Link} to={paths.payments(payment.order_id)} variant="outline">
          {payments.receipt.open}
        </Button>
      </section>
    </Screen>
  );
};

const FirstSteps = ({ childId }: { childId: number }) => {
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
      <li>{outcome.kit}</li>
      {day && <li>{lesson(date(startOfDay(day)))}</li>}
    </ul>
  );
};
