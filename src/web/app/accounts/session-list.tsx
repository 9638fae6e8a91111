import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Session } from '../../../contract/sessions.ts';
import { notify } from '../../shell/notify.ts';
import { useQuestion } from '../../shell/question-dialog.tsx';
import { ErrorState } from '../../ui/app/states.tsx';
import { mutate } from '../mutations.ts';
import { type HydratedTexts, useTexts } from '../texts.ts';
import { Button } from '../../ui/app/button.tsx';
import styles from './session-list.module.css';
import { sessionsQuery } from './sessions-query.ts';
import { Skeleton } from '../../ui/app/skeleton.tsx';

interface Props {
  /** an instant as this area writes it */
  momentOf: (instant: Date) => string;
}

/** Where one is signed in; every other device can be signed out from here. */
export const SessionList = ({ momentOf }: Props) => {
  const { sessions } = useTexts();
  const query = useQuery(sessionsQuery);
  if (query.data)
    return (
      <Known
        sessions={query.data.sessions}
        momentOf={momentOf}
        refetch={async () => void (await query.refetch())}
      />
    );
  if (query.isLoadingError)
    return (
      <ErrorState
        title={sessions.failedTitle}
        text={sessions.failedText}
        retry={sessions.retry}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  return (
    <div className={styles.list} role="status" aria-label={sessions.loading}>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height={76} />
      ))}
    </div>
  );
};

interface KnownProps extends Props {
  sessions: readonly Session[];
  refetch: () => Promise<void>;
}

const Known = ({ sessions, momentOf, refetch }: KnownProps) => {
  const texts = useTexts().sessions;
  const list = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState<Session | null>(null);
  const words = {
    title: asked ? texts.askOne(nameOf(texts, asked)) : texts.askOthers,
    text: texts.askText,
    yes: texts.yes,
    no: texts.no,
  };
  const end = async () => {
    try {
      await (asked
        ? mutate('POST /users/sessions/end', { body: { session_id: asked.session_id } })
        : mutate('POST /users/sessions/end-others'));
      notify({ severity: 'success', message: texts.ended });
    } finally {
      await refetch();
    }
  };
  // The button that was pressed has gone with its row.
  const { ask, dialog } = useQuestion(words, end, () => list.current?.focus());
  const askAbout = (session: Session | null) => {
    setAsked(session);
    ask();
  };
  return (
    <div>
      <ul ref={list} className={styles.list} aria-label={texts.list} tabIndex={-1}>
        {sessions.map((session) => (
          <Row
            key={session.session_id}
            session={session}
            momentOf={momentOf}
            onEnd={() => askAbout(session)}
          />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button variant="outline" onClick={() => askAbout(null)}>
          {texts.endOthers}
        </Button>
      ) : (
        <p className={styles.when}>{texts.alone}</p>
      )}
      {dialog}
    </div>
  );
};

/** "Android phone, Chrome" */
const nameOf = (texts: HydratedTexts['sessions'], { device, system, browser }: Session) =>
  [texts.device[device](system), browser].filter((part) => part !== '').join(', ');

const Row = ({ session, momentOf, onEnd }: Props & { session: Session; onEnd: () => void }) => {
  const texts = useTexts().sessions;
  const name = nameOf(texts, session);
  return (
    <li className={styles.row}>
      <div>
        <strong>{name}</strong>
        <p className={styles.when}>
          {texts.signedIn}{' '}
          <time dateTime={session.signed_in_at}>{momentOf(new Date(session.signed_in_at))}</time>
        </p>
        {!session.is_current && (
          <p className={styles.when}>
            {texts.seen} <time dateTime={session.seen_at}>{momentOf(new Date(session.seen_at))}</time>
          </p>
        )}
      </div>
      {session.is_current ? (
        <span className={styles.here}>{texts.here}</span>
      ) : (
        <Button variant="outline" color="rosella" aria-label={texts.endNamed(name)} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  );
};
