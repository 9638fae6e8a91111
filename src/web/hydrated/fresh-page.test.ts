import { QueryObserver, notifyManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiRefusal } from '../frame/api.ts';
import { dismissNotification, shownNotification } from '../shell/notify.ts';
import { type FreshPage, keepFresh } from './fresh-page.ts';
import { addStaleRows, mutate, mutateWithoutBroadcast } from './mutations.ts';
import { makeQueryClient } from './query.ts';
import type { Cause } from './read-pace.ts';

addStaleRows({ 'POST /order/update': ['GET /order'], 'POST /course/change-grade': ['GET /order'] });

const MINUTE = 60_000;
const ended = new ApiRefusal(401, 'Please sign in.', { error: 'not_signed_in' });
/** Longer than causes are gathered. */
const SOON = 100;

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

/** A list that is shown; what it has asked for so far. */
const shownList = (
  answer: () => Promise<string> = async () => 'after',
  { isAsked = () => true, ...settings }: Partial<FreshPage> = {},
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
  });
  const unsubscribe = list.subscribe(() => {});
  const end = keepFresh(client, { pollMs: MINUTE / 2, isAsked, ...settings });
  stop = () => {
    end();
    unsubscribe();
  };
  return { client, list, asked: () => queryFn.mock.calls.length };
};
const focus = () => windowEvents.dispatchEvent(new Event('focus'));

test('what is shown is asked for again now and then while it is visible, and not while it is hidden', async () => {
  const { asked } = shownList();
  await vi.advanceTimersByTimeAsync(MINUTE + SOON);
  expect(asked()).toBe(2);
  show('hidden');
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(asked()).toBe(2);
});

test('a window that is looked at again asks at once, and not at every turn', async () => {
  const { asked, list } = shownList();
  show('hidden');
  show('visible');
  focus();
  await vi.advanceTimersByTimeAsync(SOON);
  expect(asked()).toBe(1);
  expect(list.getCurrentResult().data).toBe('after');
  await vi.advanceTimersByTimeAsync(4000);
  focus();
  await vi.advanceTimersByTimeAsync(SOON);
  expect(asked()).toBe(2);
});

test('a failure says nothing, and what is shown stays', async () => {
  const { list, asked } = shownList(() => Promise.reject(new ApiRefusal(500, 'Oops')));
  const states: string[] = [];
  // As the page is told of it.
  list.subscribe(notifyManager.batchCalls(() => states.push(list.getCurrentResult().status)));
  await vi.advanceTimersByTimeAsync(MINUTE / 2 + SOON);
  expect(asked()).toBe(1);
  expect(list.getCurrentResult()).toMatchObject({ data: 'before', isError: false });
  expect(states).not.toContain('error');
  expect(shownNotification()).toBeNull();
});

test('a page whose session has ended asks no more until it is looked at again', async () => {
  const { asked } = shownList(() => Promise.reject(ended));
  await vi.advanceTimersByTimeAsync(3 * MINUTE);
  expect(asked()).toBe(1);
  focus();
  await vi.advanceTimersByTimeAsync(SOON);
  expect(asked()).toBe(2);
});

test('reads that take long do not pile up, and what was asked for meanwhile is read after them', async () => {
  const answers = [new Promise<string>((resolve) => setTimeout(resolve, 20_000, 'late'))];
  const { asked, list } = shownList(() => answers.shift() ?? Promise.resolve('newer'));
  focus();
  await vi.advanceTimersByTimeAsync(4000);
  focus();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect([asked(), list.getCurrentResult().data]).toEqual([2, 'newer']);
});

/** What the browser's other windows hear, in order, and a way to tell them. */
const otherWindow = () => {
  const heard: unknown[] = [];
  const channel = new BroadcastChannel('kancil-changes');
  channel.addEventListener('message', ({ data }) => heard.push(data));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  return { heard, tell: (change: string) => channel.postMessage(change), close: () => channel.close() };
};

test('other windows of the browser hear of a change, unless they learn of it in another way or show nothing of it', async () => {
  vi.useRealTimers();
  shownList(undefined, { isToldOtherwise: (change) => change === 'POST /course/change-grade' });
  const other = otherWindow();
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, message: 'Update Success!' }));
  await mutate('POST /course/change-grade', { body: {} as never });
  await mutateWithoutBroadcast('POST /order/update', { body: {} as never });
  await mutate('POST /order/update', { body: {} as never });
  await vi.waitFor(() => expect(other.heard).toEqual(['POST /order/update']));
  other.close();
});

test('they hear of one whose answer was lost as well: it may have been made', async () => {
  vi.useRealTimers();
  shownList();
  const other = otherWindow();
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(mutate('POST /order/update', { body: {} as never })).rejects.toThrow(ApiRefusal);
  await vi.waitFor(() => expect(other.heard).toEqual(['POST /order/update']));
  other.close();
});

test('after a sign-in on the page itself, which a change shows, it asks again', async () => {
  const answers = [() => Promise.reject<string>(ended)];
  const { asked } = shownList(() => answers.shift()?.() ?? Promise.resolve('after'));
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(asked()).toBe(1);
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, message: 'Update Success!' }));
  await mutate('POST /order/update', { body: {} as never });
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(asked()).toBe(3);
});

test('what another window has made stale is asked for at once, and what is kept of it where it is shown next', async () => {
  vi.useRealTimers();
  const causes: string[][] = [];
  const { client, list, asked } = shownList(undefined, {
    isAsked: (_query, all) => {
      causes.push([...all]);
      return all.has('broadcast');
    },
  });
  client.setQueryData(['GET /order', { page: 2 }], 'before');
  const other = otherWindow();
  other.tell('POST /order/update');
  await vi.waitFor(() => expect(list.getCurrentResult().data).toBe('after'));
  expect([asked(), causes]).toEqual([1, [['broadcast']]]);
  expect(client.getQueryState(['GET /order', { page: 2 }])?.isInvalidated).toBe(true);
  other.close();
});

test('a change that makes nothing stale here asks for nothing', async () => {
  vi.useRealTimers();
  const { asked } = shownList(undefined, { isAsked: (_query, all) => all.has('broadcast') });
  const other = otherWindow();
  other.tell('POST /users/logout');
  await new Promise((resolve) => setTimeout(resolve, 3 * SOON));
  expect(asked()).toBe(0);
  other.close();
});

describe('what another window has changed', () => {
  const broadcastOnly = (_query: unknown, causes: ReadonlySet<Cause>) => causes.has('broadcast');

  test('is not lost on a page that is busy', async () => {
    vi.useRealTimers();
    const video = { plays: true };
    const { asked } = shownList(undefined, { isAsked: broadcastOnly, isBusy: () => video.plays });
    const other = otherWindow();
    other.tell('POST /order/update');
    await new Promise((resolve) => setTimeout(resolve, 3 * SOON));
    expect(asked()).toBe(0);
    video.plays = false;
    await new Promise((resolve) => setTimeout(resolve, 3000));
    focus();
    await vi.waitFor(() => expect(asked()).toBe(1));
    other.close();
  });

  test('is asked for again when it could not be read', async () => {
    vi.useRealTimers();
    const answers = [() => Promise.reject<string>(new ApiRefusal(0, 'Not reached'))];
    const { asked, list } = shownList(() => answers.shift()?.() ?? Promise.resolve('after'), {
      isAsked: broadcastOnly,
    });
    const other = otherWindow();
    other.tell('POST /order/update');
    await vi.waitFor(() => expect(asked()).toBe(1));
    focus();
    await vi.waitFor(() => expect(list.getCurrentResult().data).toBe('after'), 5000);
    other.close();
  });
});
