import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freshDatabase } from '../../../../tests/support/database.ts';
import { fixedClock } from '../../providers/clock/fixed.test-support.ts';
import type { OpenDatabase } from '../db/database.ts';
import { type RateLimiter, type Try, rateLimiter } from './rate-limit.ts';

const clock = fixedClock('2026-08-11T03:00:00.000Z');
const rule = { max: 100, windowMinutes: 60 };

let database: OpenDatabase;
let limiter: RateLimiter;
let otherProcess: RateLimiter;
/** with limits that no test reaches */
let roomy: RateLimiter;
beforeAll(async () => {
  database = await freshDatabase();
  const rules = {
    sign_in: { max: 2, windowMinutes: 15 },
    sign_in_address: { max: 3, windowMinutes: 15 },
    sign_in_account: { max: 2, windowMinutes: 60, thenEverySeconds: 30 },
    registration: rule,
    password_change: rule,
    change_mails: rule,
    second_factor: rule,
    activation_mails: rule,
    reset_mails: rule,
    mails_address: rule,
    shipping: rule,
    calendar: rule,
    payment_link: rule,
    payment_links_made: rule,
    exports: rule,
    office_exports: rule,
    certificate_page: rule,
    certificate_codes: rule,
    api_token: rule,
    webhook_sends: rule,
    visits: rule,
    waiting_mails: rule,
  };
  limiter = rateLimiter(database, clock, rules);
  otherProcess = rateLimiter(database, clock, rules);
  roomy = rateLimiter(database, clock, { ...rules, sign_in: rule, sign_in_address: rule });
});
afterAll(() => database.close());

const signIn = (who: string, address: string): Try[] => [
  { rule: 'sign_in', who: `${who} ${address}` },
  { rule: 'sign_in_address', who: address },
];

test('what one limit refuses does not count in the others', async () => {
  const [budi, sari] = [signIn('budi', 'a'), signIn('sari', 'a')];
  expect([await limiter.take(budi), await limiter.take(budi)]).toEqual([null, null]);
  for (let n = 0; n < 5; n += 1) expect(await limiter.take(budi)).toEqual({ refusedBy: 0, retryAfter: 900 });
  // Two were counted for the address: the third is let through, the fourth is not and leaves the account untouched.
  expect(await limiter.take(sari)).toBeNull();
  expect(await limiter.take(sari)).toEqual({ refusedBy: 1, retryAfter: 900 });
  expect(await limiter.take(signIn('sari', 'b'))).toBeNull();
});

test('a refusal is repeated from memory, without a word to the database, and with the time that is left', async () => {
  const tries = signIn('made', 'c');
  for (let n = 0; n < 3; n += 1) await limiter.take(tries);
  const transactions = vi.spyOn(database, 'transaction');
  clock.advance('PT9S');
  for (let n = 0; n < 100; n += 1)
    expect(await limiter.take(tries)).toEqual({ refusedBy: 0, retryAfter: 891 });
  expect(transactions).not.toHaveBeenCalled();
  transactions.mockRestore();
  clock.advance('PT15M');
  expect(await limiter.take(tries)).toBeNull();
});

test('a try that was given back is free at once here, and after ten seconds for a process that had refused', async () => {
  const tries = signIn('lina', 'd');
  for (let n = 0; n < 2; n += 1) await limiter.take(tries);
  expect([await limiter.take(tries), await otherProcess.take(tries)]).not.toContain(null);
  await limiter.giveBack(tries);
  expect(await limiter.take(tries)).toBeNull();
  await limiter.giveBack(tries);
  expect(await otherProcess.take(tries)).not.toBeNull();
  clock.advance('PT10S');
  expect(await otherProcess.take(tries)).toBeNull();
});

test('of many at the same time only as many are let through as the limit says', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => limiter.take(signIn('agus', 'e'))));
  expect(all.filter((refused) => refused === null)).toHaveLength(2);
});

test('a limit that slows lets one through in each interval, and says how long it is until then', async () => {
  const tries: Try[] = [{ rule: 'sign_in_account', who: 'f' }];
  for (let n = 0; n < 3; n += 1) expect(await limiter.take(tries)).toBeNull();
  expect(await limiter.take(tries)).toEqual({ refusedBy: 0, retryAfter: 30 });
  clock.advance('PT29S');
  expect(await limiter.take(tries)).toEqual({ refusedBy: 0, retryAfter: 1 });
  clock.advance('PT1S');
  expect(await limiter.take(tries)).toBeNull();
  expect(await limiter.take(tries)).toEqual({ refusedBy: 0, retryAfter: 30 });
});

test('many calls counted and given back at the same time do not deadlock', async () => {
  const accounts = Array.from({ length: 60 }, (_, n) => signIn(`right-password-${n % 4}`, 'one school'));
  await Promise.all(
    accounts.map(async (tries) => {
      expect(await roomy.take(tries)).toBeNull();
      await roomy.giveBack(tries);
    }),
  );
  expect(await roomy.take(signIn('right-password-0', 'one school'))).toBeNull();
});
