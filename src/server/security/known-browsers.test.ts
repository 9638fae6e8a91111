import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../tests/support/database.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { BROWSER_COOKIE, type KnownBrowsers, knownBrowsers } from './known-browsers.ts';
import { recordMode } from '../accounts/school-mode.ts';

let database: OpenDatabase;
let browsers: KnownBrowsers;
beforeAll(async () => {
  database = await freshDatabase();
  await recordMode(database, 'demo');
  browsers = knownBrowsers(database);
});
afterAll(() => database.close());

/** A browser that keeps its cookie. */
const browser = (cookie?: string) => {
  let value = cookie;
  return {
    get: (name: string) => (name === BROWSER_COOKIE ? value : undefined),
    set: (_name: string, given: string) => {
      value = given;
    },
  };
};
const cookieOf = (one: ReturnType<typeof browser>) => one.get(BROWSER_COOKIE) ?? '';
const signedInAt = async (...emails: string[]) => {
  const one = browser();
  for (const email of emails) await browsers.remember(one, email);
  return one;
};

test('a browser is known to the account that signed in from it, by a number that stays', async () => {
  const own = await signedInAt('sari@example.test', 'budi@example.test');
  const number = await browsers.recognise(own, 'sari@example.test');
  expect(number).toMatch(/^[\w-]{22}$/);
  expect(await browsers.recognise(own, 'budi@example.test')).toBe(number);
  expect(await browsers.recognise(own, 'made@example.test')).toBeNull();
  expect(await browsers.recognise(browser(), 'sari@example.test')).toBeNull();
});

test('a proof that is moved to another number is worth nothing: nobody has the limits of many browsers', async () => {
  const [number = '', proof = ''] = cookieOf(await signedInAt('sari@example.test')).split('.');
  const other = number.startsWith('A') ? `B${number.slice(1)}` : `A${number.slice(1)}`;
  expect(await browsers.recognise(browser(`${number}.${proof}`), 'sari@example.test')).toBe(number);
  expect(await browsers.recognise(browser(`${other}.${proof}`), 'sari@example.test')).toBeNull();
});

test.each([
  ['no proof', (number: string) => number],
  ['a proof that is too short', (number: string, proof: string) => `${number}.${proof.slice(1)}`],
  ['a number that is too long', (number: string, proof: string) => `A${number}.${proof}`],
  ['other signs', (number: string, proof: string) => `${number}.${proof.slice(1)}ä`],
  ['six proofs', (number: string, proof: string) => [number, ...Array(6).fill(proof)].join('.')],
])('a cookie with %s is a stranger, and is made anew at the next sign-in', async (_what, change) => {
  const [number = '', proof = ''] = cookieOf(await signedInAt('sari@example.test')).split('.');
  const changed = browser(change(number, proof));
  expect(await browsers.recognise(changed, 'sari@example.test')).toBeNull();
  await browsers.remember(changed, 'sari@example.test');
  expect(cookieOf(changed)).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
});

test('a browser knows the five accounts that signed in from it last', async () => {
  const names = ['one', 'two', 'three', 'four', 'five', 'one', 'six'];
  const shared = await signedInAt(...names);
  const known = async (name: string) => (await browsers.recognise(shared, name)) !== null;
  expect(await Promise.all(['one', 'three', 'four', 'five', 'six'].map(known))).toEqual(Array(5).fill(true));
  expect(await known('two')).toBe(false);
  expect(cookieOf(shared).split('.')).toHaveLength(1 + 5);
});
