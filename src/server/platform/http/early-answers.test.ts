import { type IncomingMessage, type ServerResponse, request } from 'node:http';
import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { clientIpBehind } from './client-address.ts';
import { limitConnections } from './connections.ts';
import { earlyAnswers } from './early-answers.ts';
import { timeouts } from './timeouts.ts';

const shouldNotHappen = (error: unknown) => {
  throw error;
};

/** A server whose framework answers "framework" and whose early answer is "early" to every path but `/left`. */
const answering = () => {
  const early = earlyAnswers(shouldNotHappen);
  const server = early.serverFactory((_request, response) => void response.end('framework'));
  early.answerBy(({ url }, response) => {
    if (url === '/left') return false;
    response.end('early');
    return true;
  });
  onTestFinished(() => void server.close());
  return { early, server };
};

const textOf = async (port: number, path: string) => {
  const [answer] = (await once(request({ port, path, agent: false }).end(), 'response')) as [IncomingMessage];
  let text = '';
  for await (const part of answer) text += String(part);
  return text;
};

test('what the early answer leaves comes to the framework', async () => {
  const { server } = answering();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as { port: number };
  expect([await textOf(port, '/'), await textOf(port, '/left')]).toEqual(['early', 'framework']);
});

test('an early answer that fails is told of, and the framework answers, unless the answer had begun', async () => {
  const problems: unknown[] = [];
  const early = earlyAnswers((error) => problems.push(error));
  const server = early.serverFactory((_request, response) => void response.end('framework'));
  early.answerBy(({ url }, response) => {
    if (url === '/begun') response.writeHead(200).write('beg');
    throw new Error(`no answer to ${url}`);
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as { port: number };
  expect(await textOf(port, '/')).toBe('framework');
  await expect(textOf(port, '/begun')).rejects.toThrow(/aborted|hang up/);
  expect(problems.map(String)).toEqual(['Error: no answer to /', 'Error: no answer to /begun']);
});

test('a server that has stopped listening leaves every request to the framework', () => {
  const { server } = answering();
  const ends: unknown[] = [];
  server.emit(
    'request',
    { url: '/' } as IncomingMessage,
    { end: (text: string) => ends.push(text) } as unknown as ServerResponse,
  );
  expect(ends).toEqual(['framework']);
});

test('connections that are reset right after their request harm nobody, also behind a proxy', async () => {
  const early = earlyAnswers(shouldNotHappen);
  const app = Fastify({
    forceCloseConnections: true,
    serverFactory: early.serverFactory,
    trustProxy: '127.0.0.1',
  });
  onTestFinished(() => app.close());
  const admit = limitConnections(app, { connections: 100, answerCrowded: () => undefined });
  const clientIp = clientIpBehind('127.0.0.1');
  const addresses: (string | undefined)[] = [];
  early.answerBy((asked, response) => {
    addresses.push(asked.socket.remoteAddress);
    const end = asked.url === '/left' ? null : admit(asked, clientIp(asked));
    if (!end) return false;
    response.once('close', end).end('early');
    return true;
  });
  app.get('/left', () => 'framework');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as { port: number };
  const reset = async (path: string) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: kancil\r\n\r\n`, () => socket.resetAndDestroy());
    await once(socket, 'close');
  };
  // Whether the address is gone by then is the system's to decide: until it was, on both ways.
  for (const path of ['/', '/left'])
    await expect
      .poll(async () => {
        await reset(path);
        return addresses.splice(0).includes(undefined);
      })
      .toBe(true);
  expect([await textOf(port, '/'), await textOf(port, '/left')]).toEqual(['early', 'framework']);
});

test('its servers have the limits of time that the framework would set', () => {
  const { server } = answering();
  expect([server.keepAliveTimeout, server.requestTimeout, server.timeout, server.headersTimeout]).toEqual([
    timeouts.keepAliveTimeout,
    timeouts.requestTimeout,
    timeouts.connectionTimeout,
    timeouts.http.headersTimeout,
  ]);
});
