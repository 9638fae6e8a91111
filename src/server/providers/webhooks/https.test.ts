import type { LookupAddress } from 'node:dns';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { httpsWebhooks } from './https.ts';
import { type ProgramStub, openProgram } from './program.test-support.ts';

let program: ProgramStub;
beforeEach(async () => {
  program = await openProgram();
});
afterEach(() => program.close());

const parcel = (url: string) => ({
  url,
  headers: { 'webhook-id': 'evt_1' },
  body: '{"type":"order.shipped"}',
});
const toTests = (patienceMs = 5000) => httpsWebhooks({ testHosts: [program.host], patienceMs });
/** A name that leads where the test says. */
const leadingTo = (...found: LookupAddress[]) =>
  httpsWebhooks({ lookup: (_name, _options, done) => done(null, found), patienceMs: 2000 });

test('an event arrives as it is, and its answer is a status', async () => {
  expect(await toTests().deliver(parcel(program.url))).toEqual({ status: 200 });
  expect(program.taken).toEqual([
    { headers: expect.objectContaining({ 'webhook-id': 'evt_1' }), body: '{"type":"order.shipped"}' },
  ]);
});

test('a redirect is an answer like any other: nothing is followed', async () => {
  program.answers((_request, reply) => reply.writeHead(302, { location: 'https://127.0.0.1/inside' }).end());
  expect(await toTests().deliver(parcel(program.url))).toEqual({ status: 302 });
  expect(program.taken).toHaveLength(1);
});

test('an answer of 10 MB is cut off, and one without end waited for a while', async () => {
  let written = 0;
  program.answers((_request, reply) => {
    const more = () => {
      while (written < 10_000_000 && !reply.destroyed) {
        written += 10_000;
        if (!reply.write(Buffer.alloc(10_000))) return reply.once('drain', more);
      }
      return reply.end();
    };
    more();
  });
  expect(await toTests().deliver(parcel(program.url))).toEqual({ status: 200 });
  expect(written).toBeLessThan(10_000_000);
  program.answers((_request, reply) => void reply.write('and so on'));
  expect(await toTests(1500).deliver(parcel(program.url))).toEqual({ status: 200 });
});

test('who begins no answer in time is too late', async () => {
  program.answers(() => {});
  expect(await toTests(200).deliver(parcel(program.url))).toEqual({ failed: 'too_late' });
});

test('what breaks off or is not there has not answered', async () => {
  program.answers((request) => request.socket.destroy());
  expect(await toTests().deliver(parcel(program.url))).toEqual({ failed: 'no_answer' });
  const nowhere = httpsWebhooks({ lookup: (_name, _options, done) => done(new Error('ENOTFOUND'), []) });
  expect(await nowhere.deliver(parcel('https://nobody.example/'))).toEqual({ failed: 'no_answer' });
});

test('an address is https, without port and sign-in (rule R266)', async () => {
  const webhooks = httpsWebhooks();
  for (const url of [
    'http://program.example/',
    'https://user:pass@program.example/',
    'https://program.example:8443/',
    'ftp://program.example/',
    'program.example',
    '',
  ]) {
    expect(webhooks.problemOf(url), url).toBe('not_https');
    expect(await webhooks.deliver(parcel(url)), url).toEqual({ failed: 'not_https' });
  }
  expect(webhooks.problemOf('https://program.example/hooks?from=kancil')).toBeNull();
});

test.each([
  'https://127.0.0.1/',
  'https://10.0.0.8/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://localhost/',
  'https://db.internal/',
  'https://intranet/',
])('%s is not public, when it is entered and when it is tried (rule R266)', async (url) => {
  expect(httpsWebhooks().problemOf(url)).toBe('not_public');
  expect(await httpsWebhooks().deliver(parcel(url))).toEqual({ failed: 'not_public' });
});

test('a name that leads inwards is found out when it is connected to, also among others (rule R266)', async () => {
  const [inwards, outwards] = [
    { address: '127.0.0.1', family: 4 },
    { address: '198.51.99.1', family: 4 },
  ];
  expect(await leadingTo(inwards).deliver(parcel('https://program.example/'))).toEqual({
    failed: 'not_public',
  });
  expect(await leadingTo(outwards, inwards).deliver(parcel('https://program.example/'))).toEqual({
    failed: 'not_public',
  });
  expect(
    await leadingTo({ address: '::ffff:10.0.0.1', family: 6 }).deliver(parcel('https://program.example/')),
  ).toEqual({ failed: 'not_public' });
  expect(program.taken).toEqual([]);
});
