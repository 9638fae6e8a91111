import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ownDemoSchool } from '../support/demo-school.ts';
import { startServer } from '../support/started-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** the address of a running demo school with the built pages; its clock is nobody's to move */
    site: string;
  }
}

/** One server for all tests of pages over HTTP. */
export default async function startSite(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'kancil-site-'));
  const dataDir = join(folder, 'data');
  await ownDemoSchool(dataDir);
  const server = await startServer({ DATA_DIR: dataDir });
  project.provide('site', server.url);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
