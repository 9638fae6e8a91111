import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropDraft, keepDraft, readDraft, withDraft } from './draft.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const draft = (values: Record<string, unknown>) => ({ at: 1, values, row: { version: 3 } });

test('a draft is kept for its account and its form, with the record that it was made from', () => {
  keepDraft(7, 'order-1', draft({ resi: 'JNE1' }));
  expect(readDraft(7, 'order-1')).toEqual(draft({ resi: 'JNE1' }));
  expect(readDraft(8, 'order-1')).toBeNull();
  expect(readDraft(7, 'order-2')).toBeNull();
  dropDraft(7, 'order-1');
  expect(readDraft(7, 'order-1')).toBeNull();
});

test('a photo and a password are never kept', () => {
  keepDraft(7, 'new', draft({ name: 'Sari', image: new File(['x'], 'face.png'), password: 'secret' }));
  expect(readDraft(7, 'new')?.values).toEqual({ name: 'Sari' });
});

test('nothing that cannot be read is shown', () => {
  sessionStorage.setItem('kancil-draft:7:new', '{"at":"yesterday"}');
  expect(readDraft(7, 'new')).toBeNull();
  sessionStorage.setItem('kancil-draft:7:new', 'half a dra');
  expect(readDraft(7, 'new')).toBeNull();
});

test('a form takes of a draft what it still has, in the same kind', () => {
  const values = { name: '', weeks: ['a'], image: null };
  const shown = withDraft(values, { values: { name: 'Sari', weeks: 'b', image: 'x', old: 'y' } });
  expect(shown).toEqual({ ...values, name: 'Sari' });
});
