import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { html, school } from './page-server.test-support.ts';
import { readForm } from './form-body.ts';

describe('a path in another form', () => {
  test.each(['GET', 'HEAD'] as const)(
    'is redirected to the canonical path for good, with its query: %s',
    async (method) => {
      const { app, state } = school();
      const answer = await app.inject({ method, url: '/NEWS?page=all&utm_source=WA' });
      expect([answer.statusCode, answer.headers.location]).toEqual([301, '/news?page=all&utm_source=WA']);
      expect(state.made).toBe(0);
    },
  );

  test('is taken as it is where something is sent to it', async () => {
    const { app, state } = school();
    const answer = await app.inject({ method: 'POST', url: '/Language' });
    expect([answer.statusCode, state.made]).toEqual([200, 1]);
  });
});

describe('what is sent to a page', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const post = (headers: Record<string, string>, payload = 'a=1', url = '/language') => {
    const { app, state } = school({
      render: async (request) => html(`${request.method} ${await request.text()}`),
    });
    return Object.assign(app.inject({ method: 'POST', url, headers: { ...form, ...headers }, payload }), {
      state,
    });
  };

  test('reaches the page that takes forms', async () => {
    expect((await post({ 'sec-fetch-site': 'same-origin' }, 'back=%2F')).body).toContain('POST back=%2F');
  });

  test("is refused from another site, in the visitor's language", async () => {
    const refused = await post({ 'sec-fetch-site': 'cross-site', 'accept-language': 'id' });
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8']);
    expect(refused.body).toContain('foreign id');
    expect((await post({ origin: 'https://evil.test' })).statusCode).toBe(403);
    expect((await post({ origin: 'https://evil.test', host: 'evil.test' })).statusCode).toBe(403);
    expect((await post({ origin: 'https://kancil.test' })).statusCode).toBe(200);
  });

  test('is refused above 16 kB', async () => {
    expect((await post({}, 'x'.repeat(16 * 1024))).statusCode).toBe(200);
    const refused = await post({}, 'x'.repeat(16 * 1024 + 1));
    expect([refused.statusCode, refused.body]).toEqual([413, expect.stringContaining('tooLarge en')]);
  });

  test.each([
    ['a small one is read', 'a=1', '200', 'POST a=1'],
    ['a large one is refused', 'x'.repeat(16 * 1024 + 1), '413', 'tooLarge en'],
  ])('may leave open how long it is: %s', async (_, sent, status, body) => {
    const { app } = school({ render: async (request) => html(`${request.method} ${await request.text()}`) });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((app.server.address() as { port: number }).port, '127.0.0.1');
    socket.end(
      'POST /language HTTP/1.1\r\nHost: kancil\r\nContent-Type: text/plain\r\nConnection: close\r\n' +
        `Transfer-Encoding: chunked\r\n\r\n${sent.length.toString(16)}\r\n${sent}\r\n0\r\n\r\n`,
    );
    const heard = Buffer.concat(await socket.toArray()).toString();
    expect(heard).toContain(`HTTP/1.1 ${status} `);
    expect(heard).toContain(body);
  });

  test('is not waited for when its sender has gone before it was read', async () => {
    const raw = new Readable({ read: () => {} }).destroy();
    await setImmediate();
    const read = readForm({ raw } as unknown as FastifyRequest);
    expect(await Promise.race([read, setImmediate('still waiting')])).toBeNull();
  });

  test.each(['/', '/news/5', '/sitemap.xml'])(
    'is not taken by an address that can only be read: %s',
    async (url) => {
      const sent = post({ 'sec-fetch-site': 'same-origin' }, 'a=1', url);
      const refused = await sent;
      expect([refused.statusCode, refused.headers['allow'], sent.state.made]).toEqual([405, 'GET, HEAD', 0]);
      expect(refused.body).toContain('noForm en');
    },
  );

  test('finds nothing where no page is', async () => {
    const sent = post({}, 'a=1', '/no-such-page');
    expect((await sent).body).toContain('GET ');
    expect(sent.state.made).toBe(1);
  });

  test('other methods are not for pages, and an address says which are', async () => {
    const { app } = school();
    const ask = async (url: string) => {
      const { statusCode, headers } = await app.inject({ method: 'DELETE', url });
      return [statusCode, headers['allow']];
    };
    expect(await ask('/news/5')).toEqual([405, 'GET, HEAD']);
    expect(await ask('/language')).toEqual([405, 'GET, HEAD, POST']);
  });

  test('gets a calm page when it cannot be read', async () => {
    const { app } = school({ render: () => new Response(null, { status: 400 }) });
    const answer = await app.inject({ method: 'POST', url: '/language' });
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('unread en')]);
  });
});
