import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { PASSWORD, type Visitor, testSchool } from '../../../tests/support/school.ts';
import { users } from '../accounts/tables.ts';
import { hashOfToken, newToken } from '../accounts/token.ts';
import { openPostgres } from '../platform/db/postgres.ts';
import { fixedClock } from '../providers/clock/fixed.test-support.ts';
import { sessionMemory } from './session-memory.ts';

const school = await testSchool();

const statusWith = async (cookie: string) => (await school.call('GET', '/users/session', { cookie })).status;

/** How often the database was read meanwhile. */
const asked = (work: () => Promise<void>) => school.parts.database.countQueries(work);

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

test('a session is looked up once in five seconds, however often it is asked for', async () => {
  const parent = await school.parent();
  const ask = () => asked(async () => expect(await statusWith(parent.cookie())).toBe(200));
  const first = await ask();
  const later = await ask();
  expect(first - later).toBe(1);
  school.wallClock.advance('PT4S');
  expect(await ask()).toBe(later);
  school.wallClock.advance('PT1S');
  expect(await ask()).toBe(first);
  // A clock that was set back does not say how old something is.
  school.wallClock.set(new Date(school.wallClock.now().getTime() - 1000).toISOString());
  expect(await ask()).toBe(first);
});

test.each([
  ['signing out', (own: Visitor) => own.call('POST', '/users/logout')],
  [
    'the sign-out of all others',
    async (own: Visitor, email: string) => {
      const other = school.visitor();
      await other.call('POST', '/users/login', { body: { email, password: PASSWORD } });
      await other.call('POST', '/users/sessions/end-others');
      expect(await statusWith(other.cookie())).toBe(200);
      expect(own.cookie()).not.toBe(other.cookie());
    },
  ],
  [
    'a new password',
    async (_: Visitor, email: string) => {
      const other = school.visitor();
      await other.call('POST', '/users/login', { body: { email, password: PASSWORD } });
      const words = { new_password: 'baru-sekali-9', password_confirmation: 'baru-sekali-9' };
      const body = { email, old_password: PASSWORD, ...words };
      expect((await other.call('POST', '/change-password', { body })).status).toBe(200);
    },
  ],
  [
    'closing the account',
    (_: Visitor, email: string) =>
      school.parts.database.transaction((tx) =>
        tx.update(users).set({ closedAt: school.clock.now() }).where(eq(users.email, email)),
      ),
  ],
])('a session that was used a moment ago is over with %s', async (_, end) => {
  const parent = await school.parent();
  expect(await statusWith(parent.cookie())).toBe(200);
  const cookie = parent.cookie();
  await end(parent, parent.email);
  expect(await statusWith(cookie)).toBe(401);
});

test('a change of language shows in the next answer', async () => {
  const parent = await school.parent();
  expect(await statusWith(parent.cookie())).toBe(200);
  await school.parts.database.transaction((tx) =>
    tx.update(users).set({ locale: 'ID' }).where(eq(users.email, parent.email)),
  );
  const { message } = (await parent.call('GET', '/childs/999999')).body;
  expect(message).toBe('Tidak ditemukan');
});

/** Only a server has other processes. */
const server = process.env['TEST_DATABASE_URL'];
if (server) {
  test('a session that ends in one process is over in another at its message, or after five seconds without one', async () => {
    const { rows } = await school.parts.database.execute('select current_database() as name');
    const url = new URL(server);
    url.pathname = `/${String(rows[0]?.['name'])}`;
    const other = await openPostgres(url.href);
    try {
      let version = 0;
      await other.listen('accounts', () => {
        version += 1;
      });
      const wallClock = fixedClock('2026-08-10T00:00:00Z');
      const hears = sessionMemory(other, wallClock, () => version);
      const hearsNothing = sessionMemory(other, wallClock, () => 0);
      const parent = await school.parent();
      const [, token = ''] = /kancil_session=([^;]+)/.exec(parent.cookie()) ?? [];
      const hash = hashOfToken(token);
      for (const kept of [hears, hearsNothing]) expect(await kept.find(hash)).not.toBeNull();
      await parent.call('POST', '/users/logout');
      await expect.poll(() => hears.find(hash)).toBeNull();
      expect(await hearsNothing.find(hash)).not.toBeNull();
      wallClock.advance('PT5S');
      expect(await hearsNothing.find(hash)).toBeNull();
    } finally {
      await other.close();
    }
  });
}
