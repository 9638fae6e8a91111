import { useState } from 'react';
import type { LiveGroup, LiveSession } from '../../../contract/live-class-objects.ts';
import { dayInJakarta } from '../../../domain/values/calendar-date.ts';
import { paths } from '../../../paths.ts';
import { useToday } from '../../frame/today.ts';
import { Link } from '../../shell/link.tsx';
import { keepDates } from '../../ui/page/keep-together.ts';
import factStyles from '../list/panel-facts.module.css';
import { RowAction } from '../list/row-action.tsx';
import { StatusWord } from '../list/status-word.tsx';
import { useTexts } from '../list/texts.ts';
import { toneOf, useClassWords } from './class-words.ts';
import styles from './live-classes.module.css';
import { SessionDialog } from './session-dialog.tsx';
import { useCancelling } from './use-cancelling.tsx';
import { RoomWord } from './week.tsx';

interface Props {
  group: LiveGroup;
  classes: readonly LiveSession[];
}

/** The live classes of a group: each that has not begun can be moved or cancelled, or given after all. */
export const GroupClasses = ({ group, classes }: Props) => {
  const { liveClasses: words } = useTexts().admin;
  const { unitOf, when, teacherOf } = useClassWords();
  const [changed, setChanged] = useState<LiveSession | null>(null);
  return (
    <section className={factStyles.section} aria-labelledby="classes">
      <h3 id="classes">{words.classesTitle}</h3>
      {classes.length === 0 && <p>{words.noClasses}</p>}
      <ul className={styles.members}>
        {classes.map((session) => (
          <li key={session.session_id}>
            <div>
              <Link to={paths.adminLiveClass(session.session_id)}>{unitOf(session)}</Link>{' '}
              <StatusWord tone={toneOf(session)}>{words.states[session.state]}</StatusWord>
              <small>{keepDates(when(session))}</small>
              <small>
                {teacherOf(session.teacher)} · <RoomWord room={session.room} />
              </small>
            </div>
            <ClassActions session={session} onChange={() => setChanged(session)} />
          </li>
        ))}
      </ul>
      <SessionDialog group={group} classes={classes} session={changed} onClose={() => setChanged(null)} />
    </section>
  );
};

/** What can be done with a class that has not begun. */
export const ClassActions = ({ session, onChange }: { session: LiveSession; onChange?: () => void }) => {
  const { liveClasses: words } = useTexts().admin;
  const { unitOf } = useClassWords();
  const today = useToday();
  const cancelling = useCancelling();
  const isCancelled = session.state === 'cancelled';
  if (session.state !== 'planned' && !isCancelled) return null;
  // The server refuses one whose hour has passed today.
  if (isCancelled && dayInJakarta(new Date(session.starts_at)) < today) return null;
  const of = unitOf(session);
  return (
    <span className={styles.buttons}>
      {isCancelled ? (
        <RowAction label={words.giveAgain} of={of} onClick={() => cancelling.ask(session, false)} />
      ) : (
        <>
          {onChange && <RowAction label={words.change} of={of} onClick={onChange} />}
          <RowAction
            label={words.cancel}
            color="rosella"
            of={of}
            onClick={() => cancelling.ask(session, true)}
          />
        </>
      )}
      {cancelling.question}
    </span>
  );
};
