// `npm test`: everything, one step after another; the last line is "N passed, N failed".
// `npm test -- api e2e` runs parts, further words filter their files: `npm test -- api billing`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Advice, main, say, since } from './lib/project.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureOnMachine } from './lib/machine.mjs';
import { projectNode } from './lib/node.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { stopAll } from './lib/run.mjs';
import { STEPS, TITLES } from './lib/test-steps.mjs';

const total = { passed: 0, failed: 0, skipped: 0 };
const summary = [];
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    interrupted = true;
    stopAll();
  });
}

async function step(title, work) {
  if (interrupted) return;
  say(`\n── ${title}`);
  const start = performance.now();
  let result = { passed: 0, failed: 1 };
  try {
    result = await work();
  } catch (error) {
    say(error instanceof Advice ? error.message : error.stack);
  }
  const skipped = result.skipped ?? 0;
  const counts = `${result.passed} passed, ${result.failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
  total.passed += result.passed;
  total.failed += result.failed;
  summary.push(`${result.failed ? '✗' : '✓'} ${title}: ${counts}, ${since(start)}`);
  say(summary.at(-1));
}

async function runSteps(names, filter) {
  const context = { filter };
  let postgres;
  await step('packages', async () => {
    await ensureInstalled({ tools: true });
    context.node = await projectNode();
    return { passed: 0, failed: 0 };
  });
  if (!context.node) return;
  context.reports = mkdtempSync(join(tmpdir(), 'kancil-tests-'));
  context.postgres = async () => {
    postgres ??= await startPostgres((await ensureOnMachine(['postgres'])).postgres);
    return postgres.url;
  };
  try {
    for (const name of names) await step(TITLES[name], () => STEPS[name](context));
  } finally {
    await postgres?.stop();
    rmSync(context.reports, { recursive: true, force: true });
  }
}

await main(async (args) => {
  const wanted = args.filter((word) => word in STEPS);
  const filter = args.filter((word) => !(word in STEPS));
  const names = wanted.length > 0 ? wanted : Object.keys(STEPS);
  // Journeys and API run against the built pages.
  if (names.includes('e2e') && !names.includes('build')) names.unshift('build');
  try {
    await runSteps(names, filter);
  } finally {
    if (interrupted) total.failed += 1;
    say(`\n${summary.join('\n')}${interrupted ? '\n✗ interrupted' : ''}`);
    say(`${total.passed} passed, ${total.failed} failed`);
  }
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
});
