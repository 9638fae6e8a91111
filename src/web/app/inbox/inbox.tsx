import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { Notification } from '../../../contract/objects.ts';
import { Button, ButtonLink } from '../../ui/app/button.tsx';
import {
  countUnread,
  linkOf,
  messageOf,
  messagesQuery,
  textOf,
  useMarkAllAsRead,
  useMarkAsRead,
} from './inbox-messages.ts';
import layout from '../../ui/page/layout.module.css';
import styles from './inbox.module.css';
import { useLanguage } from '../../frame/page-info.tsx';
import { Link } from '../../shell/link.tsx';
import { DetailHeading } from '../../ui/app/detail-heading.tsx';
import { EmptyState, ErrorState } from '../../ui/app/states.tsx';
import { useTexts } from '../texts.ts';
import { Skeleton } from '../../ui/app/skeleton.tsx';

interface Place {
  userId: number;
  /** the address of the list, or of one message */
  addressOf: (notifId?: number) => string;
  dateOf: (created: Date) => string;
  /** what will stand here one day */
  empty: string;
  /** what stands below the text of an opened message */
  below?: (message: Notification) => ReactNode;
}

/** The messages to an account, or the one that the address names. */
export const Inbox = (place: Place) => {
  const { inbox } = useTexts();
  const [search] = useSearchParams();
  const query = useQuery(messagesQuery(place.userId));
  const asked = search.get('message');
  if (!query.data)
    return query.isLoadingError ? (
      <ErrorState
        title={inbox.failedTitle}
        text={inbox.failedText}
        retry={inbox.retry}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <Loading />
    );
  const messages = query.data.notifications;
  if (asked === null) return <List {...place} messages={messages} />;
  return <Detail key={asked} {...place} message={messageOf(messages, asked)} />;
};

const Loading = () => (
  <div className={styles.loading} role="status" aria-label={useTexts().inbox.loading}>
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} height={76} />
    ))}
  </div>
);

const List = ({ messages, ...place }: Place & { messages: readonly Notification[] }) => {
  const { inbox } = useTexts();
  const readAll = useMarkAllAsRead(place.userId);
  const unread = countUnread(messages);
  if (messages.length === 0) return <EmptyState title={inbox.emptyTitle} text={place.empty} />;
  return (
    <>
      <div className={styles.count}>
        <p aria-live="polite">{inbox.count(unread)}</p>
        {unread > 1 && (
          <Button variant="outline" loading={readAll.isPending} onClick={() => readAll.mutate()}>
            {inbox.markAll}
          </Button>
        )}
      </div>
      <ul className={styles.list} aria-label={inbox.list}>
        {messages.map((message) => (
          <li key={message.notif_id}>
            <Row message={message} {...place} />
          </li>
        ))}
      </ul>
    </>
  );
};

/** So many messages stand below what somebody else reads first. */
const FEW = 5;

/** The newest messages that nobody has opened in this account; the list has them all. */
export const NewestUnread = (place: Place) => {
  const { inbox } = useTexts();
  const { data } = useQuery(messagesQuery(place.userId));
  if (!data) return <Loading />;
  const unread = data.notifications.filter(({ is_read: isRead }) => !isRead).slice(0, FEW);
  if (unread.length === 0) return <p>{place.empty}</p>;
  return (
    <ul className={styles.list} aria-label={inbox.list}>
      {unread.map((message) => (
        <li key={message.notif_id}>
          <Row message={message} {...place} />
        </li>
      ))}
    </ul>
  );
};

const Row = ({ message, addressOf, dateOf }: Place & { message: Notification }) => {
  const { inbox } = useTexts();
  const { title, body } = textOf(message, useLanguage());
  return (
    <Link to={addressOf(message.notif_id)} className={styles.row} data-unread={!message.is_read || undefined}>
      <span className={styles.dot} aria-hidden="true" />
      <span className={styles.title}>
        {!message.is_read && <span className="visually-hidden">{inbox.unread}: </span>}
        {title}
      </span>
      <span className={styles.date}>
        {dateOf(new Date(message.created_at))}
        <Paid message={message} />
      </span>
      <span className={styles.body} data-preview>
        {body}
      </span>
    </Link>
  );
};

/** A reminder stays as it was told; this says that nothing is left to do. */
const Paid = ({ message }: { message: Notification }) => {
  const { inbox } = useTexts();
  return (
    message.is_paid && (
      <>
        {' · '}
        <strong className={styles.paid}>{inbox.paid}</strong>
      </>
    )
  );
};

const Detail = ({ message, userId, addressOf, dateOf, below }: Place & { message: Notification | null }) => {
  const { inbox } = useTexts();
  const language = useLanguage();
  useReadOnce(userId, message);
  if (!message)
    return (
      <EmptyState pose="lost" title={inbox.goneTitle} text={inbox.goneText}>
        <ButtonLink to={addressOf()}>{inbox.back}</ButtonLink>
      </EmptyState>
    );
  const { title, body } = textOf(message, language);
  const link = linkOf(message);
  return (
    <article className={styles.detail}>
      <Link to={addressOf()} className={`${layout.way} ${layout.back}`}>
        <span aria-hidden="true">←</span> {inbox.back}
      </Link>
      <DetailHeading>{title}</DetailHeading>
      <p className={styles.date}>
        {dateOf(new Date(message.created_at))}
        <Paid message={message} />
      </p>
      <p className={styles.text}>{body}</p>
      {below?.(message)}
      {link && (
        <ButtonLink to={link} size="md">
          {inbox.open}
        </ButtonLink>
      )}
    </article>
  );
};

/** Opening a message is reading it. */
const useReadOnce = (userId: number, message: Notification | null) => {
  const { mutate } = useMarkAsRead(userId);
  const unread = message !== null && !message.is_read ? message.notif_id : null;
  useEffect(() => {
    if (unread !== null) mutate(unread);
  }, [mutate, unread]);
};
