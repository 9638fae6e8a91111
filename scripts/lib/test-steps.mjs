// The parts of `npm test`: docs/testing.md says what each of them protects.
import { join } from 'node:path';
import { Advice, inProject } from './project.mjs';
import { ensureBuilt } from './build.mjs';
import { runChecks } from './checks.mjs';
import { freePort } from './free-port.mjs';
import { ensureOnMachine } from './machine.mjs';
import { projectEnv, tool } from './node.mjs';
import { playwrightResult, vitestResult } from './reports.mjs';
import { run } from './run.mjs';

// A developer's own settings must not reach the tests: they would speak to real databases and services.
const OUTSIDE_WORLD =
  /^(HOST|PORT|PUBLIC_URL|TRUST_PROXY|DATA_DIR|NODE_ENV|FFMPEG_PATH|PASSWORD_KIB|ALLOW_STAND_INS|.*DATABASE_URL|DURABILITY|(SMTP|MAIL|MIDTRANS|RAJAONGKIR|DISK|LOG|RATE|DEMO_SCHOOL)_.*)$/;

const nothing = { passed: 0, failed: 0 };

function testEnv({ node, school }, extra = {}) {
  const env = Object.entries(projectEnv(node)).filter(([name]) => !OUTSIDE_WORLD.test(name));
  return {
    ...Object.fromEntries(env),
    // Servers and test workers start a third faster when Node keeps what it has compiled.
    NODE_COMPILE_CACHE: inProject('node_modules', '.cache', 'kancil', 'node'),
    ...(school && { DEMO_SCHOOL_DIR: school }),
    ...extra,
  };
}

async function vitest(context, show, label, { project, command = ['run', ...context.filter], env }) {
  const report = join(context.reports, `${label}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = [tool('vitest'), ...command, '--project', project, ...reporters];
  const { code } = await run(context.node, args, { env: testEnv(context, env), show });
  return vitestResult(report, code);
}

/** The API's tests, those of `project`, on PostgreSQL or on the embedded database. */
const api = (project, onPostgres) => async (context, show) => {
  await ensureOnMachine(['ffmpeg']);
  const env = onPostgres ? { TEST_DATABASE_URL: await context.postgres() } : {};
  return vitest(context, show, project, { project, env });
};

async function pages(context, show) {
  // The HTML that the server answers is checked by a Java program; nginx is the proxy of the handbook.
  const { java, nginx } = await ensureOnMachine(['java', 'nginx']);
  return vitest(context, show, 'pages', { project: 'pages', env: { JAVA: java, NGINX: nginx } });
}

async function journeys(context, show) {
  const { chromium } = await ensureOnMachine(['chromium']);
  const report = join(context.reports, 'e2e.json');
  const env = testEnv(context, { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  const args = [tool('@playwright/test', 'playwright'), 'test', '--reporter=line,json', ...context.filter];
  const { code } = await run(context.node, args, { env, show });
  return playwrightResult(report, code);
}

/** The smoke journey in another browser. Words on the command line name other steps' files. */
const smokeJourney = (name) => async (context, show) => {
  const found = await ensureOnMachine([name]);
  const env = { [name.toUpperCase()]: found[name] };
  return vitest(context, show, name, { project: name, command: ['run'], env });
};

/** The demo school, made once: tests that start a server of their own begin with a copy. */
async function makeSchool(context) {
  const folder = join(context.reports, 'demo-school');
  const port = String(await freePort());
  const env = testEnv(context, {
    DATA_DIR: folder,
    PORT: port,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    PASSWORD_KIB: '8',
  });
  const args = ['build/current/program/main.js'];
  const { code, output } = await run(context.node, args, { env, show: false, until: 'is ready at' });
  if (code !== 0) throw new Advice(`${output}\nThe demo school was not made; the lines above say why.`);
  context.school = folder;
  return nothing;
}

/**
 * Each has a title, the steps that must have succeeded before it, and its work; `asked` ones run only when named. The work gets `context`, which is
 * { node, reports: folder, filter: words, full: boolean, postgres(): Promise<url>, school: data folder }, and `show` for the output of
 * what it runs; it gives { passed, failed, skipped, durations } or throws, which counts as one failure.
 */
export const STEPS = {
  check: {
    title: 'sources',
    work: ({ node }) => runChecks(node, { architecture: false }),
  },
  build: {
    title: 'build',
    work: async ({ node }) => {
      await ensureBuilt(node);
      return nothing;
    },
  },
  school: { title: 'demo school', needs: ['build'], work: makeSchool },
  unit: {
    title: 'rules, texts, architecture',
    work: (context, show) => vitest(context, show, 'unit', { project: 'unit' }),
  },
  e2e: { title: 'journeys in the browser', needs: ['build', 'school'], work: journeys },
  api: { title: 'API on PostgreSQL', work: api('api', true) },
  embedded: { title: 'API on the embedded database', work: api('embedded', false) },
  pages: { title: 'pages over HTTP', needs: ['build', 'school'], work: pages },
  durability: {
    title: 'durability',
    needs: ['build', 'school'],
    work: async (context, show) =>
      vitest(context, show, 'durability', {
        project: 'durability',
        env: {
          TEST_DATABASE_URL: await context.postgres(),
          ...(context.full && { DURABILITY: 'full' }),
        },
      }),
  },
  firefox: {
    title: 'smoke journey in Firefox',
    needs: ['build', 'school'],
    work: smokeJourney('firefox'),
  },
  webkit: {
    title: 'smoke journey in WebKitGTK',
    needs: ['build', 'school'],
    asked: true,
    work: smokeJourney('webkit'),
  },
};
