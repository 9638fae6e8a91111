import { describe, expect, test } from 'vitest';
import { api } from '../../src/contract/api.ts';
import type { EndpointShape } from '../../src/contract/endpoint.ts';
import { addChild } from '../../src/server/families/children.test-support.ts';
import { chargeFirst } from '../../src/server/payments/paying.test-support.ts';
import { sampleItems } from '../../src/server/placement/items.test-support.ts';
import { accessTable } from '../support/access-table.ts';
import { type Visitor, testSchool } from '../support/school.ts';
import { absent, parametersOf, twoFamilies } from '../support/two-families.ts';

/** The calls of a family: `access.test.ts` has them found by their own family, and by no other. */
const calls = accessTable
  .filter(({ guest, own }) => guest === '401' && own === 'ok')
  .map(({ key }) => ({ key, parameters: parametersOf(key) }));
const guarded = calls.filter(({ parameters }) => parameters.some(({ names }) => names));

const school = await testSchool({}, { items: sampleItems });
const families = await twoFamilies(school);
const third = await school.parent();
const unpaid = { ...third, child: await addChild(third) };
await chargeFirst(school, third, { childId: unpaid.child, batch: families.batch });
await school.parts.jobs.idle();

/** Everything the school knows, in short. Sessions and counters follow every call. */
const everything = async () => {
  const { database } = school.parts;
  const { rows } = await database.execute(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const digests: Record<string, unknown> = {};
  for (const name of rows
    .map((row) => String(row['name']))
    .filter((each) => !/session|rate_limit/.test(each))) {
    const [row] = (
      await database.execute(
        `select md5(string_agg(t::text, '|' order by t::text)) as digest from "${name}" t`,
      )
    ).rows;
    digests[name] = row?.['digest'];
  }
  return digests;
};

test('every parameter of a family’s calls is known: as something of a family’s, or as nobody’s', () => {
  const unknown = calls.flatMap(({ key, parameters }) =>
    parameters
      .filter(({ name, names }) => !names && !Object.hasOwn(families.nobodys, name))
      .map(({ name }) => `${key} ${name}`),
  );
  expect(unknown).toEqual([]);
});

describe('another family’s', () => {
  test.each(guarded)('records are not found by $key, and nothing changes', async ({ key }) => {
    const { callWith, stranger, theirs } = families;
    const before = await everything();
    const refused = await callWith(stranger, key, theirs);
    expect([refused.status, refused.body]).toEqual([404, (await callWith(stranger, key, absent)).body]);
    expect(await everything()).toEqual(before);
  });

  const apart = guarded.flatMap(({ key, parameters }) => {
    const named = parameters.filter(({ names }) => names);
    return named.length < 2 ? [] : named.map(({ name }) => ({ key, name }));
  });
  test.each(apart)(
    '$name together with own records is not found by $key, and nothing changes',
    async ({ key, name }) => {
      const { callWith, stranger, theirs, own } = families;
      const before = await everything();
      const refused = await callWith(stranger, key, theirs, { parameter: name, rest: own });
      expect([refused.status, refused.body.message]).toEqual([404, 'Not found']);
      expect(await everything()).toEqual(before);
    },
  );
});

test('an erased child is not found by any call of its own family', async () => {
  const { callWith, stranger, own } = families;
  const erase = (at: Date | null) =>
    school.rows('update children set erased_at = $2 where child_id = $1', [own.child, at]);
  await erase(school.clock.now());
  const found: string[] = [];
  for (const { key, parameters } of guarded)
    if (parameters.some(({ names }) => names === 'child')) {
      const { status } = await callWith(stranger, key, own);
      if (status !== 404) found.push(`${key} ${status}`);
    }
  await erase(null);
  expect(found).toEqual([]);
});

describe('a child whose course is not paid', () => {
  const shapes: Readonly<Record<string, EndpointShape>> = api;
  const files = calls.filter(({ key }) => shapes[key]?.answers === 'video');
  test.each(files)('gets nothing by $key', async ({ key }) => {
    const { callWith, stranger, own } = families;
    const [paid, notPaid] = [
      await callWith(stranger, key, own),
      await callWith(unpaid, key, { ...absent, child: unpaid.child }),
    ];
    expect([paid.status, notPaid.status]).toEqual([200, 404]);
  });

  test('gets no address of a video', async () => {
    const seen = async (who: Visitor, child: number) =>
      JSON.stringify((await who.call('GET', `/course/child-course/${child}`)).body).includes('/video');
    const { stranger, own } = families;
    expect([await seen(stranger, own.child), await seen(unpaid, unpaid.child)]).toEqual([true, false]);
  });
});
