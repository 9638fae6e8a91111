import { type IncomingMessage, type ServerResponse, request } from 'node:http';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { earlyAnswers } from './early-answers.ts';
import { timeouts } from './timeouts.ts';

/** A server whose framework answers "framework" and whose early answer is "early" to every path but `/left`. */
const answering = () => {
  const early = earlyAnswers();
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

test('a server that has stopped listening leaves every request to the framework, which refuses it', () => {
  const { server } = answering();
  const ends: unknown[] = [];
  server.emit(
    'request',
    { url: '/' } as IncomingMessage,
    { end: (text: string) => ends.push(text) } as unknown as ServerResponse,
  );
  expect(ends).toEqual(['framework']);
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
