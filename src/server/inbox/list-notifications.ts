import type { OpenDatabase } from '../platform/db/database.ts';
import { type NotificationRow, countUnread, newestOf } from './notification-store.ts';

/** Nobody reads further back on one screen. */
const MAX_NOTIFICATIONS = 200;

/** The newest messages to an account, newest first. */
export const listNotifications = ({ db }: OpenDatabase, userId: number): Promise<NotificationRow[]> =>
  newestOf(db, userId, MAX_NOTIFICATIONS);

/** How many of the messages that the inbox lists are not read. */
export const unreadMessages = ({ db }: OpenDatabase, userId: number): Promise<number> =>
  countUnread(db, userId, MAX_NOTIFICATIONS);
