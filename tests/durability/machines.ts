import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { type Place, type Server, startServer } from './server-process.ts';

/** A school on several machines: two processes that serve visitors, a worker, and a proxy in front. */
export interface Machines {
  webs: [Server, Server];
  worker: Server;
  /** where visitors find the school */
  url: string;
  /** Starts one that was killed again, where it was. */
  startAgain(which: 0 | 1 | 'worker'): Promise<Server>;
  stopProxy(): Promise<void>;
}

export const startMachines = async (place: Place): Promise<Machines> => {
  const ports = { 0: await freePort(), 1: await freePort(), worker: await freePort() };
  const proxyPort = await freePort();
  const url = `http://127.0.0.1:${proxyPort}`;
  const start = (which: keyof typeof ports) =>
    startServer(place, 'real', {
      PORT: String(ports[which]),
      ROLE: which === 'worker' ? 'worker' : 'web',
      PUBLIC_URL: url,
      TRUST_PROXY: '127.0.0.1',
      RATE_SIGN_IN: '4',
    });
  // The first of them makes the demo school, for which the others would only wait.
  const first = await start(0);
  const [second, worker] = await Promise.all([start(1), start('worker')]);
  const nginx = await startProxy(join(place.dataDir, 'nginx'), proxyPort, [ports[0], ports[1]]);
  const machines: Machines = {
    webs: [first, second],
    worker,
    url,
    async startAgain(which) {
      const started = await start(which);
      if (which === 'worker') machines.worker = started;
      else machines.webs[which] = started;
      return started;
    },
    async stopProxy() {
      const ended = once(nginx, 'close');
      nginx.kill('SIGTERM');
      await ended;
    },
  };
  // Nobody listens there until nginx does; one that never does is told by the end of the wait.
  await vi.waitUntil(() => fetch(`${url}/healthz`).catch(() => null), { timeout: 20_000 });
  return machines;
};

/** Gives each request to the next server, and to the other one when that does not answer. */
const startProxy = async (
  folder: string,
  port: number,
  servers: readonly number[],
): Promise<ChildProcess> => {
  mkdirSync(folder, { recursive: true });
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const own = places.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
  const upstream = servers.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/nginx.pid; events {}
    http { access_log off; ${own}
      upstream school { ${upstream} }
      server { listen 127.0.0.1:${port};
        location / {
          proxy_pass http://school;
          proxy_http_version 1.1;
          proxy_set_header Connection "";
          proxy_set_header Host $host;
          proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
          proxy_request_buffering off;
        } } }`,
  );
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  return spawn(process.env['NGINX'] ?? '/usr/sbin/nginx', args, { stdio: ['ignore', 'ignore', 'ignore'] });
};
