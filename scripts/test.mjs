// `npm test`: everything; the last line is "N passed, N failed".
// `npm test -- api e2e` runs parts, further words filter their files: `npm test -- api billing`.
// `npm test -- webkit` runs a step that is left out unless it is named.
// `npm test -- durability --full` kills and cuts the power as often as ever, not only a part of the times.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Advice, main, say, since } from './lib/project.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureOnMachine } from './lib/machine.mjs';
import { projectNode } from './lib/node.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { stopAll } from './lib/run.mjs';
import { runSideBySide } from './lib/side-by-side.mjs';
import { failureLines, slowestLines } from './lib/last-lines.mjs';
import { STEPS } from './lib/test-steps.mjs';

const total = { passed: 0, failed: 0 };
const summary = [];
const durations = [];
const failures = [];
const flaky = [];
const failed = new Set();
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    interrupted = true;
    stopAll();
  });
}

/** Runs one step and counts its tests. `show` prints what it says at once, else it is printed as one piece at the end. */
async function step(name, title, work, show) {
  if (interrupted) return;
  const said = [];
  if (show) say(`\n── ${title}`);
  const start = performance.now();
  let result = { passed: 0, failed: 1 };
  try {
    result = await work(show ? true : (chunk) => said.push(chunk));
  } catch (error) {
    said.push(`${error instanceof Advice ? error.message : error.stack}\n`);
  }
  if (result.failed > 0) failed.add(name);
  const skipped = result.skipped ?? 0;
  const counts = `${result.passed} passed, ${result.failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
  total.passed += result.passed;
  total.failed += result.failed;
  const ofStep = (tests = []) => tests.map((one) => ({ ...one, step: title }));
  durations.push(...ofStep(result.durations));
  failures.push(...ofStep(result.failures));
  flaky.push(...ofStep(result.flaky));
  summary.push(`${result.failed ? '✗' : '✓'} ${title}: ${counts}, ${since(start)}`);
  if (!show) say(`\n── ${title}`);
  say(Buffer.concat(said.map((piece) => Buffer.from(piece))).toString() + summary.at(-1));
}

async function runSteps(names, context) {
  let postgres;
  context.postgres = async () => {
    postgres ??= ensureOnMachine(['postgres']).then((found) => startPostgres(found.postgres));
    return (await postgres).url;
  };
  context.reports = mkdtempSync(join(tmpdir(), 'kancil-tests-'));
  const needsOf = (name) => STEPS[name].needs ?? [];
  const runStep = (name) => {
    const { title, work } = STEPS[name];
    const missing = needsOf(name).filter((need) => failed.has(need));
    const blocked = () =>
      Promise.reject(new Advice(`Not run: ${missing.map((one) => STEPS[one].title)} failed.`));
    return step(
      name,
      title,
      (show) => (missing.length > 0 ? blocked() : work(context, show)),
      names.length === 1,
    );
  };
  try {
    await runSideBySide(names, 2, needsOf, runStep);
  } finally {
    await postgres?.then(
      ({ stop }) => stop(),
      () => undefined,
    );
    rmSync(context.reports, { recursive: true, force: true });
  }
}

/** The steps asked for, and those that they need, in the order of the table. */
function withNeeded(wanted) {
  const all = new Set(wanted);
  for (const name of all) for (const need of STEPS[name].needs ?? []) all.add(need);
  return Object.keys(STEPS).filter((name) => all.has(name));
}

await main(async (args) => {
  const full = args.includes('--full');
  const words = args.filter((word) => word !== '--full');
  const wanted = words.filter((word) => word in STEPS);
  const filter = words.filter((word) => !(word in STEPS));
  const usual = Object.keys(STEPS).filter((name) => !STEPS[name].asked);
  const names = withNeeded(wanted.length > 0 ? wanted : usual);
  const context = { filter, full };
  try {
    await step(
      'packages',
      'packages',
      async () => {
        await ensureInstalled({ tools: true });
        context.node = await projectNode();
        return { passed: 0, failed: 0 };
      },
      true,
    );
    if (context.node) await runSteps(names, context);
  } finally {
    if (interrupted) total.failed += 1;
    const slowest = slowestLines(durations, 20);
    if (slowest.length > 0) say(`\n── the slowest tests\n${slowest.join('\n')}`);
    const lastLines = [
      ...failureLines('passed only when tried again', flaky),
      ...failureLines('failed', failures),
    ];
    if (lastLines.length > 0) say(lastLines.join('\n'));
    say(`\n${summary.join('\n')}${interrupted ? '\n✗ interrupted' : ''}`);
    say(`${total.passed} passed, ${total.failed} failed`);
  }
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
});
