import { useQuery } from '@tanstack/react-query';
import type { Child, ChildCourse } from '../../../contract/objects.ts';
import { needOf } from '../../../domain/access/child-need.ts';
import { isSoon } from '../../../domain/live-classes/joining.ts';
import { calendarDate, startOfDay } from '../../../domain/values/calendar-date.ts';
import { paths } from '../../../paths.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { ButtonLink } from '../../ui/app/button.tsx';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { Kancil } from '../../ui/page/kancil.tsx';
import { nextClassOf } from '../courses/class-state.ts';
import { familyTodayQuery, liveClassesQuery } from '../enrolment/child-queries.ts';
import { useClassTimes } from '../pattern/class-times.ts';
import { useLoadedAt } from '../pattern/school-clock.ts';
import { useTexts } from '../pattern/texts.ts';
import { Note } from './child-note.tsx';
import { type Work, WorkButton, useChildToday, useWork, workOf } from './child-work.tsx';
import styles from './child-head.module.css';

/** Nothing else is asked about here: a bill and an open charge stand above. */
const calm = { isPaying: false, isEligible: false, hasClassSoon: false, hasToWatch: false };

/** What goes first for a child that learns (rule R232). The card of a class whose door is open stands above. */
export const useNext = ({ child, toWatch }: { child: Child; toWatch: readonly ChildCourse[] }) => {
  const { liveClass: words } = useTexts().classroom;
  const { when } = useClassTimes();
  const now = useLoadedAt();
  const family = useQuery(familyTodayQuery);
  const classes = useQuery(liveClassesQuery(child.child_id));
  const today = useChildToday(child);
  const work = useWork();
  const soon = nextClassOf(classes.data?.sessions ?? []);
  const goesAt = toWatch[0] ? new Date(toWatch[0].child_course.gone_at) : null;
  const hasClassSoon =
    soon !== null &&
    soon.link === null &&
    isSoon({ startsAt: new Date(soon.starts_at) }, goesAt, new Date(now));
  const facts = { ...calm, ...workOf(today), hasClassSoon, hasToWatch: toWatch.length > 0 };
  const need = needOf({ status: 'LEARNING', billing_status: true }, facts);
  return {
    need,
    work: work(need, today, child),
    liveClass:
      need === 'live_class' && soon ? { title: words.on(when(soon.starts_at)), label: words.go } : null,
    isPending: family.isPending || classes.isPending,
  };
};

/** The year is over: what it ended with, and then the next one. */
export const Over = ({ child }: { child: Child }) => {
  const { childStatus: texts, next } = useTexts().classroom;
  const last = child.latest_academic_year;
  const { date } = useFormats();
  const { isPending } = useQuery(familyTodayQuery);
  const today = useChildToday(child);
  const found = useWork()(
    needOf({ status: 'OVER', billing_status: false }, { ...calm, ...workOf(today) }),
    today,
    child,
  );
  if (isPending) return <Skeleton height={92} />;
  return (
    <>
      {found && <WorkNote work={found} celebrates={today?.report == null} />}
      {last && (
        <Note title={texts.overTitle} text={texts.overText(date(startOfDay(calendarDate(last.end_date))))}>
          {child.eligible_next_grade && (
            <ButtonLink
              to={paths.nextGrade(child.child_id)}
              {...(found ? { variant: 'outline' } : { size: 'md', color: 'mango' })}
            >
              {next.choose}
            </ButtonLink>
          )}
        </Note>
      )}
    </>
  );
};

/** Something of its tests, reports and tasks that goes before the rest. */
const WorkNote = ({ work, celebrates = false }: { work: Work; celebrates?: boolean }) => (
  <Note tone="well" title={work.title}>
    {celebrates && <Kancil pose="celebrating" className={styles.kancil} />}
    <WorkButton work={work} />
  </Note>
);
