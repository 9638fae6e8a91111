import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerInProcess } from './in-process.ts';

const school = () => {
  const app = Fastify();
  const seen: unknown[] = [];
  app.addHook('onRequest', (_request, reply, done) => {
    reply.raw.setHeader('X-Fixed', 'yes');
    done();
  });
  app.addHook('onResponse', async (request, reply) => void seen.push([request.url, reply.statusCode]));
  return { app, seen };
};

const asked = (
  method: string,
  url: string,
  more: { headers?: Record<string, string>; body?: object } = {},
) => ({
  method,
  url,
  headers: { host: 'kancil.test', ...more.headers },
  remoteAddress: '203.0.113.7',
  body: more.body,
});

test('a request goes through the hooks and the route, and its answer comes back whole', async () => {
  const { app, seen } = school();
  app.get('/child/:id', async (request, reply) =>
    reply
      .code(201)
      .header('set-cookie', ['a=1', 'b=2'])
      .send({ ip: request.ip, host: request.host, query: request.query, params: request.params }),
  );
  const { status, headers, body } = await answerInProcess(app, asked('GET', '/child/7?page=2'));
  expect([status, headers['x-fixed'], headers['set-cookie']]).toEqual([201, 'yes', ['a=1', 'b=2']]);
  expect(JSON.parse(body.toString())).toEqual({
    ip: '203.0.113.7',
    host: 'kancil.test',
    query: { page: '2' },
    params: { id: '7' },
  });
  await expect.poll(() => seen).toEqual([['/child/7?page=2', 201]]);
});

test('a body is sent as JSON and held to the limit of its route', async () => {
  const { app } = school();
  app.post('/echo', { bodyLimit: 50 }, (request) => ({ got: request.body }));
  const short = await answerInProcess(app, asked('POST', '/echo', { body: { name: 'Sari' } }));
  expect(JSON.parse(short.body.toString())).toEqual({ got: { name: 'Sari' } });
  const long = await answerInProcess(app, asked('POST', '/echo', { body: { name: 'x'.repeat(60) } }));
  expect(long.status).toBe(413);
});

test('what is not there, fails or is streamed is answered as over a connection', async () => {
  const { app } = school();
  app.get('/broken', async () => {
    throw new Error('no');
  });
  app.get('/bytes', async () => new Response(new TextEncoder().encode('{"three":3}')));
  expect((await answerInProcess(app, asked('GET', '/nowhere'))).status).toBe(404);
  expect((await answerInProcess(app, asked('GET', '/broken'))).status).toBe(500);
  expect((await answerInProcess(app, asked('GET', '/bytes'))).body.toString()).toBe('{"three":3}');
});

test('an answer that is broken off is no answer', async () => {
  const { app } = school();
  app.get('/gone', (_request, reply) => {
    reply.hijack();
    reply.raw.destroy(new Error('gone'));
  });
  await expect(answerInProcess(app, asked('GET', '/gone'))).rejects.toThrow('gone');
});
