import { chromium } from '@playwright/test';
import { execFileSync, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import lighthouse, { type Flags } from 'lighthouse';
import { paths } from '../src/paths.ts';
import { screens } from '../src/web/screens.ts';
import { freePort } from '../tests/support/free-port.ts';
import { inFolder, pause, productFile, run, signInTo } from './support.ts';

/** One run of Lighthouse's phone: times in milliseconds. */
interface Reading {
  firstPaint: number;
  largestPaint: number;
  /** until it answers every touch */
  ready: number;
  /** until the page rests; then other screens are loaded ahead, which are counted apart */
  requests: number;
  bytes: number;
  scriptBytes: number;
  ahead: number;
  /** how far what was painted moved afterwards */
  shift: number;
}

/** A line and a phone as in the hills: what guests see is measured by them, too. */
const slowLine = { rttMs: 300, throughputKbps: 700, cpuSlowdownMultiplier: 6 };

const RUNS = 3;

/** Screens are loaded ahead two seconds after the load event: src/web/app/load-screens.ts. */
const REST_MS = 1500;

const read = async (
  url: string,
  { port, cookie, throttling }: { port: number; cookie: string; throttling?: typeof slowLine },
): Promise<Reading> => {
  const flags: Flags = {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance'],
    ...(throttling && { throttling }),
  };
  const result = await lighthouse(url, { ...flags, extraHeaders: { Cookie: cookie } });
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
  const { audits } = result.lhr;
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details;
  const files = (details?.type === 'table' ? details.items : []) as {
    resourceType?: string;
    transferSize?: number;
    networkRequestTime?: number;
  }[];
  const metrics = audits['metrics']?.details;
  const [{ observedLoad = 0 } = {}] = (metrics?.type === 'debugdata' ? metrics['items'] : []) as {
    observedLoad?: number;
  }[];
  const first = files.filter(({ networkRequestTime = 0 }) => networkRequestTime < observedLoad + REST_MS);
  const bytesOf = (all: typeof files) => all.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    ready: number('interactive'),
    requests: first.length,
    bytes: bytesOf(first),
    scriptBytes: bytesOf(first.filter(({ resourceType }) => resourceType === 'Script')),
    ahead: files.length - first.length,
    shift: number('cumulative-layout-shift'),
  };
};

/** The middle one by largest paint, which is the figure that moves most between runs. */
const median = (readings: Reading[]) => {
  // On a busy machine Lighthouse sometimes sees no paint.
  const seen = readings.filter(({ largestPaint }) => !Number.isNaN(largestPaint));
  return seen.toSorted((a, b) => a.largestPaint - b.largestPaint)[Math.floor(seen.length / 2)];
};

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
const kB = (bytes: number) => Math.round(bytes / 1000);

const line = (
  what: string,
  { firstPaint, largestPaint, ready, requests, bytes, scriptBytes, ahead, shift }: Reading,
) =>
  `${what.padEnd(44)} first ${seconds(firstPaint)} s, largest ${seconds(largestPaint)} s, ready ${seconds(ready)} s, ` +
  `${requests} requests, ${kB(bytes)} kB, of that script ${kB(scriptBytes)} kB; ${ahead} ahead, shift ${shift.toFixed(3)}`;

/** The pages of the sitemap, of its stories the first, and the list of all of them. */
const publicPages = async (server: string) => {
  const sitemap = await (await fetch(server + paths.sitemap)).text();
  const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const isStory = (path: string) => /^\/news\/\d+$/.test(path);
  const pages = new Set(found.filter((path) => !isStory(path)));
  return [...pages, paths.allNews, ...found.filter(isStory).slice(0, 1)];
};

/** Whoever sees some screens of the demo school, and these. */
interface Visit {
  cookie: string;
  pages: readonly string[];
}

const visits = async (server: string): Promise<Visit[]> => {
  const parent = await signInTo(server, 'sari@kancil.test');
  const session = await fetch(`${server}/api/v1/users/session`, { headers: { cookie: parent } });
  const { users } = (await session.json()) as { users: { join_childs: { child_id: number }[] } };
  const child = users.join_childs[0]?.child_id ?? 0;
  const plain = (area: string, guards: readonly string[]) =>
    screens.filter((one) => one.area === area && guards.includes(one.guard) && !/[:*]/.test(one.path));
  const pathsOf = (...found: Parameters<typeof plain>) => plain(...found).map(({ path }) => path);
  return [
    {
      cookie: '',
      pages: [...(await publicPages(server)), paths.login, ...pathsOf('parent', ['guest', 'any'])],
    },
    { cookie: parent, pages: [...pathsOf('parent', ['parent']), paths.child(child)] },
    { cookie: await signInTo(server, 'admin@kancil.test'), pages: pathsOf('admin', ['admin']) },
  ];
};

/** nginx by the handbook's example, with a certificate of its own. */
export const startNginx = async (folder: string, server: string) => {
  const port = await freePort();
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...made, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const handbook = await readFile(join(import.meta.dirname, '../docs/operating.md'), 'utf8');
  const [, example] = /```nginx\n([^`]*)```/.exec(handbook) ?? [];
  if (!example) throw new Error('docs/operating.md has no example of nginx');
  const block = example
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replace('/var/cache/nginx/kancil', join(folder, 'cache'))
    .replace('/var/lib/kancil/', join(folder, 'files-of-nobody/'))
    .replace('http://127.0.0.1:3000', server);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const own = places.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off; master_process off; pid ${folder}/nginx.pid; events {} http { access_log off; ${own} ${block} }`,
  );
  const nginx = spawn(process.env['NGINX'] ?? '/usr/sbin/nginx', ['-p', folder, '-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // It listens a moment after it was started.
  while (!(await isListening(port))) await pause(50);
  return { url: `https://localhost:${port}`, stop: () => nginx.kill('SIGTERM') };
};

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

const launch = (port: number) =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--ignore-certificate-errors',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--remote-debugging-port=${port}`,
    ],
  });

/** `npm run bench -- lighthouse /login /profile` measures these. */
const asked = process.argv.slice(2).filter((word) => word.startsWith('/'));

/** Every screen that is shown by its address alone, on Lighthouse's phone, behind the handbook's nginx with HTTP/2. */
export const measureLighthouse = () =>
  inFolder(async (folder) => {
    const server = await run(productFile, { DATA_DIR: join(folder, 'school') });
    const proxy = await startNginx(folder, server.url);
    const port = await freePort();
    const browser = await launch(port);
    try {
      console.log(`Lighthouse, phone, HTTP/2, median of ${RUNS}`);
      for (const { cookie, pages } of await visits(server.url))
        for (const page of pages.filter((one) => asked.length === 0 || asked.includes(one))) {
          const measure = async (what: string, throttling?: typeof slowLine) => {
            const readings: Reading[] = [];
            while (readings.length < RUNS)
              readings.push(
                await read(proxy.url + page, { port, cookie, ...(throttling && { throttling }) }),
              );
            const middle = median(readings);
            // At once: all of them take an hour.
            if (middle) console.log(line(what, middle));
          };
          await measure(page);
          if (cookie === '') await measure(`${page}, slow line`, slowLine);
        }
      return [];
    } finally {
      await browser.close();
      proxy.stop();
      await server.stop();
    }
  });
