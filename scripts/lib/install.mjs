// Installs the packages when they are missing or not those of package-lock.json.
import { existsSync } from 'node:fs';
import { npm } from './node.mjs';
import { advice, isInstalledIn } from './packages.mjs';
import { Advice, inProject, say } from './project.mjs';

/**
 * `tools` also asks for what only development and tests need. Without it a fresh install stays small, for a provider's
 * server; but a developer's full install is never pruned, only brought up to date.
 */
export async function ensureInstalled({ tools }) {
  if (!existsSync(inProject('package-lock.json')))
    throw new Advice('package-lock.json is missing from this checkout.');
  const withTools = tools || existsSync(inProject('node_modules', 'vitest'));
  if (isInstalledIn('.', withTools)) return;
  say('Installing packages …');
  const kinds = withTools ? ['--include=dev'] : ['--omit=dev'];
  const result = await npm(['ci', ...kinds, '--include=optional', '--loglevel=error']);
  if (result.code !== 0) throw new Advice(advice(result));
  if (!isInstalledIn('.', withTools))
    throw new Advice(
      'The packages were installed, but some that this platform needs are missing: see package-lock.json.',
    );
}
