import { expect, test } from 'vitest';
import type { AuditEntry } from '../../../contract/audit.ts';
import { isFileBy } from './own-files.ts';

test('a stored file is the own one when this account changed it last', () => {
  const entry = (user_id: number, after: AuditEntry['after']) =>
    ({ by: { user_id, name: '' }, after }) as AuditEntry;
  const newestFirst = [entry(1, { title: 'Colours' }), entry(2, { video: 'b1' }), entry(1, { video: 'a1' })];
  expect(isFileBy('video', 2, newestFirst)).toBe(true);
  expect(isFileBy('video', 1, newestFirst)).toBe(false);
  expect(isFileBy('video', 1, [])).toBe(false);
});
