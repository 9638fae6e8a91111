import type { ServerResponse } from 'node:http';
import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { earlyAnswers } from './early-answers.ts';
import { limitConnections } from './connections.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** A server that counts what it begins and answers `/held` never; and visitors from addresses of this machine. */
const crowded = async ({ connections = 100, requestsPerAddress = 100 } = {}) => {
  const early = earlyAnswers((error) => {
    throw error;
  });
  const app = Fastify({ forceCloseConnections: true, serverFactory: early.serverFactory });
  const begun = { hooks: 0, handlers: 0 };
  const admit = limitConnections(app, {
    connections,
    requestsPerAddress,
    answerCrowded: (_request, reply) => reply.code(429).send('crowded'),
  });
  const heldEarly: ServerResponse[] = [];
  early.answerBy((asked, response) => {
    const end = asked.url?.startsWith('/early') ? admit(asked, '127.0.0.1') : null;
    if (!end) return false;
    response.once('close', end);
    if (asked.url === '/early') response.end('early');
    else heldEarly.push(response);
    return true;
  });
  app.addHook('onRequest', async () => {
    begun.hooks += 1;
    await new Promise(setImmediate);
  });
  app.get('/', async () => {
    begun.handlers += 1;
    return 'welcome';
  });
  app.get('/early', () => 'late');
  app.get('/held', () => new Promise(() => {}));
  await app.listen({ host: '127.0.0.1', port: 0 });
  ends.push(() => app.close());
  const { port } = app.server.address() as { port: number };
  const visit = async (localAddress = '127.0.0.1') => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    ends.push(() => socket.destroy());
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };
  return { app, begun, visit, heldEarly };
};

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: kancil\r\n\r\n`;
const answered = async (socket: Socket, path = '/') => {
  socket.write(request(path));
  return String(await once(socket, 'data'));
};

test('a connection that sends many requests without waiting is closed, and their work is not begun', async () => {
  const { visit, begun } = await crowded();
  const socket = await visit();
  socket.write(request('/').repeat(500));
  await once(socket, 'close');
  expect(begun).toEqual({ hooks: 8, handlers: 0 });
  expect(await answered(await visit())).toContain('welcome');
});

test('one after another a connection may bring as many requests as it likes', async () => {
  const { visit, begun } = await crowded({ requestsPerAddress: 1 });
  const socket = await visit();
  for (let count = 0; count < 20; count += 1) expect(await answered(socket)).toContain('welcome');
  expect(begun.handlers).toBe(20);
});

test('an address has its share of the requests under way, until one of them ends', async () => {
  const { visit } = await crowded({ requestsPerAddress: 2 });
  const [first, second] = [await visit(), await visit()];
  first.write(request('/held'));
  second.write(request('/held'));
  await expect.poll(async () => answered(await visit())).toContain('429');
  expect(await answered(await visit('127.0.0.9'))).toContain('welcome');
  first.destroy();
  await expect.poll(async () => answered(await visit())).toContain('welcome');
});

test('when every connection is taken, one that is idle makes room', async () => {
  const { visit } = await crowded({ connections: 2 });
  const idle = await visit();
  expect(await answered(idle)).toContain('welcome');
  (await visit()).write(request('/held'));
  const closed = once(idle, 'close');
  expect(await answered(await visit())).toContain('welcome');
  await closed;
});

test('when every connection is busy, the address that has most loses one to a newcomer', async () => {
  const { visit, app } = await crowded({ connections: 8 });
  let begun = 0;
  app.server.on('request', () => (begun += 1));
  const hog = [];
  for (let count = 0; count < 7; count += 1) hog.push(await visit());
  const other = await visit('127.0.0.9');
  for (const socket of [...hog, other]) socket.write(request('/held'));
  await expect.poll(() => begun).toBe(8);
  expect(await answered(await visit('127.0.0.8'))).toContain('welcome');
  expect([hog.filter(({ closed }) => closed).length, other.closed]).toEqual([1, false]);
});

test('when every connection is busy and nobody has many, a newcomer is closed', async () => {
  const { visit, app } = await crowded({ connections: 1 });
  const begun = once(app.server, 'request');
  const busy = await visit();
  busy.write(request('/held'));
  await begun;
  const newcomer = await visit();
  await once(newcomer, 'close');
  expect(busy.closed).toBe(false);
});

test('requests that are answered before the framework count like others, and beyond the limits they are left to it', async () => {
  const { visit, begun, heldEarly } = await crowded({ requestsPerAddress: 2 });
  expect(await answered(await visit(), '/early')).toContain('early');
  (await visit()).write(request('/early/held'));
  (await visit()).write(request('/held'));
  await expect.poll(() => [heldEarly.length, begun.hooks]).toEqual([1, 1]);
  expect(await answered(await visit(), '/early')).toContain('429');
  heldEarly[0]?.end('done');
  await expect.poll(async () => answered(await visit(), '/early')).toContain('early');
});

test('a connection that sends many of them without waiting is closed', async () => {
  const { visit, begun, heldEarly } = await crowded();
  const socket = await visit();
  socket.write(request('/early/held').repeat(500));
  await once(socket, 'close');
  expect([heldEarly.length, begun.handlers]).toEqual([8, 0]);
});

test('a connection that closes ends each of its requests once', async () => {
  const { visit, begun } = await crowded({ requestsPerAddress: 2 });
  const held = async (number: number) => {
    const socket = await visit();
    socket.write(request('/held'));
    await expect.poll(() => begun.hooks).toBe(number);
    return socket;
  };
  await held(1);
  for (const number of [2, 3]) {
    const gone = await held(number);
    gone.destroy();
    await once(gone, 'close');
  }
  await held(4);
  expect(await answered(await visit(), '/')).toContain('429');
});

test('a connection on which nothing was sent does not hold the stop', async () => {
  // Without these timeouts it would be closed for its own sake at some time.
  const app = Fastify({ forceCloseConnections: 'idle', http: { headersTimeout: 0, requestTimeout: 0 } });
  limitConnections(app, { connections: 100, answerCrowded: () => undefined });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const accepted = once(app.server, 'connection');
  const socket = connect(app.server.address() as { port: number });
  ends.push(() => socket.destroy());
  await accepted;
  await app.close();
});
