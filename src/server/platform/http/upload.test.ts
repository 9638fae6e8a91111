import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { type Socket, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../../../contract/endpoint.ts';
import { refuse } from '../../../contract/refusals.ts';
import { folderFiles } from '../../providers/files/folder.ts';
import { wording } from '../../wording.ts';
import { makeLog } from '../log.ts';
import { sendRefusal } from './answers.ts';
import { answerErrors } from './errors.ts';
import { serve } from './serve.ts';
import { limitBodyTime } from './timeouts.ts';
import { multipartOptions } from './upload.ts';

const contract = {
  'POST /photo': endpoint({
    summary: 'Takes a photo',
    tag: 'Accounts',
    who: 'parent',
    body: z.object({ name: z.string() }),
    upload: { photo: { kind: 'image', maxBytes: 100_000 } },
  }),
  'POST /bytes': endpoint({
    summary: 'Takes bytes',
    tag: 'Accounts',
    who: 'parent',
    bytes: { maxBytes: 100_000 },
  }),
  'POST /words': endpoint({
    summary: 'Takes words',
    tag: 'Accounts',
    who: 'parent',
    body: z.object({ words: z.string() }),
  }),
  'POST /many-words': endpoint({
    summary: 'Takes many words',
    tag: 'Accounts',
    who: 'parent',
    body: z.object({ words: z.string() }),
    maxBodyBytes: 200_000,
  }),
};

interface Setting {
  /** bytes that uploads may write */
  room?: number;
  /** the most that a body may take */
  windowMs?: number;
}

let folder: string;
/** of the endpoint that takes bytes */
let taken = 0;
const running: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  taken = 0;
  folder = await mkdtemp(join(tmpdir(), 'kancil-uploads-'));
});
afterEach(async () => {
  for (const stop of running.splice(0)) await stop();
  await rm(folder, { recursive: true, force: true });
});

const incoming = () => readdir(join(folder, 'incoming')).catch(() => []);
const incomingBytes = async () => {
  const sizes = (await incoming()).map(async (name) => (await stat(join(folder, 'incoming', name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};

/** The platform's upload path and file store; the header `account` says who calls. */
const start = async ({ room = Number.POSITIVE_INFINITY, windowMs = 60_000 }: Setting = {}) => {
  const app = Fastify({ forceCloseConnections: true });
  limitBodyTime(app, {
    answerLate: async (_request, reply) => sendRefusal(reply, wording, 'en', refuse('too_slow')),
    timeoutMs: windowMs,
    lingerMs: 50,
  });
  await app.register(fastifyCookie);
  await app.register(fastifyMultipart, multipartOptions);
  answerErrors(app, wording, makeLog('silent'), async () => 'en');
  const files = folderFiles({ folder });
  let left = room;
  serve(
    app,
    contract,
    {
      'POST /photo': async () => ({}),
      'POST /bytes': async ({ bytes }) => {
        for await (const piece of bytes as AsyncIterable<Buffer>) taken += piece.length;
        return {};
      },
      'POST /words': async () => ({}),
      'POST /many-words': async () => ({}),
    },
    {
      wording,
      limiter: { take: async () => null, giveBack: async () => {}, sweep: async () => {} },
      disk: {
        low: async () => false,
        uploadRoom: async () => left,
        wrote: (bytes) => {
          left -= bytes;
        },
      },
      receive: (stream) => files.temporary().receive(stream),
      uploadPace: { wholeBytesPerSecond: Number.POSITIVE_INFINITY, allowanceMs: windowMs },
      knownBrowser: async () => null,
      publicUrl: 'http://127.0.0.1',
      secureCookies: false,
      actor: async (request) => ({ kind: 'parent', userId: Number(request.headers['account']) }) as never,
      language: async () => 'en',
    },
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  running.push(() => app.close());
  return (app.server.address() as { port: number }).port;
};

const GIF = 'GIF89a with what follows';
const text = '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nRafi\r\n';
const photo = `--x\r\ncontent-disposition: form-data; name="photo"; filename="a.gif"\r\n\r\n${GIF}`;
const end = '\r\n--x--\r\n';

interface Sending {
  account?: number;
  path?: string;
  length?: number;
}

const types: Record<string, string> = {
  '/photo': 'multipart/form-data; boundary=x',
  '/bytes': 'application/octet-stream',
};

/** Sends the head of a request and what is written to it later. */
const send = (port: number, { account = 1, path = '/photo', length }: Sending = {}) => {
  const socket: Socket = connect(port, '127.0.0.1');
  const heard: Buffer[] = [];
  socket.on('data', (data: Buffer) => heard.push(data)).on('error', () => undefined);
  running.push(async () => socket.destroy());
  const type = types[path] ?? 'application/json';
  const size = length === undefined ? 'transfer-encoding: chunked' : `content-length: ${length}`;
  socket.write(
    `POST /api/v1${path} HTTP/1.1\r\nhost: a\r\naccount: ${account}\r\ncontent-type: ${type}\r\n${size}\r\n\r\n`,
  );
  const write = (part: string) =>
    socket.write(length === undefined ? `${part.length.toString(16)}\r\n${part}\r\n` : part);
  return {
    socket,
    write,
    end: (part: string) => (write(part), length === undefined && socket.write('0\r\n\r\n')),
    /** status and name of the refusal */
    async answer() {
      while (!Buffer.concat(heard).includes('}')) await once(socket, 'data');
      const [head = '', body = ''] = Buffer.concat(heard).toString().split('\r\n\r\n');
      const { code, error } = JSON.parse(body) as { code: number; error?: string };
      expect(head).toContain(`HTTP/1.1 ${code} `);
      return { code, error, head };
    },
  };
};

/** Waits until so many files are being received. */
const receiving = (count: number) => expect.poll(async () => (await incoming()).length).toBe(count);

test('an account has two uploads under way at once; the next is told to wait, other accounts are not', async () => {
  const port = await start();
  const [first, second] = [send(port), send(port)];
  first.write(text + photo);
  second.write(text + photo);
  await receiving(2);
  const third = await send(port).answer();
  expect([third.code, third.error]).toEqual([429, 'too_many_uploads']);
  expect(third.head).toContain('retry-after: 10\r\n');
  const other = send(port, { account: 2 });
  other.end(text + photo + end);
  expect((await other.answer()).code).toBe(200);
  first.end(end);
  expect((await first.answer()).code).toBe(200);
  const next = send(port);
  next.end(text + photo + end);
  expect((await next.answer()).code).toBe(200);
});

test('an upload that was broken off leaves its place to another, and nothing on the disk', async () => {
  const port = await start();
  const broken = [send(port), send(port)];
  for (const { write } of broken) write(text + photo);
  await receiving(2);
  for (const { socket } of broken) socket.destroy();
  await receiving(0);
  const next = send(port);
  next.end(text + photo + end);
  expect((await next.answer()).code).toBe(200);
});

test.each([
  ['within a file', text + photo],
  ['within a field', '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nRa'],
  ['before its first part', '--x'],
])('an upload that stops %s is answered 408, closed, and leaves nothing', async (_where, sent) => {
  const port = await start({ windowMs: 100 });
  const slow = send(port);
  slow.write(sent);
  expect(await slow.answer()).toMatchObject({ code: 408, error: 'too_slow' });
  expect(await incoming()).toEqual([]);
  if (!slow.socket.closed) await once(slow.socket, 'close');
});

test('what is announced to be larger than the endpoint takes is refused before it comes', async () => {
  const port = await start();
  expect(await send(port, { length: 200_000 }).answer()).toMatchObject({ code: 413, error: 'too_large' });
});

test('what turns out to be larger than the endpoint takes is not read to its end', async () => {
  const port = await start();
  const endless = send(port);
  endless.write(text + photo);
  for (let sent = 0; sent < 200_000; sent += 10_000) endless.write('x'.repeat(10_000));
  expect(await endless.answer()).toMatchObject({ code: 413, error: 'too_large' });
  expect(await incoming()).toEqual([]);
  if (!endless.socket.closed) await once(endless.socket, 'close');
});

test('an upload stops when the space for uploads runs out meanwhile, and small writes go on', async () => {
  const port = await start({ room: 50_000 });
  const upload = send(port);
  upload.write(text + photo);
  await receiving(1);
  upload.write('x'.repeat(60_000));
  expect(await upload.answer()).toMatchObject({ code: 507, error: 'disk_full' });
  expect(await incoming()).toEqual([]);
  const words = send(port, { path: '/words' });
  words.end('{"words":"salam"}');
  expect((await words.answer()).code).toBe(200);
});

test('what an upload has written counts against the space that is left for the rest of it', async () => {
  const port = await start({ room: 50_000 });
  const upload = send(port);
  upload.write(text + photo);
  await receiving(1);
  // One after the other, because pieces that arrive together are written as one.
  for (let written = 20_000; written <= 40_000; written += 20_000) {
    upload.write('x'.repeat(20_000));
    await expect.poll(incomingBytes).toBeGreaterThanOrEqual(written);
  }
  upload.end('x'.repeat(20_000) + end);
  expect(await upload.answer()).toMatchObject({ code: 507, error: 'disk_full' });
});

test('a body with more fields than its form has is not read to its end', async () => {
  const port = await start({ windowMs: 2000 });
  const many = send(port);
  many.write(text.repeat(40));
  expect(await many.answer()).toMatchObject({ code: 400, error: 'unexpected_part' });
});

test('an upload that is announced to be larger than the space for it is refused before it comes', async () => {
  const port = await start({ room: 50_000 });
  expect(await send(port, { length: 60_000 }).answer()).toMatchObject({ code: 507, error: 'disk_full' });
});

test('a body of JSON that stops is answered 408 and closed', async () => {
  const port = await start({ windowMs: 100 });
  const slow = send(port, { path: '/words', length: 100 });
  slow.write('{"words":');
  expect(await slow.answer()).toMatchObject({ code: 408, error: 'too_slow' });
  if (!slow.socket.closed) await once(slow.socket, 'close');
});

test('a body of JSON has 64 kB, or what its endpoint states', async () => {
  const port = await start();
  const body = JSON.stringify({ words: 'x'.repeat(100_000) });
  const outcome = async (path: string) => {
    const sending = send(port, { path, length: body.length });
    sending.end(body);
    return (await sending.answer()).code;
  };
  expect([await outcome('/words'), await outcome('/many-words')]).toEqual([413, 200]);
});

describe('bytes as they are', () => {
  const sending = (port: number, more: Sending = {}) => send(port, { path: '/bytes', ...more });
  const arrived = (count: number) => expect.poll(() => taken).toBe(count);

  test('reach the handler while they arrive, two bodies of an account at once', async () => {
    const port = await start();
    const [first, second] = [sending(port), sending(port)];
    first.write('x'.repeat(1000));
    second.write('x'.repeat(500));
    await arrived(1500);
    expect(await sending(port).answer()).toMatchObject({ code: 429, error: 'too_many_uploads' });
    first.end('x');
    expect((await first.answer()).code).toBe(200);
  });

  test('that stop are answered 408', async () => {
    const port = await start({ windowMs: 100 });
    const slow = sending(port);
    slow.write('x'.repeat(1000));
    expect(await slow.answer()).toMatchObject({ code: 408, error: 'too_slow' });
    expect(taken).toBe(1000);
  });

  test('are not read beyond what the endpoint takes, nor when more is announced', async () => {
    const port = await start();
    expect(await sending(port, { length: 100_001 }).answer()).toMatchObject({ error: 'too_large' });
    const endless = sending(port);
    for (let sent = 0; sent < 200_000; sent += 10_000) endless.write('x'.repeat(10_000));
    expect(await endless.answer()).toMatchObject({ code: 413, error: 'too_large' });
    expect(taken).toBeLessThanOrEqual(100_000);
  });

  test('stop when the space for uploads runs out meanwhile', async () => {
    const port = await start({ room: 50_000 });
    const upload = sending(port);
    upload.write('x'.repeat(10_000));
    await arrived(10_000);
    upload.write('x'.repeat(60_000));
    expect(await upload.answer()).toMatchObject({ code: 507, error: 'disk_full' });
    expect(await sending(port, { length: 60_000 }).answer()).toMatchObject({ error: 'disk_full' });
  });

  test('are refused by an endpoint that takes none, and JSON by one that takes bytes', async () => {
    const port = await start();
    const url = `http://127.0.0.1:${port}/api/v1`;
    const post = async (path: string, type: string) =>
      (
        await fetch(url + path, {
          method: 'POST',
          headers: { 'content-type': type, account: '1' },
          body: '{}',
        })
      ).status;
    expect([
      await post('/words', 'application/octet-stream'),
      await post('/photo', 'application/octet-stream'),
      await post('/bytes', 'application/json'),
    ]).toEqual([415, 415, 415]);
  });
});
