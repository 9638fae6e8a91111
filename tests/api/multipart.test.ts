import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { testSchool } from '../support/school.ts';

const school = await testSchool();
const parent = await school.parent();

const send = async (type: string, payload: string) => {
  const answer = await school.app.inject({
    method: 'POST',
    url: '/api/v1/users/update-image',
    headers: { cookie: parent.cookie(), 'content-type': type },
    payload,
  });
  return [answer.statusCode, answer.json<{ message: string }>().message];
};

const GIF = 'GIF89a with what follows';
/** What lies in the temporary place. */
const waiting = () => readdir(join(school.parts.config.dataDir, 'files/incoming')).catch(() => []);

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
  ])('%s', async (_what, type, payload) => {
    expect(await send(type, payload)).toEqual(BROKEN);
  });
});

describe('a multipart call takes what its endpoint names:', () => {
  const parts = (...given: string[]) => `${given.map((part) => `${part}\r\n`).join('')}--x--\r\n`;
  const text = (name: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}`;
  const UNEXPECTED = [400, 'The request holds a field or a file that is not expected here'];

  test.each([
    ['a field sent twice', parts(text('user_id', '1'), text('user_id', '2')), UNEXPECTED],
    ['a file in the place of a field', parts(file(GIF).replace('image_url', 'user_id')), UNEXPECTED],
    ['a second file', parts(file(GIF), file(GIF)), UNEXPECTED],
    ['many files', parts(...Array.from({ length: 9 }, () => file(GIF))), UNEXPECTED],
    [
      'a field above 8 kB',
      parts(text('user_id', '1'.repeat(8 * 1024 + 1))),
      [413, 'This is too long to be sent. Please shorten it and try again'],
    ],
  ])('%s is refused', async (_what, payload, refused) => {
    expect(await send('multipart/form-data; boundary=x', payload)).toEqual(refused);
    expect(await waiting()).toEqual([]);
  });

  test('fields and files of other names are ignored, as JSON calls do', async () => {
    const unknown = [
      text('a', 'value'),
      text('b', 'x'.repeat(9000)),
      file('x').replace('image_url', 'image'),
    ];
    const payload = parts(...unknown, text('user_id', '1'), text('image_url', ''));
    expect(await send('multipart/form-data; boundary=x', payload)).toEqual([422, 'Image are required']);
    expect(await waiting()).toEqual([]);
  });

  test('a field of 8 kB is read, and an empty text in the place of a file is no file', async () => {
    const payload = parts(text('user_id', '1'.repeat(8 * 1024)), text('image_url', ''));
    expect(await send('multipart/form-data; boundary=x', payload)).toEqual([422, 'Invalid Account']);
  });

  test('files are refused as a whole where none are taken', async () => {
    const answer = await school.app.inject({
      method: 'POST',
      url: '/api/v1/users/login',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: parts(text('email', 'a@example.test')),
    });
    expect([answer.statusCode, answer.json().error]).toEqual([415, 'wrong_kind_of_body']);
  });

  test('a lesson is described by 5000 letters of any script, which its endpoint states', async () => {
    const admin = await school.admin();
    const form = new FormData();
    const lesson = { grade: '2', unit: '1', week: '1', courseType: '1', titleEN: 'A', titleID: 'A' };
    for (const [name, value] of Object.entries({
      ...lesson,
      descriptionEN: 'ꦏ'.repeat(5000),
      descriptionID: 'A',
    }))
      form.set(name, value);
    expect((await admin.call('POST', '/master-data/add', { form })).status).toBe(201);
  });
});

describe('a JSON body', () => {
  const sendJson = async (bytes: number) => {
    const body = JSON.stringify({ email: 'a@example.test', password: '' });
    const payload = body.replace('""', `"${'x'.repeat(bytes - body.length)}"`);
    const url = '/api/v1/users/login';
    const answer = await school.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload,
    });
    return [answer.statusCode, answer.json().error];
  };

  test('of 64 kB is read, a longer one is refused', async () => {
    expect(await sendJson(64 * 1024)).toEqual([422, 'invalid_input']);
    expect(await sendJson(64 * 1024 + 1)).toEqual([413, 'body_too_large']);
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
