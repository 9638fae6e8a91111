import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import type { ListedSession } from '../../../contract/live-classes.ts';
import { type CalendarDate, addDays, startOfDay, mondayOf } from '../../../domain/values/calendar-date.ts';
import { paths } from '../../../paths.ts';
import { useToday } from '../../frame/today.ts';
import { Link } from '../../shell/link.tsx';
import { ButtonLink } from '../../ui/app/button.tsx';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { EmptyState } from '../../ui/app/states.tsx';
import { keepDates } from '../../ui/page/keep-together.ts';
import { ListError } from '../list/list-results.tsx';
import { officeDate } from '../list/office-date.ts';
import { StatusWord } from '../list/status-word.tsx';
import { useTexts } from '../list/texts.ts';
import { toneOf, useClassWords } from './class-words.ts';
import cells from '../list/cells.module.css';
import styles from './live-classes.module.css';
import { daysWithClasses, givenOn, isUnmarked, weekIn } from './week-days.ts';
import { isWithoutRoom, weekQuery, withoutRoomQuery } from './week-query.ts';

interface Props {
  /** the classes of today stand above it already */
  isTodayAbove?: boolean;
}

/** All live classes of a week by day; for a teacher, the own ones. */
export const Week = (props: Props) => {
  const [search] = useSearchParams();
  return isWithoutRoom(search) ? <WithoutRoom /> : <OneWeek {...props} />;
};

/** The classes to come that need a room soon and have none; for a teacher, the own ones. */
const WithoutRoom = () => {
  const { liveClasses: words } = useTexts().admin;
  const { pathname } = useLocation();
  const today = useToday();
  const { data, isLoadingError, isFetching, refetch } = useQuery(withoutRoomQuery(today));
  return (
    <>
      <div className={styles.lead}>
        <p role="status">{data && data.sessions.length > 0 && words.withoutRoom(data.sessions.length)}</p>
        <ButtonLink variant="outline" to={pathname}>
          {words.thisWeek}
        </ButtonLink>
      </div>
      {!data && !isLoadingError && <Skeleton height={240} />}
      {isLoadingError && <ListError retrying={isFetching} onRetry={() => void refetch()} />}
      {data?.sessions.length === 0 && (
        <EmptyState level={2} title={words.roomsThere} text={words.roomsThereText} />
      )}
      {data && <Days sessions={data.sessions} from={today} days={14} />}
    </>
  );
};

const OneWeek = ({ isTodayAbove = false }: Props) => {
  const { liveClasses: words } = useTexts().admin;
  const [search] = useSearchParams();
  const today = useToday();
  const monday = weekIn(search, today);
  const { data, isLoadingError, isFetching, refetch } = useQuery(weekQuery(monday));
  const above = isTodayAbove && data ? givenOn(data.sessions, today) : [];
  return (
    <>
      <WeekSteps monday={monday} today={today} />
      {!data && !isLoadingError && <Skeleton height={240} />}
      {isLoadingError && <ListError retrying={isFetching} onRetry={() => void refetch()} />}
      {data && (
        <p className="visually-hidden" role="status">
          {words.classes(data.sessions.length)}
        </p>
      )}
      {data?.sessions.length === 0 && (
        <EmptyState level={2} title={words.weekEmptyTitle} text={words.weekEmptyText} />
      )}
      {data && <Days sessions={data.sessions.filter((one) => !above.includes(one))} from={monday} days={7} />}
    </>
  );
};

const WeekSteps = ({ monday, today }: { monday: CalendarDate; today: CalendarDate }) => {
  const { liveClasses: words } = useTexts().admin;
  const { pathname } = useLocation();
  const to = (from: CalendarDate) => `${pathname}?from=${from}`;
  return (
    <nav className={styles.steps} aria-label={words.weeks}>
      <ButtonLink variant="outline" to={to(addDays(monday, -7))}>
        <span aria-hidden="true">←</span>
        <span className={styles.stepName}>{words.previousWeek}</span>
      </ButtonLink>
      <p>
        <strong>{keepDates(words.weekFrom(officeDate(monday), officeDate(addDays(monday, 6))))}</strong>
      </p>
      <ButtonLink variant="outline" to={to(addDays(monday, 7))}>
        <span className={styles.stepName}>{words.nextWeek}</span>
        <span aria-hidden="true">→</span>
      </ButtonLink>
      {monday !== mondayOf(today) && (
        <ButtonLink variant="subtle" to={to(mondayOf(today))}>
          {words.thisWeek}
        </ButtonLink>
      )}
    </nav>
  );
};

interface DaysProps {
  sessions: readonly ListedSession[];
  from: CalendarDate;
  days: number;
}

const Days = ({ sessions, from, days }: DaysProps) => {
  const { dayOf } = useClassWords();
  return daysWithClasses(sessions, from, days).map(({ day, classes }) => (
    <section key={day} className={styles.day} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`}>{dayOf(startOfDay(day))}</h2>
      <ul className={`${cells.lines} ${styles.classes}`}>
        {classes.map((session) => (
          <ClassRow key={session.session_id} session={session} />
        ))}
      </ul>
    </section>
  ));
};

/** A class of a list; `withDay` where the list is of more than one. */
export const ClassRow = ({ session, withDay = false }: { session: ListedSession; withDay?: boolean }) => {
  const { liveClasses: words, batches } = useTexts().admin;
  const { timeOf, when, groupName, unitOf, teacherOf } = useClassWords();
  const isOn = session.state !== 'cancelled';
  return (
    <li data-cancelled={!isOn || undefined}>
      <time dateTime={session.starts_at}>{withDay ? when(session) : timeOf(session)}</time>
      <Link to={paths.adminLiveClass(session.session_id)}>
        {`${groupName(session)} · ${unitOf(session)} · ${batches.numbered(session.batch)}`}
      </Link>
      <span>{teacherOf(session.teacher)}</span>
      <span>
        {words.children(session.expected)}
        {isOn && `, ${words.marked(session.marked, session.expected)}`}
      </span>
      <span>
        {isUnmarked(session) ? (
          <StatusWord tone="stopped">{words.notMarked}</StatusWord>
        ) : (
          <StatusWord tone={toneOf(session)}>{words.states[session.state]}</StatusWord>
        )}
        {isOn && session.state !== 'over' && (
          <>
            {' · '}
            <RoomWord room={session.room} />
          </>
        )}
      </span>
    </li>
  );
};

/** Where a class is held; that nobody has said so stands out. */
export const RoomWord = ({ room }: Pick<ListedSession, 'room'>) => {
  const { liveClasses: words } = useTexts().admin;
  if (room === 'none') return <StatusWord tone="stopped">{words.rooms.none}</StatusWord>;
  return <>{words.roomOf(words.rooms[room])}</>;
};
