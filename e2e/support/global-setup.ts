import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './server.ts';

/** Makes the demo school once; every worker starts from a copy of it. */
export default async function makeSchool(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'kancil-e2e-'));
  const server = await startServer(join(folder, 'school'));
  await server.stop();
  process.env['KANCIL_E2E_SCHOOL'] = join(folder, 'school');
  return () => rm(folder, { recursive: true, force: true });
}
