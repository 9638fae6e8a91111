import { describe, expect, test, vi } from 'vitest';
import { ApiRefusal } from '../../frame/api.ts';
import { type Basis, differencesOf, saveRecord } from './save-record.ts';

interface Parcel {
  version: number;
  resi: string;
  address: string;
}
const parcel: Parcel = { version: 4, resi: '', address: 'Jalan Braga 1' };
const basisOf = ({ version, ...base }: Parcel): Basis => ({ version, base });

const overtakenBy = (order: Parcel) =>
  new ApiRefusal(409, '', { error: 'changed_meanwhile', present: { order } as never });
const cut = new ApiRefusal(0, '');

/** Saves the tracking number JNE1 from version 4; each try gets the next answer. */
const save = async (answers: readonly (ApiRefusal | 'saved')[], stored: Parcel | undefined = parcel) => {
  const sentFrom: (number | null)[] = [];
  const read = vi.fn(async () => stored);
  const outcome = await saveRecord<string, Parcel>({
    send: async ({ version }) => {
      const answer = answers[sentFrom.length];
      sentFrom.push(version);
      if (answer === 'saved') return 'data';
      throw answer;
    },
    basis: basisOf(parcel),
    yours: { resi: 'JNE1', address: 'Jalan Braga 1' },
    stored: { presentIn: ({ order }) => order as unknown as Parcel, read, basisOf },
    signal: new AbortController().signal,
  });
  return { outcome, sentFrom, reads: read.mock.calls.length };
};

describe('an update', () => {
  test('is sent with the version that it was made from', async () => {
    expect(await save(['saved'])).toEqual({
      outcome: { kind: 'saved', data: 'data' },
      sentFrom: [4],
      reads: 0,
    });
  });
  test('is sent again with the present version when nothing that is shown has changed', async () => {
    const answers = [overtakenBy({ ...parcel, version: 6 }), 'saved'] as const;
    expect(await save(answers)).toMatchObject({ outcome: { kind: 'saved' }, sentFrom: [4, 6] });
  });
  test.each([{ resi: 'JNE2' }, { address: 'Jalan Asia Afrika 8' }])(
    'waits for a decision when somebody changed %o',
    async (change) => {
      const present = { ...parcel, ...change, version: 5 };
      expect(await save([overtakenBy(present)])).toMatchObject({
        outcome: { kind: 'overtaken', present },
        sentFrom: [4],
      });
    },
  );
  test('that is refused for another reason fails with it', async () => {
    const held = new ApiRefusal(409, '', { error: 'order_held' });
    await expect(save([held])).rejects.toBe(held);
  });
});

describe('an update whose answer got lost', () => {
  test('is looked for, and counts as saved when it is there', async () => {
    expect(await save([cut], { ...parcel, resi: 'JNE1', version: 5 })).toEqual({
      outcome: { kind: 'saved', data: null, present: { ...parcel, resi: 'JNE1', version: 5 } },
      sentFrom: [4],
      reads: 1,
    });
  });
  test('has not arrived when the record is as it was, or is not found', async () => {
    expect((await save([cut])).outcome).toEqual({ kind: 'not arrived' });
    expect((await save([new ApiRefusal(502, '')])).outcome).toEqual({ kind: 'not arrived' });
  });
  test('waits for a decision when somebody else saved meanwhile', async () => {
    const present = { ...parcel, resi: 'JNE2', version: 5 };
    expect((await save([cut], present)).outcome).toEqual({ kind: 'overtaken', present });
  });
  test('was sent from the version of its last try', async () => {
    const now = { ...parcel, version: 6 };
    expect((await save([overtakenBy(now), cut], now)).outcome).toEqual({ kind: 'not arrived' });
  });
});

test.each([
  [true, { kind: 'saved', data: null }],
  [false, { kind: 'not arrived' }],
] as const)('a creation whose answer got lost is looked for: there %s', async (isThere, outcome) => {
  const created = await saveRecord({
    send: () => Promise.reject(cut),
    basis: { version: null, base: {} },
    yours: {},
    isCreated: async () => isThere,
    signal: new AbortController().signal,
  });
  expect(created).toEqual(outcome);
});

test('differences are named with both values, those that are the same are not', () => {
  expect(differencesOf({ resi: 'JNE1', courier: 'jne' }, { resi: '', courier: 'jne' })).toEqual([
    { name: 'resi', yours: 'JNE1', theirs: '' },
  ]);
});
