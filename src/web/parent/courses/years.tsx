import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Child } from '../../../contract/objects.ts';
import { calendarDate, startOfDay } from '../../../domain/values/calendar-date.ts';
import type { Answer } from '../../frame/api.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { useToday } from '../../frame/today.ts';
import { lazyPart } from '../../hydrated/load-screens.ts';
import { useHydrated } from '../../hydrated/use-hydrated.ts';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { type BillYear, billYears, timeOf } from '../enrolment/bill-years.ts';
import { billsQuery, lessonsQuery } from '../enrolment/child-queries.ts';
import { AsyncSection } from '../pattern/async-section.tsx';
import { useTexts } from '../pattern/texts.ts';
import styles from './my-class.module.css';

type Lessons = Answer<'GET /course/child-course/{childId}'>;

const YearPicture = lazyPart(() => import('./year-picture.tsx'));

interface Props {
  /** of the year that counts today */
  lessons: Lessons;
  child: Child;
}

/** The child's year as a picture; where several were bought, each of them, one at a time. */
export const Years = ({ lessons, child }: Props) => {
  const today = useToday();
  const [chosen, setChosen] = useState(lessons.academic_year?.academic_year_id);
  const { data } = useQuery(billsQuery(child.child_id));
  const years = billYears(data?.billing ?? [])
    .filter((year) => timeOf(year, today) !== null)
    .toReversed();
  return (
    <>
      {years.length > 1 && <YearChoice years={years} chosen={chosen} onChoose={setChosen} />}
      {chosen === lessons.academic_year?.academic_year_id ? (
        <Picture lessons={lessons} child={child} />
      ) : (
        <OtherYear child={child} academicYearId={chosen} />
      )}
    </>
  );
};

const OtherYear = ({ child, academicYearId }: { child: Child; academicYearId: number | undefined }) => {
  const { loading } = useTexts().classroom.myClass;
  const query = useQuery(lessonsQuery(child.child_id, academicYearId));
  return (
    <AsyncSection query={query} loading={loading}>
      {(lessons) => <Picture lessons={lessons} child={child} />}
    </AsyncSection>
  );
};

/** Its styles come with it, so that it is shown once the page runs. */
const Picture = ({ lessons, child }: Props) => {
  const isRunning = useHydrated();
  const { academic_year: year } = lessons;
  if (!year) return null;
  const place = <Skeleton height={420} />;
  if (!isRunning) return place;
  return (
    <Suspense fallback={place}>
      <YearPicture key={year.academic_year_id} lessons={lessons} year={year} child={child} />
    </Suspense>
  );
};

const YearChoice = ({
  years,
  chosen,
  onChoose,
}: {
  years: readonly BillYear[];
  chosen: number | undefined;
  onChoose: (academicYearId: number) => void;
}) => {
  const { myClass } = useTexts().classroom;
  return (
    <div className={styles.years} role="group" aria-label={myClass.years}>
      {years.map((year) => (
        <YearButton key={year[0]?.academic_year_id} year={year} chosen={chosen} onChoose={onChoose} />
      ))}
    </div>
  );
};

const YearButton = ({
  year,
  chosen,
  onChoose,
}: {
  year: BillYear;
  chosen: number | undefined;
  onChoose: (academicYearId: number) => void;
}) => {
  const { billing } = useTexts().classroom;
  const { period } = useFormats();
  const [first, last] = [year[0], year.at(-1)];
  const time = timeOf(year, useToday());
  if (!first || !last || time === null) return null;
  const day = (text: string) => startOfDay(calendarDate(text));
  return (
    <button
      type="button"
      aria-pressed={first.academic_year_id === chosen}
      onClick={() => onChoose(first.academic_year_id)}
    >
      <strong>{billing.yearIs[time]}</strong>
      <span>{period(day(first.billing_period_start), day(last.billing_period_end))}</span>
    </button>
  );
};
