import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../tests/support/database.ts';
import type { OpenDatabase } from './platform/db/database.ts';
import { restingJobs } from './platform/jobs.ts';
import { hearOtherProcesses, inTurn } from './workers.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

test('what waits to be converted is begun by a worker, and not where visitors are served (rule R311)', async () => {
  const begun: string[] = [];
  const line = (name: string) => ({ wake: () => void begun.push(name) });
  const lines = { conversions: line('videos'), 'family-uploads': line('of families') };
  await hearOtherProcesses('worker', database, restingJobs, lines);
  // This process hears it as well, and does nothing of it.
  await hearOtherProcesses('web', database, restingJobs, lines);
  const here = async () => void begun.push('here');
  expect(await inTurn('web', database, 'family-uploads')(here)).toBe(true);
  await expect.poll(() => begun).toEqual(['of families']);
  expect(await inTurn('both', database, 'conversions')(here)).toBe(true);
  expect(begun).toEqual(['of families', 'here']);
});
