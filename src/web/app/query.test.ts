import {
  MutationObserver,
  QueryObserver,
  type QueryObserverOptions,
  environmentManager,
  focusManager,
} from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiRefusal } from '../frame/api.ts';
import { SESSION_KEY } from '../frame/session.ts';
import { closeNotification, dismissNotification, notify, shownNotification } from '../shell/notify.ts';
import { makeQueryClient, pollWhile } from './query.ts';

beforeEach(() => {
  vi.stubGlobal('document', {});
  dismissNotification();
});
afterEach(() => vi.unstubAllGlobals());

const refused = new ApiRefusal(503, 'Oops.. Something went wrong please try again later.');
const closeShown = (closing: 'by_hand' | 'by_itself') =>
  closeNotification(shownNotification()?.id ?? 0, closing);

/** A list that is on the page. `answers` are given in turn. */
const watched = (answers: (string | Error)[], meta?: { polls: true }) => {
  const client = makeQueryClient();
  const list = new QueryObserver(client, {
    queryKey: ['list'],
    queryFn: () => {
      const answer = answers.shift();
      return typeof answer === 'string' ? Promise.resolve(answer) : Promise.reject(answer ?? refused);
    },
    enabled: false,
    ...(meta && { meta }),
  });
  list.subscribe(() => {});
  return list;
};

test("closing the notification of a mutation's error clears the error, its hiding does not", async () => {
  const save = new MutationObserver(makeQueryClient(), {
    mutationFn: () => Promise.reject(refused),
    meta: { clearError: () => save.reset() },
  });
  await expect(save.mutate()).rejects.toBe(refused);
  expect([shownNotification()?.severity, save.getCurrentResult().error]).toEqual(['error', refused]);
  closeShown('by_itself');
  expect([shownNotification(), save.getCurrentResult().error]).toEqual([null, refused]);
  await expect(save.mutate()).rejects.toBe(refused);
  closeShown('by_hand');
  expect([shownNotification(), save.getCurrentResult().error]).toEqual([null, null]);
});

test('a failure leaves the former answer without a message; where there is none it is told, and closing leaves the retry', async () => {
  const list = watched(['first', refused]);
  await list.refetch();
  await list.refetch();
  expect(list.getCurrentResult()).toMatchObject({ data: 'first', isLoadingError: false });
  expect(shownNotification()).toBeNull();
  const empty = watched([refused]);
  await empty.refetch();
  expect(shownNotification()?.severity).toBe('error');
  closeShown('by_hand');
  expect(empty.getCurrentResult().isLoadingError).toBe(true);
});

test("a failure's notification closes when the same query has succeeded, and no other does", async () => {
  const list = watched([refused, 'there']);
  await list.refetch();
  await list.refetch();
  expect(shownNotification()).toBeNull();
  const other = watched([refused, 'there']);
  await other.refetch();
  notify({ message: 'Saved', severity: 'success' });
  await other.refetch();
  expect(shownNotification()?.message).toBe('Saved');
});

test('what polls shows a failure once', async () => {
  const status = watched([refused, refused], { polls: true });
  await status.refetch();
  closeShown('by_hand');
  await status.refetch();
  expect(shownNotification()).toBeNull();
});

test.each(['not_allowed', 'not_signed_in'] as const)(
  'after the refusal %s it is asked again who is signed in',
  async (error) => {
    vi.stubGlobal('location', { pathname: '/' });
    const client = makeQueryClient();
    const askSession = vi.fn(async () => 'a clerk');
    new QueryObserver(client, {
      queryKey: SESSION_KEY,
      queryFn: askSession,
      initialData: 'an owner',
      staleTime: Infinity,
    }).subscribe(() => {});
    const queryFn = async () => {
      throw new ApiRefusal(403, 'No.', { error });
    };
    await expect(client.fetchQuery({ queryKey: ['staff'], queryFn, retry: false })).rejects.toThrow('No.');
    await vi.waitFor(() => expect(client.getQueryData(SESSION_KEY)).toBe('a clerk'));
    expect(askSession).toHaveBeenCalledTimes(1);
    await expect(new MutationObserver(client, { mutationFn: queryFn }).mutate()).rejects.toThrow('No.');
    expect(askSession).toHaveBeenCalledTimes(2);
  },
);

describe('a query that is shown', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    environmentManager.setIsServer(() => false);
  });
  afterEach(() => {
    focusManager.setFocused(undefined);
    vi.useRealTimers();
  });

  /** @returns how often it was asked for */
  const shown = (answer: () => Promise<string>, options: Partial<QueryObserverOptions<string>> = {}) => {
    const client = makeQueryClient();
    client.mount();
    client.setQueryData(['list'], 'before');
    const queryFn = vi.fn(answer);
    new QueryObserver(client, { queryKey: ['list'], queryFn, retry: false, ...options }).subscribe(() => {});
    return () => queryFn.mock.calls.length;
  };
  const lookAgain = async () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(0);
  };

  test('is asked for when it is looked at again, however fresh it is, and twice a minute; what never changes is not', async () => {
    const asked = shown(async () => 'after');
    await lookAgain();
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(3);
    const fixed = shown(async () => 'after', { staleTime: 'static' });
    await lookAgain();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fixed()).toBe(0);
  });

  test('asks no more by itself once the session has ended', async () => {
    const asked = shown(() => Promise.reject(new ApiRefusal(401, 'Sign in.', { error: 'not_signed_in' })));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(asked()).toBe(1);
  });

  test('shows within five seconds what somebody waits for', async () => {
    const asked = shown(async () => 'pending', {
      refetchInterval: pollWhile((state: string) => state === 'pending'),
    });
    await vi.advanceTimersByTimeAsync(30_000 + 3 * 4000);
    expect(asked()).toBe(4);
  });
});
