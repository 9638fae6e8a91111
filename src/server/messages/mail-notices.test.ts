import { afterEach, expect, test, vi } from 'vitest';
import { messagesSchool } from './messages.test-support.ts';
import { notifyAccount } from '../inbox/notify.ts';
import type { NoticeKind } from '../../domain/messages/notice-kind.ts';

const given = messagesSchool();
afterEach(() => vi.restoreAllMocks());

const tell = (kind: NoticeKind, title: string, isUrgent = false) =>
  given.school.parts.database.transaction((tx) =>
    notifyAccount(tx, {
      userId: given.parent.userId,
      kind,
      childId: null,
      title,
      titleIndo: `${title} (ID)`,
      body: 'What there is to know.',
      bodyIndo: 'Kabarnya begini.',
      link: '/children/1',
      isUrgent,
      now: given.school.clock.now(),
    }),
  );
const subjects = async () =>
  (await given.mails()).map(
    ({ subject, sentAt }) =>
      `${new Date(sentAt.getTime() + 7 * 3_600_000).toISOString().slice(0, 16)} ${subject}`,
  );

test('one mail of notices a day, what comes later waits until 06.30, and money waits for nothing', async () => {
  await tell('grade_set', 'Grade 3');
  await tell('parcel_shipped', 'A parcel');
  await given.moveTo('2026-08-10T03:01:00Z');
  await tell('parcel_shipped', 'Another parcel');
  await tell('bill_due', 'A bill');
  await given.moveTo('2026-08-11T12:00:00Z');
  expect(await subjects()).toEqual([
    '2026-08-10T10:00 Grade 3 (ID) (dan 1 kabar lain)',
    '2026-08-10T10:01 A bill (ID)',
    '2026-08-11T06:30 Another parcel (ID)',
  ]);
});

test('what is said at short notice is a mail of its own, at once, at night and after the mail of the day too', async () => {
  await tell('live_class_moved', 'Moved next week');
  await tell('live_class_moved', 'Moved to tomorrow', true);
  await given.moveTo('2026-08-10T14:30:00Z');
  await tell('grade_set', 'Grade 3');
  await tell('live_class_cancelled', 'Cancelled tomorrow', true);
  await tell('live_class_soon', 'In an hour');
  await given.moveTo('2026-08-11T12:00:00Z');
  expect(await subjects()).toEqual([
    '2026-08-10T10:00 Moved to tomorrow (ID)',
    '2026-08-10T10:00 Moved next week (ID)',
    '2026-08-10T21:30 Cancelled tomorrow (ID) (dan 1 kabar lain)',
    '2026-08-11T06:30 Grade 3 (ID)',
  ]);
});

test('the mail of the day says a live class before videos and parcels, and its subject is the class', async () => {
  await given.moveTo('2026-08-10T14:30:00Z');
  await tell('video_new', 'New this week');
  await tell('parcel_shipped', 'A parcel');
  await tell('live_class_tomorrow', 'Live class tomorrow');
  await given.moveTo('2026-08-11T12:00:00Z');
  expect(await subjects()).toEqual(['2026-08-11T06:30 Live class tomorrow (ID) (dan 2 kabar lain)']);
  const [mail] = await given.mails();
  const text = mail?.text ?? '';
  const said = ['Live class tomorrow', 'New this week', 'A parcel'].map((title) => text.indexOf(title));
  expect(said).toEqual(said.toSorted((a, b) => a - b));
  expect(said).not.toContain(-1);
});

test('a family may switch off what is said at short notice, too', async () => {
  const mails = { live_class_moved: false, live_class_soon: false };
  await given.parent.call('POST', '/messages/settings', { body: { mails } });
  await tell('live_class_moved', 'Moved to tomorrow', true);
  await tell('live_class_soon', 'In an hour');
  await given.moveTo('2026-08-11T12:00:00Z');
  expect(await subjects()).toEqual([]);
});

test('nothing is mailed between 21.00 and 06.30', async () => {
  await given.moveTo('2026-08-10T14:00:00Z');
  await tell('grade_set', 'Grade 3');
  await given.moveTo('2026-08-11T12:00:00Z');
  expect(await subjects()).toEqual(['2026-08-11T06:30 Grade 3 (ID)']);
});

test('a kind that was switched off stays in the inbox and is not mailed; money always is', async () => {
  const { call } = given.parent;
  const off = await call('POST', '/messages/settings', { body: { mails: { grade_set: false } } });
  expect(off.body['mails']).toEqual({
    video_new: true,
    parcel_shipped: true,
    grade_set: false,
    year_ending: true,
    holidays_changed: true,
    live_class_tomorrow: true,
    live_class_soon: true,
    live_class_moved: true,
    live_class_cancelled: true,
    live_class_message: true,
    school_message: true,
    report_published: true,
    written_test_open: true,
    test_slots_open: true,
    oral_test_tomorrow: true,
    oral_test_cancelled: true,
    certificate_ready: true,
    registration_open: true,
    registration_closing: true,
  });
  expect((await call('GET', '/messages/settings')).body['mails']).toEqual(off.body['mails']);
  await tell('grade_set', 'Grade 3');
  await tell('bill_due', 'A bill');
  await given.moveTo('2026-08-11T12:00:00Z');
  expect(await subjects()).toEqual(['2026-08-10T10:00 A bill (ID)']);
  expect(await given.told('grade_set')).toHaveLength(1);
});

test('the address in a mail switches its kinds off, once and again, and no other address does', async () => {
  await tell('grade_set', 'Grade 3');
  const [mail] = await given.mails();
  const leave = new URL(/http\S+leave-mails\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  const [token, kinds] = [leave.searchParams.get('token'), leave.searchParams.get('kinds')];
  expect(kinds).toBe('grade_set');
  const post = async (body: object) => (await given.school.call('POST', '/messages/leave', { body })).status;
  expect(await post({ token: `${token}x`, kinds: ['grade_set'] })).toBe(404);
  expect(await post({ token, kinds: ['bill_due'] })).toBe(422);
  const settings = async () => (await given.parent.call('GET', '/messages/settings')).body['mails'];
  expect(await settings()).toMatchObject({ grade_set: true });
  expect(await post({ token, kinds: ['grade_set'] })).toBe(200);
  expect(await post({ token, kinds: ['grade_set'] })).toBe(200);
  expect(await settings()).toMatchObject({ grade_set: false, video_new: true });
});

test('looking at the address says what is mailed and changes nothing; another one says only that it is nobody’s', async () => {
  await tell('grade_set', 'Grade 3');
  const [mail] = await given.mails();
  const leave = new URL(/http\S+leave-mails\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  const token = leave.searchParams.get('token') ?? '';
  const look = (at: string) => given.school.call('GET', `/messages/leave/${at}`);
  expect((await look(token)).body['mails']).toMatchObject({ grade_set: true, video_new: true });
  expect((await look(token)).body['mails']).toMatchObject({ grade_set: true });
  await given.school.call('POST', '/messages/leave', { body: { token, kinds: ['grade_set'] } });
  expect((await look(token)).body['mails']).toMatchObject({ grade_set: false, video_new: true });
  const guessed = await look(`${token}x`);
  expect(guessed.status).toBe(404);
  expect(guessed.body).not.toHaveProperty('mails');
});

test('a family that has closed its account a second ago gets no mail of what it was told before', async () => {
  await given.moveTo('2026-08-10T14:00:00Z');
  await tell('grade_set', 'Grade 3');
  await tell('bill_due', 'A bill');
  await given.moveTo('2026-08-10T23:29:00Z');
  const { school, parent } = given;
  await school.rows('update users set closed_at = $2 where user_id = $1', [
    parent.userId,
    new Date('2026-08-10T23:29:59Z'),
  ]);
  await given.moveTo('2026-08-11T12:00:00Z');
  expect(await subjects()).toEqual([]);
});

test('a mail of money cannot be left', async () => {
  await tell('bill_due', 'A bill');
  const [mail] = await given.mails();
  expect(mail?.text).not.toContain('leave-mails');
});

test('a warning of an erasure is the mail of its day, too', async () => {
  await tell('child_erased_soon', 'A warning');
  await given.moveTo('2026-08-10T03:01:00Z');
  await tell('parcel_shipped', 'A parcel');
  await given.moveTo('2026-08-11T12:00:00Z');
  expect(await subjects()).toEqual(['2026-08-10T10:00 A warning (ID)', '2026-08-11T06:30 A parcel (ID)']);
});

/** Notices to this family that wait for a mail server to answer. */
const waiting = async () => {
  const rows = await given.school.rows(
    `select kind from letters where recipient = $1 and kind = 'notices' and next_try_at is not null`,
    [given.parent.email],
  );
  return rows.map(({ kind }) => kind);
};
/** As after a mail server that was not there. */
const failOnce = async () => {
  await tell('grade_set', 'Grade 3');
  vi.spyOn(given.school.parts.mail, 'send').mockRejectedValueOnce(new Error('451 come back later'));
  await given.mails();
  expect(await waiting()).toEqual(['notices']);
};

test('what waits to be mailed is taken back when the family is closed (rule R172)', async () => {
  await failOnce();
  const staff = await given.school.admin();
  await staff.call('POST', '/office/family/close', { body: { user_id: given.parent.userId } });
  expect(await waiting()).toEqual([]);
});

test('and when its address is corrected: whoever has the former one is not told of a child', async () => {
  await failOnce();
  const staff = await given.school.admin();
  const body = { email: 'corrected@example.test' };
  await staff.call('POST', `/users/${given.parent.userId}/email`, { body });
  expect(await waiting()).toEqual([]);
});

test('a mail of notices that failed in the evening is tried again in the morning', async () => {
  await given.moveTo('2026-08-10T13:59:00Z');
  await failOnce();
  await given.moveTo('2026-08-11T12:00:00Z');
  expect(await subjects()).toEqual(['2026-08-11T06:30 Grade 3 (ID)']);
});

test('one at short notice that failed at night is tried again at once', async () => {
  await given.moveTo('2026-08-10T14:59:00Z');
  await tell('live_class_moved', 'Moved to tomorrow', true);
  vi.spyOn(given.school.parts.mail, 'send').mockRejectedValueOnce(new Error('451 come back later'));
  await given.mails();
  await given.moveTo('2026-08-11T12:00:00Z');
  expect(await subjects()).toEqual(['2026-08-10T22:00 Moved to tomorrow (ID)']);
});
