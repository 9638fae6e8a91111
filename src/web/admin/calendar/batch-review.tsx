import type { ReactNode } from 'react';
import { type BatchCalendar, endDateOf, weeksInYear } from '../../../domain/calendar/batch-year.ts';
import { oddDates } from '../../../domain/calendar/odd-dates.ts';
import type { Registration } from '../../../domain/calendar/registration.ts';
import { releaseDaysOf } from '../../../domain/calendar/release.ts';
import {
  firstDayOfTeachingWeek,
  lastTeachingDay,
  teachingWeeks,
} from '../../../domain/calendar/teaching-weeks.ts';
import { teachingWeeksInYear } from '../../../domain/calendar/unit-and-week.ts';
import { addDays, compareDates } from '../../../domain/values/calendar-date.ts';
import { useToday } from '../../frame/today.ts';
import { keepDates } from '../../ui/page/keep-together.ts';
import { officeDate } from '../list/office-date.ts';
import { useTexts } from '../list/texts.ts';
import styles from './batch-form.module.css';
import { OddDates } from './odd-dates.tsx';
import { ReplacedBatch } from './replaced-batch.tsx';

interface Props {
  batch: BatchCalendar & Pick<Registration, 'startRegistration' | 'endRegistration'>;
  isNew: boolean;
}

/** What a batch will be, before it is created: most of it stands for good. */
export const BatchReview = ({ batch, isNew }: Props) => {
  const { batches } = useTexts().admin;
  const today = useToday();
  const { startDate, startRegistration, endRegistration, holidayWeeks } = batch;
  const releaseDay = releaseDaysOf(batch);
  const range = (first: Parameters<typeof officeDate>[0], last: Parameters<typeof officeDate>[0]) =>
    keepDates(batches.holiday(officeDate(first), officeDate(last)));
  return (
    <>
      <dl className={styles.review}>
        <Fact name={batches.reviewYear(weeksInYear)}>{range(startDate, endDateOf(startDate))}</Fact>
        <Fact name={batches.reviewRegistration}>{range(startRegistration, endRegistration)}</Fact>
        <Fact name={batches.reviewTeaching(teachingWeeksInYear)}>
          {range(firstDayOfTeachingWeek(teachingWeeks(batch), 0), lastTeachingDay(batch))}
        </Fact>
        <Fact name={batches.reviewReleases}>{range(releaseDay(1, 1), releaseDay(9, 4))}</Fact>
        <Fact name={batches.reviewHolidays(holidayWeeks.length)}>
          {holidayWeeks.length === 0
            ? batches.noHolidays
            : holidayWeeks
                .toSorted(compareDates)
                .map((firstDay) => <div key={firstDay}>{range(firstDay, addDays(firstDay, 6))}</div>)}
        </Fact>
      </dl>
      {isNew && <ReplacedBatch />}
      <OddDates odd={oddDates(batch, today)} />
    </>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
