import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiRefusal } from '../frame/api.ts';
import { dismissNotification, shownNotification } from '../shell/notify.ts';
import { makeQueryClient } from './query.ts';
import { readAgain } from './read-again.ts';

beforeEach(() => {
  vi.stubGlobal('document', {});
  dismissNotification();
});
afterEach(() => vi.unstubAllGlobals());

const down = new ApiRefusal(503, 'Oops.. Something went wrong please try again later.');
const any = () => true;

/** What a page shows under a name; `answers` are given in turn. */
const shown = async (client: QueryClient, name: string, answers: unknown[], enabled = true) => {
  const ask = vi.fn(() => {
    const answer = answers.shift();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  const observer = new QueryObserver(client, { queryKey: [name], queryFn: ask, enabled });
  observer.subscribe(() => {});
  if (enabled) await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
  return { observer, ask, data: () => client.getQueryData([name]) };
};

test('what changed elsewhere appears, all of it together, and nothing looks as if it were loading', async () => {
  const client = makeQueryClient();
  const child = await shown(client, 'child', ['Grade 2', 'Grade 3']);
  const lessons = await shown(client, 'lessons', ['of Grade 2', 'of Grade 3']);
  const seen: unknown[] = [];
  client.getQueryCache().subscribe(() => {
    if (client.isFetching() > 0) seen.push('loading');
  });
  expect(await readAgain(client, any)).toMatchObject({ isSignedIn: true });
  expect([child.data(), lessons.data(), seen]).toEqual(['Grade 3', 'of Grade 3', []]);
});

test('a failure leaves what is there, without a message', async () => {
  const client = makeQueryClient();
  const child = await shown(client, 'child', ['Grade 2', down]);
  const { failed } = await readAgain(client, any);
  expect(failed.map(({ queryKey }) => queryKey)).toEqual([['child']]);
  expect(child.observer.getCurrentResult()).toMatchObject({ data: 'Grade 2', error: null });
  expect(shownNotification()).toBeNull();
});

test('an answer that a save has overtaken is dropped', async () => {
  const client = makeQueryClient();
  const child = await shown(client, 'child', ['Nisa', 'Nisa']);
  const read = readAgain(client, any);
  client.setQueryData(['child'], 'Nisa Putri');
  await read;
  expect(child.data()).toBe('Nisa Putri');
});

test('an answer that was asked for before a change of this page is dropped', async () => {
  const client = makeQueryClient();
  const child = await shown(client, 'child', ['Nisa', 'Nisa']);
  const read = readAgain(client, any);
  await client.invalidateQueries({ refetchType: 'none' });
  await read;
  expect(client.getQueryState(['child'])?.isInvalidated).toBe(true);
  expect(child.ask).toHaveBeenCalledTimes(2);
});

test('what failed before with a message is read again, and the message goes', async () => {
  const client = makeQueryClient();
  const child = await shown(client, 'child', ['Grade 2', down, 'Grade 3']);
  await child.observer.refetch();
  expect(shownNotification()).not.toBeNull();
  await readAgain(client, any);
  expect(child.observer.getCurrentResult()).toMatchObject({
    data: 'Grade 3',
    error: null,
    status: 'success',
  });
  expect(shownNotification()).toBeNull();
});

test('a call that never answers holds up the others for half a minute', async () => {
  const client = makeQueryClient();
  const child = await shown(client, 'child', ['Grade 2', 'Grade 3']);
  const bills = await shown(client, 'bills', ['open', new Promise(() => undefined)]);
  vi.useFakeTimers();
  const read = readAgain(client, any);
  await vi.advanceTimersByTimeAsync(29_900);
  expect(child.data()).toBe('Grade 2');
  await vi.advanceTimersByTimeAsync(200);
  const { failed } = await read;
  vi.useRealTimers();
  expect([child.data(), bills.data(), failed.length]).toEqual(['Grade 3', 'open', 1]);
});

test('what is being fetched already is asked for again only when it has changed since', async () => {
  const client = makeQueryClient();
  const child = await shown(client, 'child', ['Grade 2', 'Grade 2', 'Grade 2', 'Grade 3']);
  void child.observer.refetch();
  await readAgain(client, any);
  expect(child.ask).toHaveBeenCalledTimes(2);
  void child.observer.refetch();
  await readAgain(client, any, { hasChanged: any });
  expect(child.data()).toBe('Grade 3');
});

test('only what is on the page and was named is asked for', async () => {
  const client = makeQueryClient();
  const child = await shown(client, 'child', ['Grade 2', 'Grade 3']);
  const news = await shown(client, 'news', ['old', 'new']);
  const left = await shown(client, 'bills', ['open', 'paid']);
  left.observer.destroy();
  await readAgain(client, ({ queryKey }) => queryKey[0] !== 'news');
  expect([child, news, left].map(({ ask }) => ask.mock.calls.length)).toEqual([2, 1, 1]);
});

test('what waits for a reason to ask is told of what there is, and not of what there is not', async () => {
  const client = makeQueryClient();
  const test1 = await shown(client, 'test', [null, 'running'], false);
  await readAgain(client, any);
  expect(test1.data()).toBeUndefined();
  await readAgain(client, any);
  expect(test1.data()).toBe('running');
});

test('it says when the session has ended', async () => {
  const client = makeQueryClient();
  await shown(client, 'child', [
    'Grade 2',
    new ApiRefusal(401, 'Please sign in.', { error: 'not_signed_in' }),
  ]);
  expect(await readAgain(client, any)).toMatchObject({ isSignedIn: false });
});
