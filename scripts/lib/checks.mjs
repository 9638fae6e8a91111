// The checks that read the sources without running them. One line each; all that a failing one says.
import { say, since } from './project.mjs';
import { projectEnv, tool } from './node.mjs';
import { run } from './run.mjs';

const CHECKS = {
  types: () => [
    [tool('@react-router/dev', 'react-router'), 'typegen'],
    [tool('typescript', 'tsc'), '--noEmit'],
  ],
  lint: () => [[tool('oxlint'), '--type-aware', '--deny-warnings']],
  format: () => [[tool('oxfmt'), '--check']],
  'dead code': () => [
    [tool('knip'), '--no-progress'],
    // Tests do not count as use. Scripts run `node` and `@react-router/dev` by their paths, so dependencies are left out.
    [tool('knip'), '--no-progress', '--production', '--exclude', 'dependencies'],
  ],
};

// Not in `npm test`, whose unit tests hold it already.
const ARCHITECTURE = {
  architecture: () => [[tool('vitest'), 'run', '--project', 'unit', 'tests/architecture']],
};

async function check(node, name, commands) {
  const start = performance.now();
  for (const args of commands) {
    const { code, output } = await run(node, args, { env: projectEnv(node), show: false });
    if (code !== 0) {
      say(`✗ ${name}, ${since(start)}\n${output}`);
      return false;
    }
  }
  say(`✓ ${name}, ${since(start)}`);
  return true;
}

/** Runs all checks, two at a time, and gives { passed, failed }. */
export async function runChecks(node, { architecture }) {
  const waiting = Object.entries({ ...CHECKS, ...(architecture ? ARCHITECTURE : {}) });
  const results = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, commands] = next;
      results.push(await check(node, name, commands()));
    }
  };
  await Promise.all([worker(), worker()]);
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}
