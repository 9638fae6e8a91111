import { expect, test } from 'vitest';
import { lessonGiven } from '../courses/lesson.test-support.ts';
import { doorAt } from './doors.ts';

const link = 'https://meet.example/a';
const lessons = [1, 3, 4].map((type) => lessonGiven({ master: { type, unit: 3, week: 4 } }));
const live = {
  state: 'open',
  attendance: null,
  starts_at: '2026-10-29T09:00:00.000Z',
  unit: 3,
  link,
} as const;
const oral = {
  part: 1,
  starts_at: '2026-10-29T08:00:00.000Z',
  minutes: 15,
  teacher: 'Ratna',
  state: 'open',
  link: `${link}/oral`,
} as const;
const written = { part: 1, state: 'open', until: '2026-11-01' } as const;
const today = { child_id: 7, oral_test: null, written_test: null };

test('a stone leads into the live class of its unit while there is a link, and into no other (R364)', () => {
  expect(doorAt({ lessons }, { sessions: [live], today })).toEqual({ link });
  expect(doorAt({ lessons }, { sessions: [{ ...live, unit: 4 }], today })).toBeNull();
  expect(doorAt({ lessons }, { sessions: [{ ...live, state: 'planned', link: null }], today })).toBeNull();
  expect(
    doorAt({ lessons }, { sessions: [{ ...live, attendance: 'excused' }], today: undefined }),
  ).toBeNull();
});

test('a test is open at the stone of its part; whoever waits there goes first (R364)', () => {
  const open = (waits: object) => doorAt({ lessons }, { sessions: [], today: { ...today, ...waits } });
  expect(open({ written_test: written })).toEqual({ to: '/written-test/7/1' });
  expect(open({ written_test: written, oral_test: oral })).toEqual({ link: `${link}/oral` });
  expect(open({ oral_test: { ...oral, link: null } })).toBeNull();
  expect(open({ written_test: { ...written, part: 2 } })).toBeNull();
});
