import { AsyncLocalStorage } from 'node:async_hooks';
import type { Cache } from 'drizzle-orm/cache/core';
import { afterAll, expect, test, vi } from 'vitest';
import { api } from '../../src/contract/api.ts';
import type { EndpointShape } from '../../src/contract/endpoint.ts';
import { findSession } from '../../src/server/security/session-store.ts';
import { AnnouncedWrites } from '../../src/server/platform/db/announced-tables.ts';
import type { TableChannel } from '../../src/server/platform/db/database.ts';
import { startSchool } from '../support/school.ts';

/**
 * What pages may ask for any guest, made from the contract: an endpoint that is added is called here too. Whoever holds a
 * mailed link or a certificate's code is not just any guest, and no page is kept for its token or code.
 */
const forGuests = Object.entries(api as Record<string, EndpointShape>)
  .filter(([key, { who }]) => key.startsWith('GET ') && who === 'guest' && !/\{(token|code)\}/.test(key))
  .map(([key]) => key.slice('GET '.length).replaceAll(/\{\w+\}/g, '1'));
// Before the jobs of the server begin: a prepared query asks this once, when it is built.
vi.spyOn(AnnouncedWrites.prototype as Cache, 'strategy').mockReturnValue('all');
const school = await startSchool();
afterAll(async () => {
  vi.restoreAllMocks();
  await school.close();
});

/**
 * Drizzle asks its cache before each query when that cache is for all of them, and names the tables: so it tells which
 * are read, here by `work` alone and not by the jobs that run meanwhile.
 */
const readBy = async (work: () => Promise<void>): Promise<string[]> => {
  const cache = (school.parts.database.db as unknown as { $cache: Cache }).$cache;
  const read = new AsyncLocalStorage<Set<string>>();
  const found = new Set<string>();
  const asked = vi.spyOn(cache, 'get').mockImplementation(async (_query, tables) => {
    for (const table of tables) read.getStore()?.add(table);
    return undefined;
  });
  await read.run(found, work);
  asked.mockRestore();
  return [...found].toSorted();
};

const isDeclared = async (table: string, as: TableChannel = 'content'): Promise<boolean> => {
  const told = vi.fn(async () => {});
  await new AnnouncedWrites(() => true, told).onMutate({ tables: table });
  return told.mock.calls.some(([channel]: unknown[]) => channel === as);
};

test('every table that is read for a guest is declared as seen by guests, so that their pages follow it', async () => {
  const read = await readBy(async () => {
    for (const path of forGuests) expect((await school.call('GET', path)).status, path).toBeLessThan(500);
  });
  expect(read).toEqual(['batches', 'billing_rules', 'brand', 'news', 'settings', 'testimonies']);
  for (const table of read) expect(await isDeclared(table), table).toBe(true);
  expect(await isDeclared('users')).toBe(false);
});

test('every table that a session is read from is declared as saying who is signed in, so that its end is heard of', async () => {
  const read = await readBy(async () => {
    expect(await findSession(school.parts.database.db, 'the hash of no token')).toBeNull();
  });
  expect(read).toEqual(['second_factors', 'sessions', 'staff_rules', 'users']);
  for (const table of read) expect(await isDeclared(table, 'accounts'), table).toBe(true);
  expect(await isDeclared('news', 'accounts')).toBe(false);
});
