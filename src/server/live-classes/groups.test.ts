import { expect, test } from 'vitest';
import { addBatch, enrol } from '../enrolment/enrolled.test-support.ts';
import { liveSchool } from './live.test-support.ts';

const given = liveSchool();

test('a thirteenth child opens a second group, a sibling joins the other one where a place is free, and who has left leaves its place', async () => {
  const first = await given.pupil();
  await given.crowd(12);
  await given.seat();
  expect(await given.seated()).toEqual({ '3.1': 12, '3.2': 1 });
  // The family's group is full: the sibling takes the next place there is.
  await given.pupil({ parent: first.parent });
  await given.seat();
  expect(await given.seated()).toEqual({ '3.1': 12, '3.2': 2 });
  await given.school.rows('update enrolments set settled_at = null where enrolment_id = $1', [
    first.enrolmentId,
  ]);
  await given.seat();
  await given.seat();
  expect(await given.seated()).toEqual({ '3.1': 11, '3.2': 2 });
});

test('two processes that seat at once never make a thirteenth, nor two groups of one number', async () => {
  await given.crowd(14);
  await Promise.all([given.seat(), given.seat(), given.seat()]);
  expect(await given.seated()).toEqual({ '3.1': 12, '3.2': 2 });
});

test('a child whose grade changes changes groups, and its family is told when the new one meets', async () => {
  const child = await given.pupil();
  await given.pupil({ grade: 4 });
  await given.seat();
  const { groups } = await given.groups();
  const other = groups.find(({ grade }) => grade === 4);
  await given.meets(other?.group_id ?? 0);
  await given.school.rows('update enrolments set grade = 4 where enrolment_id = $1', [child.enrolmentId]);
  await given.seat();
  expect(await given.seated()).toEqual({ '4.1': 2 });
  expect(await given.told(child.parent)).toEqual(['live_class_set']);
  // What its calendar says has changed once more; it is never counted from the beginning (rule R197).
  const counted = () =>
    given.school.rows('select changes from live_pupils where enrolment_id = $1', [child.enrolmentId]);
  expect(await counted()).toEqual([{ changes: 1 }]);
  await given.school.rows('update enrolments set grade = 3 where enrolment_id = $1', [child.enrolmentId]);
  await given.seat();
  expect(await counted()).toEqual([{ changes: 2 }]);
  // The group of grade 3 has no times yet (rule R222).
  expect(await given.told(child.parent)).toEqual(['live_class_set', 'live_class_cancelled']);
});

test('a child that is moved to a group without times hears that the former times no longer count, and sees them cancelled in its calendar', async () => {
  const child = await given.pupil();
  await given.crowd(12);
  await given.seat();
  const { groups } = await given.groups();
  const [one, two] = groups.map(({ group_id }) => group_id);
  await given.meets(one ?? 0);
  const made = await given.post(`/childs/${child.childId}/calendar`, {}, child.parent);
  const classes = async () => {
    const { pathname } = new URL(String(made.body['calendar_url']));
    const { body } = await given.school.app.inject({ url: pathname });
    return [...body.matchAll(/^STATUS:(\w+)/gm)].map(([, status]) => status);
  };
  expect(await classes()).toEqual(Array.from({ length: 9 }, () => 'CONFIRMED'));
  const move = (preview: boolean) =>
    given.post('/live-class/move', { child_id: child.childId, group_id: two, preview });
  expect((await move(true)).body).toMatchObject({ families: 1 });
  expect((await move(false)).body).toMatchObject({ families: 1 });
  expect(await classes()).toEqual(Array.from({ length: 9 }, () => 'CANCELLED'));
  const [notice] = await given.school.rows(
    `select title, body, body_indo from notifications where kind = 'live_class_cancelled'`,
  );
  expect(notice).toEqual({
    title: 'Alya: another group, and its times are still to come',
    body: 'Alya has moved to another group of live classes. The former times no longer count: there is no class for Alya on Thursday 3 September, 16.00 WIB or after it. As soon as the new group has its day and time, we will let you know.',
    body_indo:
      'Alya pindah ke kelompok kelas langsung yang lain. Jadwal yang lama tidak berlaku lagi: tidak ada kelas untuk Alya pada Kamis 3 September, pukul 16.00 WIB, begitu juga sesudahnya. Begitu kelompok barunya punya hari dan jam, langsung kami kabari.',
  });
  await given.meets(two ?? 0, { weekday: 5 });
  expect((await classes()).filter((status) => status === 'CONFIRMED')).toHaveLength(9);
  expect(await classes()).toHaveLength(18);
  expect((await given.told(child.parent)).slice(1)).toEqual(['live_class_cancelled', 'live_class_set']);
});

test('a group that meets has nine classes in the fourth weeks; families are told once, and a preview changes nothing', async () => {
  const { parent } = await given.pupil();
  await given.pupil({ parent, name: 'Bima' });
  await given.seat();
  const [group] = (await given.groups()).groups;
  const groupId = group?.group_id ?? 0;
  const preview = await given.meets(groupId, { preview: true });
  expect(preview.body).toMatchObject({ families: 1 });
  expect((await given.groups()).sessions).toEqual([]);
  expect(await given.told(parent)).toEqual([]);
  const { body } = await given.meets(groupId);
  const sessions = body['sessions'] as { unit: number; starts_at: string }[];
  expect(sessions).toHaveLength(9);
  expect(sessions[0]).toMatchObject({
    unit: 1,
    starts_at: '2026-09-03T09:00:00.000Z',
    link: expect.any(String),
  });
  expect(await given.told(parent)).toEqual(['live_class_set']);
  await given.meets(groupId, { weekday: 5 });
  expect(await given.told(parent)).toEqual(['live_class_set', 'live_class_moved']);
  // The same again is no news.
  await given.meets(groupId, { weekday: 5 });
  expect(await given.told(parent)).toHaveLength(2);
});

test('a group is refused a time at night, half a time, a link of the host, and a teacher who has another class then', async () => {
  await given.pupil();
  await given.pupil({ grade: 4 });
  await given.seat();
  const { groups } = await given.groups();
  const [one, two] = groups.map(({ group_id }) => group_id);
  await given.meets(one ?? 0);
  const refused = async (group_id: number, body: object) => {
    const answer = await given.post('/live-class/group', { group_id, ...body });
    return [answer.status, answer.body.message];
  };
  const id = two ?? 0;
  expect(await refused(id, { weekday: 4 })).toEqual([422, 'Please choose day, time and length together']);
  expect((await refused(id, { weekday: 4, time: '05:00', minutes: 60 }))[0]).toBe(409);
  expect((await refused(id, { link: 'https://zoom.us/s/123?zak=secret' }))[0]).toBe(422);
  expect((await refused(id, { link: 'http://zoom.us/j/123' }))[0]).toBe(422);
  expect((await refused(id, { link: 'https://evil.example/j/1' }))[0]).toBe(422);
  const clash = await given.meets(id, { time: '16:30' });
  expect([clash.status, clash.body.message]).toEqual([
    409,
    'Dewi teaches Grade 3, group 1 on Thursday 03-09, 16.00–17.00',
  ]);
  expect((await given.groups()).groups.find(({ group_id }) => group_id === id)).toMatchObject({
    weekday: null,
    teacher: null,
    link: null,
  });
  expect((await given.meets(id, { time: '17:00' })).status).toBe(200);
});

test('a teacher is free at the time of classes that are cancelled', async () => {
  await given.pupil();
  await given.pupil({ grade: 4 });
  await given.seat();
  const [one, two] = (await given.groups()).groups.map(({ group_id }) => group_id);
  await given.meets(one ?? 0);
  expect((await given.meets(two ?? 0)).status).toBe(409);
  await given.school.rows('update live_sessions set cancelled_at = $2 where group_id = $1', [
    one,
    given.school.clock.now(),
  ]);
  expect((await given.meets(two ?? 0)).status).toBe(200);
});

test('the log says of a changed group in which batch it is', async () => {
  await given.pupil();
  await given.seat();
  const [group] = (await given.groups()).groups;
  await given.meets(group?.group_id ?? 0);
  const { body } = await given.owner.call('GET', `/log?kind=live_group&id=${group?.group_id}`);
  expect((body['entries'] as object[])[0]).toMatchObject({ before: { batch: 1 }, after: { batch: 1 } });
});

test('staff move a child to a group of its grade with a free place, after a preview; one that is full or of another grade is refused', async () => {
  const child = await given.pupil();
  await given.crowd(12);
  await given.pupil({ grade: 4 });
  await given.seat();
  const { groups } = await given.groups();
  const [full, small] = groups.filter(({ grade }) => grade === 3).map(({ group_id }) => group_id);
  const other = groups.find(({ grade }) => grade === 4)?.group_id;
  const move = async (group_id: number | undefined, preview = false) =>
    (await given.post('/live-class/move', { child_id: child.childId, group_id, preview })).status;
  expect(await move(other)).toBe(409);
  expect(await move(small, true)).toBe(200);
  expect(await given.seated()).toMatchObject({ '3.1': 12, '3.2': 1 });
  expect(await move(small)).toBe(200);
  expect(await given.seated()).toMatchObject({ '3.1': 11, '3.2': 2 });
  // Whoever is seated by the job stays where staff put it.
  await given.seat();
  expect(await given.seated()).toMatchObject({ '3.1': 11, '3.2': 2 });
  await given.pupil();
  await given.seat();
  expect(await move(full)).toBe(409);
});

test('the classes of a batch follow its changed holidays, and each family is told once', async () => {
  const { parent } = await given.pupil();
  await given.seat();
  const [group] = (await given.groups()).groups;
  await given.meets(group?.group_id ?? 0);
  const [{ academic_year_id: id } = { academic_year_id: 0 }] = (await given.groups()).groups;
  const holidays = await given.post('/academic-year/change-holidays', {
    id,
    holidayWeekStarts: ['2026-08-31'],
  });
  expect(holidays.status, holidays.body.message).toBe(200);
  expect((await given.groups()).sessions[0]?.starts_at).toBe('2026-09-10T09:00:00.000Z');
  expect(await given.told(parent)).toEqual(['live_class_set', 'live_class_moved']);
});

test('a message to a group reaches each family once', async () => {
  const { parent } = await given.pupil();
  await given.pupil({ parent, name: 'Bima' });
  const another = await given.pupil();
  await given.seat();
  const [group] = (await given.groups()).groups;
  const sent = await given.post('/live-class/message', { group_id: group?.group_id, text: 'Bring a leaf.' });
  expect(sent.body).toMatchObject({ families: 2 });
  expect(await given.told(parent)).toEqual(['live_class_message']);
  expect(await given.told(another.parent)).toEqual(['live_class_message']);
});

test('a message that is sent again with its key tells nobody twice, and is answered as the first was', async () => {
  const { parent } = await given.pupil();
  await given.seat();
  const [group] = (await given.groups()).groups;
  const send = (key: string, text = 'Bring a leaf.') =>
    given.owner.call('POST', '/live-class/message', {
      body: { group_id: group?.group_id, text },
      headers: { 'idempotency-key': key },
    });
  const first = await send('a-message-of-a-group-1');
  // Who joins meanwhile is not told of it, nor counted.
  await given.pupil();
  await given.seat();
  const repeat = await send('a-message-of-a-group-1');
  expect([first.status, first.body]).toMatchObject([200, { families: 1 }]);
  expect([repeat.status, repeat.body]).toEqual([first.status, first.body]);
  expect(await given.told(parent)).toEqual(['live_class_message']);
  const other = await send('a-message-of-a-group-1', 'Bring two.');
  expect([other.status, other.body['error']]).toEqual([422, 'key_of_other_call']);
  const refused = await send('a-message-of-a-group-2', 'Come to https://zoom.us/j/948.');
  expect(refused.body['error']).toBe('link_in_message');
  expect((await send('a-message-of-a-group-2')).body).toMatchObject({ families: 2 });
  expect(await given.told(parent)).toEqual(['live_class_message', 'live_class_message']);
});

test('a teacher sees the own groups alone, without what staff alone may see', async () => {
  await given.pupil();
  await given.pupil({ grade: 4 });
  await given.seat();
  const { groups } = await given.groups();
  await given.meets(groups[0]?.group_id ?? 0);
  expect((await given.groups(given.teacher)).groups.map(({ group_id }) => group_id)).toEqual([
    groups[0]?.group_id,
  ]);
  const own = await given.teacher.call('GET', `/live-class/group/${groups[0]?.group_id}`);
  expect(own.status).toBe(200);
  const [member] = own.body['members'] as object[];
  expect(Object.keys(member ?? {}).toSorted()).toEqual([
    'absent',
    'age',
    'child_id',
    'excused',
    'first_name',
    'photo_url',
    'present',
  ]);
  expect((await given.teacher.call('GET', `/live-class/group/${groups[1]?.group_id}`)).status).toBe(404);
});

test('groups are listed of one grade, and only those with a free place, with who is in none yet', async () => {
  await given.crowd(13);
  await given.pupil({ grade: 4 });
  await given.seat();
  const listed = async (query: string, who = given.owner) => {
    const { body } = await who.call('GET', `/live-class?page=1&size=10${query}`);
    const groups = body['groups'] as { grade: number; number: number }[];
    expect(body['total']).toBe(groups.length);
    return groups.map(({ grade, number }) => `${grade}.${number}`);
  };
  expect(await listed('')).toEqual(['3.1', '3.2', '4.1']);
  expect(await listed('&grade=3')).toEqual(['3.1', '3.2']);
  expect(await listed('&free=true')).toEqual(['3.2', '4.1']);
  expect(await listed('&free=true&grade=3')).toEqual(['3.2']);
  expect(await listed('&grade=2')).toEqual([]);
  expect((await given.owner.call('GET', '/live-class?grade=7')).status).toBe(422);
});

test('children with a place who are in no group yet are counted by grade, those whose grade is not decided apart', async () => {
  await given.pupil();
  await given.seat();
  // Not seated yet, and one whose test is awaited.
  await given.pupil({ grade: 4 });
  const { enrolmentId, childId } = await given.pupil({ grade: 2 });
  await given.school.rows(
    "insert into placements (child_id, enrolment_id, settled_at) values ($1, $2, '2026-08-10T02:00:00Z')",
    [childId, enrolmentId],
  );
  const { body } = await given.owner.call('GET', '/live-class');
  expect(body['without_group']).toEqual([
    { grade: 4, children: 1 },
    { grade: null, children: 1 },
  ]);
  await given.seat();
  const seated = await given.owner.call('GET', '/live-class?grade=3');
  expect(seated.body['without_group']).toEqual([{ grade: null, children: 1 }]);
  expect((await given.teacher.call('GET', '/live-class')).body['without_group']).toBeUndefined();
});

test('a teacher has the own groups of all batches, and says when, for how long and for how many they meet, not with whom', async () => {
  await given.pupil();
  await given.pupil({ grade: 4 });
  await given.seat();
  const [own, other] = (await given.groups()).groups;
  await given.meets(own?.group_id ?? 0);
  const coming = await addBatch(given.school, 2, '2026-08-17');
  const [row] = await given.school.rows(
    `insert into live_groups (academic_year_id, grade, number, places, teacher_id, created_at)
     values ($1, 5, 1, 12, $2, now()) returning group_id`,
    [coming.id, given.teacher.userId],
  );
  const listed = async () => (await given.groups(given.teacher)).groups.map(({ group_id }) => group_id);
  expect(await listed()).toEqual([own?.group_id, row?.['group_id']]);

  const change = (body: object) => given.post('/live-class/group', body, given.teacher);
  const said = { weekday: 5, time: '15:30', minutes: 45, places: 8 };
  const link = 'https://meet.google.com/own-abcd-efg';
  const asked = await change({ group_id: own?.group_id, ...said, link, preview: true });
  expect(asked.body).toMatchObject({ group: said, families: 1 });
  const done = await change({ group_id: own?.group_id, ...said, link });
  expect(done.body).toMatchObject({ group: { ...said, link, teacher: { user_id: given.teacher.userId } } });
  const handed = await change({ group_id: own?.group_id, teacher_id: null });
  expect([handed.status, handed.body['error']]).toEqual([403, 'not_allowed']);
  expect((await change({ group_id: other?.group_id, places: 3 })).status).toBe(404);
});

test('what a child leaves in one year stays in another one that overlaps it (R222)', async () => {
  const { school } = given;
  const child = await given.pupil();
  await given.seat();
  const later = await addBatch(school, 2, '2027-01-04');
  const { enrolmentId } = await enrol(school, {
    childId: child.childId,
    familyId: child.parent.userId,
    batch: later,
    settledAt: '2026-08-10T02:00:00Z',
    purpose: 'NEXT_GRADE',
    grade: 4,
  });
  await given.seat();
  for (const { group_id } of (await given.groups()).groups) await given.meets(group_id);
  const [next] = await school.rows(`select group_id from live_pupils where enrolment_id = $1`, [enrolmentId]);
  await given.meets(Number(next?.['group_id']), { weekday: 5 });
  const excusedIn = async (group: unknown) => {
    const [class_] = await school.rows(
      'select session_id from live_sessions where group_id = $1 and starts_at > $2 order by starts_at limit 1',
      [group, '2026-08-11'],
    );
    await school.rows(
      `insert into live_attendance (session_id, child_id, excused_at) values ($1, $2, '2026-08-10T03:00:00Z')`,
      [class_?.['session_id'], child.childId],
    );
    return class_?.['session_id'];
  };
  const [own] = await school.rows('select group_id from live_pupils where enrolment_id = $1', [
    child.enrolmentId,
  ]);
  const [leaves, stays] = [await excusedIn(own?.['group_id']), await excusedIn(next?.['group_id'])];
  await school.rows('update enrolments set settled_at = null where enrolment_id = $1', [child.enrolmentId]);
  await given.seat();
  const rows = await school.rows(
    'select session_id, excused_at is not null as excused from live_attendance where session_id = any($1) order by session_id',
    [[leaves, stays]],
  );
  expect(rows).toEqual(
    [
      { session_id: leaves, excused: false },
      { session_id: stays, excused: true },
    ].toSorted((a, b) => Number(a.session_id) - Number(b.session_id)),
  );
});
