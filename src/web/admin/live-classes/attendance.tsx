import { useMutation } from '@tanstack/react-query';
import type { ListedSession, Pupil } from '../../../contract/live-classes.ts';
import { opensAt } from '../../../domain/live-classes/joining.ts';
import { paths } from '../../../paths.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import { mutate } from '../../app/mutations.ts';
import { apiQuery } from '../../app/screen.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { Link } from '../../shell/link.tsx';
import { Button, ButtonLink } from '../../ui/app/button.tsx';
import { EmptyState } from '../../ui/app/states.tsx';
import { keepDates } from '../../ui/page/keep-together.ts';
import { updateScreen } from '../form/form-screen.tsx';
import { recordId } from '../list/record-id.ts';
import { untilAnswered } from '../form/save.ts';
import formStyles from '../list/office-form.module.css';
import listStyles from '../list/office-list.module.css';
import { StatusWord } from '../list/status-word.tsx';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { ClassDesk } from './class-desk.tsx';
import { toneOf, useClassWords } from './class-words.ts';
import styles from './live-classes.module.css';
import { counted, unmarked } from './marks.ts';
import { PupilRow } from './pupil-row.tsx';
import { RoomWord } from './week.tsx';

export const handle = { title: ({ admin }: OfficeTexts) => admin.liveClasses.attendanceTitle };

const screen = updateScreen('sessionId', (id) =>
  apiQuery('GET /live-class/session/{sessionId}', { params: { sessionId: recordId(id) } }),
);
export const loader = screen.loader;
export const clientLoader = screen.clientLoader;

/** One live class: its room, and in one touch a child who was there, with a note that the parent may read. */
export default function LiveClassAttendance() {
  const { liveClasses: words, batches } = useTexts().admin;
  const { groupName, unitOf, when } = useClassWords();
  const { session, pupils } = screen.useRecord();
  const { session_id: id, state } = session;
  const canMark = state === 'open' || state === 'over';
  const opens = { starts_at: opensAt({ startsAt: new Date(session.starts_at) }).toISOString() };
  return (
    <section className={listStyles.screen}>
      <PageHead title={words.attendanceTitle} />
      <WayBack session={session} />
      <h1>{`${groupName(session)} · ${unitOf(session)} · ${batches.numbered(session.batch)}`}</h1>
      <div className={styles.lead}>
        <p>
          <strong>{keepDates(when(session))}</strong>, {words.minutes(session.minutes)}
        </p>
        <StatusWord tone={toneOf(session)}>{words.states[state]}</StatusWord>
      </div>
      <Room session={session} />
      <ClassDesk session={session} />
      {state === 'planned' && <p role="status">{keepDates(words.markFrom(when(opens)))}</p>}
      {pupils.length === 0 && <EmptyState level={2} title={words.noPupilsTitle} text={words.noPupilsText} />}
      {canMark && pupils.length > 0 && <AllThere sessionId={id} pupils={pupils} />}
      <ul className={styles.pupils}>
        {pupils.map((pupil) => (
          <PupilRow key={pupil.child_id} sessionId={id} pupil={pupil} canMark={canMark} />
        ))}
      </ul>
    </section>
  );
}

const WayBack = ({ session }: { session: ListedSession }) => {
  const { liveClasses: words, teaching } = useTexts().admin;
  if (useUser()?.role === 'teacher')
    return (
      <Link className={formStyles.back} to={paths.adminTeaching}>
        ← {teaching.title}
      </Link>
    );
  return (
    <nav className={styles.ways} aria-label={words.ways}>
      <Link className={formStyles.back} to={paths.adminLiveClasses}>
        ← {words.title}
      </Link>
      <Link className={formStyles.back} to={paths.adminLiveGroup(session.group_id)}>
        {words.toGroupPanel} →
      </Link>
    </nav>
  );
};

/** The way into the room; the host's own link is neither shown nor kept. */
const Room = ({ session }: { session: ListedSession }) => {
  const { liveClasses: words } = useTexts().admin;
  const { room, link, state } = session;
  if (state === 'over' || state === 'cancelled') return null;
  const href = room === 'service' ? paths.liveClassHost(session.session_id) : link;
  return (
    <div className={styles.lead}>
      {room !== 'none' && href !== null ? (
        <ButtonLink href={href} target="_blank" rel="noopener noreferrer">
          {room === 'service' ? words.host : words.openRoom}
          <span className="visually-hidden">{` ${words.newTab}`}</span>
        </ButtonLink>
      ) : (
        <RoomWord room={room} />
      )}
    </div>
  );
};

const AllThere = ({ sessionId, pupils }: { sessionId: number; pupils: readonly Pupil[] }) => {
  const { liveClasses: words } = useTexts().admin;
  const open = unmarked(pupils);
  const { there, said, children } = counted(pupils);
  const marking = useMutation({
    mutationFn: () =>
      untilAnswered(() =>
        mutate('POST /live-class/attendance', {
          body: {
            session_id: sessionId,
            attendance: open.map(({ child_id }) => ({ child_id, state: 'present' as const })),
          },
        }),
      ),
  });
  return (
    <div className={styles.lead}>
      <Button
        variant="outline"
        isOff={open.length === 0}
        loading={marking.isPending}
        onClick={() => marking.mutate()}
      >
        {words.allThere}
      </Button>
      <p role="status">
        {words.marked(said, children)}, {words.thereCount(there)}
      </p>
    </div>
  );
};
