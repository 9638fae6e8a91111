import { and, eq, like } from 'drizzle-orm';
import { type NoticeKind, mailOfKind } from '../../domain/messages/notice-kind.ts';
import { silentAmong } from '../accounts/closed-among.ts';
import { ownerIds, staffIds } from '../accounts/staff-ids.ts';
import type { Tx } from '../platform/db/database.ts';
import { insertNotifications, setReadByLink } from './notification-store.ts';
import { notifications } from './tables.ts';

/** A message in both languages, because the reader may switch. */
export interface Notice {
  kind: NoticeKind;
  /** the child it speaks of, when it speaks of one */
  childId: number | null;
  title: string;
  titleIndo: string;
  body: string;
  bodyIndo: string;
  /** a path of the product that it speaks of */
  link: string | null;
  /** said at short notice: mailed at once, also at night, unless the family has switched the kind off */
  isUrgent?: boolean;
  /** the message of staff to many families that it is */
  announcementId?: number;
  /** of the business clock */
  now: Date;
}
export type NotifyAccount = (tx: Tx, notice: Notice & { userId: number }) => Promise<void>;
export type NotifyStaff = (tx: Tx, notice: Notice) => Promise<void>;

const rowFor = (userId: number, { now, ...words }: Notice) => ({
  ...words,
  userId,
  createdAt: now,
  mailAt: mailOfKind[words.kind] === null ? null : now,
});

/** Adds a message to an account's inbox, in the transaction of the change it is about. */
export const notifyAccount: NotifyAccount = async (tx, notice) => {
  await notifyAccounts(tx, [notice]);
};

/**
 * Adds a message to each of these inboxes: one insert, however many they are. A closed account is told nothing (rule R172), nor a family that was imported and has not come yet (rule R260).
 * @returns how many accounts were told
 */
export const notifyAccounts = async (
  tx: Tx,
  notices: readonly (Notice & { userId: number })[],
): Promise<number> => {
  if (notices.length === 0) return 0;
  const silent = await silentAmong(
    tx,
    notices.map(({ userId }) => userId),
  );
  const told = notices.filter(({ userId }) => !silent.has(userId));
  await insertNotifications(
    tx,
    told.map(({ userId, ...notice }) => rowFor(userId, notice)),
  );
  return new Set(told.map(({ userId }) => userId)).size;
};

/** Adds the message to the inbox of every admin. */
export const notifyStaff: NotifyStaff = async (tx, notice) =>
  insertNotifications(
    tx,
    (await staffIds(tx)).map((userId) => rowFor(userId, notice)),
  );

/** Adds the message to the inbox of every owner. */
export const notifyOwners: NotifyStaff = async (tx, notice) =>
  insertNotifications(
    tx,
    (await ownerIds(tx)).map((userId) => rowFor(userId, notice)),
  );

export type ForgetStaffMessages = (tx: Tx, userId: number) => Promise<void>;

/** Takes what staff were told of money out of the inbox of somebody who may not see it any more (rule R165). */
export const forgetStaffMessages = async (tx: Tx, userId: number): Promise<void> => {
  await tx
    .delete(notifications)
    .where(and(eq(notifications.userId, userId), like(notifications.kind, 'staff\\_%')));
};

export type EndStaffMessages = (tx: Tx, about: { link: string; now: Date }) => Promise<void>;

/** What staff were told about this page is done: the messages count as read by everybody, whoever did it. */
export const endStaffMessages: EndStaffMessages = async (tx, { link, now }) =>
  setReadByLink(tx, await staffIds(tx), link, now);
