// Reads from the reports that Vitest and Playwright write how many tests passed and failed, and how long each took.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inProject } from './project.mjs';

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A runner that failed without a failing test (no report, no tests, an error outside a test) counts as one failure. */
function counted({ passed, failed, skipped, durations }, code) {
  const silent = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: silent ? 1 : failed, skipped, durations };
}

const nothing = { passed: 0, failed: 0, skipped: 0, durations: [] };

/** Each test with its duration in milliseconds; what a file does before and after its tests counts as one more. */
function vitestDurations({ name, startTime, endTime, assertionResults }) {
  const file = relative(inProject(), name);
  const tests = assertionResults.map(({ fullName, duration }) => ({
    title: `${file}: ${fullName}`,
    duration: duration ?? 0,
  }));
  const own = tests.reduce((sum, { duration }) => sum + duration, 0);
  return [...tests, { title: `${file}: before and after its tests`, duration: endTime - startTime - own }];
}

export function vitestResult(file, code) {
  const report = read(file);
  if (!report) return counted(nothing, 1);
  // A file that does not load has no tests to count, but failed.
  const broken = report.testResults.filter(
    (one) => one.status === 'failed' && one.assertionResults.length === 0,
  );
  return counted(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
      skipped: report.numPendingTests + report.numTodoTests,
      durations: report.testResults.flatMap(vitestDurations),
    },
    code,
  );
}

function playwrightDurations({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({
      title: `e2e/${file} [${projectName}]: ${title}`,
      duration: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap(playwrightDurations)];
}

export function playwrightResult(file, code) {
  const report = read(file);
  if (!report) return counted(nothing, 1);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const durations = playwrightDurations(report);
  return counted({ passed: expected, failed: unexpected + flaky, skipped, durations }, code);
}
