import { afterAll, beforeAll, beforeEach } from 'vitest';
import { emptyTables } from '../../../tests/support/empty-tables.ts';
import { START, type TestSchool, startSchool } from '../../../tests/support/school.ts';
import type { LiveGroup, LiveSession } from '../../contract/live-class-objects.ts';
import type { ChildLiveClasses } from '../../contract/live-classes.ts';
import type { Term } from '../../domain/billing/terms.ts';
import { addBatch, enrol } from '../enrolment/enrolled.test-support.ts';
import { addChild } from '../families/children.test-support.ts';
import { seatChildrenJob } from './seat-children.ts';

type Person = Awaited<ReturnType<TestSchool['parent']>>;
export type Staff = Awaited<ReturnType<TestSchool['admin']>>;

/** A school with one batch from 10 August, an owner and a teacher; groups are made by each test. */
export const liveSchool = () => {
  let school: TestSchool;
  let owner: Staff;
  let teacher: Staff;
  let batch: Awaited<ReturnType<typeof addBatch>>;
  let model: number | null = null;
  beforeAll(async () => {
    school = await startSchool({ RATE_SIGN_IN: '10000' });
    owner = await school.admin();
    teacher = await school.admin('teacher');
  });
  beforeEach(async () => {
    school.clock.set(START);
    await emptyTables(school.parts.database, ['batches', 'children', 'notifications']);
    batch = await addBatch(school, 1, '2026-08-10');
  });
  afterAll(() => school.close());
  const given = {
    get school() {
      return school;
    },
    get owner() {
      return owner;
    },
    get teacher() {
      return teacher;
    },
    get batch() {
      return batch;
    },
    /** a child with a place in the batch, whose grade is decided; in a family of its own if none is named */
    async pupil({
      parent,
      grade = 3,
      name = 'Alya',
      paid = [1, 2, 3, 4, 5, 6],
      term = 2,
    }: {
      parent?: Person;
      grade?: number;
      name?: string;
      paid?: readonly number[];
      term?: Term;
    } = {}) {
      const family = parent ?? (await school.parent());
      const childId = await addChild(family, { first_name: name });
      const { enrolmentId } = await enrol(school, {
        childId,
        familyId: family.userId,
        batch,
        settledAt: '2026-08-10T02:00:00Z',
        purpose: 'NEXT_GRADE',
        grade,
        paid,
        term,
      });
      return { parent: family, childId, enrolmentId };
    },
    /** so many children with a place, each of a family of its own that never signs in: for the tests that need a full group */
    async crowd(count: number, grade = 3) {
      for (let child = 1; child <= count; child += 1) {
        const familyId = await given.quietFamily();
        const [row] = await school.rows(
          `insert into children (family_id, first_name, last_name, gender, birthdate, created_at)
           values ($1, 'Bima', '', 'MALE', '2017-05-02', now()) returning child_id`,
          [familyId],
        );
        const settledAt = '2026-08-10T02:30:00Z';
        const childId = Number(row?.['child_id']);
        await enrol(school, { childId, familyId, batch, settledAt, purpose: 'NEXT_GRADE', grade });
      }
    },
    /** the account of a parent like another one, without signing in, which takes its time */
    async quietFamily(): Promise<number> {
      model ??= (await school.parent()).userId;
      const [columns] = await school.rows(
        `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
         where table_schema = 'public' and table_name = 'users' and column_name not in ('user_id', 'email') and is_generated = 'NEVER'`,
      );
      const names = String(columns?.['names']);
      const [row] = await school.rows(
        `insert into users (email, ${names}) select gen_random_uuid() || '@example.test', ${names} from users
         where user_id = $1 returning user_id`,
        [model],
      );
      return Number(row?.['user_id']);
    },
    seat: () => seatChildrenJob(school.parts.liveClasses).runDue(school.clock.now()),
    /** which children are in which group, by grade and number */
    async seated() {
      const rows = await school.rows(
        `select g.grade || '.' || g.number as "group", count(*)::int as children
         from live_pupils join live_groups g using (group_id) group by 1 order by 1`,
      );
      return Object.fromEntries(rows.map((row) => [row['group'], row['children']]));
    },
    async groups(who: Staff = owner) {
      const { body } = await who.call('GET', '/live-class');
      return body as unknown as { groups: LiveGroup[]; sessions: LiveSession[] };
    },
    post: (path: string, body: object, who: Person | Staff = owner) => who.call('POST', path, { body }),
    /** a group meets on Thursdays at 16.00 WIB with the teacher, in a pasted room */
    async meets(group_id: number, details: object = {}) {
      const said = {
        weekday: 4,
        time: '16:00',
        minutes: 60,
        teacher_id: teacher.userId,
        link: 'https://meet.google.com/abc-defg-hij',
      };
      return owner.call('POST', '/live-class/group', { body: { group_id, ...said, ...details } });
    },
    async classesOf({ parent, childId }: { parent: Person; childId: number }) {
      const answer = await parent.call('GET', `/live-class/child/${childId}`);
      return answer.body as unknown as ChildLiveClasses;
    },
    /** what a family was told of live classes, the oldest first */
    async told({ userId }: { userId: number }) {
      const rows = await school.rows(
        `select kind, title from notifications where user_id = $1 and kind like 'live_%' order by notif_id`,
        [userId],
      );
      return rows.map(({ kind }) => String(kind));
    },
  };
  return given;
};
