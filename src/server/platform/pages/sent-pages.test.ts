import { describe, expect, test } from 'vitest';
import { html, school } from './page-server.test-support.ts';

/** A school whose news a guest has just been sent. */
const sentOnce = async (given: Parameters<typeof school>[0] = {}) => {
  const one = school(given);
  const first = await one.visit('/news');
  one.state.hooks = 0;
  return { ...one, first };
};

describe('a page that was sent before', () => {
  test('is answered the same, before the framework sees the request, and named in the log', async () => {
    const { first, visit, state } = await sentOnce();
    const again = await visit('/news');
    const { date: firstDate, 'x-request-id': firstId, ...firstHeaders } = first.headers;
    const { date, 'x-request-id': id, ...headers } = again.headers;
    expect([again.status, again.body, headers]).toEqual([200, first.body, firstHeaders]);
    expect([typeof date, date === undefined]).toEqual([typeof firstDate, firstDate === undefined]);
    expect([typeof id, id === firstId]).toEqual(['string', false]);
    expect([state.hooks, state.made, state.answered, state.early]).toEqual([0, 1, 1, ['/*']]);
  });

  test('is answered in each encoding by itself', async () => {
    const { visit, state } = await sentOnce();
    expect((await visit('/news', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await visit('/news', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await visit('/news')).headers['content-encoding']).toBeUndefined();
    expect([state.hooks, state.made]).toEqual([1, 1]);
  });

  test.each([
    ['what guests see has changed', (state: { version: number; day: string }) => (state.version += 1)],
    ['midnight has passed', (state: { version: number; day: string }) => (state.day = '2026-11-22')],
  ])('is not answered once %s', async (_, change) => {
    let words = 'old';
    const { visit, state } = await sentOnce({ render: () => html(words) });
    words = 'new';
    expect((await visit('/news')).body).toContain('old');
    change(state);
    expect((await visit('/news')).body).toContain('new');
    expect((await visit('/news')).body).toContain('new');
  });

  test.each([
    ['what guests see has changed', (state: { version: number; day: string }) => (state.version += 1)],
    ['midnight has passed', (state: { version: number; day: string }) => (state.day = '2026-11-22')],
  ])('is not kept when %s while it was made', async (_, change) => {
    const { visit, state } = school({
      render: () => {
        if (state.made === 1) change(state);
        return html(`made as number ${state.made}`);
      },
    });
    for (const number of [1, 2, 2]) expect((await visit('/news')).body).toContain(`as number ${number}`);
    expect([state.hooks, state.early]).toEqual([2, ['/*']]);
  });

  test('is kept with the headers of every answer, without those of one', async () => {
    const { sentPages } = await sentOnce();
    const { headers = [] } = sentPages.find('/news', undefined, 'en') ?? {};
    // Neither the date nor what is said of the connection, which are written anew.
    expect(headers.filter((_, place) => place % 2 === 0).toSorted()).toEqual([
      'cache-control',
      'content-security-policy',
      'content-type',
      'etag',
      'vary',
      'x-frame-options',
    ]);
  });

  test('is not answered in another language', async () => {
    const { visit } = await sentOnce({ render: (_, { language }) => html(`in ${language}`) });
    expect((await visit('/news', { 'accept-language': 'id' })).body).toContain('in id');
    expect((await visit('/news')).body).toContain('in en');
    expect((await visit('/news?lang=id')).body).toContain('in id');
    expect((await visit('/news')).body).toContain('in en');
  });

  test('is not answered to a request with a session, alive or ended', async () => {
    const { visit, state } = await sentOnce({
      render: (_, { hasSessionCookie }) => html(`signed in: ${hasSessionCookie}`),
    });
    const own = await visit('/news', { cookie: 'kancil_session=abc' });
    expect(own.body).toContain('signed in: true');
    const ended = await visit('/news', { cookie: 'kancil_session=ended' });
    expect(ended.body).toContain('signed in: false');
    expect(state.hooks).toBe(2);
    // And what they got is nobody else's.
    expect((await visit('/news')).body).toContain('signed in: false');
  });

  test('is not answered where the request is conditional, a HEAD, or brings a body', async () => {
    const { first, visit, state } = await sentOnce();
    const known = await visit('/news', { 'if-none-match': String(first.headers.etag) });
    expect([known.status, known.body]).toEqual([304, '']);
    const head = await visit('/news', {}, { method: 'HEAD' });
    expect([head.status, head.body, head.headers.etag]).toEqual([200, '', first.headers.etag]);
    const withBody = await visit('/news', { 'content-type': 'a/b', 'content-length': '1' }, { body: 'x' });
    expect(withBody.status).toBe(200);
    expect(state.hooks).toBe(3);
  });

  test('is the same whatever host is asked for', async () => {
    const { first, visit } = await sentOnce({ render: ({ url }) => html(`at ${new URL(url).origin}`) });
    const foreign = await visit('/news', { host: 'evil.test' });
    expect(foreign.body).toBe(first.body);
    expect(foreign.body).toContain('at https://kancil.test');
  });

  test('is left to the framework when there is no room for the request', async () => {
    const { visit, state } = await sentOnce();
    state.crowded = true;
    expect((await visit('/news')).status).toBe(200);
    expect([state.hooks, state.early]).toEqual([1, []]);
  });

  test.each([
    ['is not there', 404],
    ['failed', 500],
  ])('is not kept when it %s', async (_, status) => {
    const { visit, state } = await sentOnce({ render: () => html('x', status) });
    expect((await visit('/news')).status).toBe(status);
    expect([state.hooks, state.made]).toEqual([1, 2]);
  });

  test('is not kept when its answer set a cookie', async () => {
    const { app, visit, state } = school();
    app.addHook('onSend', async (_request, reply) => void reply.header('set-cookie', 'a=1'));
    for (let times = 0; times < 2; times += 1)
      expect((await visit('/news')).headers['set-cookie']).toEqual(['a=1']);
    expect([state.hooks, state.early]).toEqual([2, []]);
  });

  test('is not kept when it was asked for with a query, which may set a cookie', async () => {
    const { visit, state } = school();
    for (let times = 0; times < 2; times += 1)
      expect((await visit('/news?lang=id')).headers['set-cookie']).toEqual(['kancil_language=id']);
    expect(state.hooks).toBe(2);
  });
});
