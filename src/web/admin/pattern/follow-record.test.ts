import { expect, test } from 'vitest';
import { followRecord } from './follow-record.ts';

const stand = (version: number, courier: string, resi: string, address: string) => ({
  basis: { version, base: { courier, resi, address } },
  values: { courier, resi },
});
const opened = stand(4, 'pos', '', 'Jalan Braga 10');
const follow = (
  values: { courier: string; resi: string },
  theirs: typeof opened,
  how: { together?: string[]; seen?: string[] } = {},
) => followRecord({ values, saved: opened, theirs, names: ['courier', 'resi'], together: [], ...how });

test('a field that nobody touched shows what is stored, what was typed stays, and its save names the new version', () => {
  expect(follow({ courier: 'pos', resi: 'POS1' }, stand(5, 'tiki', '', 'Jalan Braga 10'))).toEqual({
    values: { courier: 'tiki', resi: 'POS1' },
    saved: stand(5, 'tiki', '', 'Jalan Braga 10'),
  });
});

test('where both have changed a field, the form goes on naming the version that it was made from (R78)', () => {
  expect(follow({ courier: 'jne', resi: '' }, stand(5, 'tiki', 'T1', 'Jalan Braga 10'))).toEqual({
    values: { courier: 'jne', resi: 'T1' },
    saved: {
      basis: { version: 4, base: { courier: 'pos', resi: 'T1', address: 'Jalan Braga 10' } },
      values: { courier: 'pos', resi: 'T1' },
    },
  });
});

test('fields that go together are touched together', () => {
  const { values, saved } = follow({ courier: 'pos', resi: 'POS1' }, stand(5, 'tiki', '', 'Jalan Braga 10'), {
    together: ['courier', 'resi'],
  });
  expect([values, saved.basis.version]).toEqual([{ courier: 'pos', resi: 'POS1' }, 4]);
});

test('a fact that has changed keeps the older version until somebody has seen it', () => {
  const moved = stand(5, 'pos', '', 'Jalan Merdeka 5');
  const values = { courier: 'pos', resi: 'POS1' };
  expect(follow(values, moved).saved.basis).toEqual({ ...opened.basis });
  expect(follow(values, moved, { seen: ['address'] }).saved.basis).toEqual(moved.basis);
});
