import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import Fastify from 'fastify';
import * as z from 'zod/mini';
import { endpoint } from '../src/contract/endpoint.ts';
import { serve } from '../src/server/platform/http/serve.ts';
import { timeouts } from '../src/server/platform/http/timeouts.ts';
import { multipartOptions } from '../src/server/platform/http/upload.ts';
import { folderFiles } from '../src/server/providers/files/folder.ts';
import { wording } from '../src/server/wording.ts';

/**
 * The platform's upload path and the file store with one endpoint that takes a video of up to 2 GB and keeps it, and one
 * that takes a photo. The header `account` says who uploads.
 */
const contract = {
  'POST /video': endpoint({
    summary: 'Takes a video',
    tag: 'Courses',
    who: 'guest',
    upload: { video: { kind: 'video', maxBytes: 2 * 1024 ** 3, required: true } },
  }),
  'POST /photo': endpoint({
    summary: 'Takes a photo',
    tag: 'Accounts',
    who: 'guest',
    body: z.object({ name: z.string() }),
    upload: { photo: { kind: 'image', maxBytes: 5 * 1024 ** 2 } },
  }),
};

const app = Fastify(timeouts);
await app.register(fastifyCookie);
await app.register(fastifyMultipart, multipartOptions);
const files = folderFiles({ folder: process.env['BENCH_FOLDER'] ?? '' });
serve(
  app,
  contract,
  {
    'POST /video': async ({ files: received }) => {
      if (received.video) await files.keep('bench/video.mp4', received.video, { type: 'video/mp4' });
      return {};
    },
    'POST /photo': async () => ({}),
  },
  {
    wording,
    limiter: { take: async () => null, giveBack: async () => {}, sweep: async () => {} },
    disk: { low: async () => false, uploadRoom: async () => Number.POSITIVE_INFINITY, wrote: () => {} },
    receive: (stream) => files.temporary().receive(stream),
    knownBrowser: async () => null,
    contentVersion: () => 0,
    publicUrl: 'http://127.0.0.1',
    secureCookies: false,
    actor: async ({ headers }) => ({ kind: 'visitor', userId: headers['account'] }) as never,
    language: async () => 'en',
  },
);
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
process.on('SIGTERM', () => void app.close());
console.log('the upload server is ready');
