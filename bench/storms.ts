import { join } from 'node:path';
import autocannon from 'autocannon';
import { demoFamilies } from '../src/demo/people.ts';
import { newToken } from '../src/server/accounts/token.ts';
import { signInTo } from './sign-in.ts';
import { inFolder, run, productFile } from './support.ts';

const SECONDS = 10;
/** The load comes from one machine; with a trusted proxy the header says who is who. */
const hostile = { 'x-forwarded-for': '203.0.113.66' };
const asFamily = (cookie: string) => ({ 'x-forwarded-for': '198.51.100.7', cookie });

type Storm = Omit<autocannon.Options, 'url' | 'duration'> & { path: string };

/** How long a call takes that is made again and again for ten seconds, the next when the last was answered. */
const timesOf = async (url: string, headers: Record<string, string>) => {
  const times: number[] = [];
  const failed: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  while (performance.now() < end) {
    const start = performance.now();
    const answer = await fetch(url, { headers, redirect: 'manual' });
    await answer.arrayBuffer();
    times.push(performance.now() - start);
    if (answer.status !== 200) failed.push(answer.status);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${failed.length} of ${times.length} failed`;
};

const during = async (site: string, { path, ...storm }: Storm, measure: () => Promise<string>) => {
  const under = autocannon({ ...storm, url: site + path, duration: SECONDS + 2 });
  const line = await measure();
  const { requests } = await under;
  return `${line} (${Math.round(requests.average)} hostile requests/s)`;
};

/** What a family notices while one address storms the server, embedded database. */
export const measureStorms = () =>
  inFolder(async (folder) => {
    const server = await run(productFile, {
      DATA_DIR: join(folder, 'school'),
      TRUST_PROXY: '127.0.0.1',
    });
    try {
      const family = asFamily(await signInTo(server.url, demoFamilies[0]?.email ?? ''));
      const signIn: Storm = {
        path: '/api/v1/users/login',
        method: 'POST',
        connections: 50,
        overallRate: 779,
        headers: { ...hostile, 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'nobody@example.test', password: 'wrong-password' }),
      };
      const pages: Storm = { path: '/', connections: 60, headers: hostile };
      const madeUp = { ...hostile, cookie: `kancil_session=${newToken().token}` };
      const session = () => timesOf(`${server.url}/api/v1/users/session`, family);
      const profile = () => timesOf(`${server.url}/profile`, family);
      return [
        `GET /users/session at rest   ${await session()}`,
        `GET /users/session during refused sign-ins   ${await during(server.url, signIn, session)}`,
        `/profile at rest   ${await profile()}`,
        `/profile during 60 connections with a made-up session   ${await during(server.url, { ...pages, headers: madeUp }, profile)}`,
        `/profile during 60 connections for pages that are made each time   ${await during(server.url, { ...pages, path: '/faq?q=price' }, profile)}`,
      ];
    } finally {
      await server.stop();
    }
  });
