import qrcode from 'qrcode';
import { mayConfirmSetUp } from '../../domain/accounts/second-factor.ts';
import { type Refused, isRefused, refuse, refuseFields } from '../../contract/refusals.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Admin } from '../accounts/actors.ts';
import type { SecurityContext } from './context.ts';
import { passwordMatches } from '../accounts/password.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import {
  enableSecondFactor,
  findSecondFactor,
  keepPendingSecret,
  replaceRecoveryCodes,
} from './second-factor-store.ts';
import { endSessions } from './session-store.ts';
import { newSecret, otpauthAddress, stepOfCode } from './totp.ts';
import { findUser, lockUser } from '../accounts/known-accounts.ts';

/** A session may be a stolen one: whoever changes the second factor types the password again. */
export const refuseWrongPassword = async (
  context: Pick<SecurityContext, 'database' | 'passwordKib'>,
  { userId }: Admin,
  password: string,
): Promise<Refused<'invalid_input'> | null> => {
  const user = await findUser(context.database.db, userId);
  return (await passwordMatches(context, user?.passwordHash ?? null, password))
    ? null
    : refuseFields({ password: 'invalid' });
};

export interface SetUp {
  /** base32, for whoever cannot scan */
  secret: string;
  /** the QR code, as a data URL */
  qrPicture: string;
}

/** Begins a set-up. The secret is shown this once; a second factor in use stays so until the new one is confirmed. */
export const startSetUp = async (
  context: SecurityContext,
  actor: Admin,
  password: string,
): Promise<SetUp | Refused<'invalid_input'>> => {
  const refused = await refuseWrongPassword(context, actor, password);
  if (refused) return refused;
  const secret = newSecret();
  await context.database.transaction((tx) =>
    keepPendingSecret(tx, actor.userId, secret, context.wallClock.now()),
  );
  const { name } = await context.brand();
  return { secret, qrPicture: await qrPictureOf(otpauthAddress(secret, actor.email, name)) };
};

const qrPictureOf = async (text: string) => {
  const svg = await qrcode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
};

/**
 * Confirms a set-up by the first code, which is used up by that, and ends the account's other sessions: they were
 * begun with the password alone. The recovery codes are shown this once (rule R76).
 */
export const confirmSetUp = async (
  { database, wallClock }: SecurityContext,
  { userId, sessionHash }: Admin,
  typed: string,
): Promise<string[] | Refused<'second_factor_not_started' | 'wrong_code'>> =>
  database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const now = wallClock.now();
    const pending = await findSecondFactor(tx, userId);
    if (!pending?.pendingSecret || !pending.pendingSince || !mayConfirmSetUp(pending.pendingSince, now))
      return refuse('second_factor_not_started');
    const lastStep = stepOfCode(pending.pendingSecret, typed, now);
    if (lastStep === null) return refuse('wrong_code');
    await enableSecondFactor(tx, userId, { secret: pending.pendingSecret, enabledAt: now, lastStep });
    await endSessions(tx, userId, sessionHash);
    return makeRecoveryCodes(tx, userId);
  });

const makeRecoveryCodes = async (tx: Tx, userId: number) => {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashOfRecoveryCode(userId, code)),
  );
  return codes;
};

/** New recovery codes; those made before work no longer. */
export const renewRecoveryCodes = async (
  context: SecurityContext,
  actor: Admin,
  password: string,
): Promise<string[] | Refused<'invalid_input' | 'second_factor_not_started'>> => {
  const refused = await refuseWrongPassword(context, actor, password);
  if (isRefused(refused)) return refused;
  return context.database.transaction(async (tx) => {
    await lockUser(tx, actor.userId);
    const factor = await findSecondFactor(tx, actor.userId);
    return factor?.secret ? makeRecoveryCodes(tx, actor.userId) : refuse('second_factor_not_started');
  });
};
