import { inOrderOfMail, isChosenKind, mailOf } from '../../domain/messages/notice-kind.ts';
import { dayMailAt, outsideQuietHours } from '../../domain/messages/notice-times.ts';
import { calendarDate, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { absolute, paths } from '../../paths.ts';
import type { Addressee } from '../accounts/addressee-of.ts';
import { mailedParent } from '../accounts/mailed-parent.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import type { Job } from '../platform/jobs.ts';
import type { Log } from '../platform/log.ts';
import type { InboxContext } from './context.ts';
import type { Letter, PostLetter } from './post-letter.ts';
import {
  type FamilyMailsRow,
  accountsToMail,
  firstMailAt,
  lockFamilyMails,
  lockToMail,
  setLastDay,
  setMailAt,
} from './family-mails-store.ts';
import type { NotificationRow } from './notification-store.ts';
import { oneByOne } from '../platform/one-by-one.ts';

export interface NoticeMailing {
  database: OpenDatabase;
  log: Log;
  post: PostLetter;
  publicUrl: string;
  paidReminders: InboxContext['paidReminders'];
}

/** How many accounts are looked up at a time. */
const BATCH = 200;

/** Mails families what their inbox was told: of money and at short notice at once, of the rest one mail a day at most (rule R172). */
export const mailNoticesJob = (context: NoticeMailing): Job => ({
  name: 'mail-notices',
  everyMinutes: 1,
  nextDue: () => firstMailAt(context.database.db),
  async runDue(now, stopping) {
    const { log } = context;
    const failed = 'the notices of an account were not mailed';
    let after = 0;
    for (;;) {
      const accounts = await accountsToMail(context.database.db, { now, after, limit: BATCH });
      await oneByOne(accounts, { log, stopping, of: 'account', failed }, (userId) =>
        mailOne(context, userId, now),
      );
      after = accounts.at(-1) ?? after;
      if (accounts.length < BATCH || stopping?.aborted) return;
    }
  },
});

const mailOne = (
  { database, post, publicUrl, paidReminders }: NoticeMailing,
  userId: number,
  now: Date,
): Promise<void> =>
  database.transaction(async (tx) => {
    // Taken first, so that two processes do not both find that nothing was mailed today.
    const mails = await lockFamilyMails(tx, userId);
    const waiting = await lockToMail(tx, userId, now);
    const parent = await mailedParent(tx, userId);
    if (!parent) return setMailAt(tx, waiting, null);
    const paid = await paidReminders(tx, waiting);
    // Switched off, or a reminder of a bill that was paid while its mail waited.
    const isOff = ({ kind, notifId }: NotificationRow) =>
      (isChosenKind(kind) && mails.off.includes(kind)) || paid.get(notifId) === true;
    const wanted = waiting.filter((row) => !isOff(row));
    await setMailAt(tx, waiting.filter(isOff), null);
    const lastDay = mails.lastDay === null ? null : calendarDate(mails.lastDay);
    const times = { day: dayMailAt(now, lastDay), now };
    const timeOf = (row: NotificationRow) => {
      const mail = mailOf(row);
      return mail === 'day' || mail === 'now' ? times[mail] : outsideQuietHours(now);
    };
    const later = wanted.filter((row) => timeOf(row) > now);
    for (const row of later) await setMailAt(tx, [row], timeOf(row));
    const going = wanted.filter((row) => !later.includes(row));
    const letterWith = (rows: readonly NotificationRow[]) => letterOf(rows, { parent, mails, publicUrl });
    // What is said at short notice is a mail of its own, so that its subject says it.
    const [urgent = [], others = []] = [true, false].map((isNow) =>
      going.filter((row) => (mailOf(row) === 'now') === isNow),
    );
    if (urgent.length > 0) await post(tx, { ...letterWith(urgent), isUrgent: true });
    if (others.length > 0) await post(tx, letterWith(others));
    await setMailAt(tx, going, null);
    if (others.some((row) => mailOf(row) === 'day')) await setLastDay(tx, userId, dayInJakarta(now));
  });

/** One mail of some notices, appointments first (rule R196), with the address that switches off what of it can be. */
const letterOf = (
  rows: readonly NotificationRow[],
  {
    parent: { to, language, greeted },
    mails,
    publicUrl,
  }: { parent: Addressee; mails: FamilyMailsRow; publicUrl: string },
): Letter<'notices'> => {
  const kinds = [...new Set(rows.map(({ kind }) => kind).filter(isChosenKind))];
  return {
    to,
    kind: 'notices',
    language,
    data: {
      ...greeted,
      notices: inOrderOfMail(rows).map((row) => ({
        kind: row.kind,
        title: language === 'en' ? row.title : row.titleIndo,
        body: language === 'en' ? row.body : row.bodyIndo,
        url: absolute(publicUrl, row.link ?? paths.inbox()),
      })),
      inboxUrl: absolute(publicUrl, paths.inbox()),
      leaveUrl:
        kinds.length === 0 ? null : absolute(publicUrl, paths.leaveMails(mails.leaveToken, kinds.join(','))),
    },
  };
};
