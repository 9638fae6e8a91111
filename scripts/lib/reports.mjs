// Reads from the reports that Vitest and Playwright write how many tests passed and failed, why, and how long each took.
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
function counted(result, code) {
  const silent = result.failed === 0 && (code !== 0 || result.passed === 0);
  return { ...result, failed: silent ? 1 : result.failed };
}

const nothing = { passed: 0, failed: 0, skipped: 0, durations: [], failures: [], flaky: [] };

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

const vitestFailures = ({ name, message, assertionResults }) => {
  const file = relative(inProject(), name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0 && message) return [{ title: file, message }];
  return failed.map(({ fullName, failureMessages }) => ({
    title: `${file}: ${fullName}`,
    message: failureMessages.join('\n'),
  }));
};

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
      failures: report.testResults.flatMap(vitestFailures),
      flaky: [],
    },
    code,
  );
}

/** Each test of a report with its title and the errors of its tries. */
const playwrightTests = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results, status }) => ({
      title: `e2e/${file} [${projectName}]: ${title}`,
      duration: results.reduce((sum, { duration }) => sum + duration, 0),
      message: results.flatMap(({ errors }) => errors.map((error) => error.message)).join('\n'),
      status,
    })),
  ),
  ...suites.flatMap(playwrightTests),
];

/** A test that failed and passed when it was tried again counts as passed, and is named at the end of the run. */
export function playwrightResult(file, code) {
  const report = read(file);
  if (!report) return counted(nothing, 1);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const tests = playwrightTests(report);
  const ofStatus = (wanted) => tests.filter(({ status }) => status === wanted);
  return counted(
    {
      passed: expected + flaky,
      failed: unexpected,
      skipped,
      durations: tests,
      failures: ofStatus('unexpected'),
      flaky: ofStatus('flaky'),
    },
    code,
  );
}
