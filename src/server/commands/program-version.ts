import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../open-school.ts';

/** The version of this program, as its package says. */
export const programVersion = (): string => {
  const described = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  return described.version;
};
