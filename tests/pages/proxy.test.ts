import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { type StartedServer, startServer } from '../support/started-server.ts';

let folder: string;
let server: StartedServer;
let nginx: ChildProcess;
let proxyPort: number;

/** The README's example, with the ports of this run and without a certificate. */
const serverBlock = async () => {
  const readme = await readFile(join(import.meta.dirname, '../../README.md'), 'utf8');
  const [, example = ''] = /```nginx\n([^`]*)```/.exec(readme) ?? [];
  const block = example
    .replace('listen 443 ssl', `listen 127.0.0.1:${proxyPort}`)
    .replaceAll(/^ *ssl_certificate.*$/gm, '')
    .replace('http://127.0.0.1:3000', server.url);
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
  const live = {
    DATA_DIR: join(folder, 'data'),
    PUBLIC_URL: 'https://kancil.example',
    TRUST_PROXY: '127.0.0.1',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Kancil English <halo@kancil.example>',
    ALLOW_STAND_INS: 'payments,shipping',
    RATE_SIGN_IN_ADDRESS: '3',
  };
  server = await startServer(live, { live: true });
  proxyPort = await freePort();
  nginx = await startNginx();
  await vi.waitFor(
    async () => expect((await fetch(`http://127.0.0.1:${proxyPort}/healthz`)).status).toBe(200),
    20_000,
  );
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
