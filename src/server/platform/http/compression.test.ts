import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bytesToSend, compressAnswers } from './compression.ts';
import { WrittenReply } from './written-reply.ts';

const app = Fastify();
const long = { words: 'a lesson, and another. '.repeat(100) };
const huge = { words: 'a lesson, and another. '.repeat(20_000) };
beforeAll(async () => {
  await app.register(async (scope) => {
    compressAnswers(scope);
    scope.get('/long', () => long);
    scope.get('/huge', () => huge);
    scope.get('/written/:words/:times', async (request, reply) => {
      const { words, times } = request.params as { words: string; times: string };
      const fields = [`"words":"${words.repeat(Number(times))}"`];
      return new WrittenReply(fields).within({ code: 200 }, (bytes) => bytesToSend(request, reply, bytes));
    });
    scope.get('/short', () => ({ ok: true }));
    scope.get('/bytes', (_request, reply) =>
      reply.type('application/json').send(Buffer.from(JSON.stringify(long))),
    );
    scope.get('/done', (_request, reply) =>
      reply.header('content-encoding', 'gzip').send(Buffer.alloc(2000, 'x')),
    );
  });
});
afterAll(() => app.close());

const ask = (url: string, accepted?: string, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
] as const)('a long answer is compressed as the caller accepts it: %s', async (accepted, encoding, open) => {
  for (const [url, whole] of [
    ['/long', long],
    ['/huge', huge],
    ['/bytes', long],
  ] as const) {
    const { headers, rawPayload } = await ask(url, accepted);
    expect([headers['content-encoding'], headers['vary']]).toEqual([encoding, 'Accept-Encoding']);
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
    expect(rawPayload.length).toBeLessThan(JSON.stringify(whole).length / 2);
    expect(JSON.parse(open(rawPayload).toString())).toEqual(whole);
  }
});

test.each([
  ['br', 500],
  ['gzip', 500],
  ['identity', 500],
  ['br', 100_000],
  ['gzip', 100_000],
] as const)(
  'answers that are written into the same memory at once keep to themselves: %s, %i words',
  async (accepted, times) => {
    const opened = { br: brotliDecompressSync, gzip: gunzipSync, identity: Buffer.from }[accepted];
    const families = ['sari', 'budi', 'made', 'wati'];
    const answers = await Promise.all(families.map((words) => ask(`/written/${words}/${times}`, accepted)));
    for (const [index, { headers, rawPayload }] of answers.entries()) {
      expect([headers['content-encoding'] ?? 'identity', headers['vary']]).toEqual([
        accepted,
        'Accept-Encoding',
      ]);
      expect(JSON.parse(String(opened(rawPayload)))).toEqual({
        code: 200,
        words: families[index]?.repeat(times),
      });
    }
  },
);

test('an answer is whole for who accepts nothing else, with a note for caches that others get it otherwise', async () => {
  for (const accepted of [undefined, 'identity', 'br;q=0']) {
    const { headers, body } = await ask('/long', accepted);
    expect([headers['content-encoding'], headers['vary']]).toEqual([undefined, 'Accept-Encoding']);
    expect(JSON.parse(body)).toEqual(long);
  }
});

test('a short answer, and one that comes in an encoding of its own, are left alone', async () => {
  expect((await ask('/short', 'br')).headers['content-encoding']).toBeUndefined();
  const done = await ask('/done', 'br');
  expect([done.headers['content-encoding'], done.rawPayload.length]).toEqual(['gzip', 2000]);
});

test('the question for the head alone gets the headers and no body', async () => {
  const { headers, body } = await ask('/long', 'br', 'HEAD');
  expect([headers['content-encoding'], body]).toEqual(['br', '']);
});
