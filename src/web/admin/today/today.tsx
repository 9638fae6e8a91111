import { useQuery } from '@tanstack/react-query';
import { IconChevronRight } from '@tabler/icons-react';
import type { TodayCard } from '../../../contract/today.ts';
import { dayInJakarta, startOfDay } from '../../../domain/values/calendar-date.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { paths } from '../../../paths.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import { NewestUnread } from '../../app/inbox/inbox.tsx';
import { apiQuery, prefetch } from '../../app/screen.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { useToday } from '../../frame/today.ts';
import { Link } from '../../shell/link.tsx';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { EmptyState } from '../../ui/app/states.tsx';
import { officeDate } from '../list/office-date.ts';
import { ListError } from '../list/list-results.tsx';
import { OfficeScreen } from '../list/office-screen.tsx';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import layout from '../../ui/page/layout.module.css';
import styles from './today.module.css';

const todayQuery = apiQuery('GET /office/today');

export const loader = prefetch(() => [todayQuery]);
// In the browser the screen shows that it is being counted.
export const clientLoader = async () => null;

export const handle = { title: ({ admin }: OfficeTexts) => admin.today.title };

/** What waits for whoever looks, each with the way to the list of it, and the newest messages to them. */
export default function AdminToday() {
  const { today: words } = useTexts().admin;
  const { weekdayName } = useFormats();
  const today = useToday();
  return (
    <OfficeScreen title={words.title} isWide>
      <p className={styles.day}>
        <time dateTime={today}>{`${weekdayName(startOfDay(today))}, ${officeDate(today)}`}</time>
      </p>
      <Cards />
      <Messages />
    </OfficeScreen>
  );
}

const Cards = () => {
  const { today: words } = useTexts().admin;
  const { data, isLoadingError, isFetching, refetch } = useQuery(todayQuery);
  if (isLoadingError) return <ListError retrying={isFetching} onRetry={() => void refetch()} words={words} />;
  if (!data)
    return (
      <div className={styles.cards} role="status" aria-label={words.loading}>
        {Array.from({ length: 6 }, (_, place) => (
          <Skeleton key={place} height={132} />
        ))}
      </div>
    );
  if (data.cards.length === 0)
    return <EmptyState level={2} pose="celebrating" title={words.done} text={words.doneText} />;
  return (
    <ul className={styles.cards}>
      {data.cards.map((card) => (
        <li key={card.kind}>
          <Card card={card} />
        </li>
      ))}
    </ul>
  );
};

const Card = ({ card: { kind, count, sum, late, link } }: { card: TodayCard }) => {
  const { today: words } = useTexts().admin;
  return (
    <Link to={link} className={styles.card}>
      <span className={styles.count}>{count}</span>
      <span className={styles.words}>
        <strong>{words.cards[kind]}</strong>
        {sum !== undefined && <span className={layout.wrong}>{formatRupiah(rupiah(sum))}</span>}
        {late !== undefined && <span className={layout.wrong}>{words.late(kind, late)}</span>}
        <span className={layout.soft}>{words.notes[kind]}</span>
      </span>
      <IconChevronRight size={20} aria-hidden="true" />
    </Link>
  );
};

const Messages = () => {
  const { today: words } = useTexts().admin;
  const user = useUser();
  if (!user) return null;
  return (
    <section id="messages" className={styles.messages} aria-labelledby="messages-title">
      <h2 id="messages-title">{words.messages}</h2>
      <NewestUnread
        userId={user.user_id}
        addressOf={paths.adminInbox}
        dateOf={(created) => officeDate(dayInJakarta(created))}
        empty={words.noMessages}
      />
      <Link to={paths.adminInbox()} className={styles.all}>
        {words.allMessages}
      </Link>
    </section>
  );
};
