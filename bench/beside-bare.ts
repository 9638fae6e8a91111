import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { ensureOnMachine } from '../scripts/lib/machine.mjs';
import { demoAdmin } from '../src/demo/people.ts';
import { onBothDatabases } from './both-databases.ts';
import { signInTo } from './sign-in.ts';
import { inFolder, pause, run, productFile } from './support.ts';

const SETTLING_MS = 2000;
/**
 * Load before what is measured, on both sides: for about six seconds the compiler is still at work, and a page takes up to half as
 * much again of the processor.
 */
const WARMING_S = 8;

type Headers = Record<string, string>;
interface Part {
  name: string;
  path: string;
  headers: Headers;
  /**
   * how many queries the bare route asks before it answers: as many as the product (tests/api/query-counts.test.ts); none where it
   * is not compared
   */
  queries?: number;
}

/**
 * What the product answers beside a Fastify route of its own process that sends the same bytes, after as many queries by a key: 50
 * connections by wrk, which takes less of the two cores than autocannon, in rounds that alternate.
 */
export const measureBesideBare = () =>
  onBothDatabases((name, environment) =>
    inFolder(async (folder) => {
      const { wrk } = await ensureOnMachine(['wrk']);
      const server = await run(productFile, { DATA_DIR: join(folder, 'school'), ...environment });
      try {
        const lines: string[] = [];
        for (const part of await partsOf(server.url)) {
          // A bare server beside the embedded database could not reach it: only PostgreSQL is compared.
          const isCompared = part.queries === 0 || (part.queries && environment['DATABASE_URL']);
          const bare = isCompared ? await bareBeside(folder, server.url, part, environment) : undefined;
          const ours = { url: `${server.url}${part.path}`, headers: part.headers };
          try {
            await load(wrk, ours, WARMING_S);
            if (bare) await load(wrk, { url: bare.url, headers: {} }, WARMING_S);
            for (let round = 1; round <= (bare ? 2 : 1); round += 1) {
              const mine = await load(wrk, ours, 8);
              const theirs = bare && (await load(wrk, { url: bare.url, headers: {} }, 8));
              lines.push(`${name}  ${part.name.padEnd(28)} ${lineOf(mine, theirs)}`);
            }
          } finally {
            await bare?.stop();
          }
        }
        return lines;
      } finally {
        await server.stop();
      }
    }),
  );

const partsOf = async (url: string): Promise<Part[]> => {
  const asGuest = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'id' };
  const parent = await signInTo(url, 'budi@kancil.test');
  const admin = await signInTo(url, demoAdmin.email);
  const session = await fetch(`${url}/api/v1/users/session`, { headers: { cookie: parent } });
  const { users } = (await session.json()) as {
    users: { join_childs: { child_id: number; first_name: string }[] };
  };
  // Tiur of the demo school has been through almost the whole of Grade 4.
  const child = users.join_childs.find(({ first_name: first }) => first === 'Tiur')?.child_id;
  const asParent = { ...asGuest, cookie: parent };
  return [
    { name: 'home for guests', path: '/', headers: asGuest, queries: 0 },
    { name: 'home of a family', path: '/', headers: asParent },
    { name: '/children/{id}', path: `/children/${child}`, headers: asParent },
    { name: '/admin/orders', path: '/admin/orders', headers: { ...asGuest, cookie: admin } },
    {
      name: 'course/child-course/{id}',
      path: `/api/v1/course/child-course/${child}`,
      headers: { cookie: parent },
      queries: 2,
    },
    { name: 'users/session', path: '/api/v1/users/session', headers: { cookie: parent }, queries: 2 },
    // As many as they once asked: what they were measured beside before.
    {
      name: 'child-course, bare asks 4',
      path: `/api/v1/course/child-course/${child}`,
      headers: { cookie: parent },
      queries: 4,
    },
    {
      name: 'users/session, bare asks 3',
      path: '/api/v1/users/session',
      headers: { cookie: parent },
      queries: 3,
    },
  ];
};

/** A bare server that sends what this part of the product answers, byte for byte. */
const bareBeside = async (folder: string, url: string, part: Part, environment: Record<string, string>) => {
  const { body, type, encoding } = await answerOf(`${url}${part.path}`, part.headers);
  const file = join(folder, 'answer');
  await writeFile(file, body);
  const bytes = { BENCH_BYTES: file, BENCH_TYPE: type, BENCH_ENCODING: encoding };
  return run('bench/bare-server.ts', { ...environment, ...bytes, BENCH_QUERIES: String(part.queries) });
};

/** The body as it travels: fetch would unpack it. */
const answerOf = (url: string, headers: Headers) =>
  new Promise<{ body: Buffer; type: string; encoding: string }>((resolve, reject) => {
    const asking = request(url, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const { 'content-type': type = '', 'content-encoding': encoding = '' } = answer.headers;
        resolve({ body: Buffer.concat(parts), type, encoding });
      });
    });
    asking.on('error', reject);
    asking.end();
  });

interface Loaded {
  /** answered as they should be */
  perSecond: number;
  p50: string;
  p99: string;
  failed: number;
}

const load = async (
  wrk: string,
  target: { url: string; headers: Headers },
  seconds: number,
): Promise<Loaded> => {
  const headers = Object.entries(target.headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const wanted = ['-t1', '-c50', `-d${seconds}s`, '--timeout', '20s', '--latency', ...headers, target.url];
  const printed = await outputOf(wrk, wanted);
  // What wrk left unanswered is over before the next load begins.
  await pause(SETTLING_MS);
  const found = (pattern: RegExp) => pattern.exec(printed)?.[1] ?? '';
  const failed = Number(found(/Non-2xx or 3xx responses: (\d+)/));
  return {
    perSecond: Number(found(/Requests\/sec:\s+([\d.]+)/)) - failed / seconds,
    p50: found(/^\s+50%\s+(\S+)/m),
    p99: found(/^\s+99%\s+(\S+)/m),
    failed,
  };
};

const outputOf = (program: string, args: string[]) =>
  new Promise<string>((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let printed = '';
    child.stdout.on('data', (part: Buffer) => (printed += part.toString()));
    child.once('error', reject);
    child.once('exit', () => resolve(printed));
  });

const lineOf = (ours: Loaded, bare?: Loaded) => {
  const own = `${ours.perSecond.toFixed(0)}/s, p50 ${ours.p50}, p99 ${ours.p99}, ${ours.failed} failed`;
  if (!bare) return own;
  return `${own}; bare ${bare.perSecond.toFixed(0)}/s: × ${(ours.perSecond / bare.perSecond).toFixed(2)}`;
};
