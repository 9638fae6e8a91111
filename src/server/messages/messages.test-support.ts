import { afterAll, beforeAll, beforeEach } from 'vitest';
import { emptyTables } from '../../../tests/support/empty-tables.ts';
import { START, type TestSchool, startSchool } from '../../../tests/support/school.ts';
import { addBatch } from '../enrolment/enrolled.test-support.ts';

/** A school for the tests of a file: one batch from 10 August, a parent and an admin; families are added by each test. */
export const messagesSchool = (environment: Record<string, string> = {}) => {
  let school: TestSchool;
  let parent: Awaited<ReturnType<TestSchool['parent']>>;
  let batch: Awaited<ReturnType<typeof addBatch>>;
  beforeAll(async () => {
    school = await startSchool(environment);
  });
  beforeEach(async () => {
    school.clock.set(START);
    const emptied = 'batches children course_masters notifications letters family_mails told_until';
    await emptyTables(school.parts.database, emptied.split(' '));
    parent = await school.parent({ first_name: 'Sari', gender: 'FEMALE', locale: 'ID' });
    batch = await addBatch(school, 1, '2026-08-10');
    // The jobs begin to tell from here on.
    await given.moveTo(START);
  });
  afterAll(() => school.close());
  const given = {
    get school() {
      return school;
    },
    get parent() {
      return parent;
    },
    get batch() {
      return batch;
    },
    moveTo: (instant: string) =>
      school.parts.jobs.runUntil(new Date(instant), async (moment) => school.clock.set(moment.toISOString())),
    /** The clock stands there, and the jobs begin to tell from there on: what lies between is nobody's. */
    async beginAt(instant: string) {
      school.clock.set(instant);
      await school.rows('delete from told_until');
      await given.moveTo(instant);
    },
    /** what this family was told of these kinds: when, in WIB, and what of, the oldest first */
    async told(...kinds: string[]) {
      const rows = await school.rows(
        `select kind, child_id, to_char(created_at at time zone 'Asia/Jakarta', 'YYYY-MM-DD HH24:MI') as at
         from notifications where user_id = $1 and kind = any($2) order by notif_id`,
        [parent.userId, kinds],
      );
      return rows.map(
        ({ at, kind, child_id: childId }) => `${String(at)} ${String(kind)} ${String(childId)}`,
      );
    },
    /** the family's mails, the oldest first */
    async mails() {
      await school.parts.jobs.kick('mail-notices');
      await school.parts.jobs.idle();
      const mails = await school.mailsTo(parent.email);
      return mails.toReversed();
    },
  };
  return given;
};
