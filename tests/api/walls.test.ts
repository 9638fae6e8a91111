import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '../../src/contract/api.ts';
import type { EndpointShape } from '../../src/contract/endpoint.ts';
import { type TestSchool, type Visitor, startSchool } from '../support/school.ts';

/** Made from the contract: an endpoint that is added stands behind these walls or fails here. */
const endpoints = Object.entries(api as Record<string, EndpointShape>).map(([key, shape]) => {
  const [method, path] = key.split(' ') as ['GET' | 'POST' | 'DELETE', string];
  return { key, method, path: path.replaceAll(/\{\w+\}/g, '1'), shape };
});
const changing = endpoints.filter(
  ({ method, shape }) => (method !== 'GET' || shape.changes) && !shape.ownProof,
);

let school: TestSchool;
let parent: Visitor;
let admin: Visitor;
beforeAll(async () => {
  school = await startSchool();
  parent = await school.parent();
  admin = await school.admin();
});
afterAll(() => school.close());

test.each(endpoints.filter(({ shape }) => shape.who !== 'guest'))(
  'a guest cannot call $key',
  async ({ method, path }) => {
    const answer = await school.call(method, path);
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      401,
      401,
      'Please sign in first',
    ]);
  },
);

test.each(endpoints.filter(({ shape }) => shape.who === 'admin'))(
  'a parent cannot call $key',
  async ({ method, path }) => {
    expect((await parent.call(method, path)).status).toBe(403);
  },
);

test.each(endpoints.filter(({ shape }) => shape.who === 'parent'))(
  'an admin cannot call $key',
  async ({ method, path }) => {
    expect((await admin.call(method, path)).status).toBe(403);
  },
);

describe('a call that changes data', () => {
  const from = async (
    { method, path }: { method: 'GET' | 'POST' | 'DELETE'; path: string },
    headers: Record<string, string>,
  ) => (await school.call(method, path, { headers })).status;

  test.each(changing)('$key is refused when a browser says that another site sent it', async (endpoint) => {
    for (const site of ['cross-site', 'same-site', 'none'])
      expect(await from(endpoint, { 'sec-fetch-site': site }), site).toBe(403);
    expect(await from(endpoint, { origin: 'https://evil.example' })).toBe(403);
    expect(await from(endpoint, { origin: 'null' })).toBe(403);
  });

  test.each(changing)('$key passes from our own pages and from programs', async (endpoint) => {
    expect(await from(endpoint, { 'sec-fetch-site': 'same-origin' })).not.toBe(403);
    expect(await from(endpoint, { origin: 'http://127.0.0.1:3000' })).not.toBe(403);
    expect(await from(endpoint, {})).not.toBe(403);
  });
});

describe('hostile input', () => {
  const writes = endpoints.filter(({ method, shape }) => method === 'POST' && shape.body);
  const actorOf = (shape: EndpointShape) => (shape.who === 'admin' ? admin : parent);
  const hostile: [string, unknown][] = [
    ['nothing', undefined],
    ['a list', []],
    ['a number', 5],
    [
      'null everywhere',
      Object.fromEntries(['email', 'password', 'first_name', 'child_id'].map((name) => [name, null])),
    ],
    ['objects for texts', { email: { $ne: '' }, password: { $gt: '' }, token: { a: 1 }, first_name: ['x'] }],
    ['a NUL', { email: 'a\u0000@example.test', password: '\u0000', first_name: '\u0000', token: '\u0000' }],
    ['a megabyte of text', { email: 'x'.repeat(900_000), first_name: 'x'.repeat(100_000) }],
  ];
  test.each(writes)('$key refuses it in the envelope and never breaks', async ({ method, path, shape }) => {
    for (const [what, body] of hostile) {
      const answer = await actorOf(shape).call(method, path, { body });
      expect(answer.status, what).toBeGreaterThanOrEqual(400);
      expect(answer.status, what).toBeLessThan(500);
      expect(answer.body).toMatchObject({ code: answer.status, message: expect.any(String) });
    }
  });

  test('JSON that breaks off, of another kind, or too large is refused in the envelope', async () => {
    const send = (payload: string, type: string) =>
      school.app.inject({
        method: 'POST',
        url: '/api/v1/users/login',
        payload,
        headers: { 'content-type': type },
      });
    const broken = await send('{"email": ', 'application/json');
    expect([broken.statusCode, broken.json()]).toEqual([
      422,
      { code: 422, message: 'The request could not be read' },
    ]);
    expect((await send('{"__proto__": {"admin": true}}', 'application/json')).statusCode).toBe(422);
    expect((await send('a=b', 'text/plain')).statusCode).toBe(415);
    expect((await send(`"${'x'.repeat(1024 * 1024)}"`, 'application/json')).statusCode).toBe(413);
  });

  test('a path that does not exist answers 404 in the envelope', async () => {
    for (const path of ['/nowhere', '/users/login/x', '/%2e%2e/secret']) {
      const answer = await school.call('GET', path);
      expect([answer.status, answer.body.message], path).toEqual([404, 'Not found']);
    }
  });
});

test('every endpoint is in the document at /api/docs, and the document leads to no other host', async () => {
  const document = await school.app.inject({ url: '/api/docs/openapi.json' });
  const { paths } = document.json<{ paths: Record<string, Record<string, unknown>> }>();
  for (const key of Object.keys(api)) {
    const [method = '', path = ''] = key.split(' ');
    expect(paths[`/api/v1${path}`]?.[method.toLowerCase()], key).toBeDefined();
  }
  const page = await school.app.inject({ url: '/api/docs/' });
  expect(page.statusCode).toBe(200);
});
