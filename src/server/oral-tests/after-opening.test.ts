import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { TodayCard } from '../../contract/today.ts';
import { levels, oralSchool } from './oral.test-support.ts';
import { tellOfOpenSlotsJob } from './tell-of-open-slots.ts';

const given = oralSchool();
const lookAgain = () => tellOfOpenSlotsJob(given.school.parts.oralTests).runDue(given.school.clock.now());
const pay = (enrolmentId: number) =>
  given.school.rows(
    `update bills set paid_at = $2, paid_by = (select order_id from payments limit 1)
     where enrolment_id = $1 and paid_at is null`,
    [enrolmentId, given.school.clock.now()],
  );

test('a family whose bill is paid after the slots were opened hears of them then, once, also by two processes (rule R225)', async () => {
  const alya = await given.pupil();
  const bima = await given.pupil({ name: 'Bima', term: 4, paid: [] });
  const [slot] = await given.slots();
  await lookAgain();
  expect(await given.told(bima)).toEqual([]);
  await pay(bima.enrolmentId);
  await Promise.all([lookAgain(), lookAgain()]);
  expect(await given.told(bima)).toMatchObject([
    { kind: 'test_slots_open', title: 'Bima: choose a time for the oral test after unit 3' },
  ]);
  await given.slots({ day: '2026-10-29' });
  await lookAgain();
  expect(await given.told(bima)).toHaveLength(1);
  expect(await given.told(alya)).toHaveLength(1);
  expect((await given.book(bima, slot)).status).toBe(200);
});

test('nobody is told of slots that are taken or cannot be booked any more, of another teacher, or of a part without right', async () => {
  const alya = await given.pupil();
  const bima = await given.pupil({ name: 'Bima', term: 4, paid: [] });
  const ofOther = await given.pupil({ name: 'Citra', grade: 4, teacher: given.live.owner });
  const withoutRight = await given.pupil({ name: 'Dina', term: 2 });
  const [slot] = await given.slots({ ends: '16:15' });
  await lookAgain();
  expect(await given.told(alya)).toHaveLength(1);
  expect([await given.told(ofOther), await given.told(withoutRight)]).toEqual([[], []]);
  await given.book(alya, slot);
  await pay(bima.enrolmentId);
  await lookAgain();
  expect(await given.told(bima)).toEqual([]);
  await given.giveUp(alya, slot);
  given.on('2026-10-28', '00:00');
  await lookAgain();
  expect(await given.told(bima)).toEqual([]);
});

test('a child that left and is taken back hears of its free times again (rule R314)', async () => {
  const alya = await given.pupil();
  await given.slots();
  const { owner, seat } = given.live;
  for (const said of ['left', 'back']) {
    await owner.call('POST', `/office/child/${said}`, { body: { child_id: alya.childId } });
    await seat();
    await lookAgain();
    expect(await given.told(alya)).toHaveLength(said === 'left' ? 1 : 2);
  }
});

test('who has no time is told again once all that it was told of is gone and more is opened, once a day (rule R284)', async () => {
  const [alya, bima] = [await given.pupil(), await given.pupil({ name: 'Bima' })];
  const [slot, other] = await given.slots({ ends: '16:30' });
  const opened = async (details: object) => (await given.open(details)).body['families'];
  const times = async () => [(await given.told(alya)).length, (await given.told(bima)).length];
  expect(await times()).toEqual([1, 1]);
  given.on('2026-10-27');
  await given.book(alya, slot);
  // A time that Bima's family was told of is still free.
  expect(await opened({ day: '2026-10-29', ends: '16:15' })).toBe(0);
  const citra = await given.pupil({ name: 'Citra' });
  await given.book(citra, other);
  // The one of the 29th came after the family was told, so that the next look is enough.
  await lookAgain();
  expect(await times()).toEqual([1, 2]);
  await given.school.rows(`delete from oral_slots where starts_at = '2026-10-29T09:00:00Z'`);
  given.on('2026-10-27', '15:00');
  expect(await opened({ day: '2026-10-30', ends: '16:15' })).toBe(0);
  given.on('2026-10-28');
  await Promise.all([lookAgain(), lookAgain()]);
  await lookAgain();
  expect(await times()).toEqual([1, 3]);
});

test('a child that has left the groups of a teacher is not named in the teacher’s week, and its time stays taken (rule R224)', async () => {
  const alya = await given.pupil();
  const [slot] = await given.slots({ ends: '16:15' });
  await given.book(alya, slot);
  await given.school.rows('update live_groups set teacher_id = $1', [given.live.owner.userId]);
  const week = async (who = given.live.teacher) => (await given.schedule('', who)).body['slots'];
  expect(await week()).toMatchObject([{ of_other_group: true, test: null }]);
  expect(await week(given.live.owner)).toMatchObject([
    { of_other_group: false, test: { first_name: 'Alya' } },
  ]);
});

test('a calendar has one entry of a part’s oral test: moved, given up, taken away and booked again, its SEQUENCE rises (rule R288)', async () => {
  const alya = await given.pupil();
  const [first, second] = await given.slots();
  const made = await alya.parent.call('POST', `/childs/${alya.childId}/calendar`);
  let last = -1;
  /** the entries of oral tests; each look finds a higher SEQUENCE than the one before */
  const entry = async () => {
    const { pathname } = new URL(String(made.body['calendar_url']));
    const { body } = await given.school.app.inject({ url: pathname });
    const events = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent');
    const said = events
      .map((event) => (name: string) => String(event.getFirstPropertyValue(name)))
      .filter((value) => value('uid').startsWith('oral-test-'));
    expect(said).toHaveLength(1);
    const [value = String] = said;
    const sequence = Number(value('sequence'));
    expect(sequence).toBeGreaterThan(last);
    last = sequence;
    return `${value('status')} ${value('dtstart')}`;
  };
  await given.book(alya, first);
  expect(await entry()).toBe('CONFIRMED 2026-10-28T09:00:00Z');
  await given.book(alya, second);
  expect(await entry()).toBe('CONFIRMED 2026-10-28T09:15:00Z');
  await given.giveUp(alya, second);
  expect(await entry()).toBe('CANCELLED 2026-10-28T09:15:00Z');
  await given.book(alya, first);
  expect(await entry()).toBe('CONFIRMED 2026-10-28T09:00:00Z');
  await given.live.teacher.call('DELETE', `/oral-tests/slots/${first}`);
  expect(await entry()).toBe('CANCELLED 2026-10-28T09:00:00Z');
});

test('the link of a slot is changed by its teacher or the office until it begins; whoever has booked it is told that, not where (rule R226)', async () => {
  const alya = await given.pupil();
  const [slot, free] = await given.slots();
  await given.book(alya, slot);
  const link = 'https://zoom.us/j/123456789';
  const change = (who = given.live.teacher, to = link, which = slot) =>
    who.call('POST', `/oral-tests/slots/${which}/link`, { body: { link: to } });
  const other = await given.school.admin('teacher');
  expect((await change(other)).status).toBe(404);
  // Nor by its own once the child is another teacher's (rule R224).
  await given.school.rows('update live_groups set teacher_id = $1', [other.userId]);
  expect((await change()).status).toBe(404);
  await given.school.rows('update live_groups set teacher_id = $1', [given.live.teacher.userId]);
  expect((await change(given.live.teacher, 'https://zoom.us/s/1?zak=a')).status).toBe(422);
  expect((await change(given.live.teacher, 'http://zoom.us/j/1')).status).toBe(422);
  expect((await change(given.live.teacher, link, free)).body).toMatchObject({ families: 0 });
  expect((await change()).body).toMatchObject({ families: 1, slot: { link } });
  // The same one again is no news.
  expect((await change(given.live.owner)).body).toMatchObject({ families: 0 });
  const told = await given.school.rows(
    `select title, body, body_indo from notifications where user_id = $1 and kind = 'other'`,
    [alya.parent.userId],
  );
  expect(told).toEqual([
    {
      title: 'Alya: a new room for the oral test on Wednesday 28 October',
      body: 'The time stays as booked: Wednesday 28 October, 16.00 WIB. There is nothing to do: the button on Alya’s page, under “Tests”, leads to the new room.',
      body_indo:
        'Waktunya tetap: Rabu 28 Oktober, pukul 16.00 WIB. Anda tidak perlu apa-apa: tombol di halaman Alya, di bagian “Tes”, membuka ruang yang baru.',
    },
  ]);
  const log = await given.school.rows("select * from audit_log where kind = 'oral_test'");
  expect(JSON.stringify(log)).not.toMatch(/zoom|meet\.google/);
  given.on('2026-10-28', '15:50');
  expect((await given.seen(alya)).test?.link).toBe(link);
  given.on('2026-10-28', '16:00');
  expect((await change()).status).toBe(409);
});

test('a teacher who no longer sees the child neither opens its test nor judges it, an owner does (rule R224)', async () => {
  const alya = await given.pupil();
  const [slot] = await given.slots();
  await given.book(alya, slot);
  given.on('2026-10-28', '16:01');
  const seen = async (who = given.live.teacher) => (await who.call('GET', `/oral-tests/${slot}`)).status;
  /** the tests without a result, in the list and as Today counts them (rule R237) */
  const toSay = async (who = given.live.teacher) => {
    const [list, today] = [
      await given.schedule('?without_result=true', who),
      await who.call('GET', '/office/today'),
    ];
    const cards = today.body['cards'] as TodayCard[];
    const card = cards.find(({ kind }) => kind === 'oral_tests_without_result');
    return [(list.body['slots'] as unknown[]).length, card?.count ?? 0];
  };
  given.on('2026-10-28', '16:15');
  expect([await seen(), await toSay()]).toEqual([200, [1, 1]]);
  await given.school.rows('update live_groups set teacher_id = $1', [given.live.owner.userId]);
  expect([await seen(), await toSay(), await toSay(given.live.owner)]).toEqual([404, [0, 0], [1, 1]]);
  expect((await given.result(slot, { levels })).status).toBe(404);
  await given.school.rows('update live_groups set teacher_id = $1', [given.live.teacher.userId]);
  expect(await seen()).toBe(200);
  // 30 days after the 52 weeks of the batch, on 8 August 2027.
  given.on('2027-09-07');
  expect([await seen(), await toSay()]).toEqual([200, [1, 1]]);
  const week = `?academic_year_id=${given.live.batch.id}&part=1&from=2026-10-26`;
  expect((await given.schedule(week)).status).toBe(200);
  given.on('2027-09-08');
  expect(await seen()).toBe(404);
  expect((await given.schedule(week)).status).toBe(404);
  expect((await given.result(slot, { levels })).status).toBe(404);
  expect([await toSay(), await toSay(given.live.owner)]).toEqual([
    [0, 0],
    [1, 1],
  ]);
  expect((await given.result(slot, { levels }, given.live.owner)).status).toBe(200);
  expect(await seen(given.live.owner)).toBe(200);
});
