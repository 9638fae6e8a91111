import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { wording } from '../../wording.ts';
import { answerClientErrors } from './client-errors.ts';

const running: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of running.splice(0)) await stop();
});

/** What a server says to these bytes before it closes the connection. */
const said = async (bytes: string) => {
  const app = Fastify({
    clientErrorHandler: answerClientErrors(wording),
    http: { headersTimeout: 50, connectionsCheckingInterval: 20 },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  running.push(() => app.close());
  const socket = connect((app.server.address() as { port: number }).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return [head.split('\r\n')[0], JSON.parse(body)];
};

test.each([
  [
    'what is no HTTP',
    'salam\r\n\r\n',
    'HTTP/1.1 400 Bad Request',
    { code: 400, error: 'malformed_request', message: 'The request could not be read' },
  ],
  [
    'a head above 16 kB',
    `GET / HTTP/1.1\r\nx: ${'x'.repeat(17_000)}\r\n\r\n`,
    'HTTP/1.1 431 Request Header Fields Too Large',
    {
      code: 431,
      error: 'body_too_large',
      message: 'This is too long to be sent. Please shorten it and try again',
    },
  ],
  [
    'a head that does not come to its end',
    'GET / HTTP/1.1\r\nhost: kan',
    'HTTP/1.1 408 Request Timeout',
    {
      code: 408,
      error: 'too_slow',
      message: 'Sending took too long, so nothing was saved. Please check your connection and try again',
    },
  ],
])('%s is answered in the envelope', async (_what, bytes, status, body) => {
  expect(await said(bytes)).toEqual([status, body]);
});
