import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { liveSchool } from './live.test-support.ts';
import { twoSmallGroups } from './two-groups.test-support.ts';

const given = liveSchool();

/** The live classes of a child's calendar by number, each with whether it is on, its SEQUENCE and its title. */
const entriesOf = async (url: string) => {
  const { body } = await given.school.app.inject({ url: new URL(url).pathname });
  const events = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent');
  return new Map(
    events.flatMap((event) => {
      const value = (name: string) => String(event.getFirstPropertyValue(name));
      const [, id] = /^live-class-(\d+)-/.exec(value('uid')) ?? [];
      const entry = {
        status: value('status'),
        sequence: Number(value('sequence')),
        summary: value('summary'),
      };
      return id ? [[Number(id), entry] as const] : [];
    }),
  );
};

test('whatever an entry says of a live class, its SEQUENCE rises when that changes (rule R197)', async () => {
  const { child, one, two, own, theirs, excuse, makeUp } = await twoSmallGroups(given);
  await given.school.rows(`update users set first_name = 'Ratna' where user_id = $1`, [given.teacher.userId]);
  await given.school.rows(`update users set first_name = 'Wulan' where user_id = $1`, [given.owner.userId]);
  const made = await given.post(`/childs/${child.childId}/calendar`, {}, child.parent);
  const url = String(made.body['calendar_url']);
  const seen = new Map<number, number>();
  /** What an entry says after a change, and whether its SEQUENCE is higher than ever before. */
  const after = async (changed: Promise<{ status: number }> | null, of: number) => {
    if (changed) expect((await changed).status).toBe(200);
    const entry = (await entriesOf(url)).get(of);
    if (!entry) return null;
    const isNew = entry.sequence > (seen.get(of) ?? -1);
    seen.set(of, entry.sequence);
    return `${entry.status} ${entry.summary} ${isNew ? 'new' : 'as before'}`;
  };
  const withRatna = 'Live class with Ratna: Unit 1';
  expect(await after(null, own)).toBe(`CONFIRMED ${withRatna} new`);
  expect(await after(null, own)).toBe(`CONFIRMED ${withRatna} as before`);
  expect(await after(excuse(), own)).toBe(`CANCELLED ${withRatna} new`);
  expect(await after(makeUp(), theirs)).toBe(`CONFIRMED ${withRatna} new`);
  expect(await after(excuse(false), own)).toBe(`CONFIRMED ${withRatna} new`);
  expect(await after(null, theirs)).toBe(`CANCELLED ${withRatna} new`);
  expect(await after(null, theirs)).toBe(`CANCELLED ${withRatna} as before`);
  await excuse();
  expect(await after(makeUp(), theirs)).toBe(`CONFIRMED ${withRatna} new`);
  await after(excuse(false), own);
  const session = (body: object) => given.post('/live-class/session', { session_id: own, ...body });
  expect(await after(session({ teacher_id: given.owner.userId }), own)).toBe(
    'CONFIRMED Live class with Wulan: Unit 1 new',
  );
  expect(await after(session({ teacher_id: null }), own)).toBe(`CONFIRMED ${withRatna} new`);
  const group = given.post('/live-class/group', { group_id: one?.group_id, teacher_id: given.owner.userId });
  expect(await after(group, own)).toBe('CONFIRMED Live class with Wulan: Unit 1 new');
  expect(await after(session({ cancelled: true }), own)).toBe('CANCELLED Live class with Wulan: Unit 1 new');
  // The cancelled class is made up for, that is given up, and chosen again.
  const giveUp = () =>
    given.post('/live-class/give-up', { child_id: child.childId, session_id: own }, child.parent);
  expect(await after(makeUp(), theirs)).toBe(`CONFIRMED ${withRatna} new`);
  expect(await after(giveUp(), theirs)).toBe(`CANCELLED ${withRatna} new`);
  expect(await after(makeUp(), theirs)).toBe(`CONFIRMED ${withRatna} new`);
  expect(await after(session({ cancelled: false }), own)).toBe('CONFIRMED Live class with Wulan: Unit 1 new');
  // It is given again a day and more before the make-up, which ends.
  expect(await after(null, theirs)).toBe(`CANCELLED ${withRatna} new`);
  // The class that is visited is cancelled, and given again: the visit has ended.
  await excuse();
  expect(await after(makeUp(), theirs)).toBe(`CONFIRMED ${withRatna} new`);
  const visited = (cancelled: boolean) =>
    given.post('/live-class/session', { session_id: theirs, cancelled });
  expect(await after(visited(true), theirs)).toBe(`CANCELLED ${withRatna} new`);
  expect(await after(visited(false), theirs)).toBe(`CANCELLED ${withRatna} new`);
  await excuse(false);
  await after(null, own);
  // Away to the other group and back again.
  const move = (to: typeof one) =>
    given.post('/live-class/move', { child_id: child.childId, group_id: to?.group_id });
  expect(await after(move(two), theirs)).toBe(`CONFIRMED ${withRatna} new`);
  expect(await after(null, own)).toBe('CANCELLED Live class with Wulan: Unit 1 new');
  expect(await after(move(one), own)).toBe('CONFIRMED Live class with Wulan: Unit 1 new');
  expect(await after(null, theirs)).toBe(`CANCELLED ${withRatna} new`);
});
