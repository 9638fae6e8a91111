import { expect, test } from 'vitest';
import { thenAndNow } from './then-and-now.ts';
import { countedSeconds } from './time-spent.ts';

const opened = new Date('2026-11-02T02:00:00Z');

test('the seconds that a screen says count up to the time that has passed (R216)', () => {
  expect(countedSeconds(240, opened, new Date('2026-11-02T02:05:00Z'))).toBe(240);
  expect(countedSeconds(999, opened, new Date('2026-11-02T02:05:00Z'))).toBe(300);
  expect(countedSeconds(60, opened, new Date('2026-11-02T01:59:00Z'))).toBe(0);
});

test('a first and a latest recording are heard beside each other when four weeks lie between them (R216)', () => {
  const [august, september, october] = ['2026-08-20', '2026-09-16', '2026-10-20'].map((day) => ({
    createdAt: new Date(`${day}T02:00:00Z`),
  })) as [{ createdAt: Date }, { createdAt: Date }, { createdAt: Date }];
  expect(thenAndNow([october, august, september])).toEqual({ first: august, latest: october });
  expect(thenAndNow([august, september])).toBeNull();
  expect(thenAndNow([august])).toBeNull();
  expect(thenAndNow([])).toBeNull();
});
