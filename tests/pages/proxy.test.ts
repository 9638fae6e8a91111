import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, readlink, rm, truncate, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DEMO_PASSWORD, demoAdmin, demoFamilies } from '../../src/demo/people.ts';
import { defaultBrand } from '../../src/i18n/brand.ts';
import { paths } from '../../src/paths.ts';
import { screens } from '../../src/web/screens.ts';
import { ownDemoSchool } from '../support/demo-school.ts';
import { cookieOf, expectStatus, json, signIn } from '../support/family-calls.ts';
import { freePort } from '../support/free-port.ts';
import { sampleOf } from '../support/sample-address.ts';
import { type StartedServer, startServer } from '../support/started-server.ts';

let folder: string;
let server: StartedServer;
let nginx: ChildProcess;
let proxyPort: number;
let proxy: string;

/** The handbook's example, with the ports and folders of this run and without a certificate. */
const serverBlock = async () => {
  const handbook = await readFile(join(import.meta.dirname, '../../docs/operating.md'), 'utf8');
  const [, example = ''] = /```nginx\n([^`]*)```/.exec(handbook) ?? [];
  const block = example
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${proxyPort}`)
    .replaceAll(/^ *ssl_certificate.*$/gm, '')
    .replace('/var/cache/nginx/kancil', join(folder, 'kept'))
    .replace('http://127.0.0.1:3000', server.url)
    .replace('/var/lib/kancil/', join(folder, 'data/'))
    // Whether an answer was kept, which nginx tells nobody by itself.
    .replace('proxy_cache guests;', 'proxy_cache guests; add_header x-kept $upstream_cache_status always;');
  expect(block).toContain(`proxy_pass ${server.url};`);
  return block;
};

/** nginx as anybody may run it: one process, every file in a folder of its own. */
const startNginx = async () => {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const own = places.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
  const config = `daemon off; master_process off; pid ${folder}/nginx.pid; events {}
    http { access_log off; ${own} ${await serverBlock()} }`;
  await writeFile(join(folder, 'nginx.conf'), config);
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  return spawn(process.env['NGINX'] ?? '/usr/sbin/nginx', args, { stdio: ['ignore', 'ignore', 'inherit'] });
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kancil-proxy-'));
  const dataDir = join(folder, 'data');
  await ownDemoSchool(dataDir);
  server = await startServer({
    DATA_DIR: dataDir,
    PUBLIC_URL: 'https://kancil.example',
    TRUST_PROXY: '127.0.0.1',
    FILES_BY_PROXY: '/files/',
    RATE_SIGN_IN_ADDRESS: '3',
  });
  proxyPort = await freePort();
  nginx = await startNginx();
  proxy = `http://127.0.0.1:${proxyPort}`;
  await vi.waitFor(async () => expect((await fetch(`${proxy}/healthz`)).status).toBe(200), 20_000);
});
afterAll(async () => {
  const ended = once(nginx, 'close');
  nginx.kill('SIGTERM');
  await Promise.all([ended, server.stop()]);
  await rm(folder, { recursive: true, force: true });
});

/** A wrong sign-in through the proxy by a client at `from`, which says that it forwards for `forged`. */
const tryFrom = (from: string, forged: string, email: string) =>
  new Promise<number>((resolve, reject) => {
    const body = JSON.stringify({ email, password: 'wrong-password' });
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': forged };
    const options = { host: '127.0.0.1', port: proxyPort, localAddress: from, method: 'POST', headers };
    const sent = request({ ...options, path: '/api/v1/users/login' }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.once('error', reject);
    sent.end(body);
  });

test('behind a proxy clients are counted by their true address, whatever X-Forwarded-For they send', async () => {
  const [attacker, neighbour] = ['127.0.0.2', '127.0.0.3'];
  const tries: number[] = [];
  for (let n = 0; n < 5; n += 1)
    tries.push(await tryFrom(attacker, `203.0.113.${n}`, `guess-${n}@example.test`));
  // Another address in each header, and none of them counts.
  expect(tries).toEqual([401, 401, 401, 429, 429]);
  expect(await tryFrom(attacker, `${neighbour}, 127.0.0.1`, 'guess-5@example.test')).toBe(429);
  // Who claims to be the attacker is still somebody else.
  expect(await tryFrom(neighbour, attacker, 'guess-6@example.test')).toBe(401);
});

/** What somebody gets through the proxy, and whether it was kept there: MISS, HIT, EXPIRED, BYPASS. */
const visit = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(proxy + path, {
    redirect: 'manual',
    headers: { 'accept-language': 'en', ...headers },
  });
  return { kept: answer.headers.get('x-kept'), headers: answer.headers, text: await answer.text() };
};

/** The second time that a page is asked for at once; a second may end between the two. */
const keptOf = async (path: string, headers: Record<string, string> = {}) => {
  const seen = [];
  for (let times = 0; times < 3; times += 1) seen.push((await visit(path, headers)).kept);
  return seen.includes('HIT');
};

test('what the cache of guests’ pages answers is kept, by language and by what the browser unpacks', async () => {
  expect(await keptOf(paths.home)).toBe(true);
  const languageOf = async (headers: Record<string, string>) =>
    /<html lang="(\w+)"/.exec((await visit(paths.home, headers)).text)?.[1];
  for (let times = 0; times < 2; times += 1) {
    expect(await languageOf({})).toBe('en');
    expect(await languageOf({ 'accept-language': 'id' })).toBe('id');
    expect(await languageOf({ cookie: 'kancil_language=id' })).toBe('id');
    for (const encoding of ['br', 'gzip', 'identity'])
      expect((await visit(paths.home, { 'accept-encoding': encoding })).headers.get('content-encoding')).toBe(
        encoding === 'identity' ? null : encoding,
      );
  }
  const etag = (await visit(paths.home)).headers.get('etag') ?? '';
  const known = await fetch(proxy, { headers: { 'accept-language': 'en', 'if-none-match': etag } });
  expect([known.status, known.headers.get('x-accel-expires')]).toEqual([304, null]);
});

test('what is somebody’s own, typed, absent or sets a cookie is never kept', async () => {
  const addresses = [
    paths.payLink('secret'),
    paths.resetPasswordCallback('secret'),
    paths.resetPassword,
    '/no-such-page',
    `${paths.home}?lang=id`,
    '/frequently-asked-questions?q=price',
    '/api/v1/payment/price-list',
    '/favicon.ico',
    ...screens.filter(({ area }) => area !== 'public').map(sampleOf),
  ];
  for (const path of addresses) expect([path, await keptOf(path)]).toEqual([path, false]);
});

test('whoever is signed in gets their own page, and leaves guests theirs', async () => {
  const family = demoFamilies[0];
  const cookie = cookieOf(await expectStatus(await signIn(proxy, family?.email ?? '', DEMO_PASSWORD), 200));
  for (let times = 0; times < 2; times += 1) {
    expect((await visit(paths.home)).text).not.toContain(`>${family?.firstName}`);
    const own = await visit(paths.home, { cookie: `a=1; ${cookie}` });
    expect([own.kept, own.headers.get('cache-control')]).toEqual(['BYPASS', 'no-store']);
    expect(own.text).toContain(`${family?.firstName}`);
  }
});

test('what staff change soon stands on the page, although the proxy keeps it', async () => {
  const staff = cookieOf(await expectStatus(await signIn(proxy, demoAdmin.email, DEMO_PASSWORD, 1), 200));
  const banner = { ...defaultBrand, banner: 'Rusa opens its doors.', banner_indo: 'Rusa membuka pintunya.' };
  await visit(paths.home);
  await expectStatus(await fetch(`${proxy}/api/v1/settings/brand`, json(banner, staff)), 200);
  await vi.waitFor(async () => expect((await visit(paths.home)).text).toContain('Rusa opens its doors.'), {
    timeout: 20_000,
    interval: 50,
  });
});

/** The address of a video of the demo that everybody may see. */
const someVideo = async () => {
  const performances = await fetch(`${server.url}/api/v1/news/student-performance`);
  return /"video_url":"([^"]+)"/.exec(await performances.text())?.[1] ?? '';
};

test('a video is read by the proxy itself, once the server has let a visitor have it (rule R309)', async () => {
  const video = await someVideo();
  const passed = await fetch(server.url + video);
  const name = passed.headers.get('x-accel-redirect') ?? '';
  expect([name.startsWith('/files/'), (await passed.arrayBuffer()).byteLength]).toEqual([true, 0]);
  const bytes = await readFile(join(folder, 'data/files/kept', name.slice('/files/'.length)));
  const part = await fetch(proxy + video, { headers: { range: 'bytes=100-199' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${bytes.length}`]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(100, 200));
  const whole = await fetch(proxy + video);
  for (const header of ['content-type', 'cache-control'])
    expect(whole.headers.get(header)).toBe(passed.headers.get(header));
  expect([whole.headers.get('x-accel-redirect'), whole.headers.get('x-content-type-options')]).toEqual([
    null,
    'nosniff',
  ]);
  expect(Buffer.from(await whole.arrayBuffer())).toEqual(bytes);
  // Nobody gets there but through the server, which looks at the visitor first.
  expect((await fetch(proxy + name)).status).toBe(404);
  expect((await fetch(`${proxy}/api/v1/courses/1/video`)).status).toBe(401);
});

test('a file for a slow phone is read as the phone takes it, and written to no disk of the proxy', async () => {
  // The pictures of the demo are small.
  const files = join(folder, 'data/files');
  for (const name of await readdir(files, { recursive: true }))
    if (name.endsWith('.webp')) await truncate(join(files, name), 200_000_000);
  const testimonies = await fetch(`${server.url}/api/v1/testimony/getAll`);
  const picture = /"(\/api\/v1\/testimony\/[^"]+)"/.exec(await testimonies.text())?.[1] ?? '';
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${proxy}${picture}`, { headers: { range: 'bytes=0-' } }, resolve)
      .once('error', reject)
      .end();
  });
  expect([answer.statusCode, answer.headers['content-length']]).toEqual([206, '200000000']);
  // Nothing more is read from here on; meanwhile the proxy answers others, and would go on reading for this one.
  for (let times = 0; times < 300; times += 1) await fetch(`${proxy}/healthz`);
  const open = `/proc/${nginx.pid}/fd`;
  const held = await Promise.all(
    (await readdir(open)).map((name) => readlink(join(open, name)).catch(() => '')),
  );
  answer.destroy();
  expect(held.filter((name) => name.startsWith(join(folder, 'proxy')))).toEqual([]);
});

test('a part of a file is sent as a part, and a file that the browser has is not sent again', async () => {
  const picture = `${proxy}/favicon.ico`;
  const part = await fetch(picture, { headers: { range: 'bytes=0-9' } });
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10]);
  const headers = { 'if-none-match': part.headers.get('etag') ?? '' };
  expect((await fetch(picture, { headers })).status).toBe(304);
});
