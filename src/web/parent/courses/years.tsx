import { useQuery } from '@tanstack/react-query';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import type { Child } from '../../../contract/objects.ts';
import { calendarDate, startOfDay } from '../../../domain/values/calendar-date.ts';
import type { Answer } from '../../frame/api.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { useToday } from '../../frame/today.ts';
import { lazyPart } from '../../app/load-screens.ts';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { type BillYear, type YearTime, billYears, timedYears } from '../enrolment/bill-years.ts';
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
  const years = timedYears(billYears(data?.billing ?? []), today);
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

/** It stands below what is there this week, and comes with its styles when it is near, or once the page has rested. */
const Picture = ({ lessons, child }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useIsWanted(place);
  const { academic_year: year } = lessons;
  if (!year) return null;
  const waiting = <Skeleton height={420} />;
  return (
    <div ref={place}>
      {isWanted ? (
        <Suspense fallback={waiting}>
          <YearPicture key={year.academic_year_id} lessons={lessons} year={year} child={child} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
};

/** Whoever listens to the page, or prints it, does not scroll. */
const REST_MS = 2000;

const useIsWanted = (place: RefObject<HTMLElement | null>) => {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const want = () => setWanted(true);
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) want();
    });
    observer.observe(place.current);
    const rest = setTimeout(want, REST_MS);
    return () => {
      observer.disconnect();
      clearTimeout(rest);
    };
  }, [place]);
  return isWanted;
};

interface ChoiceProps {
  chosen: number | undefined;
  onChoose: (academicYearId: number) => void;
}

const YearChoice = ({ years, ...choice }: ChoiceProps & { years: ReturnType<typeof timedYears> }) => {
  const { myClass } = useTexts().classroom;
  return (
    <div className={styles.years} role="group" aria-label={myClass.years}>
      {years.map(({ year, time }) => (
        <YearButton key={year[0]?.academic_year_id} year={year} time={time} {...choice} />
      ))}
    </div>
  );
};

const YearButton = ({ year, time, chosen, onChoose }: ChoiceProps & { year: BillYear; time: YearTime }) => {
  const { billing } = useTexts().classroom;
  const { period } = useFormats();
  const [first, last] = [year[0], year.at(-1)];
  if (!first || !last) return null;
  const day = (text: string) => startOfDay(calendarDate(text));
  return (
    <button
      type="button"
      aria-pressed={first.academic_year_id === chosen}
      onClick={() => onChoose(first.academic_year_id)}
    >
      <strong>{billing.yearIs[time]}</strong>
      <span>{period(day(first.billing_period_start), day(last.open_until))}</span>
    </button>
  );
};
