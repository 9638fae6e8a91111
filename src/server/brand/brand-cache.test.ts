import { expect, test } from 'vitest';
import type { OpenDatabase } from '../platform/db/database.ts';
import { brandCache } from './brand-cache.ts';

test('what was read while the brand was written is not kept', async () => {
  let version = 1;
  let name = 'Old';
  const rows = async () => {
    const row = { facts: { name }, version };
    if (name === 'Old') {
      // A colleague saves between the read and its answer.
      name = 'New';
      version = 2;
    }
    return [row];
  };
  const db = { select: () => ({ from: rows }) } as unknown as OpenDatabase['db'];
  const brand = brandCache({ db }, () => version);
  expect((await brand()).name).toBe('Old');
  expect((await brand()).name).toBe('New');
});
