import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_SCHOOL_VARIABLE, makeDemoSchool } from '../../tests/support/demo-school.ts';

/** Makes the demo school once, unless `npm test` has made it; every worker starts from a copy. */
export default async function makeSchool(): Promise<() => Promise<void>> {
  if (process.env[DEMO_SCHOOL_VARIABLE]) return async () => undefined;
  const folder = await mkdtemp(join(tmpdir(), 'kancil-e2e-'));
  const school = join(folder, 'school');
  await makeDemoSchool(school);
  process.env[DEMO_SCHOOL_VARIABLE] = school;
  return () => rm(folder, { recursive: true, force: true });
}
