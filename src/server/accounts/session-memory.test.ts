import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, type TestSchool, startSchool } from '../../../tests/support/school.ts';
import { users } from './tables.ts';
import { newToken } from './token.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await startSchool();
});
afterAll(() => school.close());

const statusWith = async (cookie: string) => (await school.call('GET', '/users/session', { cookie })).status;

/** How often the database was read meanwhile. */
const asked = async (work: () => Promise<void>) => {
  const before = school.parts.database.queries();
  await work();
  return school.parts.database.queries() - before;
};

test('a made-up session is looked up once at most, and one that no token looks like never', async () => {
  const cookie = `kancil_session=${newToken().token}`;
  expect(
    await asked(async () => {
      for (let n = 0; n < 20; n += 1) expect(await statusWith(cookie)).toBe(401);
    }),
  ).toBe(1);
  expect(
    await asked(async () => {
      for (const made of ['x', `${'a'.repeat(42)}!`, 'a'.repeat(4000)])
        expect(await statusWith(`kancil_session=${made}`)).toBe(401);
    }),
  ).toBe(0);
});

test('a session counts from the answer that begins it until the one that ends it, in any number of browsers', async () => {
  const parent = await school.parent();
  const [first, body] = [parent.cookie(), { email: parent.email, password: PASSWORD }];
  expect(await statusWith(first)).toBe(200);
  await parent.call('POST', '/users/logout');
  for (let n = 0; n < 2; n += 1) expect(await statusWith(first)).toBe(401);
  // Signing in with the cookie of the ended session begins another.
  const again = school.visitor();
  await again.call('POST', '/users/login', { body, cookie: first });
  expect(await statusWith(again.cookie())).toBe(200);
  expect(await statusWith(first)).toBe(401);
});

test('a session whose account was closed for a while counts again when it is opened', async () => {
  const parent = await school.parent();
  const close = (closedAt: Date | null) =>
    school.parts.database.transaction((tx) =>
      tx.update(users).set({ closedAt }).where(eq(users.email, parent.email)),
    );
  await close(school.clock.now());
  expect(await statusWith(parent.cookie())).toBe(401);
  await close(null);
  expect(await statusWith(parent.cookie())).toBe(200);
});

test('a session that was over by a clock that ran ahead counts again when the clock is right', async () => {
  const parent = await school.parent();
  const now = school.wallClock.now().toISOString();
  school.wallClock.advance('P31D');
  expect(await statusWith(parent.cookie())).toBe(401);
  school.wallClock.set(now);
  expect(await statusWith(parent.cookie())).toBe(200);
});
