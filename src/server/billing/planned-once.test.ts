import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestSchool, startSchool } from '../../../tests/support/school.ts';
import { type Bought, buyCourse } from './paying.test-support.ts';

/** PostgreSQL plans a prepared statement anew five times before it decides whether to keep a plan. */
const PLANNED_ANEW = 5;

/** The embedded database plans every query anew. */
describe.runIf(process.env['TEST_DATABASE_URL'])('on PostgreSQL', () => {
  let school: TestSchool;
  beforeAll(async () => {
    school = await startSchool();
  });
  afterAll(() => school.close());

  /** Of each connection of the pool: those that are asked at once have one each. */
  const plans = async () => {
    const ofOneConnection = () =>
      school.parts.database.execute(
        `select name, custom_plans::int as anew, generic_plans::int as kept from pg_prepared_statements, pg_sleep(0.05)`,
      );
    const all = await Promise.all(Array.from({ length: 10 }, ofOneConnection));
    return all.flatMap(({ rows }) => rows as { name: string; anew: number; kept: number }[]);
  };

  /** In an empty school reading everything is the best plan. Copies of what was bought, as many families as a small town has. */
  const fill = async (childId: number) => {
    const copies = [
      ['users', `'user_id', 100000 + n, 'email', n || email`, `user_id in (select family_id from children)`],
      ['children', `'child_id', 100000 + n, 'family_id', 100000 + n`, `child_id = ${childId}`],
      ['enrolments', `'enrolment_id', 100000 + n, 'child_id', 100000 + n`, `child_id = ${childId}`],
      [
        'bills',
        `'bill_id', 100000 + 10 * n + sequence, 'enrolment_id', 100000 + n, 'paid_by', null, 'paid_at', null`,
        'true',
      ],
      ['letters', `'letter_id', 100000 + n`, 'sent_at is not null'],
    ];
    for (const [table, changes, which] of copies) {
      const { rows } = await school.parts.database.execute(
        `select string_agg(quote_ident(column_name), ', ') as all from information_schema.columns
         where table_name = '${table}' and is_generated = 'NEVER'`,
      );
      const columns = String(rows[0]?.['all']);
      await school.parts.database.execute(
        `insert into ${table} (${columns}) overriding system value
         select ${columns} from (
           select (jsonb_populate_record(one, to_jsonb(one) || jsonb_build_object(${changes}))).*
           from ${table} one, generate_series(1, 2000) n where ${which}
         ) copied`,
      );
    }
    await school.parts.database.execute('analyze');
  };

  let parent: Awaited<ReturnType<TestSchool['parent']>>;
  let bought: Bought;
  beforeAll(async () => {
    parent = await school.parent();
    bought = await buyCourse(school, parent);
    await school.parts.jobs.idle();
    await fill(bought.childId);
  });

  test('each statement of a purchase is planned a few times for a connection, and not at each call', async () => {
    for (let times = 0; times < 12; times += 1) {
      await buyCourse(school, await school.parent(), { batch: bought.batch });
      await school.parts.jobs.idle();
    }
    const all = await plans();
    expect(all.filter(({ anew }) => anew > PLANNED_ANEW)).toEqual([]);
    // Otherwise nothing would have been looked at.
    expect(all.filter(({ kept }) => kept > 0).length).toBeGreaterThan(20);
  });

  test('nor is what a parent opens', async () => {
    const { childId, orderId } = bought;
    const { userId } = parent;
    const paths = [
      '/users/session',
      `/childs/${childId}`,
      `/childs/last-academic-year/${childId}`,
      `/child/billing/${childId}`,
      `/billing/childs/${userId}`,
      `/course/child-course/${childId}`,
      `/notif/${userId}`,
      '/payment/open',
      `/payment/status/${orderId}`,
      `/payment/links/${childId}`,
    ];
    for (const path of paths)
      for (let times = 0; times < 12; times += 1) {
        const { status } = await parent.call('GET', path);
        expect([path, status]).toEqual([path, 200]);
      }
    expect((await plans()).filter(({ anew }) => anew > PLANNED_ANEW)).toEqual([]);
  });
});
