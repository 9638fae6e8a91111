import { expect, test } from 'vitest';
import { liveSchool } from './live.test-support.ts';

const given = liveSchool();

/** Two groups of a grade, of twelve and of one, that meet on Thursdays and Fridays at 16.00 WIB: 3 and 4 September first. */
const twoGroups = async () => {
  const child = await given.pupil();
  await given.crowd(11);
  const other = await given.pupil({ name: 'Citra' });
  // After all the others.
  await given.school.rows('update enrolments set settled_at = $1 where enrolment_id = $2', [
    '2026-08-10T03:00:00Z',
    other.enrolmentId,
  ]);
  await given.seat();
  const [one, two] = (await given.groups()).groups;
  await given.meets(one?.group_id ?? 0);
  await given.meets(two?.group_id ?? 0, { weekday: 5 });
  const { sessions } = await given.groups();
  const ofUnit = (group_id: number | undefined, unit: number) =>
    sessions.find((session) => session.group_id === group_id && session.unit === unit)?.session_id ?? 0;
  return { child, other, own: ofUnit(one?.group_id, 1), theirs: ofUnit(two?.group_id, 1), ofUnit, one, two };
};
const first = async (child: Parameters<typeof given.classesOf>[0]) =>
  (await given.classesOf(child)).sessions[0];

test('the link is given from 15 minutes before to the end, to the own family alone', async () => {
  const { child } = await twoGroups();
  const stranger = await given.school.parent();
  given.school.clock.set('2026-09-03T08:44:59Z');
  expect(await first(child)).toMatchObject({ link: null, state: 'planned' });
  given.school.clock.set('2026-09-03T08:45:00Z');
  expect(await first(child)).toMatchObject({ link: 'https://meet.google.com/abc-defg-hij', state: 'open' });
  expect((await stranger.call('GET', `/live-class/child/${child.childId}`)).status).toBe(404);
  given.school.clock.set('2026-09-03T10:00:00Z');
  expect(await first(child)).toMatchObject({ link: null, state: 'over' });
});

test('only while the bill of that day is paid: not when it was never paid, nor after the money went back', async () => {
  const unpaid = await given.pupil({ paid: [2, 3] });
  await given.seat();
  const [group] = (await given.groups()).groups;
  await given.meets(group?.group_id ?? 0);
  given.school.clock.set('2026-09-03T09:00:00Z');
  expect(await first(unpaid)).toMatchObject({ link: null, state: 'open' });
  await given.school.rows(
    'update bills set paid_at = now(), paid_by = (select order_id from payments limit 1)',
  );
  expect(await first(unpaid)).toMatchObject({ link: expect.stringContaining('https') });
  await given.school.rows('update bills set paid_at = null, paid_by = null');
  expect((await given.classesOf(unpaid)).sessions.every(({ link }) => link === null)).toBe(true);
});

test('a child that is excused makes up for its class in the other group, once a unit, and may come after all', async () => {
  const { child, own, theirs } = await twoGroups();
  const excuse = (excused = true) =>
    given.post('/live-class/excuse', { child_id: child.childId, session_id: own, excused }, child.parent);
  const makeUp = () =>
    given.post('/live-class/make-up', { child_id: child.childId, session_id: theirs }, child.parent);
  expect((await makeUp()).status).toBe(409);
  expect((await excuse()).body['make_ups']).toMatchObject([{ session_id: theirs, instead_of: own }]);
  const made = await makeUp();
  expect(made.status).toBe(200);
  expect(made.body['sessions']).toMatchObject([
    { session_id: own, attendance: 'excused', link: null },
    { session_id: theirs, makes_up_for: own },
    ...Array.from({ length: 8 }, () => ({ makes_up_for: null })),
  ]);
  expect(made.body['make_ups']).toEqual([]);
  expect((await makeUp()).status).toBe(409);
  expect((await excuse(false)).body['sessions']).toHaveLength(9);
  given.school.clock.set('2026-09-03T09:00:00Z');
  expect((await excuse()).status).toBe(409);
});

test('nobody makes up in a class that is full, also when two ask for the last place at once', async () => {
  const { child, own, theirs } = await twoGroups();
  await given.crowd(10);
  await given.seat();
  expect(await given.seated()).toEqual({ '3.1': 12, '3.2': 11 });
  const [mate] = await given.school.rows(
    `select c.child_id, c.family_id from live_sessions s join live_pupils p using (group_id)
     join enrolments e using (enrolment_id) join children c on c.child_id = e.child_id
     where s.session_id = $1 and c.child_id <> $2 limit 1`,
    [own, child.childId],
  );
  await given.school.rows(
    'insert into live_attendance (session_id, child_id, excused_at) values ($1, $2, now()), ($1, $3, now())',
    [own, child.childId, mate?.['child_id']],
  );
  await given.school.rows('update children set family_id = $1 where child_id = $2', [
    child.parent.userId,
    mate?.['child_id'],
  ]);
  const asked = [child.childId, Number(mate?.['child_id'])].map((child_id) =>
    given.post('/live-class/make-up', { child_id, session_id: theirs }, child.parent),
  );
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200, 409]));
  // Who visits takes a place that nobody new is given.
  await given.pupil();
  await given.seat();
  expect(await given.seated()).toEqual({ '3.1': 12, '3.2': 11, '3.3': 1 });
});

test('a class is moved by hand with its families told once each, and refused in the past, out of the year, at night', async () => {
  const { child, own, one } = await twoGroups();
  const move = async (starts_at: string, more: object = {}) =>
    given.post('/live-class/session', { session_id: own, starts_at, ...more });
  expect((await move('2026-08-01T09:00:00Z')).status).toBe(409);
  expect((await move('2028-09-01T09:00:00Z')).status).toBe(409);
  expect((await move('2026-09-03T19:00:00Z')).status).toBe(409);
  const preview = await move('2026-09-05T09:00:00Z', { preview: true });
  expect(preview.body).toMatchObject({ families: 12 });
  expect(await first(child)).toMatchObject({ starts_at: '2026-09-03T09:00:00.000Z' });
  const moved = await move('2026-09-05T09:00:00Z', { version: 1 });
  expect(moved.body).toMatchObject({ families: 12, session: { starts_at: '2026-09-05T09:00:00.000Z' } });
  expect(await given.told(child.parent)).toEqual(['live_class_set', 'live_class_moved']);
  const told = await given.school.rows(`select user_id from notifications where kind = 'live_class_moved'`);
  expect([told.length, new Set(told.map((row) => row['user_id'])).size]).toEqual([12, 12]);
  const stale = await move('2026-09-06T09:00:00Z', { version: 1 });
  expect([stale.status, stale.body['session']]).toMatchObject([
    409,
    { starts_at: '2026-09-05T09:00:00.000Z' },
  ]);
  // What was moved by hand stays where it is when the group gets another day.
  await given.post('/live-class/group', {
    group_id: one?.group_id,
    weekday: 3,
  });
  expect(await first(child)).toMatchObject({ starts_at: '2026-09-05T09:00:00.000Z' });
});

test('a cancelled class is never joined; its families are told, and it may be given again', async () => {
  const { child, own } = await twoGroups();
  const said = (body: object) => given.post('/live-class/session', { session_id: own, ...body });
  expect((await said({ cancelled: true })).body).toMatchObject({
    families: 12,
    session: { state: 'cancelled' },
  });
  given.school.clock.set('2026-09-03T08:50:00Z');
  expect(await first(child)).toMatchObject({ state: 'cancelled', link: null, may_be_excused: false });
  expect((await said({ cancelled: false })).body).toMatchObject({ session: { state: 'open' } });
  expect(await given.told(child.parent)).toEqual([
    'live_class_set',
    'live_class_cancelled',
    'live_class_moved',
  ]);
});

test('attendance is marked by the teacher of the class from 15 minutes before, corrected, and read by the parent', async () => {
  const { child, own, theirs } = await twoGroups();
  const mark = (session_id: number, body: object, who = given.teacher) =>
    given.post(
      '/live-class/attendance',
      { session_id, attendance: [{ child_id: child.childId, ...body }] },
      who,
    );
  expect((await mark(own, { state: 'present' })).status).toBe(409);
  given.school.clock.set('2026-09-03T08:45:00Z');
  expect((await mark(own, { state: 'absent' })).status).toBe(200);
  expect((await mark(own, { state: 'present', note: 'Sang the whole song.' })).status).toBe(200);
  expect((await mark(theirs, { state: 'present' })).status).not.toBe(200);
  const stranger = await given.school.admin('teacher');
  expect((await mark(own, { state: 'absent' }, stranger)).status).toBe(404);
  given.school.clock.set('2026-09-04T12:00:00Z');
  const classes = await given.classesOf(child);
  expect(classes).toMatchObject({ attended: 1, held: 1 });
  expect(classes.sessions[0]).toMatchObject({ attendance: 'present', note: 'Sang the whole song.' });
});

test('who was absent twice is listed for staff, the most often first', async () => {
  const { child, ofUnit, one } = await twoGroups();
  for (const unit of [1, 2]) {
    const session_id = ofUnit(one?.group_id, unit);
    given.school.clock.set(unit === 1 ? '2026-09-03T09:00:00Z' : '2026-10-01T09:00:00Z');
    await given.post('/live-class/attendance', {
      session_id,
      attendance: [{ child_id: child.childId, state: 'absent' }],
    });
  }
  const academicYear = one?.academic_year_id;
  const { body } = await given.owner.call(
    'GET',
    `/live-class/absent?academic_year_id=${academicYear}&page=1`,
  );
  expect(body).toMatchObject({
    total: 1,
    absences: [{ child_id: child.childId, absent: 2, grade: 3, number: 1, last: '2026-10-01T09:00:00.000Z' }],
  });
});

test('a photo is shown to the teacher of the child alone, while the family allows it', async () => {
  const { child } = await twoGroups();
  const shown = async (who: Parameters<typeof given.post>[2]) =>
    (await (who ?? given.owner).call('GET', `/live-class/photo/${child.childId}`)).status;
  const stranger = await given.school.admin('teacher');
  await given.school.rows(`update children set image_key = 'children/none.webp' where child_id = $1`, [
    child.childId,
  ]);
  const week = async () => {
    const { body } = await given.teacher.call('GET', '/live-class/week?from=2026-08-31');
    const [session] = body['sessions'] as { session_id: number; expected: number; grade: number }[];
    const { pupils } = (await given.teacher.call('GET', `/live-class/session/${session?.session_id}`))
      .body as unknown as {
      pupils: { child_id: number; photo_url: string | null }[];
    };
    return { session, photo: pupils.find(({ child_id }) => child_id === child.childId)?.photo_url };
  };
  expect(await week()).toMatchObject({ session: { expected: 12, grade: 3 }, photo: null });
  await given.post(
    '/childs/consent',
    { child_id: child.childId, kind: 'photo_to_teachers', given: true },
    child.parent,
  );
  expect((await week()).photo).toContain(`/live-class/photo/${child.childId}`);
  expect(await shown(stranger)).toBe(404);
});

test('a native teacher comes to grade 5 after six months, as an appointment of its own kind', async () => {
  const child = await given.pupil({ grade: 5 });
  await given.seat();
  const [group] = (await given.groups()).groups;
  const appoint = (starts_at: string) =>
    given.post('/live-class/native', { group_id: group?.group_id, starts_at, minutes: 45 });
  expect((await appoint('2027-02-09T09:00:00Z')).status).toBe(409);
  const made = await appoint('2027-02-11T09:00:00Z');
  expect(made.body).toMatchObject({ families: 1, session: { kind: 'native', unit: 7, room: 'service' } });
  expect((await appoint('2027-02-12T09:00:00Z')).status).toBe(409);
  expect(await given.told(child.parent)).toEqual(['live_class_set']);
});

test('a link is in no entry of the log, nor is the name of a child', async () => {
  const { own } = await twoGroups();
  await given.post('/live-class/session', {
    session_id: own,
    link: 'https://zoom.us/j/987654321?pwd=hidden',
  });
  const log = JSON.stringify((await given.owner.call('GET', '/log?page=1&size=50')).body['entries']);
  expect(log).toContain('live_class');
  expect(log).not.toContain('987654321');
  expect(log).not.toContain('Alya');
});

test('a link that takes the place of another is in the log as replaced, of a group and of a class, without either', async () => {
  const { own } = await twoGroups();
  const [group] = (await given.groups()).groups;
  const entriesOf = async (kind: string, id: number) =>
    (await given.owner.call('GET', `/log?kind=${kind}&id=${id}&page=1&size=1`)).body['entries'];
  const change = async (path: string, body: object) => {
    expect((await given.post(path, body)).status).toBe(200);
  };
  const replaced = [{ before: { pasted_link: null }, after: { pasted_link: 'replaced' } }];
  await change('/live-class/group', {
    group_id: group?.group_id,
    link: 'https://meet.google.com/xyz-abcd-efg',
  });
  expect(await entriesOf('live_group', group?.group_id ?? 0)).toMatchObject(replaced);
  await change('/live-class/session', { session_id: own, link: 'https://zoom.us/j/111222333' });
  expect(await entriesOf('live_class', own)).toMatchObject([{ after: { has_link: true } }]);
  await change('/live-class/session', { session_id: own, link: 'https://zoom.us/j/444555666' });
  expect(await entriesOf('live_class', own)).toMatchObject(replaced);
  const log = JSON.stringify((await given.owner.call('GET', '/log?page=1&size=50')).body['entries']);
  for (const secret of ['xyz-abcd-efg', '111222333', '444555666']) expect(log).not.toContain(secret);
});
