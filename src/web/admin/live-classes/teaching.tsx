import { useQuery } from '@tanstack/react-query';
import type { ListedSession } from '../../../contract/live-classes.ts';
import { type CalendarDate, addDays, mondayOf } from '../../../domain/values/calendar-date.ts';
import { paths } from '../../../paths.ts';
import { useToday } from '../../frame/today.ts';
import { ButtonLink } from '../../ui/app/button.tsx';
import { OfficeScreen } from '../list/office-screen.tsx';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { useClassWords } from './class-words.ts';
import cells from '../list/cells.module.css';
import styles from './live-classes.module.css';
import { givenOn, nextAfter, isUnmarked } from './week-days.ts';
import { OwnGroups } from './own-groups.tsx';
import { useIsOffice } from './use-is-office.ts';
import { prefetchWeek, weekQuery } from './week-query.ts';
import { RoomWord, Week, ClassRow } from './week.tsx';

export const loader = prefetchWeek;
// In the browser the week shows that it is on its way.
export const clientLoader = async () => null;

export const handle = { title: ({ admin }: OfficeTexts) => admin.teaching.title };

/** The first screen of a teacher: the classes of today, or else the next one, large, those of the week, and the own groups. */
export default function AdminTeaching() {
  const { teaching } = useTexts().admin;
  // Owners and clerks have all groups in a list of their own.
  const isOffice = useIsOffice();
  return (
    <OfficeScreen title={teaching.title}>
      {!isOffice && <Unmarked />}
      <ClassesToday />
      <Week isTodayAbove />
      {!isOffice && <OwnGroups />}
    </OfficeScreen>
  );
}

const ClassesToday = () => {
  const { teaching } = useTexts().admin;
  const today = useToday();
  const { data } = useQuery(weekQuery(mondayOf(today)));
  if (!data) return null;
  const classes = givenOn(data.sessions, today);
  return (
    <>
      <section className={styles.day} aria-labelledby="today">
        <h2 id="today">{teaching.today}</h2>
        {classes.length === 0 && <p>{teaching.noneToday}</p>}
        {classes.map((session) => (
          <LargeClass key={session.session_id} session={session} />
        ))}
      </section>
      {classes.length === 0 && <NextClass sessions={data.sessions} today={today} />}
    </>
  );
};

/** The next class of this week or, where it has none, of the next week. */
const NextClass = ({ sessions, today }: { sessions: readonly ListedSession[]; today: CalendarDate }) => {
  const { teaching } = useTexts().admin;
  const ofThisWeek = nextAfter(sessions, today);
  const { data } = useQuery({
    ...weekQuery(addDays(mondayOf(today), 7)),
    enabled: ofThisWeek === undefined,
  });
  const next = ofThisWeek ?? (data && nextAfter(data.sessions, today));
  if (!next) return data ? <p>{teaching.noneSoon}</p> : null;
  return (
    <section className={styles.day} aria-labelledby="next">
      <h2 id="next">{teaching.next}</h2>
      <LargeClass session={next} isLater />
    </section>
  );
};

const LargeClass = ({ session, isLater = false }: { session: ListedSession; isLater?: boolean }) => {
  const { teaching, liveClasses: words } = useTexts().admin;
  const { timeOf, when, dayOf, groupName, unitOf } = useClassWords();
  return (
    <div className={styles.today}>
      <p>
        {isLater && `${dayOf(new Date(session.starts_at))} `}
        <strong>{timeOf(session)}</strong>
      </p>
      <p>{`${groupName(session)} · ${unitOf(session)}`}</p>
      <p>
        {words.children(session.expected)}
        {!isLater && `, ${words.marked(session.marked, session.expected)}`} · <RoomWord room={session.room} />
      </p>
      <ButtonLink size="md" to={paths.adminLiveClass(session.session_id)}>
        {teaching.openClass}
        <span className="visually-hidden">{` ${isLater ? when(session) : timeOf(session)}`}</span>
      </ButtonLink>
    </div>
  );
};

/** The classes of the seven days before today in which it is still to be said who was there. */
const Unmarked = () => {
  const { teaching } = useTexts().admin;
  const { data } = useQuery(weekQuery(addDays(useToday(), -7)));
  const waiting = data?.sessions.filter(isUnmarked) ?? [];
  if (waiting.length === 0) return null;
  return (
    <section className={styles.day} aria-labelledby="unmarked">
      <h2 id="unmarked">{teaching.unmarked(waiting.length)}</h2>
      <ul className={`${cells.lines} ${styles.classes}`}>
        {waiting.map((session) => (
          <ClassRow key={session.session_id} session={session} withDay />
        ))}
      </ul>
    </section>
  );
};
