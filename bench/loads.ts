import { spawn } from 'node:child_process';
import { ensureOnMachine } from '../scripts/lib/machine.mjs';
import { demoAdmin } from '../src/demo/people.ts';
import { inSchool, pause, signInTo } from './support.ts';

const REST_MS = 20_000;
const SETTLING_MS = 2000;
/** For about six seconds the compiler is still at work, and a page takes up to half as much again of the processor. */
const WARM_UP_S = 8;
const SECONDS = 8;

interface Target {
  path: string;
  headers: Record<string, string>;
}

/** A restart, memory at rest, and what is read most under 50 connections of wrk, on PostgreSQL of the same machine. */
export const measureLoads = () =>
  inSchool(async (start) => {
    await (await start()).stop();
    const { wrk } = await ensureOnMachine(['wrk']);
    const server = await start();
    const lines = [`restart   ${(server.readyAfterMs / 1000).toFixed(1)} s`];
    await pause(REST_MS);
    lines.push(`memory ${REST_MS / 1000} s after it   ${server.memory()} MiB`);
    for (const target of await targetsOf(server.url)) {
      await load(wrk, server.url, target, WARM_UP_S);
      lines.push(`${target.path.padEnd(40)} ${await load(wrk, server.url, target, SECONDS)}`);
    }
    return lines;
  });

const targetsOf = async (url: string): Promise<Target[]> => {
  const asGuest = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'id' };
  const cookie = await signInTo(url, 'budi@kancil.test');
  const session = await fetch(`${url}/api/v1/users/session`, { headers: { cookie } });
  const { users } = (await session.json()) as {
    users: { join_childs: { child_id: number; first_name: string }[] };
  };
  // Tiur of the demo school has been through almost the whole of Grade 4.
  const child = users.join_childs.find(({ first_name: first }) => first === 'Tiur')?.child_id;
  return [
    { path: '/', headers: asGuest },
    { path: `/children/${child}`, headers: { ...asGuest, cookie } },
    { path: '/admin/orders', headers: { ...asGuest, cookie: await signInTo(url, demoAdmin.email) } },
    { path: `/api/v1/course/child-course/${child}`, headers: { cookie } },
    { path: '/api/v1/users/session', headers: { cookie } },
  ];
};

const load = async (wrk: string, url: string, { path, headers }: Target, seconds: number) => {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const options = ['-t1', '-c50', `-d${seconds}s`, '--timeout', '20s', '--latency', ...sent];
  const printed = await outputOf(wrk, [...options, url + path]);
  // What wrk left unanswered is over before the next load begins.
  await pause(SETTLING_MS);
  const found = (pattern: RegExp) => pattern.exec(printed)?.[1] ?? '';
  const failed = Number(found(/Non-2xx or 3xx responses: (\d+)/));
  const perSecond = Number(found(/Requests\/sec:\s+([\d.]+)/)) - failed / seconds;
  return `${perSecond.toFixed(0)}/s, p99 ${found(/^\s+99%\s+(\S+)/m)}, ${failed} failed`;
};

export const outputOf = (program: string, args: string[]) =>
  new Promise<string>((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let printed = '';
    child.stdout.on('data', (part: Buffer) => (printed += part.toString()));
    child.once('error', reject);
    child.once('exit', () => resolve(printed));
  });
