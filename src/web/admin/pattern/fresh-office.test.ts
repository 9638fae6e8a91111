import { QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Cause } from '../../hydrated/read-pace.ts';
import { makeQueryClient } from '../../hydrated/query.ts';
import { freshOffice } from './fresh-office.ts';

const STALE_MS = 10_000;

/** What is asked for, of a list whose answer is as old as this. */
const asks = (
  { age, ...options }: { age: number | null } & Partial<QueryObserverOptions<string>>,
  ...causes: Cause[]
) => {
  const client = makeQueryClient();
  const queryKey = ['GET /order'];
  if (age !== null) client.setQueryData(queryKey, 'shown', { updatedAt: Date.now() - age });
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => new Promise<string>(() => undefined),
    refetchOnMount: false,
    ...options,
  });
  const stop = observer.subscribe(() => {});
  const query = client.getQueryCache().find({ queryKey });
  const asked = query && freshOffice.isAsked(query, new Set(causes));
  stop();
  return asked;
};
const old = { age: 2 * STALE_MS };
const fresh = { age: STALE_MS / 2 };

test('what is shown is asked for again now and then, once it is no longer fresh', () => {
  expect([asks(old, 'poll'), asks(fresh, 'poll')]).toEqual([true, false]);
});

test('who comes back sees what is there now, but for what never changes', () => {
  expect([asks(old, 'return'), asks(fresh, 'return')]).toEqual([true, true]);
  expect(asks({ ...old, staleTime: Infinity }, 'return')).toBe(false);
});

test('what another window has changed is asked for, however fresh it is', () => {
  expect(asks(fresh, 'broadcast')).toBe(true);
});

test('what asks by itself keeps its own pace, and follows on return', () => {
  const polls = { ...old, refetchInterval: 100_000 };
  expect([asks(polls, 'poll'), asks(polls, 'return')]).toEqual([false, true]);
});

test('what waits for a reason to ask, or has no answer yet, is left alone', () => {
  expect(asks({ ...old, enabled: false }, 'return', 'broadcast')).toBe(false);
  expect(asks({ age: null, refetchOnMount: false }, 'return', 'broadcast')).toBe(false);
});
