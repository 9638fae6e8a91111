import { pbkdf2Sync } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Encoding, compressedOnceSync } from '../http/compression.ts';
import { bytes, html, school } from './page-server.test-support.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('more visitors than can be served at once', () => {
  test('wait in the queue, get a retry when it is full, and get cached pages at once', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    let most = 0;
    let underWay = 0;
    const { get } = school({
      bounds: { atOnce: 2, waiting: 3, waitingPerAddress: 3, longest: 60_000, rounds: 1 },
      render: async ({ url }) => {
        if (url.endsWith('/kept')) return html('Kept');
        underWay += 1;
        most = Math.max(most, underWay);
        await gate;
        underWay -= 1;
        return html(url);
      },
    });
    await get('/kept');
    const all = Array.from({ length: 50 }, async (_, visitor) => await get(`/faq?q=${visitor}`));
    // The refused ones answer while the gate is still shut; so does the kept page.
    const refused = await Promise.all(all.slice(5));
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 45 }, () => 503));
    expect(refused[0]?.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(refused[0]?.body).toContain('busy en');
    expect((await get('/kept')).body).toContain('Kept');
    open();
    const served = await Promise.all(all.slice(0, 5));
    expect(served.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(most).toBe(2);
  });

  test('share the refusal of a page that they share', async () => {
    const gate = Promise.withResolvers<void>();
    const { state, arrivals, get } = school({
      bounds: { atOnce: 1, waiting: 20, waitingPerAddress: 20, longest: 50, rounds: 1 },
      render: async ({ url }) => {
        if (url.includes('?q=')) await gate.promise;
        return html('x');
      },
    });
    const first = get('/faq?q=1');
    await vi.waitFor(() => expect(state.made).toBe(1));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = Array.from({ length: 11 }, async () => await get('/news'));
    await arrivals(12);
    vi.advanceTimersByTime(50);
    const all = await Promise.all(asked);
    gate.resolve();
    expect(all.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 11 }, () => 503));
    expect((await first).statusCode).toBe(200);
    expect(state.seen).toEqual(['/faq?q=1']);
    expect((await get('/news')).statusCode).toBe(200);
  });

  test('share the refusal of a page that parents share, and make none of their own then', async () => {
    const gate = Promise.withResolvers<void>();
    const { state, arrivals, get } = school({
      bounds: { atOnce: 1, waiting: 20, waitingPerAddress: 20, longest: 50, rounds: 1 },
      render: async ({ url }) => {
        if (url.includes('?q=')) await gate.promise;
        return html('x');
      },
    });
    state.member = { firstName: 'Budi', imageUrl: null };
    const first = get('/faq?q=1');
    await vi.waitFor(() => expect(state.made).toBe(1));
    const cookie = 'kancil_session=abc';
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = Array.from({ length: 11 }, async () => await get('/news', { cookie }));
    await arrivals(12);
    vi.advanceTimersByTime(50);
    const all = await Promise.all(asked);
    gate.resolve();
    expect(all.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 11 }, () => 503));
    await first;
    expect(state.seen).toEqual(['/faq?q=1']);
    expect((await get('/news', { cookie })).statusCode).toBe(200);
  });

  test('get their pages in turns by address, and a refusal is for the address that filled the queue', async () => {
    const gate = Promise.withResolvers<void>();
    const { app, state, get } = school({
      bounds: { atOnce: 1, waiting: 20, waitingPerAddress: 2, longest: 60_000, rounds: 1 },
      render: async ({ url }) => {
        await gate.promise;
        return html(url);
      },
    });
    const from = async (remoteAddress: string, url: string) => app.inject({ url, remoteAddress });
    const storm = Array.from({ length: 9 }, (_, n) => from(`2001:db8::${n}`, `/faq?q=${n}`));
    const refused = await Promise.all(storm.slice(3));
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503, 503, 503]);
    const [shared, family] = [from('2001:db8::9', '/news'), from('192.0.2.2', '/news')];
    expect((await shared).statusCode).toBe(503);
    gate.resolve();
    expect((await family).statusCode).toBe(200);
    expect((await get('/news')).statusCode).toBe(200);
    expect(state.seen.indexOf('/news')).toBeLessThan(3);
    await Promise.all(storm);
  });

  test('leave the queue when they go, unless their page is one for all', async () => {
    const gate = Promise.withResolvers<void>();
    const { app, state, get } = school({
      bounds: { atOnce: 1, waiting: 20, waitingPerAddress: 20, longest: 60_000, rounds: 1 },
      render: async ({ url }) => {
        if (url.endsWith('?q=first')) await gate.promise;
        return html(url);
      },
    });
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const first = get('/faq?q=first');
    await vi.waitFor(() => expect(state.made).toBe(1));
    for (const path of ['/faq?q=gone', '/news']) {
      const visitor = new AbortController();
      const arrived = once(app.server, 'request') as Promise<[unknown, ServerResponse]>;
      const asked = fetch(address + path, { signal: visitor.signal });
      const [, answer] = await arrived;
      const left = once(answer, 'close');
      visitor.abort();
      await expect(asked).rejects.toThrow('aborted');
      await left;
    }
    gate.resolve();
    await first;
    await get('/faq?q=last');
    expect(state.seen).toEqual(['/faq?q=first', '/news', '/faq?q=last']);
  });

  test('leave room for those who need no page made', async () => {
    const { app, state, get } = school({
      bounds: { atOnce: 2, waiting: 4, waitingPerAddress: 4, longest: 60_000, rounds: 64 },
      render: ({ url }) => {
        // Rendering holds the processor; no other request is read meanwhile.
        if (!url.endsWith('/kept')) pbkdf2Sync('x', 'y', 20_000, 32, 'sha256');
        return html('Made');
      },
    });
    await get('/kept');
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const all = Array.from({ length: 150 }, (_, visitor) => fetch(`${address}/faq?q=${visitor}`));
    expect((await fetch(`${address}/kept`)).status).toBe(200);
    // All of them would have been made before, had each been taken as it came.
    expect(state.made).toBeLessThan(75);
    const answers = new Set((await Promise.all(all)).map(({ status }) => status));
    expect([...answers].toSorted((a, b) => a - b)).toEqual([200, 503]);
  });

  describe('and a worker to render beside the main thread', () => {
    /** Three pages have a place at a time; each comes from the worker, if that takes it, and says where it was rendered. */
    const withWorker = (takes: () => boolean | Promise<boolean> | null) => {
      const asked: Encoding[] = [];
      const gate = Promise.withResolvers<void>();
      const underWay = { now: 0, most: 0 };
      const worker = {
        start: () => {},
        render: (_: object, encoding: Encoding) => {
          const taken = takes();
          if (taken === null) return null;
          const page = async () => {
            if (!(await taken)) return null;
            asked.push(encoding);
            return compressedOnceSync(Buffer.from('<html>by the worker</html>'), encoding);
          };
          return page();
        },
      };
      const { get, arrivals } = school({
        worker,
        bounds: { atOnce: 3, waiting: 20, waitingPerAddress: 20, longest: 60_000, rounds: 1 },
        render: async (_, page) => {
          underWay.now += 1;
          underWay.most = Math.max(underWay.most, underWay.now);
          await gate.promise;
          const body = await page.renderOnWorker?.({});
          // What the main thread renders takes it a while.
          if (!body) await setImmediate();
          underWay.now -= 1;
          return body ? bytes(body) : html('here'.padEnd(2000));
        },
      });
      /** Lets pages be rendered, once so many have been asked for. */
      const open = async (count = 4) => {
        await arrivals(count);
        gate.resolve();
      };
      return { get, asked, open, underWay };
    };

    test('get their pages from it, compressed as their browser asks', async () => {
      const { get, asked, open } = withWorker(() => true);
      const all = ['br', 'gzip', 'identity'].map((encoding) =>
        get('/login', { 'accept-encoding': encoding }),
      );
      const fourth = get('/login');
      await open();
      const [small, zipped, plain] = await Promise.all(all);
      expect(asked.toSorted()).toEqual(['br', 'gzip', 'identity']);
      expect(small?.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(small?.rawPayload ?? '').toString()).toContain('by the worker');
      expect(zipped?.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(zipped?.rawPayload ?? '').toString()).toContain('by the worker');
      expect(plain?.headers['content-encoding']).toBeUndefined();
      expect(plain?.body).toContain('by the worker');
      // What belongs to a page of one visitor is the main thread's business.
      for (const answer of [small, zipped, plain])
        expect(answer?.headers).toMatchObject({
          'cache-control': 'no-store',
          'content-security-policy': expect.stringContaining('nonce-') as string,
        });
      // Nobody waits behind it.
      expect((await fourth).body).toContain('here');
    });

    test('a page that it has taken makes room for the next one', async () => {
      const rendered = Promise.withResolvers<boolean>();
      const { get, open } = withWorker(() => rendered.promise);
      const all = [1, 2, 3, 4].map(async () => await get('/login'));
      await open();
      expect((await all[3])?.body).toContain('here');
      rendered.resolve(true);
      for (const { body } of await Promise.all(all.slice(0, 3))) expect(body).toContain('by the worker');
    });

    test('get them from the main thread when the worker fails at them', async () => {
      const { get, open } = withWorker(() => false);
      const all = [{}, { 'accept-encoding': 'gzip' }, {}, {}].map((headers) => get('/login', headers));
      await open();
      const [plain, zipped] = await Promise.all(all);
      expect(plain?.body).toContain('here');
      expect(gunzipSync(zipped?.rawPayload ?? '').toString()).toContain('here');
    });

    test('get them from the main thread, no more at a time than without it, when it takes none', async () => {
      const { get, open, underWay } = withWorker(() => null);
      const all = [1, 2, 3, 4].map(async () => await get('/login'));
      await open();
      for (const { body } of await Promise.all(all)) expect(body).toContain('here');
      expect(underWay).toEqual({ now: 0, most: 3 });
    });

    test('it is not asked for a public page, whose styles come after it', async () => {
      const { get, asked, open } = withWorker(() => true);
      const all = [1, 2, 3, 4].map((q) => get(`/faq?q=${q}`));
      await open();
      for (const { body } of await Promise.all(all)) expect(body).toContain('here');
      expect(asked).toEqual([]);
    });

    test('it is not asked for a page that nobody waits behind', async () => {
      const { get, asked, open } = withWorker(() => true);
      const page = get('/login');
      await open(1);
      expect((await page).body).toContain('here');
      expect(asked).toEqual([]);
    });
  });
});
