import { sql } from 'drizzle-orm';
import { type ChosenKind, chosenKinds } from '../../domain/messages/notice-kind.ts';
import type { Database } from '../platform/db/database.ts';
import type { InboxContext } from './context.ts';
import { findByLeaveToken, findMailsOff, lockFamilyMails, setMailsOff } from './family-mails-store.ts';
import { familyMails } from './tables.ts';

/** Whether each kind that can be switched off is mailed. */
export type MailSettings = Record<ChosenKind, boolean>;

const settingsOf = (off: readonly ChosenKind[]): MailSettings =>
  Object.fromEntries(chosenKinds.map((kind) => [kind, !off.includes(kind)])) as MailSettings;

export const mailSettings = async ({ database }: InboxContext, userId: number): Promise<MailSettings> =>
  settingsOf(await findMailsOff(database.db, userId));

/** The families that have switched the mails of a kind off. */
export const familiesWithoutMailsOf = async (
  db: Database,
  kind: ChosenKind,
): Promise<ReadonlySet<number>> => {
  const rows = await db
    .select({ userId: familyMails.userId })
    .from(familyMails)
    .where(sql`${familyMails.off} @> ${JSON.stringify([kind])}::jsonb`);
  return new Set(rows.map(({ userId }) => userId));
};

/** Switches the kinds that are named on or off; the others stay as they are. */
export const changeMailSettings = (
  { database }: InboxContext,
  userId: number,
  changes: { readonly [Kind in ChosenKind]?: boolean | undefined },
): Promise<MailSettings> =>
  database.transaction(async (tx) => {
    const { off } = await lockFamilyMails(tx, userId);
    const before = settingsOf(off);
    const nowOff = chosenKinds.filter((kind) => !(changes[kind] ?? before[kind]));
    await setMailsOff(tx, userId, nowOff);
    return settingsOf(nowOff);
  });

/** What is mailed to whoever holds the address that stood in a mail; null when no family has it. */
export const mailSettingsByToken = async (
  { database }: InboxContext,
  token: string,
): Promise<MailSettings | null> => {
  const row = await findByLeaveToken(database.db, token);
  return row && settingsOf(row.off);
};

/**
 * Switches kinds off for whoever holds the address that stood in a mail; twice is as good as once.
 * @returns false when no family has this address
 */
export const leaveMails = async (
  context: InboxContext,
  token: string,
  kinds: readonly ChosenKind[],
): Promise<boolean> => {
  const row = await findByLeaveToken(context.database.db, token);
  if (!row) return false;
  await changeMailSettings(context, row.userId, Object.fromEntries(kinds.map((kind) => [kind, false])));
  return true;
};
