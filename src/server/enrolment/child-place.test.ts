import { expect, test } from 'vitest';
import { testSchool } from '../../../tests/support/school.ts';
import { addChild } from '../families/children.test-support.ts';
import { addBatch, enrol } from './enrolled.test-support.ts';

const school = await testSchool();

test('one child is shown as the list of a batch has it, or of all children', async () => {
  const [admin, parent] = [await school.admin(), await school.parent()];
  const batch = await addBatch(school, 1, '2026-08-10');
  const childId = await addChild(parent);
  const family = { childId, familyId: parent.userId };
  await enrol(school, { ...family, batch, settledAt: '2026-08-01T03:00:00Z', grade: 4 });
  const next = await addBatch(school, 2, '2027-08-09');
  const again = { batch: next, settledAt: '2026-08-09T03:00:00Z', purpose: 'NEXT_GRADE' } as const;
  await enrol(school, { ...family, ...again, grade: 5 });
  const other = await addChild(parent, { first_name: 'Bima' });
  const place = (id: number, query = '') => admin.call('GET', `/childs/${id}/place${query}`);
  const inList = async (path: string, id: number) => {
    const { childs } = (await admin.call('GET', path)).body as unknown as {
      childs: { child_id: number; awaits_test?: boolean; has_left?: boolean; bill?: string | null }[];
    };
    // How test, leaving and bills stand is for lists alone.
    const {
      awaits_test: _test,
      has_left: _left,
      bill: _bill,
      ...child
    } = childs.find((one) => one.child_id === id) ?? {};
    return child;
  };
  for (const { id } of [batch, next]) {
    const { body } = await place(childId, `?academic_year_id=${id}`);
    expect(body['child']).toEqual(await inList(`/childs/academic-year/${id}`, childId));
  }
  for (const id of [childId, other])
    expect((await place(id)).body['child']).toEqual(await inList('/childs', id));
  expect((await place(other, `?academic_year_id=${next.id}`)).status).toBe(404);
  expect((await place(other + 100)).status).toBe(404);
  expect((await parent.call('GET', `/childs/${childId}/place`)).status).toBe(403);
});
