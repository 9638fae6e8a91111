import { expect, test } from 'vitest';
import { oralResults } from './oral-results.ts';
import { levels, oralSchool } from './oral.test-support.ts';

const given = oralSchool();

test('a teacher opens the slots of a day, and families whose child may have the test are told once (rule R209)', async () => {
  const alya = await given.pupil();
  const bima = await given.pupil({ name: 'Bima', term: 2, paid: [1, 2, 3] });
  const opened = await given.open();
  expect(opened.status, opened.body.message).toBe(200);
  expect(opened.body).toMatchObject({
    families: 1,
    slots: [
      { starts_at: '2026-10-28T09:00:00.000Z', minutes: 15, part: 1, state: 'planned', test: null },
      { starts_at: '2026-10-28T09:15:00.000Z' },
      { starts_at: '2026-10-28T09:30:00.000Z' },
      { starts_at: '2026-10-28T09:45:00.000Z' },
    ],
  });
  await given.slots({ day: '2026-10-29' });
  expect(await given.told(alya)).toMatchObject([
    {
      kind: 'test_slots_open',
      title: 'Alya: choose a time for the oral test after unit 3',
      link: `/children/${alya.childId}/tests`,
    },
  ]);
  expect(await given.told(bima)).toEqual([]);
});

test('slots are refused that overlap others or a live class of the teacher, past ones, those of other weeks, at night, and hosts’ links', async () => {
  await given.pupil();
  await given.live.seat();
  const [group] = (await given.live.groups()).groups;
  await given.live.meets(group?.group_id ?? 0);
  await given.slots();
  const refused = async (details: object) => {
    const { status, body } = await given.open(details);
    return `${status} ${body.message}`;
  };
  expect(await refused({ starts: '16:50', ends: '17:20' })).toMatch(/^409 The teacher has another/);
  // The live class of unit 3 is on Thursday at 16.00.
  expect(await refused({ day: '2026-10-29', starts: '16:30', ends: '17:30' })).toMatch(
    /^409 The teacher has/,
  );
  expect(await refused({ day: '2026-10-25' })).toMatch(/^409 The oral tests of this part/);
  expect(await refused({ day: '2026-10-30', starts: '20:00', ends: '21:30' })).toMatch(
    /^409 Oral tests are between/,
  );
  expect(await refused({ day: '2026-10-30', ends: '16:10' })).toMatch(/^422 No test fits/);
  expect(await refused({ day: '2026-10-30', minutes: 25 })).toMatch(/^422/);
  expect(await refused({ day: '2026-10-30', part: 4 })).toMatch(/^422/);
  expect(await refused({ day: '2026-10-30', link: 'https://zoom.us/s/1?zak=x' })).toMatch(
    /^422 This link is for/,
  );
  expect(await refused({ day: '2026-10-30', link: 'https://evil.test/j/1' })).toMatch(/^422 Please paste/);
  expect(await refused({ day: '2026-10-30', teacher_id: given.live.owner.userId })).toMatch(/^403/);
  // All at once, each beside its field.
  const link = 'https://evil.test/j/1';
  const all = await given.open({ day: '2026-10-25', starts: '22:00', ends: '23:00', link });
  expect(all.body['errors']).toEqual({
    day: expect.stringMatching(/^The oral tests of this part/),
    starts: expect.stringMatching(/^Oral tests are between/),
    link: expect.stringMatching(/^Please paste/),
  });
  given.on('2026-11-01');
  expect(await refused({ day: '2026-10-30' })).toMatch(/^409 This time is in the past/);
  expect(await refused({ day: '2026-11-02' })).toBe('200 OK');
});

test('no live class is put where its teacher holds an oral test (rule R209)', async () => {
  await given.pupil();
  const [group] = (await given.live.groups()).groups;
  await given.live.meets(group?.group_id ?? 0);
  await given.slots();
  const third = (await given.live.groups()).sessions.find(({ unit }) => unit === 3);
  const moved = (starts_at: string) =>
    given.live.post('/live-class/session', { session_id: third?.session_id, starts_at });
  expect((await moved('2026-10-28T09:30:00Z')).body.message).toMatch(
    / has an oral test on Wednesday 28-10, 16\.\d\d–1\d\.\d\d$/,
  );
  expect((await moved('2026-10-28T10:00:00Z')).status).toBe(200);
});

test('two who open slots of one teacher at the same moment never take the teacher twice', async () => {
  const answers = await Promise.all([
    given.open(),
    given.open(),
    given.open({ starts: '16:10', ends: '16:40' }),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('the owner opens slots for a teacher; a clerk organises them and sees no result', async () => {
  const alya = await given.pupil();
  const { owner, teacher, school } = given.live;
  const clerk = await school.admin('clerk');
  const [slot] = await given.slots({ teacher_id: teacher.userId }, owner);
  await given.book(alya, slot);
  given.on('2026-10-28', '16:05');
  expect((await given.result(slot, { levels, remark: 'Brave.' }, clerk)).status).toBe(403);
  expect((await given.result(slot, { levels, remark: 'Brave.' })).status).toBe(200);
  const seenBy = async (who: typeof owner) => {
    const { body } = await given.schedule('', who);
    return (body['slots'] as { test: unknown }[])[0]?.test;
  };
  expect(await seenBy(owner)).toMatchObject({ first_name: 'Alya', state: 'done', levels, remark: 'Brave.' });
  expect(await seenBy(clerk)).toMatchObject({ first_name: 'Alya', state: 'done', levels: null, remark: '' });
});

test('a family books a slot, moves it and gives it up until the day before, in WIB (rule R210)', async () => {
  const alya = await given.pupil();
  const [first, second] = await given.slots();
  await given.slots({ day: '2026-11-05' });
  given.on('2026-10-27', '23:59');
  expect((await given.seen(alya)).slots).toHaveLength(8);
  expect((await given.book(alya, first)).status).toBe(200);
  expect((await given.book(alya, second)).status).toBe(200);
  expect(await given.seen(alya)).toMatchObject({
    right: 'open',
    may_book: true,
    test: { slot_id: second, state: 'booked', may_be_moved: true, link: null },
  });
  expect(await given.school.rows('select count(*)::int as count from oral_tests')).toEqual([{ count: 1 }]);
  expect((await given.giveUp(alya, second)).status).toBe(200);
  expect((await given.seen(alya)).test).toBeNull();
  await given.book(alya, first);
  given.on('2026-10-28', '00:00');
  const later = (await given.seen(alya)).slots;
  expect(later).toEqual([]);
  const [far] = await given.slots({ day: '2026-11-06' });
  expect((await given.book(alya, far)).status).toBe(409);
  expect((await given.giveUp(alya, first)).status).toBe(409);
  const bima = await given.pupil({ name: 'Bima' });
  expect((await given.book(bima, second)).status).toBe(409);
  expect((await given.seen(bima)).slots.map(({ slot_id }) => slot_id)).not.toContain(second);
});

test('two families who book one slot at the same moment: one has it, the other is told that it is taken', async () => {
  const [alya, bima] = [await given.pupil(), await given.pupil({ name: 'Bima' })];
  const [slot, other] = await given.slots();
  const answers = await Promise.all([given.book(alya, slot), given.book(bima, slot), given.book(alya, slot)]);
  expect(answers.map(({ status }) => status)).toContain(409);
  const [row] = await given.school.rows('select count(*)::int as count from oral_tests');
  expect(row).toEqual({ count: 1 });
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused.map(({ body }) => body.message)).toContain(
    'This time has just been taken. Please choose another one',
  );
  // One family for two slots at once keeps one of them.
  await Promise.all([given.book(bima, other), given.book(bima, other), given.book(alya, other)]);
  const rows = await given.school.rows('select enrolment_id from oral_tests where part = 1');
  expect(new Set(rows.map((one) => one['enrolment_id'])).size).toBe(rows.length);
});

test('one family that books two slots at the same moment has one', async () => {
  const alya = await given.pupil();
  const slots = await given.slots();
  await Promise.all(slots.map((slot) => given.book(alya, slot)));
  expect(await given.school.rows('select count(*)::int as count from oral_tests')).toEqual([{ count: 1 }]);
});

test('no slot is for another family’s child, another teacher’s group, an unpaid bill or a package without tests', async () => {
  const alya = await given.pupil();
  const other = await given.school.admin('teacher');
  const budi = await given.pupil({ name: 'Budi', grade: 4, teacher: other });
  const [slot] = await given.slots();
  const [ofOther] = await given.slots({}, other);
  expect((await given.book({ ...alya, parent: budi.parent }, slot)).status).toBe(404);
  expect((await given.book(budi, slot)).status).toBe(404);
  expect((await given.book(alya, ofOther)).status).toBe(404);
  expect((await given.seen(budi)).slots.map(({ slot_id }) => slot_id)).toContain(ofOther);
  await given.book(alya, slot);
  expect((await given.giveUp(budi, slot)).status).toBe(404);
  const citra = await given.pupil({ name: 'Citra', term: 2 });
  const dewi = await given.pupil({ name: 'Dewi', term: 4, paid: [2] });
  expect((await given.book(citra, slot)).body.message).toContain('not open');
  expect(await given.seen(citra)).toMatchObject({ right: 'not_in_package', may_book: false, slots: [] });
  expect((await given.book(dewi, slot)).status).toBe(409);
  const found = async (path: string) => (await other.call('GET', path)).status;
  expect(await found(`/oral-tests/${slot}`)).toBe(404);
  given.on('2026-10-28', '16:05');
  expect((await given.result(slot, { levels }, other)).status).toBe(404);
  expect((await other.call('DELETE', `/oral-tests/slots/${slot}`)).status).toBe(404);
});

test('a family has the link from 15 minutes before to the end, and no message tells it (rule R189)', async () => {
  const alya = await given.pupil();
  const [slot] = await given.slots();
  await given.book(alya, slot);
  const linkAt = async (time: string) => {
    given.on('2026-10-28', time);
    return (await given.seen(alya)).test?.link;
  };
  expect(await linkAt('15:44')).toBeNull();
  expect(await linkAt('15:45')).toBe('https://meet.google.com/abc-defg-hij');
  expect(await linkAt('16:14')).toBe('https://meet.google.com/abc-defg-hij');
  expect(await linkAt('16:15')).toBeNull();
  const texts = await given.school.rows('select title, body, body_indo from notifications');
  expect(JSON.stringify(texts)).not.toContain('meet.google');
});

test('a booked slot that the teacher takes away is told at once, also at night when it is near; one that has begun stays', async () => {
  const alya = await given.pupil();
  const [slot, other] = await given.slots();
  await given.book(alya, slot);
  given.on('2026-10-28', '06:00');
  const removed = await given.live.teacher.call('DELETE', `/oral-tests/slots/${slot}`);
  expect(removed.body).toMatchObject({ families: 1 });
  const [, told] = await given.told(alya);
  expect(told).toMatchObject({
    kind: 'oral_test_cancelled',
    title: 'Alya: no oral test on Wednesday 28 October',
    is_urgent: true,
  });
  expect((await given.seen(alya)).test).toBeNull();
  given.on('2026-10-27');
  await given.book(alya, other);
  given.on('2026-10-28', '16:20');
  expect((await given.live.teacher.call('DELETE', `/oral-tests/slots/${other}`)).status).toBe(409);
});

test('five levels and a remark are entered once the test has begun, and corrected by version (rule R211)', async () => {
  const alya = await given.pupil();
  const [slot, free] = await given.slots();
  await given.book(alya, slot);
  given.on('2026-10-28', '15:59');
  expect((await given.result(slot, { levels })).status).toBe(409);
  given.on('2026-10-28', '16:01');
  expect((await given.result(free, { levels })).status).toBe(404);
  expect((await given.result(slot, { levels: { ...levels, words: 6 } })).status).toBe(422);
  expect((await given.result(slot, { remark: 'no levels' })).status).toBe(422);
  const said = await given.result(slot, { levels, remark: 'Alya tells stories.' });
  expect(said.body).toMatchObject({
    slot: { test: { state: 'done', levels, remark: 'Alya tells stories.' } },
  });
  const { version } = (said.body['slot'] as { test: { version: number } }).test;
  const corrected = { levels: { ...levels, grammar: 5 }, remark: 'Alya tells stories.', version };
  expect((await given.result(slot, corrected)).status).toBe(200);
  const stale = await given.result(slot, corrected);
  expect(stale.status).toBe(409);
  expect(stale.body).toMatchObject({ slot: { test: { levels: { grammar: 5 } } } });
  const results = await oralResults(given.school.parts.database.db, [alya.enrolmentId]);
  expect(results.get(alya.enrolmentId)).toEqual([
    {
      slotId: slot,
      part: 1,
      startsAt: new Date('2026-10-28T09:00:00Z'),
      levels: [
        { skill: 'understanding', level: 4 },
        { skill: 'speaking', level: 3 },
        { skill: 'pronunciation', level: 4 },
        { skill: 'words', level: 3 },
        { skill: 'grammar', level: 5 },
      ],
      remark: 'Alya tells stories.',
    },
  ]);
  // What the family reads of it stands in the report.
  expect(JSON.stringify(await given.seen(alya))).not.toContain('stories');
  expect((await given.book(alya, free)).body.message).toContain('already');
});

test('a child that did not come may book once more, and the first slot cannot become a result then', async () => {
  const alya = await given.pupil();
  const [slot] = await given.slots();
  const [second] = await given.slots({ day: '2026-11-04' });
  const [third] = await given.slots({ day: '2026-11-11' });
  await given.book(alya, slot);
  given.on('2026-10-28', '16:10');
  expect((await given.result(slot, { absent: true })).status).toBe(200);
  expect(await given.seen(alya)).toMatchObject({ may_book: true, test: { state: 'absent' } });
  const { body } = await given.schedule();
  expect(body['waiting']).toMatchObject([{ first_name: 'Alya', was_absent: true }]);
  expect((await given.book(alya, second)).status).toBe(200);
  expect((await given.result(slot, { levels })).body.message).toContain('another time');
  given.on('2026-11-04', '16:10');
  await given.result(second, { absent: true });
  const refused = await given.book(alya, third);
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('missed it twice')]);
  expect((await given.seen(alya)).may_book).toBe(false);
});

test('staff see a week of a part with who has booked none; the log keeps who changed what, and no word about the child', async () => {
  const [alya] = [await given.pupil(), await given.pupil({ name: 'Bima' })];
  const [slot] = await given.slots();
  await given.book(alya, slot);
  const week = await given.schedule('?part=1&from=2026-10-30');
  expect(week.body).toMatchObject({
    part: 1,
    first_day: '2026-10-26',
    last_day: '2026-11-22',
    from: '2026-10-26',
  });
  expect(week.body['slots']).toHaveLength(4);
  expect(week.body['waiting']).toMatchObject([{ first_name: 'Bima', was_absent: false }]);
  expect((await given.schedule('?part=1&from=2026-11-03')).body['slots']).toEqual([]);
  expect((await given.schedule('?part=2')).body).toMatchObject({ slots: [], from: '2027-01-18' });
  given.on('2026-10-28', '16:01');
  await given.result(slot, { levels, remark: 'A secret remark' });
  given.on('2026-10-28', '16:05');
  await given.result(slot, { levels: { ...levels, grammar: 5 }, remark: 'A secret remark' });
  const clerk = await given.school.admin('clerk');
  const { body } = await clerk.call('GET', `/log?kind=oral_test&id=${slot}`);
  expect(body['entries']).toMatchObject([
    {
      before: { result_at: '2026-10-28T09:01:00.000Z' },
      after: { result_at: '2026-10-28T09:05:00.000Z' },
    },
    { before: { state: 'booked', result_at: null }, after: { state: 'done' } },
    { action: 'create' },
  ]);
  const log = JSON.stringify((await given.live.owner.call('GET', '/log?kind=oral_test')).body);
  expect(log).not.toMatch(/secret|Alya|meet\.google|levels|4 3 4 3/);
});
