import { expect, test } from 'vitest';
import { liveSchool } from './live.test-support.ts';
import { twoSmallGroups } from './two-groups.test-support.ts';

const given = liveSchool();

const expected = async (session_id: number) =>
  (
    (await given.owner.call('GET', `/live-class/session/${session_id}`)).body['session'] as {
      expected: number;
    }
  ).expected;

test('a make-up that runs is not undone by coming to the own class after all', async () => {
  const { theirs, own, excuse, visit } = await twoSmallGroups(given);
  // Their class comes before the own one.
  await given.post('/live-class/session', { session_id: theirs, starts_at: '2026-09-02T09:00:00Z' });
  expect((await visit()).status).toBe(200);
  given.school.clock.set('2026-09-02T09:10:00Z');
  expect((await excuse(false)).status).toBe(409);
  expect([await expected(theirs), await expected(own)]).toEqual([2, 0]);
});

test('a make-up in which the teacher has said that the child is there is not undone, though it has not begun', async () => {
  const { child, theirs, own, excuse, visit } = await twoSmallGroups(given);
  await given.post('/live-class/session', { session_id: theirs, starts_at: '2026-09-02T09:00:00Z' });
  await visit();
  given.school.clock.set('2026-09-02T08:50:00Z');
  const attendance = [{ child_id: child.childId, state: 'present' }];
  await given.post('/live-class/attendance', { session_id: theirs, attendance }, given.teacher);
  const said = { child_id: child.childId, session_id: own };
  const givenUp = await given.post('/live-class/give-up', said, child.parent);
  expect([givenUp.status, givenUp.body['error']]).toEqual([409, 'class_has_begun']);
  const comesAfterAll = await excuse(false);
  expect([comesAfterAll.status, comesAfterAll.body['error']]).toEqual([409, 'class_has_begun']);
  expect([await expected(theirs), await expected(own)]).toEqual([2, 0]);
});

test('a make-up class that is cancelled lets the child choose again, or come to its own', async () => {
  const { child, theirs, excuse, visit } = await twoSmallGroups(given);
  await visit();
  const cancelled = await given.post('/live-class/session', { session_id: theirs, cancelled: true });
  expect(cancelled.body).toMatchObject({ families: 2 });
  expect(await given.told(child.parent)).toContain('live_class_cancelled');
  const { sessions } = await given.classesOf(child);
  expect(sessions.filter(({ makes_up_for }) => makes_up_for !== null)).toEqual([]);
  const again = await given.post('/live-class/session', { session_id: theirs, cancelled: false });
  expect(again.body).toMatchObject({ session: { state: 'planned' }, families: 1 });
  expect((await given.classesOf(child)).make_ups).toHaveLength(1);
  expect((await excuse(false)).status).toBe(200);
});

test('who visits one class of a group hears when that one moves, and nothing of the others', async () => {
  const { child, two, theirs, visit } = await twoSmallGroups(given);
  await visit();
  const titles = async () => {
    const rows = await given.school.rows(
      `select title from notifications where user_id = $1 and kind = 'live_class_moved' order by notif_id`,
      [child.parent.userId],
    );
    return rows.map(({ title }) => title);
  };
  const said = { group_id: two?.group_id, weekday: 6 };
  expect((await given.post('/live-class/group', said)).body).toMatchObject({ families: 2 });
  expect(await titles()).toEqual(['Alya: live class moved to Saturday 5 September, 16.00 WIB']);
  await given.post('/live-class/group', { group_id: two?.group_id, minutes: 45 });
  expect((await titles()).at(-1)).toBe(
    'Alya: live class on Saturday 5 September, 16.00 WIB now takes 45 minutes',
  );
  given.school.clock.set('2026-09-06T09:00:00Z');
  await given.post('/live-class/group', { group_id: two?.group_id, weekday: 3 });
  await given.post('/live-class/session', { session_id: theirs, minutes: 30 });
  expect(await titles()).toHaveLength(2);
});

test('nobody is left as a visitor of a class that is cancelled at the same moment', async () => {
  const { theirs, visit } = await twoSmallGroups(given);
  await Promise.all([visit(), given.post('/live-class/session', { session_id: theirs, cancelled: true })]);
  const visitors = 'select 1 from live_attendance where session_id = $1 and makes_up_for is not null';
  expect(await given.school.rows(visitors, [theirs])).toEqual([]);
});

test('a cancelled class keeps its time, and cannot be excused from', async () => {
  const { own, excuse } = await twoSmallGroups(given);
  const said = { session_id: own, cancelled: true, starts_at: '2026-12-31T09:00:00Z' };
  const { body } = await given.post('/live-class/session', said);
  expect(body).toMatchObject({ session: { state: 'cancelled', starts_at: '2026-09-03T09:00:00.000Z' } });
  const refused = await excuse();
  expect([refused.status, refused.body['error']]).toEqual([409, 'class_cancelled']);
});

test('a child that is moved takes nothing of its coming classes with it, and what was before is not of its new group', async () => {
  const { child, two, own, theirs, visit } = await twoSmallGroups(given);
  await visit();
  const moved = await given.post('/live-class/move', { child_id: child.childId, group_id: two?.group_id });
  expect(moved.status).toBe(200);
  expect(await given.told(child.parent)).toEqual(['live_class_set', 'live_class_moved']);
  expect([await expected(own), await expected(theirs)]).toEqual([0, 2]);
  given.school.clock.set('2026-09-10T09:00:00Z');
  const late = await given.pupil();
  await given.seat();
  const { pupils } = (await given.owner.call('GET', `/live-class/session/${own}`)).body as unknown as {
    pupils: { child_id: number }[];
  };
  expect(pupils.map(({ child_id }) => child_id)).not.toContain(late.childId);
});

test('an unpaid child takes no place of a make-up, and a group of few places is full with few', async () => {
  const { child, two, visit } = await twoSmallGroups(given);
  await given.school.rows('update bills set paid_at = null, paid_by = null where enrolment_id = $1', [
    child.enrolmentId,
  ]);
  expect((await visit()).status).toBe(409);
  await given.school.rows(
    `update bills set paid_at = now(), paid_by = (select order_id from payments limit 1) where enrolment_id = $1`,
    [child.enrolmentId],
  );
  await given.post('/live-class/group', { group_id: two?.group_id, places: 1 });
  expect((await visit()).status).toBe(409);
});

test('a class has a teacher who works here, and neither teacher nor group two classes at once', async () => {
  const { child, own } = await twoSmallGroups(given);
  const said = async (body: object) => {
    const answer = await given.post('/live-class/session', { session_id: own, ...body });
    return answer.body['error'];
  };
  expect(await said({ teacher_id: child.parent.userId })).toBe('teacher_gone');
  expect(await said({ teacher_id: 999_999 })).toBe('teacher_gone');
  expect(await said({ starts_at: '0000-01-01T00:00:00Z' })).toBe('invalid_input');
  expect(await said({ starts_at: '2026-09-04T09:30:00Z', teacher_id: given.owner.userId })).toBeUndefined();
  expect(await said({ teacher_id: null, starts_at: '2026-09-04T09:30:00Z' })).toBe('teacher_taken');
  // While the other one runs.
  given.school.clock.set('2026-09-04T09:10:00Z');
  const { sessions } = await given.groups();
  const unit2 = sessions.find(({ group_id, unit }) => unit === 2 && group_id === sessions[0]?.group_id);
  const while_ = { session_id: unit2?.session_id, starts_at: '2026-09-04T09:40:00Z' };
  expect((await given.post('/live-class/session', while_)).status).toBe(409);
  const far = await given.owner.call('GET', '/live-class/week?from=9999-12-31');
  expect(far.status).toBe(422);
});

test('a teacher pastes a link and moves the own class, and chooses no teacher; another teacher finds nothing', async () => {
  const { own, one } = await twoSmallGroups(given);
  const link = 'https://zoom.us/j/94812345678?pwd=abc';
  const said = async (body: object, who = given.teacher) =>
    (await given.post('/live-class/session', { session_id: own, ...body }, who)).status;
  expect(await said({ link })).toBe(200);
  expect(await said({ teacher_id: given.teacher.userId })).toBe(403);
  const stranger = await given.school.admin('teacher');
  expect(await said({ link }, stranger)).toBe(404);
  const group = { group_id: one?.group_id, places: 6 };
  expect((await given.post('/live-class/group', group, given.teacher)).status).toBe(200);
  expect((await given.post('/live-class/group', group, stranger)).status).toBe(404);
});

test('a teacher finds neither a group nor a class that another one has now, nor the own ones 30 days after their year (rule R165)', async () => {
  const { own, theirs, one, two } = await twoSmallGroups(given);
  const found = async () =>
    Promise.all(
      [
        `/live-class/group/${one?.group_id}`,
        `/live-class/session/${own}`,
        `/live-class/group/${two?.group_id}`,
        `/live-class/session/${theirs}`,
      ].map(async (path) => (await given.teacher.call('GET', path)).status),
    );
  expect(await found()).toEqual([200, 200, 200, 200]);
  await given.post('/live-class/group', { group_id: one?.group_id, teacher_id: given.owner.userId });
  expect(await found()).toEqual([404, 404, 200, 200]);
  // The 52 weeks of the batch end on 8 August 2027.
  given.school.clock.set('2027-09-07T10:00:00+07:00');
  expect(await found()).toEqual([404, 404, 200, 200]);
  given.school.clock.set('2027-09-08T10:00:00+07:00');
  expect(await found()).toEqual([404, 404, 404, 404]);
  const mark = { session_id: theirs, attendance: [] };
  expect((await given.post('/live-class/attendance', mark, given.teacher)).status).toBe(404);
  expect((await given.owner.call('GET', `/live-class/session/${theirs}`)).status).toBe(200);
});

test('the link of a room is sent in no message', async () => {
  const { one } = await twoSmallGroups(given);
  const text = 'We meet at https://us02web.zoom.us/j/948?pwd=abc today.';
  const sent = await given.post('/live-class/message', { group_id: one?.group_id, text });
  expect([sent.status, sent.body['error']]).toEqual([422, 'link_in_message']);
});

test('the log keeps who was said to be there, by number and before and after', async () => {
  const { child, own } = await twoSmallGroups(given);
  given.school.clock.set('2026-09-03T09:00:00Z');
  for (const state of ['present', 'absent'])
    await given.post(
      '/live-class/attendance',
      { session_id: own, attendance: [{ child_id: child.childId, state }] },
      given.teacher,
    );
  const { entries } = (await given.owner.call('GET', `/log?kind=live_class&id=${own}&page=1&size=1`))
    .body as unknown as { entries: { before: object; after: object }[] };
  expect(entries[0]).toMatchObject({
    before: { attendance: `${child.childId}: present` },
    after: { attendance: `${child.childId}: absent` },
  });
});

test('a native session in a new holiday week is cancelled, with word to its families', async () => {
  const child = await given.pupil({ grade: 5 });
  await given.seat();
  const [group] = (await given.groups()).groups;
  await given.post('/live-class/native', {
    group_id: group?.group_id,
    starts_at: '2027-02-18T09:00:00Z',
    minutes: 45,
  });
  const id = group?.academic_year_id;
  await given.post('/academic-year/change-holidays', { id, holidayWeekStarts: ['2027-02-15'] });
  expect((await given.groups()).sessions[0]).toMatchObject({ kind: 'native', state: 'cancelled' });
  expect(await given.told(child.parent)).toEqual(['live_class_set', 'live_class_cancelled']);
});

test('a group that would meet while it has a session with a native teacher is not given that time', async () => {
  await given.pupil({ grade: 5 });
  await given.seat();
  const group_id = (await given.groups()).groups[0]?.group_id ?? 0;
  await given.meets(group_id, { weekday: 5, teacher_id: null });
  await given.post('/live-class/native', { group_id, starts_at: '2027-02-18T09:30:00Z', minutes: 45 });
  const clashing = await given.post('/live-class/group', { group_id, weekday: 4 });
  expect([clashing.status, clashing.body['error']]).toEqual([409, 'group_taken']);
  expect((await given.post('/live-class/group', { group_id, weekday: 4, time: '15:30' })).status).toBe(200);
});

test('who was excused from a class hears that it stays so when the class is given again', async () => {
  const { child, own, excuse } = await twoSmallGroups(given);
  await excuse();
  await given.post('/live-class/session', { session_id: own, cancelled: true });
  await given.post('/live-class/session', { session_id: own, cancelled: false });
  const [told] = await given.school.rows(
    `select title, body from notifications where user_id = $1 and kind like 'live_%' order by notif_id desc limit 1`,
    [child.parent.userId],
  );
  expect(told).toEqual({
    title: 'Alya: live class takes place, on Thursday 3 September, 16.00 WIB',
    body: expect.stringMatching(
      /60 minutes\. Alya stays excused\. Can you make it after all\? Until it begins you can tell us on Alya’s page\.$/,
    ),
  });
});
