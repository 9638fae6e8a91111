import { describe, expect, test } from 'vitest';
import { api } from '../../src/contract/api.ts';
import { sampleItems } from '../../src/server/placement/items.test-support.ts';
import { accessTable } from '../support/access-table.ts';
import { type Visitor, testSchool } from '../support/school.ts';
import { twoFamilies } from '../support/two-families.ts';

const school = await testSchool({ RATE_SIGN_IN: '1000', RATE_MAILS: '1000' }, { items: sampleItems });
const families = await twoFamilies(school);
const clerk = await school.admin('clerk');
const teacher = await school.admin('teacher');
const guest: Pick<Visitor, 'call'> = { call: (method, path, options) => school.call(method, path, options) };

test('the table has every call of the contract, and no other', () => {
  expect(accessTable.map(({ key }) => key).toSorted()).toEqual(Object.keys(api).toSorted());
});

const NOBODY = 2_000_000_000;

/** Reads first, because the others change what they find; last what ends the session that it is called with. */
const rank = (key: string) => {
  if (key === 'POST /users/logout') return 2;
  if (key === 'POST /users/login') return 3;
  return key.startsWith('GET') ? 0 : 1;
};
const rows = accessTable.toSorted((one, other) => rank(one.key) - rank(other.key));

/** What staff end is of a family or child that there is not: the others still need these. */
const without: Readonly<Record<string, object>> = {
  'POST /office/family/close': { parent: NOBODY },
  'POST /office/child/left': { child: NOBODY },
};

describe.each([
  { caller: 'guest', who: () => guest },
  { caller: 'other', who: () => families.stranger },
  { caller: 'teacher', who: () => teacher },
  { caller: 'clerk', who: () => clerk },
  { caller: 'owner', who: () => families.admin },
  { caller: 'own', who: () => families.owner },
] as const)('$caller', ({ caller, who }) => {
  test.each(rows.map((row) => ({ ...row, expected: row[caller] })))('$key: $expected', async (row) => {
    const named = { ...families.theirs, ...without[row.key] };
    const { status, body } = await families.callWith(who(), row.key, named);
    if (row.expected !== 'ok') {
      expect(String(status)).toBe(row.expected);
      if (status === 401) expect(body).toMatchObject({ code: 401, message: 'Please sign in first' });
      return;
    }
    expect([401, 403]).not.toContain(status);
    // What another family does not find is there for those who may see it.
    if (row.other === '404') expect(status).not.toBe(404);
  });
});
