import { afterAll, beforeAll, beforeEach } from 'vitest';
import { eq } from 'drizzle-orm';
import { emptyTables } from '../../../tests/support/empty-tables.ts';
import {
  type Answer,
  START,
  type TestSchool,
  type Visitor,
  startSchool,
} from '../../../tests/support/school.ts';
import { addBatch, enrol } from '../enrolment/enrolled.test-support.ts';
import { enrolments } from '../enrolment/tables.ts';
import { addChild } from '../families/children.test-support.ts';
import { notifications } from '../inbox/tables.ts';
import { sampleItems } from './items.test-support.ts';
import { placements } from './tables.ts';

export const testOf = ({ body }: Answer) => body['placement_test'] as Record<string, unknown>;
export const answersOf = (answer: Answer) => testOf(answer)['answer'] as (string | null)[][];
export const refusalOf = ({ status, body }: Answer) => [status, body['error']];

const twelveLists = (answer: unknown) =>
  Array.isArray(answer) && answer.length < 12
    ? Array.from({ length: 12 }, (_, index) => (answer[index] as unknown) ?? [])
    : answer;

/** When the first payments settle: an hour before the school's clock stands still. */
export const paidAt = '2026-08-10T02:00:00Z';

/** A school for the tests of a file: one batch, a parent, a stranger and an admin; children are added by each test. */
export const placementSchool = () => {
  let school: TestSchool;
  let parent: Awaited<ReturnType<TestSchool['parent']>>;
  let stranger: Awaited<ReturnType<TestSchool['parent']>>;
  let admin: Visitor;
  let batch: Awaited<ReturnType<typeof addBatch>>;
  beforeAll(async () => {
    school = await startSchool({}, { items: sampleItems });
    [parent, stranger, admin] = [await school.parent(), await school.parent(), await school.admin()];
  });
  beforeEach(async () => {
    school.clock.set(START);
    await emptyTables(school.parts.database, ['batches', 'children', 'notifications']);
    batch = await addBatch(school, 1, '2026-08-10');
  });
  afterAll(() => school.close());
  return {
    get school() {
      return school;
    },
    get parent() {
      return parent;
    },
    get stranger() {
      return stranger;
    },
    get admin() {
      return admin;
    },
    get batch() {
      return batch;
    },
    /** a child whose first year is paid; of the parent unless another is named */
    async paid(details: Record<string, string> = {}, settledAt: string | null = paidAt, of = parent) {
      const childId = await addChild(of, details);
      await enrol(school, { childId, familyId: of.userId, batch, settledAt });
      return childId;
    },
    /** lists that a test leaves out are sent as empty ones */
    take: (childId: number, body: Record<string, unknown> = {}, who: Visitor = parent) =>
      who.call('POST', '/placement-test/take-test', {
        body: {
          child_id: childId,
          ...body,
          ...('answer' in body && { answer: twelveLists(body['answer']) }),
        },
      }),
    read: (childId: number, who: Visitor = parent) => who.call('GET', `/placement-test/${childId}`),
    questions: (childId: number, who: Visitor = parent) =>
      who.call('GET', `/placement-test/questions?child_id=${childId}`),
    at: (time: string) => school.clock.set(`2026-08-10T${time}Z`),
    moveTo: (instant: string) =>
      school.parts.jobs.runUntil(new Date(instant), async (moment) => school.clock.set(moment.toISOString())),
    async gradeOf(childId: number) {
      const { db } = school.parts.database;
      const [year] = await db.select().from(enrolments).where(eq(enrolments.childId, childId));
      return year?.grade;
    },
    async placedOf(childId: number) {
      const { db } = school.parts.database;
      const [row] = await db.select().from(placements).where(eq(placements.childId, childId));
      return [row?.placedBy, row?.result, row?.placedAt?.toISOString()];
    },
    told: () => school.parts.database.db.select().from(notifications),
  };
};
