import { expect, test } from 'vitest';
import { addChild } from '../families/children.test-support.ts';
import type { ToldClass } from '../live-classes/context.ts';
import { messagesSchool } from './messages.test-support.ts';
import { tellGroup, tellOfClasses } from './tell-of-classes.ts';

const given = messagesSchool();

const at = (startsAt: string, changes: Partial<ToldClass> = {}): ToldClass => ({
  startsAt: new Date(startsAt),
  minutes: 45,
  before: null,
  teacher: 'Ratna',
  native: false,
  childIds: [],
  excusedIds: [],
  ...changes,
});
const tell = (
  kind: 'live_class_set' | 'live_class_moved' | 'live_class_cancelled',
  childIds: readonly number[],
  ...classes: ToldClass[]
) =>
  given.school.parts.database.transaction((tx) =>
    tellOfClasses(tx, {
      kind,
      classes: classes.map((one) => ({ ...one, childIds })),
      now: given.school.clock.now(),
    }),
  );
const last = async () =>
  (await given.school.rows('select * from notifications order by notif_id desc limit 1'))[0];
const child = (firstName: string) => addChild(given.parent, { first_name: firstName });
const subjects = async () =>
  (await given.mails()).map(
    ({ subject, sentAt }) =>
      `${new Date(sentAt.getTime() + 7 * 3_600_000).toISOString().slice(0, 16)} ${subject}`,
  );

test('that a group has its times says when it meets, with whom, and the first class', async () => {
  const childId = await child('Aisyah');
  const classes = [at('2026-09-03T09:00:00Z'), at('2026-10-01T09:00:00Z')];
  expect(await tell('live_class_set', [childId], ...classes)).toBe(1);
  expect(await last()).toMatchObject({
    kind: 'live_class_set',
    child_id: childId,
    title: 'Aisyah: live classes from Thursday 3 September, 16.00 WIB',
    title_indo: 'Aisyah: kelas langsung mulai Kamis 3 September, pukul 16.00 WIB',
    body: 'In the last week of each unit, on Thursday at 16.00 WIB, with Ratna, 45 minutes. The first one is on Thursday 3 September. All dates are on Aisyah’s page.',
    body_indo:
      'Di minggu terakhir setiap unit, hari Kamis pukul 16.00 WIB, bersama Ratna, 45 menit. Yang pertama Kamis 3 September. Semua tanggalnya ada di halaman Aisyah.',
    link: `/children/${childId}/live-classes`,
    mail_at: null,
  });
});

test('that a class has moved says old and new time, in the zone of the family too, and what to do', async () => {
  const childId = await child('Aisyah');
  await given.school.rows("update users set province = '91' where user_id = $1", [given.parent.userId]);
  const moved = at('2026-09-04T03:00:00Z', {
    before: { startsAt: new Date('2026-09-03T09:00:00Z'), minutes: 45 },
  });
  await tell('live_class_moved', [childId], moved);
  expect(await last()).toMatchObject({
    title: 'Aisyah: live class moved to Friday 4 September, 10.00 WIB',
    body: 'Friday 4 September, 10.00 WIB (12.00 WIT for you), with Ratna, 45 minutes, instead of Thursday 3 September, 16.00 WIB (18.00 WIT for you). Does that not work for you? Until it begins you can tell us on Aisyah’s page that Aisyah cannot come, and choose a make-up class with a free place.',
    title_indo: 'Aisyah: kelas langsung pindah ke Jumat 4 September, pukul 10.00 WIB',
    body_indo:
      'Jumat 4 September, pukul 10.00 WIB (12.00 WIT di tempat Anda), bersama Ratna, 45 menit, bukan lagi Kamis 3 September, pukul 16.00 WIB (18.00 WIT di tempat Anda). Waktunya kurang pas? Sebelum kelasnya dimulai, kabari kami di halaman Aisyah bahwa Aisyah tidak bisa ikut, lalu pilih kelas pengganti yang masih ada tempatnya.',
  });
});

test('another length alone is told as that, and not as new times', async () => {
  const childId = await child('Aisyah');
  const longer = (startsAt: string) =>
    at(startsAt, { minutes: 60, before: { startsAt: new Date(startsAt), minutes: 45 } });
  await tell('live_class_moved', [childId], longer('2026-09-03T09:00:00Z'));
  const one = await last();
  expect(one).toMatchObject({
    title: 'Aisyah: live class on Thursday 3 September, 16.00 WIB now takes 60 minutes',
    title_indo: 'Aisyah: kelas langsung Kamis 3 September, pukul 16.00 WIB sekarang 60 menit',
  });
  expect(one?.['body']).toContain(
    'Thursday 3 September, 16.00 WIB, with Ratna, 60 minutes, instead of 45 minutes.',
  );
  expect(one?.['body_indo']).toContain('bersama Ratna, 60 menit, bukan lagi 45 menit.');
  await tell('live_class_moved', [childId], longer('2026-09-03T09:00:00Z'), longer('2026-10-01T09:00:00Z'));
  const all = await last();
  expect(all).toMatchObject({
    title: 'Aisyah: live classes now take 60 minutes',
    title_indo: 'Aisyah: kelas langsung sekarang 60 menit',
  });
  expect(all?.['body']).toContain(
    'From Thursday 3 September, 16.00 WIB, each class takes 60 minutes instead of 45. They begin at the same time as before.',
  );
  expect(all?.['body_indo']).toContain(
    'Mulai Kamis 3 September, pukul 16.00 WIB, setiap kelas sekarang 60 menit, bukan lagi 45 menit. Jam mulainya tetap.',
  );
});

test('siblings of whom not the same is to be said hear apart, and are one family', async () => {
  const [aisyah, bima] = [await child('Aisyah'), await child('Bima')];
  const moved = (startsAt: string, childIds: number[]) => ({
    ...at(startsAt, { before: { startsAt: new Date('2026-09-03T09:00:00Z'), minutes: 45 } }),
    childIds,
  });
  const classes = [moved('2026-09-04T09:00:00Z', [aisyah]), moved('2026-10-02T09:00:00Z', [aisyah, bima])];
  const now = given.school.clock.now();
  const told = await given.school.parts.database.transaction((tx) =>
    tellOfClasses(tx, { kind: 'live_class_moved', classes, now }),
  );
  expect(told).toBe(1);
  const rows = await given.school.rows('select child_id, title from notifications order by notif_id');
  expect(rows).toEqual([
    { child_id: aisyah, title: 'Aisyah: live classes at new times' },
    { child_id: bima, title: 'Bima: live class moved to Friday 2 October, 16.00 WIB' },
  ]);
});

test('a child that was excused from a class that moves is told that it stays so, apart from its sibling', async () => {
  const [aisyah, bima] = [await child('Aisyah'), await child('Bima')];
  const moved = at('2026-09-04T03:00:00Z', {
    before: { startsAt: new Date('2026-09-03T09:00:00Z'), minutes: 45 },
    excusedIds: [bima],
  });
  expect(await tell('live_class_moved', [aisyah, bima], moved)).toBe(1);
  const bodies = await given.school.rows(
    'select child_id, body, body_indo from notifications order by notif_id',
  );
  expect(bodies).toMatchObject([
    { child_id: aisyah, body: expect.stringContaining('that Aisyah cannot come') },
    {
      child_id: bima,
      body: 'Friday 4 September, 10.00 WIB, with Ratna, 45 minutes, instead of Thursday 3 September, 16.00 WIB. Bima stays excused. Can you make it after all? Until it begins you can tell us on Bima’s page.',
      body_indo:
        'Jumat 4 September, pukul 10.00 WIB, bersama Ratna, 45 menit, bukan lagi Kamis 3 September, pukul 16.00 WIB. Bima tetap izin. Ternyata bisa ikut? Kabari kami di halaman Bima sebelum kelasnya dimulai.',
    },
  ]);
  const givenAgain = { ...moved, before: null, excusedIds: [aisyah, bima] };
  await tell('live_class_moved', [aisyah, bima], givenAgain);
  expect((await last())?.['body']).toBe(
    'Friday 4 September, 10.00 WIB, with Ratna, 45 minutes. Aisyah and Bima stay excused. Can you make it after all? Until it begins you can tell us on the page of each child.',
  );
});

test('that one is cancelled says that it is made up for; siblings hear together, each family once', async () => {
  const siblings = [await child('Aisyah'), await child('Bima')];
  const other = await given.school.parent({ first_name: 'Budi' });
  const third = await addChild(other, { first_name: 'Citra' });
  expect(await tell('live_class_cancelled', [...siblings, third], at('2026-09-03T09:00:00Z'))).toBe(2);
  const [told] = await given.school.rows('select * from notifications where user_id = $1', [
    given.parent.userId,
  ]);
  expect(told).toMatchObject({
    child_id: null,
    title: 'Aisyah and Bima: no live class on Thursday 3 September, 16.00 WIB',
    body: 'We are sorry, this class is cancelled: Thursday 3 September, 16.00 WIB, with Ratna, 45 minutes. It will be made up for, and we will tell you the new date as soon as we can. If you like, choose a class of another group with a free place instead, on the page of each child.',
    title_indo: 'Aisyah dan Bima: kelas langsung Kamis 3 September, pukul 16.00 WIB batal',
    body_indo:
      'Mohon maaf, kelas ini tidak jadi: Kamis 3 September, pukul 16.00 WIB, bersama Ratna, 45 menit. Pasti ada gantinya, dan tanggal barunya segera kami kabarkan. Kalau mau, pilih saja kelas kelompok lain yang masih ada tempatnya, di halaman setiap anak.',
  });
});

test('a closed account is not told, and not counted', async () => {
  const childId = await child('Aisyah');
  await given.school.rows('update users set closed_at = now() where user_id = $1', [given.parent.userId]);
  expect(await tell('live_class_cancelled', [childId], at('2026-09-03T09:00:00Z'))).toBe(0);
});

test('a change less than 24 hours ahead is mailed at night, one further ahead in the morning', async () => {
  const childId = await child('Aisyah');
  await given.moveTo('2026-09-02T15:00:00Z');
  await tell('live_class_cancelled', [childId], at('2026-10-01T09:00:00Z'));
  await tell('live_class_cancelled', [childId], at('2026-09-03T09:00:00Z'));
  await given.moveTo('2026-09-03T12:00:00Z');
  expect(await subjects()).toEqual([
    '2026-09-02T22:00 Aisyah: kelas langsung Kamis 3 September, pukul 16.00 WIB batal',
    '2026-09-03T06:30 Aisyah: kelas langsung Kamis 1 Oktober, pukul 16.00 WIB batal',
  ]);
});

test('what staff write to a group reaches each family once, in their own words, escaped in the mail', async () => {
  const childIds = [await child('Aisyah'), await child('Bima')];
  const text = 'Bring <b>something</b> red & round.';
  const now = given.school.clock.now();
  const told = await given.school.parts.database.transaction((tx) => tellGroup(tx, { childIds, text, now }));
  expect(told).toBe(1);
  expect(await last()).toMatchObject({
    kind: 'live_class_message',
    title: 'A message to Aisyah and Bima’s group',
    title_indo: 'Pesan untuk kelompok Aisyah dan Bima',
    body: text,
    body_indo: text,
  });
  const [mail] = await given.mails();
  expect(mail?.text).toContain(text);
  expect(mail?.html).toContain('&lt;b&gt;something&lt;/b&gt; red &amp; round.');
});
