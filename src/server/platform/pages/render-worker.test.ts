import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import { RenderWorker, type WorkerBounds } from './render-worker.ts';
import type { AskedOfThread } from './worker-program.test-support.ts';

let worker: RenderWorker | undefined;
afterEach(() => worker?.close());

const program = join(import.meta.dirname, 'worker-program.test-support.ts');

/** @param begins how the thread begins, `ends`, `throws` or `hangs` if not well */
const made = (bounds: Partial<WorkerBounds> = {}, begins = 'well') => {
  const failures: string[] = [];
  const one = new RenderWorker({
    pages: begins,
    program,
    log: { error: (given) => void failures.push(String((given as { err: unknown }).err)) },
    bounds: { atOnce: 2, idle: 60_000, afterFailure: 60_000, longest: 60_000, checkInterval: 20, ...bounds },
  });
  worker = one;
  const tellsOf = async (asked: AskedOfThread) => {
    const bytes = await one.render(asked, 'identity');
    return (
      bytes &&
      (JSON.parse(bytes.toString()) as { word: string; threadId: number; env: string[]; heap: number })
    );
  };
  return {
    worker: one,
    failures,
    tellsOf,
    render: async (asked: AskedOfThread) => (await tellsOf(asked))?.word ?? null,
    ready: async () => {
      one.start();
      await vi.waitFor(() => expect(one.isReady).toBe(true), 10_000);
    },
  };
};

test('pages are rendered on another thread, once it is asked for and has loaded', async () => {
  const { worker: one, render, tellsOf, ready, failures } = made();
  expect(await render({ say: 'before' })).toBeNull();
  await ready();
  const first = await tellsOf({ say: 'page' });
  expect(first).toMatchObject({ word: 'page' });
  expect(first?.threadId).toBeGreaterThan(threadId);
  // There is one thread, however often it is asked for.
  one.start();
  expect((await tellsOf({ say: 'page' }))?.threadId).toBe(first?.threadId);
  expect(failures).toEqual([]);
});

test('the thread knows nothing of the server’s environment, and takes no more memory than it may', async () => {
  const { tellsOf, ready } = made();
  await ready();
  expect(await tellsOf({})).toMatchObject({ env: ['NODE_ENV'], heap: 512 });
});

test('what is more than it does at a time stays with the main thread', async () => {
  const { render, ready } = made({ atOnce: 2 });
  await ready();
  const all = ['a', 'b', 'c'].map((say) => render({ say, waitMs: 50 }));
  expect(await Promise.all(all)).toEqual(['a', 'b', null]);
  expect(await render({ say: 'd' })).toBe('d');
});

test('a page that it cannot render stays with the main thread, the failure is told, and it goes on', async () => {
  const { render, ready, failures } = made();
  await ready();
  const other = render({ say: 'other', waitMs: 50 });
  expect(await render({ fail: true })).toBeNull();
  expect(failures).toEqual(['It cannot be rendered']);
  expect(await other).toBe('other');
  expect(await render({ say: 'next' })).toBe('next');
});

test('so does a page that cannot be posted to it', async () => {
  const { render, ready, failures } = made();
  await ready();
  expect(await render({ say: (() => 'a function') as never })).toBeNull();
  expect(failures).toEqual([expect.stringContaining('could not be cloned')]);
  expect(await render({ say: 'next' })).toBe('next');
});

test('when the thread ends, so do its pages, and there is another one after a while', async () => {
  const { worker: one, render, ready, failures } = made({ afterFailure: 300 });
  await ready();
  const pages = [render({ say: 'lost', waitMs: 5000 }), render({ end: true })];
  expect(await Promise.all(pages)).toEqual([null, null]);
  expect(one.isReady).toBe(false);
  expect(failures).toEqual(['Error: The thread ended with 1']);
  // Not at once: what ended it may do so again.
  one.start();
  expect(await render({ say: 'at once' })).toBeNull();
  await vi.waitFor(() => (one.start(), expect(one.isReady).toBe(true)), 10_000);
  expect(await render({ say: 'again' })).toBe('again');
});

test.each([
  ['ends', 'Error: The thread ended with 0'],
  ['throws', 'Error: It cannot be loaded'],
  ['hangs', 'Error: The thread hangs'],
])('a thread that %s before it is ready is ended, and left alone for a while', async (begins, failure) => {
  const { worker: one, render, failures } = made({ longest: 500 }, begins);
  one.start();
  await vi.waitFor(() => expect(failures).toEqual([failure]), 10_000);
  one.start();
  expect(await render({ say: 'page' })).toBeNull();
  expect(failures).toHaveLength(1);
});

test('a thread that finishes nothing any more is ended, one whose pages go on is not', async () => {
  const { worker: one, render, ready, failures } = made({ longest: 300 });
  await ready();
  // Always one under way, for twice as long as nothing may be finished; then a pause, and one that is not the last one's fault.
  for (let page = 0; page < 8; page += 1) expect(await render({ say: 'page', waitMs: 80 })).toBe('page');
  const quiet = performance.now() + 400;
  await vi.waitFor(() => expect(performance.now()).toBeGreaterThan(quiet), { interval: 50 });
  expect(await render({ say: 'later', waitMs: 80 })).toBe('later');
  expect(failures).toEqual([]);
  expect(await render({ hang: true })).toBeNull();
  expect(one.isReady).toBe(false);
  expect(failures).toEqual(['Error: The thread hangs']);
});

test('it ends when it has had nothing to do for a while, and can be started again', async () => {
  const { worker: one, render, ready, failures } = made({ idle: 150 });
  await ready();
  expect(await render({ say: 'long', waitMs: 300 })).toBe('long');
  await vi.waitFor(() => expect(one.isReady).toBe(false), 10_000);
  await ready();
  expect(await render({ say: 'later' })).toBe('later');
  expect(failures).toEqual([]);
});

test('closed, its pages stay with the main thread, and it starts no more', async () => {
  const { worker: one, render, tellsOf, ready, failures } = made();
  await ready();
  const number = (await tellsOf({}))?.threadId ?? 0;
  const page = render({ say: 'page', waitMs: 5000 });
  await one.close();
  expect(await page).toBeNull();
  one.start();
  const next = made();
  await next.ready();
  expect((await next.tellsOf({}))?.threadId).toBe(number + 1);
  expect(failures).toEqual([]);
});

test('closed while it starts, it does not get ready', async () => {
  const { worker: one, failures } = made();
  one.start();
  await one.close();
  await made().ready();
  expect(one.isReady).toBe(false);
  expect(failures).toEqual([]);
});
