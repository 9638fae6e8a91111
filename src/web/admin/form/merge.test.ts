import { expect, test } from 'vitest';
import { type Compared, mergeRecord } from './merge.ts';

interface Parcel {
  version: number;
  courier: string;
  resi: string;
  status: string;
  label: string | null;
  address: string;
}
const base: Parcel = {
  version: 1,
  courier: 'jne',
  resi: '',
  status: 'unshipped',
  label: '/old.png',
  address: 'Bandung',
};
interface Entry extends Record<string, unknown> {
  courier: string;
  resi: string;
  status: string;
  label: File | null;
}
const record: Compared<Parcel, Entry> = {
  valuesOf: ({ courier, resi, status }) => ({ courier, resi, status, label: null }),
  fields: {
    courier: { words: (courier) => courier.toUpperCase() },
    resi: {},
    status: {},
    label: { of: ({ label }) => label, words: () => 'another file' },
    address: { of: ({ address }) => address },
  },
  presentIn: () => undefined,
};
const merge = (typed: Partial<Entry>, theirs: Partial<Parcel>) =>
  mergeRecord(record, base, { ...record.valuesOf(base), ...typed }, { ...base, ...theirs });

test('what only they changed is theirs, and what only this form changed is ours', () => {
  expect(merge({ status: 'shipped' }, { resi: 'JNE-1' })).toMatchObject({
    values: { courier: 'jne', resi: 'JNE-1', status: 'shipped' },
    choose: [],
    notices: [],
  });
});

test('what both changed is to be chosen, in the words of the screen, unless both changed it to the same', () => {
  expect(merge({ courier: 'pos' }, { courier: 'tiki' }).choose).toEqual([
    { name: 'courier', yours: 'POS', theirs: 'TIKI' },
  ]);
  expect(merge({ resi: ' JNE-1 ' }, { resi: 'JNE-1' }).choose).toEqual([]);
});

test('a file that was replaced is theirs unless another was chosen here, which is told by its own name', () => {
  expect(merge({ resi: 'JNE-1' }, { label: '/new.png' }).choose).toEqual([]);
  const label = new File(['x'], 'mine.png');
  expect(merge({ label }, { label: '/new.png' }).choose).toEqual([
    { name: 'label', yours: 'mine.png', theirs: 'another file' },
  ]);
});

test('a fact that the form does not hold is told as it was and as it is, and never decided', () => {
  const { choose, notices, values } = merge({ resi: 'JNE-1' }, { address: 'Medan' });
  expect(choose).toEqual([]);
  expect(notices).toEqual([{ name: 'address', yours: 'Bandung', theirs: 'Medan' }]);
  expect(values).not.toHaveProperty('address');
});

test('a record counts as it was entered when all its fields are, whatever its facts and other files say', () => {
  expect(merge({ resi: 'JNE-1' }, { resi: 'JNE-1', label: '/new.png', address: 'Medan' }).isThere).toBe(true);
  expect(merge({ resi: 'JNE-1' }, { resi: 'JNE-2' }).isThere).toBe(false);
});

test('a file that was chosen counts as stored only when there is another than before', () => {
  const label = new File(['x'], 'mine.png');
  expect(merge({ label }, { version: 2 }).isThere).toBe(false);
  expect(merge({ label }, { label: '/new.png' }).isThere).toBe(true);
});
