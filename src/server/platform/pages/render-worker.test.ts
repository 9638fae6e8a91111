import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import { RenderWorker, type WorkerBounds } from './render-worker.ts';
import type { AskedOfThread } from './worker-program.test-support.ts';

let worker: RenderWorker | undefined;
afterEach(() => worker?.close());

const program = join(import.meta.dirname, 'worker-program.test-support.ts');

const made = (bounds: Partial<WorkerBounds> = {}) => {
  const failures: object[] = [];
  const one = new RenderWorker({
    pages: 'not loaded',
    program,
    log: { error: (given) => void failures.push(given) },
    bounds: { atOnce: 2, idle: 60_000, afterFailure: 60_000, longest: 60_000, ...bounds },
  });
  worker = one;
  return {
    worker: one,
    failures,
    render: async (asked: AskedOfThread) => (await one.render(asked, 'identity'))?.toString() ?? null,
    ready: async () => {
      one.start();
      await vi.waitFor(() => expect(one.isReady).toBe(true), 10_000);
    },
  };
};

test('pages are rendered on another thread, once it is asked for and has loaded', async () => {
  const { worker: one, render, ready, failures } = made();
  expect(await render({ say: 'before' })).toBeNull();
  await ready();
  const [word, thread] = ((await render({ say: 'page' })) ?? '').split(' ');
  expect(word).toBe('page');
  expect(Number(thread)).toBeGreaterThan(threadId);
  one.start();
  expect(await render({ say: 'page' })).toBe(`page ${thread}`);
  expect(failures).toEqual([]);
});

test('what is more than it does at a time stays with the main thread', async () => {
  const { render, ready } = made({ atOnce: 2 });
  await ready();
  const all = await Promise.all(['a', 'b', 'c'].map((say) => render({ say, waitMs: 50 })));
  expect(all.map((one) => one?.split(' ')[0])).toEqual(['a', 'b', undefined]);
  expect(await render({ say: 'd' })).toMatch(/^d /);
});

test('a page that it cannot render stays with the main thread, and it goes on', async () => {
  const { worker: one, render, ready, failures } = made();
  await ready();
  expect(await render({ fail: true })).toBeNull();
  expect(one.isReady).toBe(true);
  expect(failures).toEqual([]);
});

test('when the thread ends, so do its pages, and after a while there is another one', async () => {
  const { worker: one, render, ready, failures } = made({ afterFailure: 300 });
  await ready();
  const pages = [render({ say: 'lost', waitMs: 5000 }), render({ end: true })];
  expect(await Promise.all(pages)).toEqual([null, null]);
  expect(one.isReady).toBe(false);
  expect(failures).toHaveLength(1);
  // Not at once: what ended it may do so again.
  one.start();
  expect(await render({ say: 'at once' })).toBeNull();
  expect(one.isReady).toBe(false);
  await vi.waitFor(() => (one.start(), expect(one.isReady).toBe(true)), 10_000);
  expect(await render({ say: 'again' })).toMatch(/^again /);
});

test('a thread that finishes nothing any more is ended', async () => {
  const { worker: one, render, ready, failures } = made({ longest: 100 });
  await ready();
  expect(await render({ hang: true })).toBeNull();
  expect(one.isReady).toBe(false);
  expect(failures).toHaveLength(1);
});

test('what cannot be posted to it stays with the main thread', async () => {
  const { render, ready, failures } = made();
  await ready();
  expect(await render({ say: (() => 'a function') as never })).toBeNull();
  expect(failures).toHaveLength(1);
});

test('it ends when it has had nothing to do for a while, and can be started again', async () => {
  const { worker: one, render, ready, failures } = made({ idle: 50 });
  await ready();
  expect(await render({ say: 'page' })).toMatch(/^page /);
  await vi.waitFor(() => expect(one.isReady).toBe(false), 10_000);
  await ready();
  expect(await render({ say: 'later' })).toMatch(/^later /);
  expect(failures).toEqual([]);
});

test('closed, it starts no more', async () => {
  const { worker: one, render, ready, failures } = made();
  await ready();
  const page = render({ say: 'page', waitMs: 5000 });
  await one.close();
  expect(await page).toBeNull();
  one.start();
  expect(one.isReady).toBe(false);
  expect(failures).toEqual([]);
});

test('where its program is not there it fails once, and the server goes on', async () => {
  const failures: object[] = [];
  worker = new RenderWorker({
    pages: '',
    program: `${program}.none`,
    log: { error: (given) => void failures.push(given) },
  });
  worker.start();
  await vi.waitFor(() => expect(failures).toHaveLength(1), 10_000);
  worker.start();
  expect(worker.isReady).toBe(false);
  expect(await worker.render({}, 'identity')).toBeNull();
});
