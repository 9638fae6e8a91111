import { describe, expect, test } from 'vitest';
import type { User } from '../../../contract/objects.ts';
import { ApiRefusal } from '../../frame/api.ts';
import { addressOf, informationOf } from '../accounts/profile-update.ts';
import { follow, saveEntry } from './record-entry.ts';
import { sari } from './sari.test-support.ts';

const base = addressOf(sari);
const together = ['province', 'city'];

describe('a form that learns of a newer record', () => {
  test('shows what is stored in the fields that nobody touched, and keeps what was typed', () => {
    const entry = { values: { ...base, zip_code: '44152' }, base };
    const theirs = { ...base, special_notes: 'Pagar biru' };
    expect(follow(entry, theirs)).toEqual({
      values: { ...base, zip_code: '44152', special_notes: 'Pagar biru' },
      base: theirs,
    });
  });

  test('goes on counting a field as unseen that both have changed to something else', () => {
    const values = { ...base, zip_code: '44152' };
    const followed = follow({ values, base }, { ...base, zip_code: '44199' });
    expect(followed).toEqual({ values, base });
  });

  test('takes as seen what both have changed to the same', () => {
    const values = { ...base, zip_code: '44152' };
    expect(follow({ values, base }, values)).toEqual({ values, base: values });
  });

  test('never puts a city into another province', () => {
    const values = { ...base, city: '3273' };
    const theirs = { ...base, province: '31', city: '3171' };
    expect(follow({ values, base }, theirs, together).values).toEqual(values);
  });
});

describe('a save', () => {
  /** Saves from version 1 what a form holds; each try gets the next answer. */
  const save = async <Values extends Record<string, unknown>>(
    valuesOf: (user: User) => Values,
    typed: Partial<Values>,
    answers: readonly (Error | 'saved')[],
    row = sari,
  ) => {
    const sentFrom: User[] = [];
    const ended = await saveEntry({
      send: async (from: User) => {
        const answer = answers[sentFrom.length] ?? 'saved';
        sentFrom.push(from);
        if (answer !== 'saved') throw answer;
        return answer;
      },
      entry: { values: { ...valuesOf(sari), ...typed }, base: valuesOf(sari) },
      row,
      valuesOf,
      presentIn: ({ users }) => users,
      together,
    });
    return { ended, sentFrom };
  };
  const overtakenBy = (users: User) =>
    new ApiRefusal(409, '', { error: 'changed_meanwhile', present: { users } });

  test('is sent again, with what is stored now, when another part of the profile was changed elsewhere', async () => {
    const now = { ...sari, special_notes: 'Pagar biru', locale: 'EN', version: 4 } as const;
    const { ended, sentFrom } = await save(informationOf, { first_name: 'Sari Dewi' }, [overtakenBy(now)]);
    expect(ended).toEqual({ kind: 'saved', data: 'saved' });
    expect(sentFrom).toEqual([sari, now]);
  });

  test('is not made when a field of the form was changed elsewhere: it names the fields, and which of them keep what was typed', async () => {
    const now = { ...sari, special_notes: 'Pagar biru', zip_code: '44199', version: 4 };
    const { ended, sentFrom } = await save(addressOf, { zip_code: '44152' }, [overtakenBy(now)]);
    expect(sentFrom).toEqual([sari]);
    expect(ended).toEqual({
      kind: 'overtaken',
      present: now,
      fields: [
        { name: 'zip_code', kept: true },
        { name: 'special_notes', kept: false },
      ],
    });
  });

  test('does not even ask when the page has learned meanwhile of a change that nobody has seen in the form', async () => {
    const row = { ...sari, zip_code: '44199', version: 4 };
    const { ended, sentFrom } = await save(addressOf, { zip_code: '44152' }, [], row);
    expect(sentFrom).toEqual([]);
    expect(ended).toMatchObject({ kind: 'overtaken', present: row });
  });

  test('of what is stored already, its answer having been lost, is sent again without a question', async () => {
    const now = { ...sari, zip_code: '44152', version: 2 };
    const { ended } = await save(addressOf, { zip_code: '44152' }, [overtakenBy(now)]);
    expect(ended.kind).toBe('saved');
  });

  test('throws every other failure', async () => {
    const failure = new ApiRefusal(422, 'Invalid');
    await expect(save(addressOf, {}, [failure])).rejects.toBe(failure);
  });
});
