import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestSchool, type Visitor, startSchool } from '../support/school.ts';

let school: TestSchool;
let parent: Visitor;
beforeAll(async () => {
  school = await startSchool();
  parent = await school.parent();
});
afterAll(() => school.close());

const send = async (type: string, payload: string) => {
  const answer = await school.app.inject({
    method: 'POST',
    url: '/api/v1/users/update-image',
    headers: { cookie: parent.cookie(), 'content-type': type },
    payload,
  });
  return [answer.statusCode, answer.json<{ message: string }>().message];
};

const BROKEN = [422, 'The request could not be read'];
const field = (name: string) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nvalue\r\n`;
const file = (bytes: string) =>
  `--x\r\ncontent-disposition: form-data; name="image_url"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n${bytes}`;

describe('a multipart call is malformed, and no failure of ours,', () => {
  test.each([
    ['without a boundary', 'multipart/form-data', field('a')],
    ['broken off in a head', 'multipart/form-data; boundary=x', '--x\r\ncontent-dispo'],
    ['broken off in a field', 'multipart/form-data; boundary=x', field('a').slice(0, -4)],
    ['broken off in a file', 'multipart/form-data; boundary=x', file('half')],
    ['broken off after a field', 'multipart/form-data; boundary=x', field('a')],
    [
      'with a field named like a prototype',
      'multipart/form-data; boundary=x',
      `${field('__proto__')}--x--\r\n`,
    ],
    [
      'with more fields than any form has',
      'multipart/form-data; boundary=x',
      `${Array.from({ length: 61 }, (_, place) => field(`f${place}`)).join('')}--x--\r\n`,
    ],
    [
      'with a longer field than any form has',
      'multipart/form-data; boundary=x',
      `${field('a').replace('value', 'v'.repeat(1024 * 1024 + 1))}--x--\r\n`,
    ],
  ])('%s', async (_what, type, payload) => {
    expect(await send(type, payload)).toEqual(BROKEN);
  });
});

describe('an address that nobody can decode', () => {
  test.each([
    '/api/v1/childs/%zz',
    '/api/v1/%ff',
    '/api/%zz?a=%zz',
    '/%zz',
    '/api/v1/payment/status/%00',
    '/api/v1/payment/qr-code/a%00b',
    '/api/v1/reset-password/%00',
    '/%00',
  ])('%s leads nowhere in the usual words, with the usual headers', async (url) => {
    const answer = await school.app.inject({ url, headers: { cookie: parent.cookie() } });
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { code: 404, message: 'Not found', error: 'not_found' },
    ]);
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });
});

test('an absolute request target counts by its path', async () => {
  await school.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = school.app.server.address() as { port: number };
  const asked = request({
    host: '127.0.0.1',
    port,
    path: 'http://kancil.example/healthz',
    agent: false,
  }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  expect([answer.statusCode, await json(answer)]).toEqual([200, { status: 'ok' }]);
});
