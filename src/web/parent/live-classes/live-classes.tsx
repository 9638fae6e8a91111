import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { ChildLiveClasses } from '../../../contract/live-classes.ts';
import type { Child } from '../../../contract/objects.ts';
import { instantOf, parseTimeOfDay } from '../../../domain/live-classes/meeting-times.ts';
import { addDays, calendarDate, startOfDay } from '../../../domain/values/calendar-date.ts';
import { paths } from '../../../paths.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { useFormats, useUsualTimes } from '../../frame/page-info.tsx';
import { type ScreenQueries, ensure, prefetch } from '../../app/screen.ts';
import { ButtonLink } from '../../ui/app/button.tsx';
import { EmptyState } from '../../ui/app/states.tsx';
import { nextClassOf } from '../courses/class-state.ts';
import { billsQuery, liveClassesQuery } from '../enrolment/child-queries.ts';
import { childQuery } from '../families/child-query.ts';
import { AsyncSection } from '../pattern/async-section.tsx';
import { BackLink } from '../pattern/child-back-link.tsx';
import { useClassTimes } from '../pattern/class-times.ts';
import { openChargesQuery } from '../pattern/open-charges.ts';
import { useTexts } from '../pattern/texts.ts';
import layout from '../../ui/page/layout.module.css';
import page from '../pattern/page.module.css';
import styles from './live-classes.module.css';
import { NextClass } from './next-class.tsx';
import { SoundCheck } from './sound-check.tsx';
import { useWords } from './words.ts';
import { ClassRow } from './class-row.tsx';

const queries: ScreenQueries = ({ params }) => [childQuery(params['childId'])];
const deferred: ScreenQueries = ({ params }) => {
  const id = Number(params['childId']);
  return [liveClassesQuery(id), billsQuery(id), openChargesQuery];
};
export const loader = prefetch(queries, { deferred });
export const clientLoader = ensure(queries);

/** When a child meets its teacher and group: the next class with the way into its room, the sound, and the classes of the year. */
export default function LiveClassesScreen() {
  const words = useWords();
  const { childId } = useParams();
  const { childs: child } = useSuspenseQuery(childQuery(childId)).data;
  const query = useQuery(liveClassesQuery(child.child_id));
  return (
    <article className={page.page}>
      <PageHead title={words.of(child.first_name)} />
      <BackLink to={paths.child(child.child_id)}>{words.back(child.first_name)}</BackLink>
      <h1>{words.of(child.first_name)}</h1>
      <AsyncSection query={query} loading={words.loading}>
        {(known) => <Classes known={known} child={child} />}
      </AsyncSection>
    </article>
  );
}

const Classes = ({ known, child }: { known: ChildLiveClasses; child: Child }) => {
  const words = useWords();
  const { group, sessions } = known;
  if (sessions.length === 0) return <NoClasses group={group} child={child} />;
  const next = nextClassOf(sessions);
  return (
    <>
      {group && <Group group={group} />}
      {next ? (
        <>
          <NextClass key={next.session_id} session={next} child={child} group={group} />
          <SoundCheck />
        </>
      ) : (
        <p>{words.noneNext}</p>
      )}
      <ClassList known={known} child={child} />
    </>
  );
};

/** A Monday, from which the names of the days are counted. */
const monday = calendarDate('2026-01-05');

const Group = ({ group }: { group: NonNullable<ChildLiveClasses['group']> }) => {
  const words = useWords();
  const { liveClass } = useTexts().classroom;
  const { weekdayName } = useFormats();
  const { time: clockTime } = useClassTimes();
  const { number, weekday, time, teacher } = group;
  const timeOfDay = time === null ? null : parseTimeOfDay(time);
  const day = weekday === null ? null : addDays(monday, weekday - 1);
  return (
    <p className={`${layout.facts} ${styles.facts}`}>
      <span>{words.group(number)}</span>
      {day !== null && timeOfDay !== null && (
        <span>{words.groupMeets(weekdayName(startOfDay(day)), clockTime(instantOf(day, timeOfDay)))}</span>
      )}
      {teacher && <span>{liveClass.with(teacher.first_name)}</span>}
    </p>
  );
};

const NoClasses = ({ group, child }: { group: ChildLiveClasses['group']; child: Child }) => {
  const words = useWords();
  const { childStatus } = useTexts().classroom;
  const name = child.first_name;
  const times = useUsualTimes(group);
  const usually = times !== null && <p>{words.usually(times)}</p>;
  if (group)
    return (
      <EmptyState level={2} pose="waving" title={words.findingTitle} text={words.findingText(name)}>
        {usually}
      </EmptyState>
    );
  const noGroup = {
    NEW: words.notBoughtText,
    PENDING: words.notBoughtText,
    TEST_AWAITED: words.testText,
    BOOKED: words.noGroupText,
    LEARNING: words.noGroupText,
    OVER: words.notBoughtText,
    LEFT: childStatus.leftText,
  }[child.status];
  return (
    <EmptyState level={2} pose="reading" title={words.noGroupTitle} text={noGroup(name)}>
      {(child.status === 'BOOKED' || child.status === 'LEARNING') && usually}
      <WayToCourse child={child} />
    </EmptyState>
  );
};

/** Without a course the way to one. */
const WayToCourse = ({ child: { child_id, status, eligible_next_grade } }: { child: Child }) => {
  const { childStatus, next } = useTexts().classroom;
  if (status === 'NEW' || status === 'PENDING')
    return (
      <ButtonLink to={paths.buyCourse(child_id)} size="md" color="mango">
        {childStatus.buy}
      </ButtonLink>
    );
  if (status !== 'OVER' || !eligible_next_grade) return null;
  return <ButtonLink to={paths.nextGrade(child_id)}>{next.choose}</ButtonLink>;
};

/** All classes of the year in the order of their times: how each stands, and what the family can do about it. */
const ClassList = ({ known, child }: { known: ChildLiveClasses; child: Child }) => {
  const words = useWords();
  const { sessions, attended, held } = known;
  return (
    <section className={styles.part}>
      <h2>{words.year}</h2>
      {held > 0 && <p>{words.attended(child.first_name, attended, held)}</p>}
      <ol className={layout.stack}>
        {sessions.map((session) => (
          <ClassRow key={session.session_id} session={session} known={known} child={child} />
        ))}
      </ol>
    </section>
  );
};
