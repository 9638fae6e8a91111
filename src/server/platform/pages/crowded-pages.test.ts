import { pbkdf2Sync } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { html, school } from './page-server.test-support.ts';

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

  test('have room for so many of one address, and a page that all guests share is nobody’s', async () => {
    const gate = Promise.withResolvers<void>();
    const { app, get } = school({
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
    const [shared, family] = [from('2001:db8::9', '/news'), from('192.0.2.2', '/faq?q=family')];
    gate.resolve();
    const served = await Promise.all([...storm.slice(0, 3), shared, family, get('/news')]);
    expect(served.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
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
});
