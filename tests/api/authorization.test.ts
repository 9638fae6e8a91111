import { describe, expect, test } from 'vitest';
import { mayParent } from '../../src/domain/accounts/staff-role.ts';
import { api } from '../../src/contract/api.ts';
import { type EndpointShape, fieldsOfBody } from '../../src/contract/endpoint.ts';
import { type Answer, type Visitor, registration, testSchool } from '../support/school.ts';

/** Made from the contract: an endpoint that is added stands behind these walls or fails here. */
const endpoints = Object.entries(api as Record<string, EndpointShape>).map(([key, shape]) => {
  const [method, path] = key.split(' ') as ['GET' | 'POST' | 'DELETE', string];
  return { key, method, path: path.replaceAll(/\{\w+\}/g, '1'), shape };
});
const changing = endpoints.filter(
  ({ method, shape }) => (method !== 'GET' || shape.changes) && !shape.ownProof,
);
let parent: Visitor;
let parentEmail: string;
const school = await testSchool({ RATE_SIGN_IN: '1000', RATE_REGISTRATION: '1000', RATE_MAILS: '1000' });
const signedIn = await school.parent();
[parent, parentEmail] = [signedIn, signedIn.email];
const admin = await school.admin();

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

test.each(endpoints.filter(({ method, shape }) => method === 'GET' && shape.changes))(
  'HEAD does not run $key',
  async ({ path }) => {
    // The handler would answer 401 to a guest, or redirect.
    const answer = await school.app.inject({ method: 'HEAD', url: `/api/v1${path}` });
    expect(answer.statusCode).toBe(200);
  },
);

describe('hostile input', () => {
  const writes = endpoints.filter(({ method, shape }) => method === 'POST' && shape.body);
  const actorOf = ({ who }: EndpointShape) => (mayParent(who) ? parent : admin);
  /** What a form may hold: each is spoilt alone, so that it is this field that is refused and not one missing. */
  const valid: Record<string, unknown> = {
    ...registration('hostile@example.test'),
    email: undefined,
    old_password: 'rahasia-123',
    new_email: 'other@example.test',
    new_password: 'rahasia-123',
    password_confirmation: 'rahasia-123',
    token: 'a'.repeat(43),
    type: 2,
    user_id: 1,
    child_id: 1,
    learning: true,
  };
  const spoilt: [string, unknown][] = [
    ['an object', { $ne: '' }],
    ['a list', ['x', 'y']],
    ['a NUL', '\u0000'],
    ['a truth', true],
    ['a text of 100,000 letters', 'x'.repeat(100_000)],
  ];
  /** Fields that are a truth by right: each is named, so that no other passes as one. */
  const truths = [
    'cancelled',
    'done',
    'excused',
    'given',
    'isNew',
    'is_on',
    'learning',
    'ok',
    'once_more',
    'preview',
    'reads_recordings',
    'required',
    'same_words',
    'to_refund',
    'without_clip',
  ];
  /** Fields that hold a file's whole text, which is read by rules of its own: any text is one (settlement reports, rule R126). */
  const files = ['content'];
  const refusedIn = ({ body, status }: Answer, what: string) => {
    expect(status, what).toBeGreaterThanOrEqual(400);
    expect(status, what).toBeLessThan(500);
    expect(body, what).toMatchObject({ code: status, message: expect.any(String) });
  };

  test.each(writes)('$key refuses what is no form', async ({ method, path, shape }) => {
    for (const body of [undefined, [], 5, 'x'])
      refusedIn(await actorOf(shape).call(method, path, { body }), JSON.stringify(body) ?? 'nothing');
  });

  const fieldsOf = ({ body }: EndpointShape) => fieldsOfBody(body);
  const fields = writes.flatMap((endpoint) =>
    fieldsOf(endpoint.shape).map((field) => ({ ...endpoint, field })),
  );
  test.each(fields)('$key refuses a form of which $field alone is spoilt', async (given) => {
    const { method, path, shape, field } = given;
    const whole = { ...valid, email: shape.who === 'guest' ? 'hostile@example.test' : parentEmail };
    const form = Object.fromEntries(fieldsOf(shape).map((name) => [name, (whole as typeof valid)[name]]));
    for (const [what, value] of spoilt) {
      if (value === true && truths.includes(field)) continue;
      if (typeof value === 'string' && files.includes(field)) continue;
      const answer = await actorOf(shape).call(method, path, { body: { ...form, [field]: value } });
      refusedIn(answer, what);
      // A new password that is spoilt is named where it is repeated, an object by the fields in it.
      const named = /^(new_)?password$/.test(field) ? /password/ : new RegExp(`^${field}(\\.|$)`);
      if (answer.status === 422 && !shape.upload)
        expect(
          Object.keys(answer.body.errors ?? {}).filter((name) => named.test(name)),
          what,
        ).not.toEqual([]);
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
      { code: 422, error: 'malformed_request', message: 'The request could not be read' },
    ]);
    expect((await send('{"__proto__": {"admin": true}}', 'application/json')).statusCode).toBe(422);
    expect((await send('a=b', 'text/plain')).statusCode).toBe(415);
    expect((await send(`"${'x'.repeat(1024 * 1024)}"`, 'application/json')).statusCode).toBe(413);
  });

  test('a path that does not exist answers 404 in the envelope', async () => {
    for (const path of ['/nowhere', '/users/login/x', '/%2e%2e/secret']) {
      const answer = await school.call('GET', path);
      expect([answer.status, answer.body.message], path).toEqual([404, 'Not found']);
      expect(answer.headers['x-robots-tag'], path).toBe('noindex');
    }
  });
});

test('the page at /api/docs leads to no other host', async () => {
  const page = await school.app.inject({ url: '/api/docs/' });
  expect(page.statusCode).toBe(200);
  const named = [...page.body.matchAll(/(?:src|href)\s*=\s*["']([^"']+)|url\(\s*["']?([^"')]+)/g)];
  const addresses = named.map(([, attribute, style]) => attribute ?? style ?? '');
  expect(addresses.length).toBeGreaterThan(0);
  const here = 'http://127.0.0.1:3000';
  expect(
    addresses.filter(
      (address) => new URL(address, `${here}/api/docs/`).origin !== here && !address.startsWith('data:'),
    ),
  ).toEqual([]);
  expect(page.headers['content-security-policy']).toContain("connect-src 'self'");
  expect(page.headers['x-robots-tag']).toBe('noindex');
});

test.each(['[', 'a b', ':', '', 'elsewhere.example'])(
  'the page at /api/docs does not depend on the host “%s”',
  async (host) => {
    const page = await school.app.inject({ url: '/api/docs/', headers: { host } });
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toContain('elsewhere.example');
  },
);
