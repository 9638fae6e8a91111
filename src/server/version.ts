import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What runs here: the version of package.json and, where it is known, the commit it was built of: `1.2.0+1a2b3c4`. */
export const versionOf = (project: string, build: string): string => {
  const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { version: string };
  const file = join(build, 'commit');
  const commit = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return commit === '' ? version : `${version}+${commit}`;
};
