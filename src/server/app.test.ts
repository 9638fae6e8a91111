import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { startSchool, testSchool } from '../../tests/support/school.ts';
import { gracefulStop } from './platform/http/timeouts.ts';

const school = await testSchool();
await school.app.listen({ host: '127.0.0.1', port: 0 });
afterEach(() => {
  vi.useRealTimers();
});

test('connections end when a head takes 20 seconds or nothing comes for a minute; uploads have no end', () => {
  const { requestTimeout, headersTimeout, timeout, keepAliveTimeout } = school.app.server;
  expect({ requestTimeout, headersTimeout, timeout, keepAliveTimeout }).toEqual({
    requestTimeout: 0,
    headersTimeout: 20_000,
    timeout: 60_000,
    keepAliveTimeout: 125_000,
  });
});

test.each([
  ['/api/v1/users/login', /^HTTP\/1.1 408 [\s\S]*"error":"too_slow"/],
  ['/login', /^$/],
])('a body sent to %s has 20 seconds, then it is answered or, from a form, cut', async (path, answer) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { port } = school.app.server.address() as { port: number };
  const arrived = once(school.app.server, 'request');
  const socket = connect(port, '127.0.0.1');
  const heard: Buffer[] = [];
  socket.on('data', (data: Buffer) => heard.push(data)).on('error', () => undefined);
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"email":`,
  );
  await arrived;
  vi.advanceTimersByTime(19_000);
  expect([heard.length, socket.destroyed]).toEqual([0, false]);
  const closed = once(socket, 'close');
  // The rest of the body is waited for as long again.
  await expect
    .poll(() => {
      vi.advanceTimersByTime(20_000);
      return socket.closed;
    })
    .toBe(true);
  await closed;
  expect(Buffer.concat(heard).toString()).toMatch(answer);
});

test('while the server stops, what is under way is answered, and so are the calls of a page under way', async () => {
  const stopped = await startSchool();
  const { app } = stopped;
  const stop = gracefulStop(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as { port: number };
  const arrived = once(app.server, 'request');
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (data: Buffer) => (heard += String(data))).on('error', () => undefined);
  socket.write(
    'POST /api/v1/users/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{',
  );
  await arrived;
  const closed = stop();
  await expect.poll(() => app.server.listening).toBe(false);
  expect((await app.inject('/api/v1/rajaongkir/provinces')).statusCode).toBe(200);
  const hungUp = once(socket, 'close');
  // The next request comes on the same connection before the first is answered.
  socket.write('}GET /api/v1/rajaongkir/provinces HTTP/1.1\r\nhost: a\r\n\r\n');
  await Promise.all([closed, hungUp]);
  expect(heard).toMatch(/^HTTP\/1.1 422 [\s\S]*invalid_input[\s\S]*HTTP\/1.1 200 [\s\S]*provinces/i);
  await stopped.close();
});
