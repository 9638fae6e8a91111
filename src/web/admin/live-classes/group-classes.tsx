import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { LiveGroup, LiveSession } from '../../../contract/live-class-objects.ts';
import { paths } from '../../../paths.ts';
import { mutate } from '../../app/mutations.ts';
import { Link } from '../../shell/link.tsx';
import { type Question, AskFirst } from '../list/ask-first.tsx';
import { notifyDone } from '../list/feedback.ts';
import factStyles from '../list/panel-facts.module.css';
import { RowAction } from '../list/row-action.tsx';
import { StatusWord } from '../list/status-word.tsx';
import { useTexts } from '../list/texts.ts';
import { toneOf, useClassWords } from './class-words.ts';
import styles from './live-classes.module.css';
import { SessionDialog } from './session-dialog.tsx';
import { RoomWord } from './week.tsx';

interface Props {
  group: LiveGroup;
  classes: readonly LiveSession[];
}

/** The live classes of a group: each that has not begun can be moved or cancelled. */
export const GroupClasses = ({ group, classes }: Props) => {
  const { liveClasses: words } = useTexts().admin;
  const { unitOf, when, teacherOf } = useClassWords();
  const [changed, setChanged] = useState<LiveSession | null>(null);
  const cancelling = useCancelling();
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
              <small>{when(session)}</small>
              <small>
                {teacherOf(session.teacher)} · <RoomWord room={session.room} />
              </small>
            </div>
            {session.state === 'planned' && (
              <>
                <RowAction label={words.change} of={unitOf(session)} onClick={() => setChanged(session)} />
                <RowAction
                  label={words.cancel}
                  color="rosella"
                  of={unitOf(session)}
                  onClick={() => cancelling.ask(session)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      {cancelling.question}
      <SessionDialog group={group} session={changed} onClose={() => setChanged(null)} />
    </section>
  );
};

/** How many families are told is known before the class is cancelled. */
const useCancelling = () => {
  const { liveClasses: words } = useTexts().admin;
  const { unitOf, when } = useClassWords();
  const [asked, setAsked] = useState<(Question & { session: LiveSession }) | null>(null);
  const nameOf = (session: LiveSession) => `${unitOf(session)}, ${when(session)}`;
  const body = ({ session_id, version }: LiveSession) => ({ session_id, version, cancelled: true });
  const preview = useMutation({
    mutationFn: (session: LiveSession) =>
      mutate('POST /live-class/session', { body: { ...body(session), preview: true } }),
    onSuccess: ({ families }, session) =>
      setAsked({
        session,
        ask: words.askCancel(nameOf(session)),
        note: words.familiesTold(families),
        words: { yes: words.cancelYes },
        isDestructive: true,
      }),
  });
  const cancelling = useMutation({
    mutationFn: (session: LiveSession) => mutate('POST /live-class/session', { body: body(session) }),
    onSuccess: ({ message, families }, session) => {
      const name = nameOf(session);
      notifyDone({ message, about: ({ admin }) => admin.liveClasses.cancelledNow(name, families) });
    },
  });
  return {
    ask: (session: LiveSession) => {
      if (!preview.isPending && !cancelling.isPending) preview.mutate(session);
    },
    question: (
      <AskFirst
        asked={asked}
        onYes={() => {
          if (asked) cancelling.mutate(asked.session);
          setAsked(null);
        }}
        onNo={() => setAsked(null)}
      />
    ),
  };
};
