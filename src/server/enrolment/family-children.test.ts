import { describe, expect, test } from 'vitest';
import { testSchool } from '../../../tests/support/school.ts';
import { addChild } from '../families/children.test-support.ts';
import { addBatch, enrol } from './enrolled.test-support.ts';

const school = await testSchool();
const parent = await school.parent();

const bought = async (
  details: Pick<Parameters<typeof enrol>[1], 'batch'> & Partial<Parameters<typeof enrol>[1]>,
  birthdate = '2018-05-02',
) => {
  const childId = await addChild(parent, { birthdate });
  await enrol(school, { childId, familyId: parent.userId, settledAt: '2026-08-01T03:00:00Z', ...details });
};

describe('the children of a fetched family', () => {
  const family = async () => {
    const { join_childs } = (await parent.call('GET', `/users/${parent.userId}`)).body['users'] as {
      join_childs: { child_id: number; status: string; billing_status: boolean }[];
    };
    return join_childs.map(({ status, billing_status }) => [status, billing_status]);
  };

  /** as each child's own call says it */
  const statusesAlone = async () => {
    const { join_childs } = (await parent.call('GET', `/users/${parent.userId}`)).body['users'] as {
      join_childs: { child_id: number }[];
    };
    const alone = join_childs.map(async ({ child_id }) => {
      const { body } = await parent.call('GET', `/childs/${child_id}`);
      return (body['childs'] as { status: string }).status;
    });
    return Promise.all(alone);
  };

  test('carry how they stand and whether they may learn today, after the same queries however many they are, and each child alone says the same', async () => {
    const batch = await addBatch(school, 1, '2026-08-10');
    await addChild(parent);
    await bought({ batch, settledAt: null });
    await bought({ batch });
    await bought({ batch, settledAt: '2026-08-09T03:00:00Z' });
    await bought({ batch, paid: [] }, '2021-05-02');
    const { rows } = await school.parts.database.execute(`update payments set gateway_status = 'pending'
      where enrolment_id in (select enrolment_id from enrolments where settled_at is null) returning 1`);
    expect(rows).toHaveLength(1);
    expect(await family()).toEqual([
      ['NEW', false],
      ['PENDING', false],
      ['LEARNING', true],
      ['TEST_AWAITED', true],
      ['LEARNING', false],
    ]);
    expect(await statusesAlone()).toEqual(['NEW', 'PENDING', 'LEARNING', 'TEST_AWAITED', 'LEARNING']);
    const { countQueries } = school.parts.database;
    const queriesOfFive = await countQueries(family);
    await bought({ batch });
    expect(await countQueries(family)).toBe(queriesOfFive);
  });
});
