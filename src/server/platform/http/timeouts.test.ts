import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { closeGracefully, limitBodyTime } from './timeouts.ts';

const sockets: Socket[] = [];
afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));

/** A server that echoes, and a visitor who has sent `text` to it. */
const visited = async (text: string, prepare: (app: FastifyInstance) => void = () => {}) => {
  const app = Fastify({ forceCloseConnections: 'idle' });
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
  return { app, socket, heard };
};

const head = (length: number, { type = 'text/plain', path = '/echo' } = {}) =>
  `POST ${path} HTTP/1.1\r\nHost: kancil\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;

test.each([
  ['a half-sent body', `${head(100)}half`],
  ['a half-sent head', 'POST /echo HTTP/1.1\r\nHost: kan'],
])('%s does not hold the stop', async (_what, text) => {
  const { app } = await visited(text);
  await closeGracefully(app, 50);
  expect(app.server.listening).toBe(false);
});

test('a request that finishes in time is answered before the stop', async () => {
  const { app, socket, heard } = await visited(`${head(5)}he`);
  // The answer is on its way when the server has stopped: a client that disconnects has received all of it.
  const hungUp = once(socket, 'close');
  const closed = closeGracefully(app, 60_000);
  socket.write('llo');
  await Promise.all([closed, hungUp]);
  expect(heard.join('')).toMatch(/^HTTP\/1.1 200 OK[\s\S]*hello$/);
});

const multipart = 'multipart/form-data; boundary=x';

test.each(['text/plain', multipart])(
  'a body that does not come to its end is given up, whatever it is called: %s',
  async (type) => {
    const { app, socket } = await visited(`${head(100, { type })}half`, (given) => limitBodyTime(given, 50));
    await once(socket, 'close');
    await app.close();
  },
);

test('where files are taken they may take as long as they need', async () => {
  const { app, socket, heard } = await visited(`${head(5, { type: multipart, path: '/files' })}he`, (given) =>
    limitBodyTime(given, 0),
  );
  // Longer than the given time of none at all.
  await new Promise((resolve) => setTimeout(resolve, 20));
  socket.write('llo');
  await once(socket, 'data');
  expect(heard.join('')).toContain('200 OK');
  await closeGracefully(app, 0);
});
