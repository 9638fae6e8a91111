import { type Refused, refuse } from '../../contract/refusals.ts';
import type { InboxContext } from './context.ts';
import { type NotificationRow, lockNotification, setAllRead, setRead } from './notification-store.ts';

/** Marks an own message as read; it stays read since the first time. */
export const markAsRead = (
  { database, clock }: Pick<InboxContext, 'database' | 'clock'>,
  userId: number,
  notifId: number,
): Promise<NotificationRow | Refused<'not_found'>> =>
  database.transaction(async (tx) => {
    const found = await lockNotification(tx, userId, notifId);
    if (!found) return refuse('not_found');
    if (found.readAt) return found;
    const readAt = clock.now();
    await setRead(tx, userId, notifId, readAt);
    return { ...found, readAt };
  });

/** Marks every message to an account as read; those that were read before keep their time. */
export const markAllAsRead = (
  { database, clock }: Pick<InboxContext, 'database' | 'clock'>,
  userId: number,
): Promise<void> => database.transaction((tx) => setAllRead(tx, userId, clock.now()));
