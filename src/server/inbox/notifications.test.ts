import { describe, expect, test } from 'vitest';
import { type Visitor, testSchool } from '../../../tests/support/school.ts';
import { notifyAccount, notifyAccounts, notifyStaff } from './notify.ts';

const school = await testSchool();

const words = {
  kind: 'other' as const,
  childId: null,
  title: 'Study kit ordered',
  titleIndo: 'Paket belajar dipesan',
  body: 'We are packing it for Alya.',
  bodyIndo: 'Paket untuk Alya sedang kami siapkan.',
  link: '/children/1',
};
const tellOne = (userId: number, changes: Partial<typeof words> = {}) =>
  school.parts.database.transaction((tx) =>
    notifyAccount(tx, { ...words, ...changes, userId, now: school.clock.now() }),
  );
interface WireNotification {
  notif_id: number;
  title: string;
  is_read: boolean;
}
const inboxOf = async (who: Visitor & { userId: number }) =>
  (await who.call('GET', `/notif/${who.userId}`)).body['notifications'] as WireNotification[];
const signedInAdmin = async () => {
  const admin = await school.admin();
  const { users } = (await admin.call('GET', '/users/session')).body as unknown as {
    users: { user_id: number };
  };
  return { ...admin, userId: users.user_id };
};

describe('an inbox', () => {
  test('of a closed account is told nothing, while others of the same moment are', async () => {
    const [closed, open] = [await school.parent(), await school.parent()];
    const now = school.clock.now();
    await school.rows('update users set closed_at = $2 where user_id = $1', [closed.userId, now]);
    await tellOne(closed.userId);
    await school.parts.database.transaction((tx) =>
      notifyAccounts(
        tx,
        [closed, open].map(({ userId }) => ({ ...words, userId, now })),
      ),
    );
    const told = await school.rows('select user_id from notifications where user_id = any($1)', [
      [closed.userId, open.userId],
    ]);
    expect(told).toEqual([{ user_id: open.userId }]);
  });

  test('holds what the school tells, in both languages, newest first', async () => {
    const parent = await school.parent();
    expect(await inboxOf(parent)).toEqual([]);
    await tellOne(parent.userId);
    await tellOne(parent.userId, { title: 'Payment received' });
    expect(await inboxOf(parent)).toEqual([
      expect.objectContaining({ title: 'Payment received' }),
      {
        notif_id: expect.any(Number),
        user_id: parent.userId,
        kind: 'other',
        child_id: null,
        title: 'Study kit ordered',
        title_indo: 'Paket belajar dipesan',
        body: 'We are packing it for Alya.',
        body_indo: 'Paket untuk Alya sedang kami siapkan.',
        link: '/children/1',
        is_read: false,
        created_at: '2026-08-10T03:00:00.000Z',
      },
    ]);
  });

  test('shows the newest 200', async () => {
    const parent = await school.parent();
    for (let n = 1; n <= 201; n += 1) await tellOne(parent.userId, { title: `Message ${n}` });
    const shown = await inboxOf(parent);
    expect([shown.length, shown[0]?.title, shown.at(-1)?.title]).toEqual([200, 'Message 201', 'Message 2']);
  });

  test('holds nothing of a change that did not happen', async () => {
    const parent = await school.parent();
    const change = school.parts.database.transaction(async (tx) => {
      await notifyAccount(tx, { ...words, userId: parent.userId, now: school.clock.now() });
      throw new Error('taken back');
    });
    await expect(change).rejects.toThrow('taken back');
    expect(await inboxOf(parent)).toEqual([]);
  });

  test("is the account's own alone: not another parent's, and not the staff's to read", async () => {
    const [parent, other, admin] = [await school.parent(), await school.parent(), await school.admin()];
    await tellOne(parent.userId);
    for (const who of [other, admin])
      expect((await who.call('GET', `/notif/${parent.userId}`)).status).toBe(404);
  });
});

describe('a message', () => {
  test('is marked as read, and stays so', async () => {
    const parent = await school.parent();
    await tellOne(parent.userId);
    const [message] = await inboxOf(parent);
    for (let n = 0; n < 2; n += 1) {
      const answer = await parent.call('GET', `/notif/mark/${message?.notif_id}`);
      expect([answer.status, answer.body['notification']]).toEqual([200, { ...message, is_read: true }]);
    }
    expect(await inboxOf(parent)).toEqual([{ ...message, is_read: true }]);
  });

  test('is read with all others of its account by one press, and by a second one no other way', async () => {
    const [parent, other] = [await school.parent(), await school.parent()];
    for (const who of [parent, parent, other]) await tellOne(who.userId);
    const readAt = () =>
      school.rows('select read_at from notifications where user_id = $1 order by notif_id', [parent.userId]);
    expect((await parent.call('POST', '/notif/mark-all')).status).toBe(200);
    expect((await inboxOf(parent)).map(({ is_read }) => is_read)).toEqual([true, true]);
    const { users } = (await parent.call('GET', '/users/session')).body;
    expect(users).toMatchObject({ unread_messages: 0 });
    const first = await readAt();
    school.clock.advance('PT1H');
    expect((await parent.call('POST', '/notif/mark-all')).status).toBe(200);
    expect(await readAt()).toEqual(first);
    expect((await inboxOf(other)).map(({ is_read }) => is_read)).toEqual([false]);
  });

  test('of somebody else does not exist', async () => {
    const [parent, other, admin] = [await school.parent(), await school.parent(), await school.admin()];
    await tellOne(parent.userId);
    const [message] = await inboxOf(parent);
    for (const who of [other, admin])
      expect((await who.call('GET', `/notif/mark/${message?.notif_id}`)).status).toBe(404);
    expect(await inboxOf(parent)).toEqual([message]);
  });

  test('is not marked by opening its address, by a link of this site, nor from another site', async () => {
    const parent = await school.parent();
    await tellOne(parent.userId);
    const [message] = await inboxOf(parent);
    const headers: Record<string, string>[] = [
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
      { accept: 'text/html' },
    ];
    for (const given of headers)
      expect(
        (await parent.call('GET', `/notif/mark/${message?.notif_id}`, { headers: given })).status,
        JSON.stringify(given),
      ).toBe(403);
    expect(await inboxOf(parent)).toEqual([message]);
  });
});

test('what staff should know reaches every admin and no parent', async () => {
  const [one, two, parent] = [await signedInAdmin(), await signedInAdmin(), await school.parent()];
  await school.parts.database.transaction((tx) => notifyStaff(tx, { ...words, now: school.clock.now() }));
  expect((await inboxOf(one)).map(({ title }) => title)).toEqual(['Study kit ordered']);
  expect((await inboxOf(two)).map(({ title }) => title)).toEqual(['Study kit ordered']);
  expect(await inboxOf(parent)).toEqual([]);
});
