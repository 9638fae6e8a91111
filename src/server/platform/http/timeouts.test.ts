import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { gracefulStop, limitBodyTime } from './timeouts.ts';

const sockets: Socket[] = [];
afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));

/** A server that echoes, and a visitor who has sent `text` to it. */
const visited = async (text: string, prepare: (app: FastifyInstance) => void = () => {}) => {
  const app = Fastify({ forceCloseConnections: 'idle', bodyLimit: 64 * 1024 });
  const stop = gracefulStop(app);
  prepare(app);
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post('/echo', (request) => request.body);
  app.post('/files', { config: { takesFiles: true } }, (request) => request.body);
  const arrived = Promise.withResolvers<void>();
  app.addHook('onRequest', async () => arrived.resolve());
  app.server.on('connection', () => {
    if (!text.includes('\r\n\r\n')) arrived.resolve();
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address() as { port: number };
  const socket = connect(address.port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  const heard: string[] = [];
  socket.on('data', (data) => heard.push(String(data)));
  socket.write(text);
  await arrived.promise;
  return { app, stop, socket, heard };
};

const head = (length: number, { type = 'text/plain', path = '/echo' } = {}) =>
  `POST ${path} HTTP/1.1\r\nHost: kancil\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;

test.each([
  ['a half-sent body', `${head(100)}half`],
  ['a half-sent head', 'POST /echo HTTP/1.1\r\nHost: kan'],
])('%s does not hold the stop', async (_what, text) => {
  const { app, stop } = await visited(text);
  await stop(50);
  expect(app.server.listening).toBe(false);
});

test('a request that finishes in time is answered before the stop', async () => {
  const { stop, socket, heard } = await visited(`${head(5)}he`);
  // The answer is on its way when the server has stopped: a client that disconnects has received all of it.
  const hungUp = once(socket, 'close');
  const closed = stop(60_000);
  socket.write('llo');
  await Promise.all([closed, hungUp]);
  expect(heard.join('')).toMatch(/^HTTP\/1.1 200 OK[\s\S]*hello$/);
});

const multipart = 'multipart/form-data; boundary=x';
const answerLate = async (_request: unknown, reply: FastifyReply) => reply.code(408).send('late');

test.each(['text/plain', multipart])(
  'a body that does not come to its end is answered and closed, whatever it is called: %s',
  async (type) => {
    const { app, socket, heard } = await visited(`${head(100, { type })}half`, (given) =>
      limitBodyTime(given, { answerLate, timeoutMs: 50, lingerMs: 50 }),
    );
    await once(socket, 'close');
    expect(heard.join('')).toMatch(/^HTTP\/1.1 408 Request Timeout[\s\S]*late$/);
    await app.close();
  },
);

test('the body of a call from within, which has no connection, is given up like any other', async () => {
  const app = Fastify();
  limitBodyTime(app, { answerLate, timeoutMs: 60_000, lingerMs: 20 });
  app.addHook('onRequest', async (_request, reply) => reply.code(403).send('no'));
  app.post('/echo', (request) => request.body);
  const body = new PassThrough();
  body.write('half');
  const headers = { 'content-type': 'text/plain', 'transfer-encoding': 'chunked' };
  const seen = Promise.withResolvers<unknown>();
  app.addHook('onResponse', async (request) => {
    request.raw.once('close', () => seen.resolve(request.raw.destroyed));
  });
  const answer = await app.inject({ method: 'POST', url: '/echo', headers, payload: body });
  expect(answer.statusCode).toBe(403);
  expect(await seen.promise).toBe(true);
  await app.close();
});

test('the rest of a body that was answered early is read, so that the connection goes on', async () => {
  const { stop, socket, heard } = await visited(`${head(70_000)}half`, (given) =>
    limitBodyTime(given, { answerLate, timeoutMs: 60_000 }),
  );
  if (heard.length === 0) await once(socket, 'data');
  expect(heard.join('')).toContain('413 Payload Too Large');
  socket.write('x'.repeat(70_000 - 4) + `${head(2)}ok`);
  await expect.poll(() => heard.join('')).toMatch(/200 OK[\s\S]*ok$/);
  await stop(0);
});

test('where files are taken they may take as long as they need', async () => {
  const { app, stop, socket, heard } = await visited(
    `${head(5, { type: multipart, path: '/files' })}he`,
    (given) => limitBodyTime(given, { answerLate, timeoutMs: 0 }),
  );
  // A body that began later and takes no file has already used up its time, which is none at all.
  const later = connect((app.server.address() as { port: number }).port, '127.0.0.1');
  sockets.push(later);
  later.write(`${head(5)}he`);
  expect(String(await once(later, 'data'))).toContain('408');
  socket.write('llo');
  await once(socket, 'data');
  expect(heard.join('')).toContain('200 OK');
  await stop(0);
});

test('a connection on which nothing was sent does not hold the stop', async () => {
  // Without these timeouts it would be closed for its own sake at some time.
  const app = Fastify({ forceCloseConnections: 'idle', http: { headersTimeout: 0, requestTimeout: 0 } });
  const stop = gracefulStop(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const accepted = once(app.server, 'connection');
  sockets.push(connect(app.server.address() as { port: number }));
  await accepted;
  await stop(60_000);
});
