import { expect, test } from 'vitest';
import { heldOfClasses } from './family-data.ts';
import { liveSchool } from './live.test-support.ts';

const given = liveSchool();

test('the copy of a family holds the group of a child and its moves by staff, without who moved it (rule R179)', async () => {
  const child = await given.pupil();
  const sibling = await given.pupil({ parent: child.parent, name: 'Bima' });
  const stranger = await given.pupil({ name: 'Citra' });
  await given.seat();
  const [row] = await given.school.rows(
    `insert into live_groups (academic_year_id, grade, number, places, created_at)
     values ($1, 3, 2, 12, now()) returning group_id`,
    [given.batch.id],
  );
  const group_id = Number(row?.['group_id']);
  for (const { childId: child_id } of [child, stranger])
    expect((await given.post('/live-class/move', { child_id, group_id })).status).toBe(200);
  const held = await heldOfClasses(given.school.parts.database.db, [child.childId, sibling.childId]);
  expect(held.groups).toMatchObject([
    { childId: child.childId, grade: 3, number: 2 },
    { childId: sibling.childId, grade: 3, number: 1 },
  ]);
  expect(held.movesByStaff).toEqual([
    { at: given.school.clock.now(), childId: child.childId, batch: 1, from: 1, to: 2 },
  ]);
});
