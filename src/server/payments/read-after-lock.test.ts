import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestSchool, startSchool } from '../../../tests/support/school.ts';
import { addChild } from '../families/children.test-support.ts';
import { lockAnyChild } from '../families/known-children.ts';
import { act, chargeFirst, firstPayment, makeBatch } from './paying.test-support.ts';

/** What a charge depends on is read when its child is locked. Only a server has sessions that wait. */
describe.runIf(process.env['TEST_DATABASE_URL'])('what follows the lock of a child', () => {
  let school: TestSchool;
  beforeAll(async () => {
    school = await startSchool();
  });
  afterAll(() => school.close());

  const rows = async (text: string, values: unknown[] = []) =>
    (await school.parts.database.execute(text, values)).rows;

  /** Holds a child as another process would. */
  const holding = async (childId: number) => {
    const held = Promise.withResolvers<void>();
    const free = Promise.withResolvers<(() => Promise<unknown>) | undefined>();
    const done = school.parts.database.transaction(async (tx) => {
      await lockAnyChild(tx, childId);
      held.resolve();
      await (
        await free.promise
      )?.();
    });
    await held.promise;
    return {
      /** Does this while the child is still held, and lets it go. */
      release: (last?: () => Promise<unknown>) => {
        free.resolve(last);
        return done;
      },
    };
  };

  /** Until a session waits for a lock. */
  const someoneWaits = () =>
    expect
      .poll(() =>
        rows(
          `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        ),
      )
      .not.toEqual([]);

  test('is read when it is held: a charge that another request has opened meanwhile is seen and replaced', async () => {
    const batch = await makeBatch(school);
    const parent = await school.parent();
    const childId = await addChild(parent);
    const child = await holding(childId);
    const body = await firstPayment(school, { childId, batch });
    const second = parent.call('POST', '/payment/first-payment', { body });
    await someoneWaits();
    // The first request's charge, which it commits with its lock.
    const other = await chargeOfAnother();
    await child.release(() =>
      rows(
        `insert into payments select (jsonb_populate_record(p, jsonb_build_object('order_id', 'KE-1-ab', 'family_id', $2::int,
         'child_id', $3::int, 'enrolment_id', null, 'bill_id', null))).* from payments p where order_id = $1`,
        [other, parent.userId, childId],
      ),
    );
    expect((await second).status).toBe(201);
    await school.parts.jobs.idle();
    const open = await rows(`select order_id from payments where child_id = $1 and state = 'PENDING'`, [
      childId,
    ]);
    expect(open).toHaveLength(1);
    expect(open[0]?.['order_id']).not.toBe('KE-1-ab');
  });

  const chargeOfAnother = async () => {
    const batch = await makeBatch(school, { start: '2026-08-19' });
    const parent = await school.parent();
    return (await chargeFirst(school, parent, { childId: await addChild(parent), batch })).order_id;
  };

  test('is read when it is held: a year that another request has chosen meanwhile is seen and replaced', async () => {
    const batch = await makeBatch(school, { start: '2026-09-02' });
    const other = await makeBatch(school, { start: '2026-09-09' });
    const parent = await school.parent();
    const childId = await addChild(parent);
    const child = await holding(childId);
    const body = await firstPayment(school, { childId, batch });
    const charged = parent.call('POST', '/payment/first-payment', { body });
    await someoneWaits();
    await child.release(() =>
      rows(
        `insert into enrolments (child_id, academic_year_id, purpose, grade, term, courier, delivery_amount, created_at)
         values ($1, $2, 'BUY_COURSE', 2, 12, 'jne', 0, now())`,
        [childId, other.academicYearId],
      ),
    );
    expect((await charged).status).toBe(201);
    await school.parts.jobs.idle();
    expect(
      await rows(`select academic_year_id from enrolments where child_id = $1 and replaced_at is null`, [
        childId,
      ]),
    ).toEqual([{ academic_year_id: batch.academicYearId }]);
  });

  test('waits for it: a payment is not locked before its child', async () => {
    const batch = await makeBatch(school, { start: '2026-08-26' });
    const parent = await school.parent();
    const childId = await addChild(parent);
    const { order_id: orderId } = await chargeFirst(school, parent, { childId, batch });
    const child = await holding(childId);
    const settled = act(school, orderId, 'settle');
    await someoneWaits();
    expect(
      await rows(`select order_id from payments where order_id = $1 for update nowait`, [orderId]),
    ).toHaveLength(1);
    await child.release();
    await settled;
    expect(await rows(`select state from payments where order_id = $1`, [orderId])).toEqual([
      { state: 'SETTLED' },
    ]);
  });
});
