import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropDraft, keepDraft, readDraft, withDraft } from './form-draft.ts';

const draft = {
  at: 1_790_000_000_000,
  values: { titleEN: 'Animals', isNew: true, weeks: ['2027-01-04'] },
  version: 3,
  base: { titleEN: 'Colours' },
};

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a draft is read back by the same account for the same form alone, until it is dropped', () => {
  keepDraft(7, 'course-4', draft);
  expect(readDraft(7, 'course-4')).toEqual(draft);
  expect(readDraft(8, 'course-4')).toBeNull();
  expect(readDraft(7, 'course-5')).toBeNull();
  dropDraft(7, 'course-4');
  expect(readDraft(7, 'course-4')).toBeNull();
});

test('files are never kept', () => {
  const video = new File(['…'], 'animals.mp4', { type: 'video/mp4' });
  keepDraft(7, 'course-4', { ...draft, values: { titleEN: 'Animals', video } });
  expect(readDraft(7, 'course-4')?.values).toEqual({ titleEN: 'Animals' });
});

test.each(['', 'null', '[]', '{"at":1}', '{"at":"1","values":{},"version":null,"base":{}}', '{'])(
  'what is no draft (%s) is left alone',
  (text) => {
    stored.set('kancil-draft:7:course-4', text);
    expect(readDraft(7, 'course-4')).toBeNull();
  },
);

test('without storage a form has no draft', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepDraft(7, 'course-4', draft);
  expect(readDraft(7, 'course-4')).toBeNull();
});

test('a form takes from a draft only what it still has, in the same kind', () => {
  const values = { titleEN: 'Colours', isNew: false, weeks: [] as string[], grade: '2', video: null };
  const typed = { titleEN: 'Animals', isNew: 'yes', weeks: ['2027-01-04'], gone: 'x', grade: ['3'] };
  expect(withDraft<Record<string, unknown>>(values, { values: typed })).toEqual({
    ...values,
    titleEN: 'Animals',
    weeks: ['2027-01-04'],
  });
});
