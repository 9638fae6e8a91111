// Reads how many tests passed and failed from the reports that Vitest and Playwright write.
import { readFileSync } from 'node:fs';

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A runner that failed without a failing test (no report, no tests, an error outside a test) counts as one failure. */
function counted(passed, failed, skipped, code) {
  const silent = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: silent ? 1 : failed, skipped };
}

export function vitestCounts(file, code) {
  const report = read(file);
  if (!report) return counted(0, 0, 0, 1);
  // A file that does not load has no tests to count, but failed.
  const broken = report.testResults.filter(
    (one) => one.status === 'failed' && one.assertionResults.length === 0,
  );
  const skipped = report.numPendingTests + report.numTodoTests;
  return counted(report.numPassedTests, report.numFailedTests + broken.length, skipped, code);
}

export function playwrightCounts(file, code) {
  const report = read(file);
  if (!report) return counted(0, 0, 0, 1);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return counted(expected, unexpected + flaky, skipped, code);
}
