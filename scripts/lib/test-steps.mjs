// The parts of `npm test`. Each gives { passed, failed, skipped } or throws, which counts as one failure.
import { join } from 'node:path';
import { Advice, inProject } from './project.mjs';
import { ensureBuilt } from './build.mjs';
import { runChecks } from './checks.mjs';
import { ensureOnMachine } from './machine.mjs';
import { projectEnv, tool } from './node.mjs';
import { playwrightCounts, vitestCounts } from './reports.mjs';
import { run } from './run.mjs';

// A developer's own settings must not reach the tests: they would speak to real databases and services.
const OUTSIDE_WORLD =
  /^(HOST|PORT|PUBLIC_URL|TRUST_PROXY|DATA_DIR|NODE_ENV|ALLOW_STAND_INS|.*DATABASE_URL|(SMTP|MAIL|MIDTRANS|RAJAONGKIR|DISK|LOG|RATE)_.*)$/;

function testEnv(node, extra = {}) {
  const env = Object.entries(projectEnv(node)).filter(([name]) => !OUTSIDE_WORLD.test(name));
  return { ...Object.fromEntries(env), ...extra };
}

/** `context` is { node, reports: folder, filter: words, postgres(): Promise<url> }. */
async function vitest(context, label, projects, extraEnv) {
  const file = join(context.reports, `${label}.json`);
  const args = [tool('vitest'), 'run', ...projects.flatMap((name) => ['--project', name]), ...context.filter];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const env = testEnv(context.node, extraEnv);
  const { code } = await run(context.node, [...args, ...reporters], { env });
  return vitestCounts(file, code);
}

/** The HTML that the server answers is checked by a Java program. */
async function api(context, label, extraEnv) {
  const { java } = await ensureOnMachine(['java']);
  return vitest(context, label, ['api'], { JAVA: java, ...extraEnv });
}

async function journeys(context) {
  if (context.buildFailed) throw new Advice('Not run, because the build failed.');
  const { chromium } = await ensureOnMachine(['chromium']);
  const file = join(context.reports, 'e2e.json');
  const env = testEnv(context.node, { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  const args = [tool('@playwright/test', 'playwright'), 'test', '--reporter=line,json', ...context.filter];
  const { code } = await run(context.node, args, { env, cwd: inProject() });
  return playwrightCounts(file, code);
}

export const STEPS = {
  check: (context) => runChecks(context.node, { architecture: false }),
  build: async (context) => {
    context.buildFailed = true;
    await ensureBuilt(context.node);
    context.buildFailed = false;
    return { passed: 0, failed: 0 };
  },
  unit: (context) => vitest(context, 'unit', ['unit']),
  api: (context) => api(context, 'api'),
  pg: async (context) => api(context, 'pg', { TEST_DATABASE_URL: await context.postgres() }),
  durability: async (context) =>
    vitest(context, 'durability', ['durability'], { TEST_DATABASE_URL: await context.postgres() }),
  e2e: journeys,
};

export const TITLES = {
  check: 'sources',
  build: 'build',
  unit: 'rules, texts, architecture',
  api: 'API on the embedded database',
  pg: 'API on PostgreSQL',
  durability: 'durability',
  e2e: 'journeys in the browser',
};
