import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { CSS, LOADING, SCRIPT, html, school } from './page-server.test-support.ts';

test('a page that came out empty is a failure, and is not kept', async () => {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const { state, get } = school({ render: () => new Response(null, { headers }) });
  for (const made of [1, 2]) {
    const { statusCode, body } = await get('/news');
    expect([statusCode, body, state.made]).toEqual([500, expect.stringContaining('failure en'), made]);
  }
  expect(state.failures).toHaveLength(2);
});

describe("the guests' page cache", () => {
  test('makes a page once for all guests', async () => {
    const { state, get } = school();
    await get('/news');
    const second = await get('/news');
    expect(state.made).toBe(1);
    expect(second.headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: 'Cookie, Accept-Language, Accept-Encoding',
    });
  });

  test.each([
    ['which is kept', 200, 'no-cache'],
    ['also where it is not to be kept', 404, 'no-store'],
    ['also where it is not to be kept', 500, 'no-store'],
  ])('makes it once for guests who come at the same time, %s: %s', async (_, status, caching) => {
    const gate = Promise.withResolvers<void>();
    const { state, get } = school({
      render: async () => {
        await gate.promise;
        return html('x', status);
      },
    });
    const asked = Array.from({ length: 11 }, async () => await get('/news'));
    await vi.waitFor(() => expect(state.made).toBe(1));
    gate.resolve();
    const all = await Promise.all(asked);
    expect(all.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 11 }, () => status));
    expect(all[10]?.headers['cache-control']).toBe(caching);
    expect(state.made).toBe(1);
  });

  test('never gives a visitor the cookies that were set for another', async () => {
    let cookie = 0;
    const { get } = school({
      render: async () => {
        await setImmediate();
        cookie += 1;
        const page = html('x');
        page.headers.append('set-cookie', `own=${cookie}`);
        return page;
      },
    });
    const all = await Promise.all([get('/news'), get('/news'), get('/news')]);
    const cookies = all.map(({ headers }) => String(headers['set-cookie']));
    expect(cookies.toSorted()).toEqual(['own=1', 'own=2', 'own=3']);
  });

  test.each([
    ['another language', { 'accept-language': 'id' }, '/news'],
    ['another path', {}, '/our-courses'],
    ['a part of the query that counts', {}, '/news?page=all'],
  ])('makes another one for %s', async (_, headers, url) => {
    const { state, get } = school();
    await get('/news');
    await get(url, { ...headers });
    expect(state.made).toBe(2);
  });

  test('knows a page in spite of what a link adds to its address', async () => {
    const { state, get } = school();
    await get('/news?page=all');
    await get('/news?utm_source=wa&page=all&fbclid=x');
    await get('/news?page=all&page=foo');
    expect(state.seen).toEqual(['/news?page=all']);
  });

  test('keeps nothing of what visitors type, however much they type', async () => {
    const { state, get } = school({ render: ({ url }) => html(new URL(url).search) });
    await get('/faq');
    for (let times = 0; times < 2; times += 1)
      for (const word of ['price', 'age', 'x'.repeat(2000)]) {
        const found = await get(`/faq?q=${word}`);
        expect(found.body).toContain(`?q=${word}`);
        expect([found.headers['cache-control'], found.headers.etag]).toEqual(['no-store', undefined]);
      }
    expect(state.made).toBe(7);
    await get('/faq');
    expect(state.made).toBe(7);
  });

  test('forgets its pages when staff changed something, and at midnight', async () => {
    const { state, get } = school();
    await get('/news');
    state.version = 2;
    await get('/news');
    state.day = '2026-11-22';
    await get('/news');
    expect(state.made).toBe(3);
  });

  test('keeps no page with what the school said before a save under the version after it', async () => {
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { state, get } = school({
      site: async () => {
        asked.resolve();
        await answered.promise;
        return {};
      },
    });
    // An injected request begins when it is awaited.
    const amidSave = Promise.resolve(get('/news'));
    await asked.promise;
    state.version = 2;
    answered.resolve();
    await amidSave;
    await get('/news');
    expect(state.made).toBe(2);
  });

  test('is passed by with a session, and that page is stored nowhere', async () => {
    const { state, get } = school();
    await get('/news');
    const own = await get('/news', { cookie: 'x=1; kancil_session=abc' });
    expect(state.made).toBe(2);
    expect(own.headers['cache-control']).toBe('no-store');
    expect(own.headers.etag).toBeUndefined();
  });

  test('is not passed by with a cookie that is no live session: that is a guest', async () => {
    const { state, get } = school({
      render: (_, { hasSessionCookie }) => html(`signed in: ${hasSessionCookie}`),
    });
    const first = await get('/news');
    for (const made of ['x', 'y']) {
      const page = await get('/news', { cookie: `kancil_session=${made}` });
      expect([page.body, page.headers.etag]).toEqual([first.body, first.headers.etag]);
    }
    expect(state.made).toBe(1);
    expect((await get('/login', { cookie: 'kancil_session=x' })).body).toContain('signed in: false');
  });

  test('is passed by when nobody can say whether there is a session', async () => {
    const { state, get } = school();
    await get('/news');
    state.sessionsDown = true;
    expect((await get('/news', { cookie: 'kancil_session=abc' })).headers['cache-control']).toBe('no-store');
  });

  test('keeps neither what is not there, nor a failure, nor a page that React takes over', async () => {
    const { state, get } = school({
      render: ({ url }) => html('x', url.endsWith('/nope') ? 404 : url.endsWith('/broken') ? 500 : 200),
    });
    for (const path of ['/nope', '/broken', '/login']) {
      await get(path);
      expect((await get(path)).headers['cache-control']).toBe('no-store');
    }
    expect(state.made).toBe(6);
  });

  test('shows a shared page nothing of the visitor who came first', async () => {
    const seen: unknown[] = [];
    const { get } = school({
      render: async (request, { send, nonce }) => {
        seen.push((await send('GET', '/api/v1/who')).answer, request.headers.get('cookie'), nonce);
        return html('x');
      },
    });
    const first = await get('/news', { cookie: 'kancil_language=id', 'accept-language': 'de' });
    expect(seen).toEqual([{ cookie: null, language: 'en', ip: '127.0.0.1' }, null, null]);
    expect(first.headers['cache-control']).toBe('no-store');
  });

  test('answers 304 to a browser that has the page, in whatever encoding', async () => {
    const { get } = school();
    const first = await get('/news', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(first.rawPayload).toString()).toContain('Hello');
    const again = await get('/news', {
      'if-none-match': String(first.headers.etag),
      'accept-encoding': 'br',
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('the language of a page', () => {
  test('a link with ?lang= shows it once and keeps it for guests', async () => {
    const { get } = school({ render: (_, { language }) => html(`in ${language}`) });
    const asked = await get('/news?lang=id');
    expect(asked.body).toContain('in id');
    expect(asked.headers['set-cookie']).toBe('kancil_language=id');
    expect((await get('/news')).body).toContain('in en');
  });

  test('it changes nothing for somebody signed in', async () => {
    const { get } = school({ render: (_, { language }) => html(`in ${language}`) });
    const asked = await get('/news?lang=id', { cookie: 'kancil_session=abc' });
    expect(asked.body).toContain('in id');
    expect(asked.headers['set-cookie']).toBeUndefined();
  });

  test('another language than ours is not asked for', async () => {
    const { get } = school();
    expect((await get('/news?lang=fr')).headers['set-cookie']).toBeUndefined();
  });
});

describe('the policy of a page', () => {
  const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  test("names a shared page's styles and our scripts by hash, and no script that got in", async () => {
    const { get } = school({ render: () => html(`<script>${SCRIPT}</script><script>alert(1)</script>`) });
    const page = await get('/news');
    const policy = String(page.headers['content-security-policy']);
    expect(page.body).toContain(`<style>${CSS}</style>`);
    expect(page.body).not.toContain('rel="stylesheet"');
    expect(policy).toContain(`script-src ${sha(SCRIPT)};`);
    expect(policy).toContain(`style-src ${sha(CSS)};`);
    expect(policy).toContain("style-src-attr 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain(sha('alert(1)'));
  });

  test('lets a script load another one only where our script that does so stands', async () => {
    const { get } = school({
      render: ({ url }) => html(`<script>${url.endsWith('/game') ? LOADING : SCRIPT}</script>`),
    });
    const policyOf = async (path: string, headers: Record<string, string> = {}) =>
      String((await get(path, headers)).headers['content-security-policy']);
    const own = { cookie: 'kancil_session=abc' };
    expect(await policyOf('/game')).toContain(`script-src ${sha(LOADING)} 'strict-dynamic';`);
    expect(await policyOf('/game', own)).toMatch(/script-src 'nonce-[\w-]+' 'strict-dynamic';/);
    expect(await policyOf('/news')).not.toContain('strict-dynamic');
    expect(await policyOf('/news', own)).not.toContain('strict-dynamic');
  });

  test('carries a fresh nonce on a page made for one visitor', async () => {
    const { get } = school();
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const page = await get('/news', { cookie: 'kancil_session=abc' });
        const nonce = /script-src 'nonce-([\w-]+)'/.exec(
          String(page.headers['content-security-policy']),
        )?.[1];
        expect(page.body).toContain(`<style nonce="${nonce}">${CSS}</style>`);
        return nonce;
      }),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  test.each([
    ['the origin of the store', 'https://store.test', "media-src 'self' blob: https://store.test;"],
    ['no other origin', null, "media-src 'self' blob:;"],
  ])('lets every page load videos from %s', async (_, mediaOrigin, expected) => {
    const { get } = school({ mediaOrigin });
    const own = { cookie: 'kancil_session=abc' };
    for (const [path, headers] of [
      ['/news', {}],
      ['/news', own],
      ['/login', {}],
    ] as const) {
      const policy = String((await get(path, headers)).headers['content-security-policy']);
      expect(policy).toContain(expected);
      expect(policy.replace(expected, '')).not.toContain('store.test');
    }
  });

  test('names the hosts of a card payment where one may be made, while there are any', async () => {
    const gateway = { script: ['https://gateway.test'], frame: ['https:'] };
    let sources: typeof gateway | null = gateway;
    const { get } = school({ cardSources: () => sources });
    const policyOf = async (path: string) => String((await get(path)).headers['content-security-policy']);
    const paying = await policyOf('/login-and-pay');
    expect(paying).toMatch(/script-src 'self' 'nonce-[\w-]+' https:\/\/gateway\.test;/);
    expect(paying).toContain("frame-src 'self' https:;");
    for (const path of ['/login', '/news']) expect(await policyOf(path)).not.toContain('https:');
    sources = null;
    expect(await policyOf('/login-and-pay')).not.toContain('https:');
  });

  test('allows style attributes only where React takes over, script attributes nowhere', async () => {
    const { get } = school();
    const live = String((await get('/login')).headers['content-security-policy']);
    expect(live).toContain("style-src-attr 'unsafe-inline'");
    expect(live).toContain("script-src-attr 'none'");
    expect(live).toMatch(/script-src 'self' 'nonce-/);
    expect(live).not.toMatch(/script-src [^;]*unsafe/);
  });
});

describe('a page asks the API as its visitor', () => {
  test('with cookie and address, and hands on every cookie the API sets', async () => {
    const seen: unknown[] = [];
    const { get } = school({
      render: async (_, { send }) => {
        seen.push((await send('GET', '/api/v1/who')).answer);
        return html('x');
      },
    });
    const page = await get('/login', { cookie: 'kancil_session=abc', 'accept-language': 'id' });
    expect(seen).toEqual([{ cookie: 'kancil_session=abc', language: 'id', ip: '127.0.0.1' }]);
    expect(page.headers['set-cookie']).toEqual(['a=1', 'b=2']);
  });
});

describe('a page that cannot be made', () => {
  test("is a calm one in the visitor's language, with the request's number, and is logged without its address", async () => {
    const { state, get } = school({
      render: () => {
        throw new Error('inner detail');
      },
    });
    const page = await get('/reset-password-callback/secret?x=1', { 'accept-language': 'id' });
    expect(page.statusCode).toBe(500);
    expect(page.body).toContain(`failure id ${String(page.headers['x-request-id'])}`);
    expect(page.body).not.toContain('inner detail');
    expect(state.failures).toHaveLength(1);
    expect(JSON.stringify(state.failures)).not.toContain('secret');
  });

  test('lets a page that React takes over ask for the microphone, and no other', async () => {
    const { get } = school();
    const policyOf = async (path: string) => (await get(path)).headers['permissions-policy'];
    expect(await policyOf('/login')).toContain('microphone=(self)');
    expect(await policyOf('/news')).toBeUndefined();
  });
});
