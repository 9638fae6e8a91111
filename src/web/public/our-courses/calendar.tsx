import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import { apiContext, todayContext } from '../../frame/context.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { useChoice, useUsualTimes } from '../../frame/page-info.tsx';
import { useInitialUser } from '../../frame/root-user.ts';
import { Button } from '../../ui/page/button.tsx';
import { Kancil } from '../../ui/page/kancil.tsx';
import { Wave } from '../../ui/page/wave.tsx';
import { joinPath } from '../pieces/join-path.ts';
import { PageOpening } from '../pieces/page-opening.tsx';
import { WaitingList } from '../pieces/waiting-list.tsx';
import css from './calendar.module.css';
import { CoursesClosing } from './courses-closing.tsx';
import { CoursesParts } from './courses-parts.tsx';
import { nextStart } from './finders/next-start.ts';
import { StartFacts } from './finders/start-facts.tsx';
import { ourCoursesTexts } from './our-courses-texts.ts';
import { YearCalendar } from './year-calendar.tsx';

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const { academic_years: open } = await context.get(apiContext)('GET /academic-year');
  const { start } = nextStart(open, calendarDate(context.get(todayContext)));
  return { start, year: open.find(({ batch }) => batch === start.batch) ?? null };
};

/** When the next class starts, and every date of its year; the months alone while none takes registrations. */
export default function Calendar() {
  const texts = useChoice(ourCoursesTexts);
  const { start, year } = useLoaderData<typeof loader>();
  const { calendar, finder } = texts;
  return (
    <>
      <PageHead title={calendar.title} description={calendar.description} />
      <CoursesParts />
      <PageOpening
        title={calendar.title}
        lead={year ? calendar.lead : calendar.leadLater}
        scene={<Kancil pose="waving" />}
      >
        <div className={css.next}>
          <h2>{texts.start.title}</h2>
          <StartFacts texts={texts.start} start={start} className={css.facts} times={useUsualTimes()} />
          {!year && <p>{calendar.later}</p>}
          {!year && <WaitingList />}
          <Button href={joinPath(useInitialUser())}>{year ? finder.signUp : finder.signUpEarly}</Button>
        </div>
      </PageOpening>
      {year && <YearCalendar texts={calendar} year={year} />}
      <Wave colour="var(--pandan-100)" />
      <CoursesClosing />
    </>
  );
}
