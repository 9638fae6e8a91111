import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RenderWorker, type WorkerBounds } from './render-worker.ts';
import type { AskedOfThread } from './worker-program.test-support.ts';

let worker: RenderWorker | undefined;
// The time of the timeouts goes on as a test says, so that a busy machine runs into none. What the thread does takes its real time.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(async () => {
  await worker?.close();
  vi.useRealTimers();
});

const defaults: WorkerBounds = {
  concurrency: 2,
  idleTimeout: 60_000,
  restartDelay: 60_000,
  startTimeout: 600_000,
  taskTimeout: 60_000,
  checkInterval: 20,
};

/** While it waits, the time of the timeouts goes on too. */
const eventually = (check: () => void) => vi.waitFor(check, 60_000);

const program = join(import.meta.dirname, 'worker-program.test-support.ts');

/** @param begins how the thread begins, `ends`, `throws` or `hangs` if not well; `never`: it cannot be created */
const made = (bounds: Partial<WorkerBounds> = {}, begins = 'well') => {
  const failures: string[] = [];
  const one = new RenderWorker({
    pages: begins,
    // Node refuses a path like this at once, as it does when the system has no thread left.
    program: begins === 'never' ? 'relative' : program,
    log: { error: (given) => void failures.push(String((given as { err: unknown }).err)) },
    bounds: { ...defaults, ...bounds },
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
      await eventually(() => expect(one.isReady).toBe(true));
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
  const { render, ready } = made({ concurrency: 2 });
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
  const { worker: one, render, ready, failures } = made({ restartDelay: 300 });
  await ready();
  const pages = [render({ say: 'lost', waitMs: 5000 }), render({ end: true })];
  expect(await Promise.all(pages)).toEqual([null, null]);
  expect(one.isReady).toBe(false);
  expect(failures).toEqual(['Error: The thread ended with 1']);
  // Not at once: what ended it may do so again.
  vi.advanceTimersByTime(299);
  one.start();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(1);
  one.start();
  expect(vi.getTimerCount()).toBe(1);
  await eventually(() => expect(one.isReady).toBe(true));
  expect(await render({ say: 'again' })).toBe('again');
});

test.each([
  ['ends', 'Error: The thread ended with 0'],
  ['throws', 'Error: It cannot be loaded'],
])('a thread that %s before it is ready is left alone for a while', async (begins, failure) => {
  const { worker: one, render, failures } = made({}, begins);
  one.start();
  await eventually(() => expect(failures).toEqual([failure]));
  one.start();
  expect(await render({ say: 'page' })).toBeNull();
  expect(failures).toHaveLength(1);
});

test('a thread that cannot be created leaves the pages to the main thread, and is not tried again for a while', async () => {
  const { worker: one, render, failures } = made({ restartDelay: 300 }, 'never');
  one.start();
  one.start();
  expect(await render({ say: 'page' })).toBeNull();
  expect(failures).toEqual([expect.stringContaining('relative')]);
  vi.advanceTimersByTime(300);
  one.start();
  expect(failures).toHaveLength(2);
});

test('a thread that hangs before it is ready is ended, and left alone for a while', async () => {
  const { worker: one, render, failures } = made({ startTimeout: 500, taskTimeout: 100 }, 'hangs');
  one.start();
  vi.advanceTimersByTime(499);
  expect(failures).toEqual([]);
  vi.advanceTimersByTime(21);
  expect(failures).toEqual(['Error: The thread hangs']);
  one.start();
  expect(await render({ say: 'page' })).toBeNull();
  expect(failures).toHaveLength(1);
});

test('a thread that finishes nothing any more is ended, one whose pages go on is not', async () => {
  const { worker: one, render, ready, failures } = made({ taskTimeout: 300 });
  await ready();
  /** A page that is under way for so long by the time of the timeouts. */
  const takes = (milliseconds: number) => {
    const page = render({ say: 'page' });
    vi.advanceTimersByTime(milliseconds);
    return page;
  };
  // Always one under way, for longer than nothing may be finished.
  let last = takes(0);
  for (let page = 0; page < 4; page += 1) {
    const next = takes(200);
    expect(await last).toBe('page');
    last = next;
  }
  expect(await last).toBe('page');
  // After a pause, the next one has its whole time.
  vi.advanceTimersByTime(1000);
  expect(await takes(280)).toBe('page');
  expect(failures).toEqual([]);
  const hanging = render({ hang: true });
  vi.advanceTimersByTime(320);
  expect(await hanging).toBeNull();
  expect(one.isReady).toBe(false);
  expect(failures).toEqual(['Error: The thread hangs']);
});

test('it ends when it has had nothing to do for a while, and can be started again', async () => {
  const { worker: one, render, ready, failures } = made({ idleTimeout: 150 });
  await ready();
  const long = render({ say: 'long' });
  vi.advanceTimersByTime(1000);
  expect(await long).toBe('long');
  vi.advanceTimersByTime(140);
  expect(one.isReady).toBe(true);
  vi.advanceTimersByTime(30);
  expect(one.isReady).toBe(false);
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
