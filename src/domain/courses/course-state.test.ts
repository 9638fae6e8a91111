import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { goneAt } from '../calendar/release.ts';
import { courseState, isAvailable } from './course-state.ts';

const at = (text: string) => new Date(text);
const released = at('2026-08-09T17:00:00Z'); // Monday 2026-08-10, 00:00 WIB
const releaseAt = (releasedAt: Date) => ({ releasedAt, goneAt: goneAt(releasedAt) });
const release = releaseAt(released);
const watched = at('2026-08-12T09:00:00Z');

describe('a course is', () => {
  test.each([
    ['2026-08-09T16:59:59.999Z', 'SCHEDULED'],
    ['2026-08-09T17:00:00.000Z', 'AVAILABLE'],
    ['2026-08-23T16:59:59.999Z', 'AVAILABLE'],
    ['2026-08-23T17:00:00.000Z', 'EXPIRED'],
  ] as const)('at %s %s when nobody watched it', (now, state) => {
    expect(courseState(release, null, at(now))).toBe(state);
  });
  test('watched from its mark on, even when it is gone', () => {
    expect(courseState(release, watched, at('2026-08-12T09:00:00Z'))).toBe('WATCHED');
    expect(courseState(release, watched, at('2026-12-01T00:00:00Z'))).toBe('WATCHED');
  });
  test('scheduled when a swap has moved it into the future, though it was watched', () => {
    expect(courseState(releaseAt(at('2026-10-04T17:00:00Z')), watched, at('2026-08-20T00:00:00Z'))).toBe(
      'SCHEDULED',
    );
  });
  test('there for 14 x 24 hours, watched or not', () => {
    expect(isAvailable(release, at('2026-08-09T16:59:59.999Z'))).toBe(false);
    expect(isAvailable(release, at('2026-08-23T16:59:59.999Z'))).toBe(true);
    expect(isAvailable(release, at('2026-08-23T17:00:00Z'))).toBe(false);
  });
  test('never in an earlier state at a later time', () => {
    const order = ['SCHEDULED', 'AVAILABLE', 'EXPIRED'];
    const anyTime = fc.date({
      min: at('2026-07-01T00:00:00Z'),
      max: at('2026-10-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(anyTime, anyTime, anyTime, (releasedAt, a, b) => {
        const [early, late] = a <= b ? [a, b] : [b, a];
        const before = order.indexOf(courseState(releaseAt(releasedAt), null, early));
        expect(order.indexOf(courseState(releaseAt(releasedAt), null, late))).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});
