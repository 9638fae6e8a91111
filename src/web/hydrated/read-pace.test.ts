import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Cause, ReadPace } from './read-pace.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = () => {
  const reads: Cause[][] = [];
  const shown = { isVisible: true };
  const pace = new ReadPace({
    read: (causes) => void reads.push([...causes]),
    isVisible: () => shown.isVisible,
    pollMs: 60_000,
  });
  pace.start();
  return { pace, reads, shown };
};

test('a page that is left alone asks nothing on load, and once a minute from then on', () => {
  const { reads } = page();
  vi.advanceTimersByTime(59_000);
  expect(reads).toEqual([]);
  vi.advanceTimersByTime(62_000);
  expect(reads).toEqual([['poll'], ['poll']]);
});

test('a page that nobody sees asks nothing, and what changed meanwhile once it is looked at', () => {
  const { pace, reads, shown } = page();
  shown.isVisible = false;
  pace.ask('broadcast');
  vi.advanceTimersByTime(600_000);
  expect(reads).toEqual([]);
  shown.isVisible = true;
  pace.ask('return');
  vi.advanceTimersByTime(50);
  expect(reads).toEqual([['broadcast', 'return']]);
});

test('a page that is looked at again asks at once, and once for all events that say so', () => {
  const { pace, reads } = page();
  pace.ask('return');
  pace.ask('return');
  vi.advanceTimersByTime(50);
  expect(reads).toEqual([['return']]);
});

test('it asks every three seconds at most, and what was broadcast meanwhile is not lost', () => {
  const { pace, reads } = page();
  pace.ask('return');
  vi.advanceTimersByTime(100);
  for (const _ of [1, 2, 3]) pace.ask('broadcast');
  vi.advanceTimersByTime(2900);
  expect(reads).toEqual([['return']]);
  vi.advanceTimersByTime(60);
  expect(reads).toEqual([['return'], ['broadcast']]);
  vi.advanceTimersByTime(10_000);
  expect(reads).toHaveLength(2);
});

test('after half an hour unseen it asks every five minutes, until it is looked at again', () => {
  const { pace, reads } = page();
  vi.advanceTimersByTime(30 * 60_000 + 50);
  expect(reads).toHaveLength(30);
  vi.advanceTimersByTime(10 * 60_000);
  expect(reads).toHaveLength(32);
  pace.ask('return');
  vi.advanceTimersByTime(60_000);
  expect(reads).toHaveLength(34);
});

test('what was broadcast while it waited is asked for when it is looked at, if it was hidden meanwhile', () => {
  const { pace, reads, shown } = page();
  pace.ask('return');
  vi.advanceTimersByTime(100);
  pace.ask('broadcast');
  shown.isVisible = false;
  vi.advanceTimersByTime(10_000);
  expect(reads).toEqual([['return']]);
  shown.isVisible = true;
  pace.ask('return');
  vi.advanceTimersByTime(50);
  expect(reads).toEqual([['return'], ['broadcast', 'return']]);
});

test('a page that was left asks no more', () => {
  const { pace, reads } = page();
  pace.ask('broadcast');
  pace.stop();
  vi.advanceTimersByTime(120_000);
  expect(reads).toEqual([]);
});
