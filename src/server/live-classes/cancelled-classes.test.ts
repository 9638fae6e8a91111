import { beforeEach, describe, expect, test } from 'vitest';
import { START } from '../../../tests/support/school.ts';
import { liveSchool } from './live.test-support.ts';
import { twoSmallGroups } from './two-groups.test-support.ts';

const given = liveSchool();
const moveTo = (instant: string) =>
  given.school.parts.jobs.runUntil(new Date(instant), async (moment) =>
    given.school.clock.set(moment.toISOString()),
  );
beforeEach(async () => {
  await given.school.parts.database.execute('truncate told_until');
  // The jobs begin to tell from here on.
  await moveTo(START);
});

/** The own class on Thursday 3 September is cancelled; the other group meets on Friday 4 September. */
const cancelledOne = async () => {
  const school = await twoSmallGroups(given);
  const { child, own } = school;
  const say = (body: object) => given.post('/live-class/session', { session_id: own, ...body });
  await say({ cancelled: true });
  const giveUp = () =>
    given.post('/live-class/give-up', { child_id: child.childId, session_id: own }, child.parent);
  /** what became of both classes for the child */
  const shown = async () => {
    const { sessions } = await given.classesOf(child);
    return sessions
      .filter(({ unit }) => unit === 1)
      .map(({ session_id, state, attendance, makes_up_for }) => ({
        is: session_id === own ? 'own' : 'make-up',
        state,
        attendance,
        makes_up_for,
      }));
  };
  return { ...school, say, giveUp, shown };
};
const cancelled = { is: 'own', state: 'cancelled', attendance: null, makes_up_for: null };
/** What the child's family was told last. */
const lastOf = async ({ userId }: { userId: number }) => {
  const rows = await given.school.rows(
    `select title, body, body_indo from notifications where user_id = $1 and kind like 'live_%' order by notif_id desc limit 1`,
    [userId],
  );
  return rows[0];
};
/** The notices before a class: which, and of whom. */
const remindersOf = async ({ userId }: { userId: number }) => {
  const rows = await given.school.rows(
    `select title from notifications where user_id = $1 and kind in ('live_class_tomorrow', 'live_class_soon') order by notif_id`,
    [userId],
  );
  return rows.map(({ title }) => title);
};
const expectedIn = async (...ids: number[]) =>
  Promise.all(
    ids.map(async (id) => {
      const { body } = await given.owner.call('GET', `/live-class/session/${id}`);
      return (body['session'] as { expected: number }).expected;
    }),
  );

describe('a class that the school cancelled (rule R195)', () => {
  test('is made up for in another group, once, and its family hears of that one alone', async () => {
    const { child, own, theirs, makeUp, shown } = await cancelledOne();
    expect((await given.classesOf(child)).make_ups).toMatchObject([
      { session_id: theirs, instead_of: own, link: null },
    ]);
    expect((await makeUp()).body).toMatchObject({ make_ups: [] });
    expect((await makeUp()).status).toBe(409);
    expect(await shown()).toEqual([
      cancelled,
      { is: 'make-up', state: 'planned', attendance: null, makes_up_for: own },
    ]);
    await moveTo('2026-09-04T12:00:00Z');
    expect(await remindersOf(child.parent)).toEqual([
      'Alya: live class on Friday 4 September, 16.00 WIB',
      'Alya: live class in an hour, at 16.00 WIB',
    ]);
  });

  test('counts as one that was there for where it was made up for', async () => {
    const { child, theirs, makeUp } = await cancelledOne();
    await makeUp();
    given.school.clock.set('2026-09-04T09:00:00Z');
    const attendance = [{ child_id: child.childId, state: 'present' }];
    await given.post('/live-class/attendance', { session_id: theirs, attendance }, given.teacher);
    given.school.clock.set('2026-09-04T12:00:00Z');
    expect(await given.classesOf(child)).toMatchObject({ attended: 1, held: 1 });
  });

  test('can be made up for elsewhere again once the make-up is given up, until that begins', async () => {
    const { child, theirs, makeUp, giveUp, shown } = await cancelledOne();
    await makeUp();
    expect((await giveUp()).body).toMatchObject({ make_ups: [{ session_id: theirs }] });
    expect(await shown()).toEqual([cancelled]);
    expect(await expectedIn(theirs)).toEqual([1]);
    // Said again it changes nothing.
    expect((await giveUp()).status).toBe(200);
    await makeUp();
    await moveTo('2026-09-04T09:00:00Z');
    const late = await giveUp();
    expect([late.status, late.body['error']]).toEqual([409, 'class_has_begun']);
    expect(await remindersOf(child.parent)).toHaveLength(2);
  });

  test('is no other family’s to give up', async () => {
    const { child, other, own, makeUp } = await cancelledOne();
    await makeUp();
    const said = { child_id: child.childId, session_id: own };
    expect((await given.post('/live-class/give-up', said, other.parent)).status).toBe(404);
    const strange = { child_id: other.childId, session_id: own };
    expect((await given.post('/live-class/give-up', strange, other.parent)).status).toBe(404);
  });
});

test('a make-up of an excused class is given up: the child stays excused, and its family hears of neither class', async () => {
  const { child, own, theirs, visit } = await twoSmallGroups(given);
  await visit();
  const said = { child_id: child.childId, session_id: own };
  const answer = await given.post('/live-class/give-up', said, child.parent);
  expect(answer.body).toMatchObject({
    make_ups: [{ session_id: theirs }],
    sessions: expect.arrayContaining([expect.objectContaining({ session_id: own, attendance: 'excused' })]),
  });
  // Nobody is named before a class that it does not come to.
  await moveTo('2026-09-04T12:00:00Z');
  expect(await remindersOf(child.parent)).toEqual([]);
});

describe('when the school gives the class again', () => {
  test('a make-up a day or more ahead ends, and its family is told', async () => {
    const { child, own, theirs, makeUp, say, shown } = await cancelledOne();
    await makeUp();
    expect((await say({ cancelled: false, preview: true })).body).toMatchObject({ families: 1 });
    expect(await expectedIn(theirs)).toEqual([2]);
    expect((await say({ cancelled: false })).body).toMatchObject({ families: 1 });
    expect(await shown()).toEqual([{ is: 'own', state: 'planned', attendance: null, makes_up_for: null }]);
    expect(await expectedIn(own, theirs)).toEqual([1, 1]);
    const told = await lastOf(child.parent);
    expect(told?.['title']).toBe('Alya: live class takes place, on Thursday 3 September, 16.00 WIB');
    expect(told?.['body']).toContain(
      'The make-up class on Friday 4 September, 16.00 WIB is given up: Alya comes to this one again. Does that',
    );
    expect(told?.['body_indo']).toContain(
      'Kelas pengganti Jumat 4 September, pukul 16.00 WIB kami lepas: Alya ikut kelas ini lagi.',
    );
    await moveTo('2026-09-04T12:00:00Z');
    expect(await remindersOf(child.parent)).toEqual([
      'Alya: live class on Thursday 3 September, 16.00 WIB',
      'Alya: live class in an hour, at 16.00 WIB',
    ]);
  });

  test('one that begins in less than 24 hours stands, and the child is expected there alone', async () => {
    const { child, own, theirs, makeUp, say, shown } = await cancelledOne();
    await given.post('/live-class/session', { session_id: theirs, starts_at: '2026-09-02T09:00:00Z' });
    await makeUp();
    await moveTo('2026-09-01T09:00:01Z');
    await say({ cancelled: false, starts_at: '2026-09-05T03:00:00Z' });
    expect(await shown()).toEqual([
      { is: 'make-up', state: 'planned', attendance: null, makes_up_for: own },
      { is: 'own', state: 'planned', attendance: 'excused', makes_up_for: null },
    ]);
    expect(await expectedIn(own, theirs)).toEqual([0, 2]);
    expect(await lastOf(child.parent)).toMatchObject({
      title: 'Alya: live class takes place, on Saturday 5 September, 10.00 WIB',
      body: expect.stringMatching(
        /The make-up class on Wednesday 2 September, 16\.00 WIB stays as chosen: Alya goes to that one instead of this\.$/,
      ),
      body_indo: expect.stringMatching(/Alya ikut di sana, jadi tidak perlu ikut kelas ini\.$/),
    });
    await moveTo('2026-09-06T12:00:00Z');
    expect(await remindersOf(child.parent)).toEqual([
      'Alya: live class on Wednesday 2 September, 16.00 WIB',
      'Alya: live class in an hour, at 16.00 WIB',
    ]);
  });

  test('it is nothing to a child that was moved to another group since', async () => {
    const { child, two, own, theirs, makeUp, say } = await cancelledOne();
    await given.post('/live-class/session', { session_id: theirs, starts_at: '2026-09-02T09:00:00Z' });
    await makeUp();
    // Its make-up class is over, which stands whatever becomes of the one that it was for.
    await moveTo('2026-09-02T12:00:00Z');
    await given.post('/live-class/move', { child_id: child.childId, group_id: two?.group_id });
    expect((await say({ cancelled: false })).body).toMatchObject({ families: 0 });
    expect(await expectedIn(own)).toEqual([0]);
    const ofOwn = await given.school.rows(
      'select excused_at from live_attendance where session_id = $1 and child_id = $2',
      [own, child.childId],
    );
    expect(ofOwn).toEqual([{ excused_at: null }]);
  });

  test('one that is chosen at the same moment leaves the child in one place', async () => {
    const { own, theirs, makeUp, say } = await cancelledOne();
    await Promise.all([makeUp(), say({ cancelled: false })]);
    expect(await expectedIn(own, theirs)).toEqual([1, 1]);
  });
});
