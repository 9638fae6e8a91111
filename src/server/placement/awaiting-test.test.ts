import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestSchool, startSchool } from '../../../tests/support/school.ts';
import { addBatch, enrol } from '../enrolment/enrolled.test-support.ts';
import { addChild } from '../families/children.test-support.ts';
import { type AwaitingTest, awaitingTest } from './awaiting-test.ts';
import { placements } from './tables.ts';

let school: TestSchool;
let child: number;
beforeAll(async () => {
  school = await startSchool();
  const parent = await school.parent();
  child = await addChild(parent, { birthdate: '2016-05-02' });
  const batch = await addBatch(school, 1, '2026-08-10');
  await enrol(school, { childId: child, familyId: parent.userId, batch, settledAt: '2026-08-09T03:00:00Z' });
});
afterAll(() => school.close());

const now = new Date('2026-08-10T03:00:00Z');
const byStaff = { placedBy: 'staff', placedAt: now, result: 3 } as const;
const place = (given: typeof byStaff | { placedBy: null; placedAt: null; result: null }) =>
  school.parts.database.transaction((tx) =>
    tx.update(placements).set(given).where(eq(placements.childId, child)),
  );

const asking = (awaiting: AwaitingTest) => async () => {
  const { db, countQueries } = school.parts.database;
  let found: number[] = [];
  const queries = await countQueries(async () => {
    found = [...(await awaiting(db, [child], now))];
  });
  return { found, queries };
};

test('a child is asked about until its grade is decided, and again when its number may be another child’s', async () => {
  let emptied = 0;
  const asked = asking(awaitingTest(() => emptied));
  for (let times = 0; times < 2; times += 1) expect(await asked()).toEqual({ found: [child], queries: 1 });
  await place(byStaff);
  expect(await asked()).toEqual({ found: [], queries: 1 });
  expect(await asked()).toEqual({ found: [], queries: 0 });
  // A demo that was loaded anew: another child has this number.
  await place({ placedBy: null, placedAt: null, result: null });
  emptied += 1;
  expect(await asked()).toEqual({ found: [child], queries: 1 });
});

test('a sign-in has no child asked about again; only an emptied database has', async () => {
  const asked = asking(school.parts.enrolment.awaitingTest);
  await place(byStaff);
  expect(await asked()).toEqual({ found: [], queries: 1 });
  await school.parent();
  expect(await asked()).toEqual({ found: [], queries: 0 });
  await school.parts.database.empty();
  expect(await asked()).toEqual({ found: [], queries: 1 });
});
