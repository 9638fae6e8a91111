import { QueryObserver, notifyManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiRefusal } from '../frame/api.ts';
import { dismissNotification, shownNotification } from '../shell/notify.ts';
import { keepFresh } from './fresh-queries.ts';
import { addStaleRows, mutate } from './mutations.ts';
import { makeQueryClient } from './query.ts';

addStaleRows({ 'POST /order/update': ['GET /order'] });

/** A window that can be hidden and shown. */
const page = Object.assign(new EventTarget(), {
  visibilityState: 'visible',
  documentElement: { lang: 'en' },
});
const windowEvents = new EventTarget();
let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  page.visibilityState = 'visible';
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', windowEvents.addEventListener.bind(windowEvents));
  vi.stubGlobal('removeEventListener', windowEvents.removeEventListener.bind(windowEvents));
  dismissNotification();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const show = (visibilityState: 'visible' | 'hidden') => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};

/** A list that is shown, stale from the first answer on; what it has asked for so far. */
const shownList = (
  answer: () => Promise<string> = async () => 'after',
  refetchInterval: number | false = false,
) => {
  const client = makeQueryClient();
  client.setQueryData(['GET /order'], 'before');
  const queryFn = vi.fn(answer);
  const list = new QueryObserver(client, {
    queryKey: ['GET /order'],
    queryFn,
    staleTime: 0,
    refetchOnMount: false,
    retry: false,
    refetchInterval,
  });
  const unsubscribe = list.subscribe(() => {});
  const end = keepFresh(client);
  stop = () => {
    end();
    unsubscribe();
  };
  return { list, asked: () => queryFn.mock.calls.length };
};

test('what is shown is asked for again every half minute while it is visible, and not while it is hidden', async () => {
  const { asked } = shownList();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(2);
  show('hidden');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked()).toBe(2);
});

test('a window that is looked at again asks at once, and not at every turn', async () => {
  const { asked } = shownList();
  show('hidden');
  show('visible');
  windowEvents.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(4000);
  windowEvents.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked()).toBe(2);
});

test('what asks by itself keeps its own pace', async () => {
  const { asked } = shownList(undefined, 100_000);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(asked()).toBe(0);
});

test('a failure says nothing, and what is shown stays', async () => {
  const { list, asked } = shownList(() => Promise.reject(new ApiRefusal(500, 'Oops')));
  const states: string[] = [];
  // As the page is told of it.
  list.subscribe(notifyManager.batchCalls(() => states.push(list.getCurrentResult().status)));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked()).toBe(1);
  expect(list.getCurrentResult()).toMatchObject({ data: 'before', isError: false });
  expect(states).not.toContain('error');
  expect(shownNotification()).toBeNull();
});

test('other windows of the browser hear of a change', async () => {
  vi.useRealTimers();
  const { asked } = shownList();
  const heard = new BroadcastChannel('kancil-changes');
  const told = new Promise((resolve) => heard.addEventListener('message', ({ data }) => resolve(data)));
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, message: 'Update Success!' }));
  await mutate('POST /order/update', { body: {} as never });
  expect(await told).toBe('POST /order/update');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  heard.postMessage('POST /order/update');
  await vi.waitFor(() => expect(asked()).toBe(1));
  heard.close();
});
