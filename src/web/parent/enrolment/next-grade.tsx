import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { AcademicYear, Child } from '../../../contract/objects.ts';
import { type NextYearRefusal, nextYearFrom } from '../../../domain/enrolment/next-year.ts';
import { calendarDate, compareDates, startOfDay } from '../../../domain/values/calendar-date.ts';
import { whatsappLink } from '../../../i18n/brand.ts';
import { paths } from '../../../paths.ts';
import { useBrand, useFormats, useLanguage } from '../../frame/page-info.tsx';
import { useToday } from '../../frame/today.ts';
import { useTexts } from '../pattern/texts.ts';
import { EmptyState } from '../../ui/app/states.tsx';
import profileStyles from '../pattern/profile.module.css';
import { ButtonLink } from '../../ui/app/button.tsx';
import { billYears, nextToPay } from './bill-years.ts';
import { calendarOf } from '../../frame/calendar-of.ts';
import { billsQuery, latestYearQuery, nextGradeQuery } from './child-queries.ts';
import { numberOfChildTab } from '../pattern/child-tabs.ts';
import { TellMe } from './tell-me.tsx';
import { AsyncSection } from '../pattern/async-section.tsx';

/** Whether the child may go on to another year and, if not yet, why. */
export const NextGrade = ({ child }: { child: Child }) => {
  const { tabs, next } = useTexts().classroom;
  const query = useQuery(nextGradeQuery(child.child_id));
  const year = useQuery(latestYearQuery(child.child_id)).data?.academic_year ?? null;
  const today = useToday();
  useInLanguage(query);
  const liesAhead = year !== null && compareDates(today, calendarDate(year.start_date)) < 0;
  // Of a first year that lies ahead the head of the page speaks.
  const isBooked = liesAhead && child.status !== 'LEFT' && child.academic_year_id !== year.academic_year_id;
  return (
    <section className={profileStyles.panel}>
      <h2>{tabs.next}</h2>
      <AsyncSection query={query} loading={next.loading}>
        {({ eligible, reason, refusal, next_grade }) => {
          if (eligible) return <Eligible child={child} grade={next_grade} />;
          if (refusal === 'no_later_batch' && !isBooked) return <NoClassYet child={child} />;
          return isBooked ? (
            <Booked child={child} year={year} />
          ) : (
            <NotYet child={child} year={year} reason={reason} refusal={refusal} />
          );
        }}
      </AsyncSection>
    </section>
  );
};

const Eligible = ({ child, grade }: { child: Child; grade: number | null }) => {
  const { next } = useTexts().classroom;
  const goesUp = grade !== null && grade !== child.grade;
  const name = child.first_name;
  // Of a child that broke its year off nobody has said what it is ready for.
  const hasLeft = child.status === 'LEFT';
  const title = goesUp ? next.eligibleTitle(grade) : next.eligibleStayTitle;
  return (
    <EmptyState
      pose={hasLeft ? 'waving' : 'celebrating'}
      title={hasLeft ? next.backTitle(name) : title}
      text={hasLeft ? next.backText(name) : next.eligibleText(name)}
    >
      <ButtonLink to={paths.nextGrade(child.child_id)} color="mango" size="md">
        {next.choose}
      </ButtonLink>
    </EmptyState>
  );
};

const Booked = ({ child, year }: { child: Child; year: AcademicYear }) => {
  const { next } = useTexts().classroom;
  const { date } = useFormats();
  return (
    <EmptyState
      pose="celebrating"
      title={next.bookedTitle}
      text={next.bookedText(child.first_name, date(startOfDay(calendarDate(year.start_date))))}
    />
  );
};

/** The year is far enough, but no later class can be chosen: what comes next, and whom to ask. */
const NoClassYet = ({ child: { first_name: name } }: { child: Child }) => {
  const brand = useBrand();
  const { next } = useTexts().classroom;
  return (
    <EmptyState pose="waving" title={next.noBatchTitle} text={next.noBatchText(name)}>
      <TellMe />
      <ButtonLink
        href={whatsappLink(brand, next.askMessage(name))}
        target="_blank"
        rel="noreferrer"
        variant="outline"
      >
        <IconBrandWhatsapp size={20} aria-hidden="true" />
        {next.ask}
      </ButtonLink>
    </EmptyState>
  );
};

/** The reason comes worded by the school. */
const NotYet = ({
  child,
  year,
  reason,
  refusal,
}: {
  child: Child;
  year: AcademicYear | null;
  reason: string | null;
  refusal: NextYearRefusal | null;
}) => {
  const { next, childStatus } = useTexts().classroom;
  const { date } = useFormats();
  const from =
    year && refusal === 'year_not_far_enough' ? next.notYetFrom(date(nextYearFrom(calendarOf(year)))) : null;
  return (
    <EmptyState
      pose="thinking"
      title={next.notYet}
      text={
        child.academic_year_id === null
          ? next.notEnrolled(child.first_name)
          : [reason && `${reason}.`, from].filter(Boolean).join(' ')
      }
    >
      {child.academic_year_id === null ? (
        <ButtonLink to={paths.buyCourse(child.child_id)}>{childStatus.buy}</ButtonLink>
      ) : (
        <OpenBills childId={child.child_id} />
      )}
    </EmptyState>
  );
};

/** Open bills come before the next year, so the way to them stands here. */
const OpenBills = ({ childId }: { childId: number }) => {
  const { toBills } = useTexts().classroom.next;
  const { data } = useQuery(billsQuery(childId));
  if (!data || nextToPay(billYears(data.billing)) === null) return null;
  return (
    <ButtonLink to={paths.child(childId, numberOfChildTab('billing'))} variant="outline">
      {toBills}
    </ButtonLink>
  );
};

/** The server words its reason in the language of the question: another language asks again. */
const useInLanguage = ({ refetch }: { refetch: () => unknown }) => {
  const language = useLanguage();
  const asked = useRef(language);
  useEffect(() => {
    if (asked.current === language) return;
    asked.current = language;
    refetch();
  }, [language, refetch]);
};
