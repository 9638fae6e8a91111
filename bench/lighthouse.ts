import { chromium } from '@playwright/test';
import { join } from 'node:path';
import lighthouse, { type Config, type Flags } from 'lighthouse';
import { inLanguage, paths } from '../src/paths.ts';
import { freePort } from '../tests/support/free-port.ts';
import { inFolder, run, productFile } from './support.ts';

/** One run of Lighthouse: scores of 100, times in milliseconds. */
interface Reading {
  scores: number[];
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
  bytes: number;
  /** what did not reach the full score */
  faults: string[];
}

interface Profile {
  name: string;
  runs: number;
  flags: Flags;
  config?: Config;
}

const languages = ['en', 'id'] as const;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const profiles: Profile[] = [
  { name: 'phone', runs: 5, flags: { onlyCategories: categories } },
  {
    name: '300 ms / 700 kbit/s, processor ÷6',
    runs: 3,
    flags: { onlyCategories: ['performance'] },
    config: {
      extends: 'lighthouse:default',
      settings: {
        throttling: {
          rttMs: 300,
          throughputKbps: 700,
          cpuSlowdownMultiplier: 6,
          requestLatencyMs: 0,
          downloadThroughputKbps: 0,
          uploadThroughputKbps: 0,
        },
      },
    },
  },
];

const read = async (url: string, port: number, { flags, config }: Profile): Promise<Reading> => {
  const result = await lighthouse(url, { ...flags, port, output: 'json', logLevel: 'error' }, config);
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
  const { audits, categories: found } = result.lhr;
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const weighed = Object.values(found).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return {
    scores: categories.flatMap((name) => (found[name] ? [Math.round(100 * (found[name].score ?? 0))] : [])),
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    blocked: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    bytes: number('total-byte-weight'),
    faults: weighed.filter((id) => (audits[id]?.score ?? 1) < 0.9),
  };
};

/** The middle one by largest paint, which is the figure that moves most between runs. */
const median = (readings: Reading[]) =>
  readings.toSorted((a, b) => a.largestPaint - b.largestPaint)[Math.floor(readings.length / 2)];

const line = (what: string, { scores, firstPaint, largestPaint, blocked, shift, bytes, faults }: Reading) =>
  `${what.padEnd(44)} ${scores.join('/')}  first ${Math.round(firstPaint)} ms, largest ${Math.round(largestPaint)} ms, ` +
  `blocked ${Math.round(blocked)} ms, shift ${shift.toFixed(3)}, ${Math.round(bytes / 1000)} kB${faults.length > 0 ? `  (${faults.join(', ')})` : ''}`;

/** The pages of the sitemap, of its stories the first, and the list of all of them. */
const pagesOf = async (server: string) => {
  const sitemap = await (await fetch(server + paths.sitemap)).text();
  const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const isStory = (path: string) => /^\/news\/\d+$/.test(path);
  const pages = new Set(found.filter((path) => !isStory(path)));
  return [...pages, paths.allNews, ...found.filter(isStory).slice(0, 1)];
};

const launch = (port: number) =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--remote-debugging-port=${port}`,
    ],
  });

const measure = async (url: string, port: number, profile: Profile) => {
  const readings: Reading[] = [];
  while (readings.length < profile.runs) readings.push(await read(url, port, profile));
  return median(readings);
};

/** Every page that is not hydrated, in both languages, on Lighthouse's phone and on a slow line. */
export const measureLighthouse = () =>
  inFolder(async (folder) => {
    const server = await run(productFile, { DATA_DIR: join(folder, 'school') });
    const port = await freePort();
    const browser = await launch(port);
    try {
      const pages = await pagesOf(server.url);
      const lines: string[] = [];
      for (const profile of profiles) {
        lines.push(
          `Lighthouse, ${profile.name}, median of ${profile.runs}: performance/accessibility/best practices/SEO`,
        );
        // All of English first: the other language stays with the browser as a cookie.
        for (const page of languages.flatMap((one) => pages.map((path) => inLanguage(path, one)))) {
          const middle = await measure(server.url + page, port, profile);
          if (middle) lines.push(line(page, middle));
        }
      }
      return lines;
    } finally {
      await browser.close();
      await server.stop();
    }
  });
