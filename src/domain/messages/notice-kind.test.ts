import { expect, test } from 'vitest';
import { inOrderOfMail, mayBeRepeated } from './notice-kind.ts';

const told = { kind: 'bill_overdue', createdAt: new Date('2026-10-15T02:00:00Z') } as const;
// 23.59 and 00.01 WIB.
const sameDay = new Date('2026-10-15T16:59:00Z');
const nextDay = new Date('2026-10-15T17:01:00Z');

test.each([
  ['unknown', sameDay, true],
  ['unknown', nextDay, false],
  ['stands', nextDay, true],
  ['over', sameDay, false],
] as const)('a title that %s at %s may be repeated: %s (rule R174)', (standing, now, may) => {
  expect(mayBeRepeated(told, { standing, now })).toBe(may);
});

test('a title that may hold a result is never repeated (rule R174)', () => {
  expect(mayBeRepeated({ ...told, kind: 'grade_set' }, { standing: 'stands', now: sameDay })).toBe(false);
});

test('a mail says appointments first, and else what was told first (rule R196)', () => {
  const kinds = [
    'video_new',
    'parcel_shipped',
    'live_class_tomorrow',
    'live_class_message',
    'live_class_cancelled',
  ] as const;
  expect(inOrderOfMail(kinds.map((kind) => ({ kind }))).map(({ kind }) => kind)).toEqual([
    'live_class_tomorrow',
    'live_class_cancelled',
    'video_new',
    'parcel_shipped',
    'live_class_message',
  ]);
});
