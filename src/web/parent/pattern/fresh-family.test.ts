import { QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Mutation } from '../../hydrated/mutations.ts';
import { makeQueryClient } from '../../hydrated/query.ts';
import type { Cause } from '../../hydrated/read-pace.ts';
import { freshFamily } from './fresh-family.ts';

/** For which of the causes something is asked for that has just been answered. */
const causesOf = (name: string, options: Partial<QueryObserverOptions<string>> = {}) => {
  const client = makeQueryClient();
  const queryKey = [name];
  client.setQueryData(queryKey, 'shown');
  const queryFn = () => new Promise<string>(() => undefined);
  const observer = new QueryObserver(client, { queryKey, queryFn, refetchOnMount: false, ...options });
  const stop = observer.subscribe(() => {});
  const query = client.getQueryCache().find({ queryKey });
  const causes = (['return', 'broadcast', 'poll'] as const satisfies Cause[]).filter((cause) =>
    query ? freshFamily.isAsked(query, new Set([cause])) : false,
  );
  stop();
  return causes;
};

test('what staff, the gateway or time may change is asked for, however fresh it is', () => {
  expect(causesOf('POST /childs/billing-status')).toEqual(['return', 'broadcast', 'poll']);
});

test('anything else is asked for on return, but for what never changes', () => {
  expect(causesOf('GET /notif/{userId}')).toEqual(['return', 'broadcast']);
  expect(causesOf('GET /rajaongkir/provinces', { staleTime: Infinity })).toEqual(['broadcast']);
});

test('the account and the open charges, which follow on return in another way, are asked for now and then', () => {
  expect(causesOf('GET /users/session')).toEqual(['broadcast', 'poll']);
  expect(causesOf('GET /payment/open')).toEqual(['broadcast', 'poll']);
});

test('what waits for a reason to ask is left alone, but for a test that was begun elsewhere', () => {
  expect(causesOf('POST /grade/next-grade', { enabled: false })).toEqual([]);
  expect(causesOf('GET /placement-test/{childId}', { enabled: false })).toEqual([
    'return',
    'broadcast',
    'poll',
  ]);
});

test('other windows are told of what changed, unless a mark tells them', () => {
  const isTold = (change: Mutation) => !freshFamily.isToldOtherwise?.(change);
  expect(isTold('POST /placement-test/take-test')).toBe(true);
  expect(isTold('GET /course/mark/{courseId}')).toBe(true);
  expect(isTold('POST /childs/update-child')).toBe(true);
  expect(isTold('POST /payment/pay-billing')).toBe(false);
  expect(isTold('POST /users/update-user')).toBe(false);
});

test('a playing video and a running test are left alone', () => {
  const video = { paused: true };
  vi.stubGlobal('document', { querySelectorAll: () => [video] });
  vi.stubGlobal('location', { pathname: '/children/7' });
  expect(freshFamily.isBusy?.()).toBe(false);
  video.paused = false;
  expect(freshFamily.isBusy?.()).toBe(true);
  video.paused = true;
  vi.stubGlobal('location', { pathname: '/placement-test/7' });
  expect(freshFamily.isBusy?.()).toBe(true);
  vi.unstubAllGlobals();
});
