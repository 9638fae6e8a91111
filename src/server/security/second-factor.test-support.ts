import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { PASSWORD, type TestSchool, type Visitor } from '../../../tests/support/school.ts';

/** The code that an authenticator app shows so many seconds after an instant of the wall clock. */
export const codeAt = (secret: string, time: Date, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.getTime() + seconds * 1000 });

/** Begins a set-up. @returns the secret for the authenticator app */
export const startSetUp = async (staff: Visitor) => {
  const answer = await staff.call('POST', '/users/second-factor/start', { body: { password: PASSWORD } });
  expect(answer.status).toBe(200);
  return String(answer.body['secret']);
};
export const confirm = (staff: Visitor, one_time_code: string) =>
  staff.call('POST', '/users/second-factor/confirm', { body: { one_time_code } });

/** Somebody of the staff with a second factor, on whose phone the next code is still to come. */
export const staffWithSecondFactor = async (at: TestSchool) => {
  const staff = await at.admin();
  const secret = await startSetUp(staff);
  const confirmed = await confirm(staff, codeAt(secret, at.wallClock.now()));
  expect(confirmed.status).toBe(200);
  at.wallClock.advance('PT1M');
  return { staff, email: staff.email, secret, codes: confirmed.body['recovery_codes'] as string[] };
};
export const signIn = (who: Visitor, email: string, one_time_code?: string) =>
  who.call('POST', '/users/login', { body: { email, password: PASSWORD, type: 1, one_time_code } });
