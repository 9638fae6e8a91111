import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiRefusal } from '../frame/api.ts';
import { closeNotification, dismissNotification, notify, shownNotification } from '../shell/notify.ts';
import { makeQueryClient } from './query.ts';

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

test("closing clears a query's error where the former answer is still shown, else its retry stays", async () => {
  const list = watched(['first', refused]);
  await list.refetch();
  await list.refetch();
  expect(list.getCurrentResult()).toMatchObject({ data: 'first', error: refused });
  closeShown('by_hand');
  expect(list.getCurrentResult()).toMatchObject({ data: 'first', error: null, status: 'success' });
  const empty = watched([refused]);
  await empty.refetch();
  closeShown('by_hand');
  expect(empty.getCurrentResult().isError).toBe(true);
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

test('what polls shows a failure once until it has succeeded again', async () => {
  const status = watched([refused, refused, 'PENDING', refused], { polls: true });
  await status.refetch();
  closeShown('by_hand');
  await status.refetch();
  expect(shownNotification()).toBeNull();
  await status.refetch();
  await status.refetch();
  expect(shownNotification()?.severity).toBe('error');
});
