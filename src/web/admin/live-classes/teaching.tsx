import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { useToday } from '../../frame/today.ts';
import { ButtonLink } from '../../ui/app/button.tsx';
import listStyles from '../list/office-list.module.css';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { useClassWords } from './class-words.ts';
import styles from './live-classes.module.css';
import { mondayOf, ofDay } from './week-days.ts';
import { prefetchWeek, weekQuery } from './week-query.ts';
import { RoomWord, Week } from './week.tsx';

export const loader = prefetchWeek;
// In the browser the week shows that it is on its way.
export const clientLoader = async () => null;

export const handle = { title: ({ admin }: OfficeTexts) => admin.teaching.title };

/** The first screen of a teacher: the classes of today, large, and those of the week. */
export default function AdminTeaching() {
  const { teaching } = useTexts().admin;
  return (
    <div className={listStyles.screen}>
      <PageHead title={teaching.title} />
      <h1>{teaching.title}</h1>
      <ClassesToday />
      <Week />
    </div>
  );
}

const ClassesToday = () => {
  const { teaching, liveClasses: words } = useTexts().admin;
  const { timeOf, groupName, unitOf } = useClassWords();
  const today = useToday();
  const { data } = useQuery(weekQuery(mondayOf(today)));
  if (!data) return null;
  const classes = ofDay(data.sessions, today).filter(({ state }) => state !== 'cancelled');
  return (
    <section className={styles.day} aria-labelledby="today">
      <h2 id="today">{teaching.today}</h2>
      {classes.length === 0 && <p>{teaching.noneToday}</p>}
      {classes.map((session) => (
        <div key={session.session_id} className={styles.today}>
          <p>
            <strong>{timeOf(session)}</strong>
          </p>
          <p>{`${groupName(session)} · ${unitOf(session)}`}</p>
          <p>
            {words.children(session.expected)}, {words.marked(session.marked, session.expected)} ·{' '}
            <RoomWord room={session.room} />
          </p>
          <ButtonLink size="md" to={paths.adminLiveClass(session.session_id)}>
            {teaching.openClass}
            <span className="visually-hidden">{` ${timeOf(session)}`}</span>
          </ButtonLink>
        </div>
      ))}
    </section>
  );
};
