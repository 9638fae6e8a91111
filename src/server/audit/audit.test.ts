import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestSchool, type Visitor, startSchool } from '../../../tests/support/school.ts';
import { batchApi } from '../calendar/batches.test-support.ts';
import { courseApi } from '../courses/courses.test-support.ts';
import { addBatch, enrol } from '../enrolment/enrolled.test-support.ts';
import { addChild } from '../families/children.test-support.ts';
import { makeOrder } from '../shipping/kit-orders.ts';

let school: TestSchool;
let admin: Visitor;
let adminId: number;
let family: { userId: number; childId: number; orderId: number };
beforeAll(async () => {
  school = await startSchool();
  admin = await school.admin();
  adminId = ((await admin.call('GET', '/users/session')).body['users'] as { user_id: number }).user_id;
  const batch = await addBatch(school, 1, '2026-08-03');
  const parent = await school.parent({});
  const childId = await addChild(parent, { first_name: 'Alya' });
  const { enrolmentId } = await enrol(school, {
    childId,
    familyId: parent.userId,
    batch,
    settledAt: '2026-08-10T03:00:00Z',
    grade: 2,
  });
  await school.parts.database.transaction((tx) =>
    makeOrder(tx, {
      enrolmentId,
      familyId: parent.userId,
      childId,
      courier: 'jne',
      delivery: { province: '32', city: '3273', amount: 20_000 },
      now: school.clock.now(),
    }),
  );
  const { body } = await admin.call('GET', '/order');
  const orderId = (body['orders'] as { order_id: number }[])[0]?.order_id ?? 0;
  family = { userId: parent.userId, childId, orderId };
});
afterAll(() => school.close());

interface Entry {
  log_id: number;
  kind: string;
  object_id: string;
  action: string;
  deleted: boolean;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}
const entries = async (query = '') =>
  (await admin.call('GET', `/log${query}`)).body as unknown as { entries: Entry[]; total?: number };
const last = async (query = '') => (await entries(query)).entries.at(0);
let before: number;
beforeEach(async () => {
  before = await count();
});
const count = async () => (await entries(`?by=${adminId}`)).total ?? Number.NaN;
const added = async () => (await count()) - before;

const ship = (changes: Record<string, unknown> = {}) =>
  admin.call('POST', '/order/update', {
    body: { order_id: family.orderId, courier: 'jne', delivery_status: 'shipped', ...changes },
  });

describe('the audit log', () => {
  test('says who updated an order, when, and what it changed from and to', async () => {
    expect((await ship({ resi: 'JNE001' })).status).toBe(200);
    expect(await last(`?kind=order&id=${family.orderId}`)).toEqual({
      log_id: expect.any(Number),
      at: '2026-08-10T03:00:00.000Z',
      by: { user_id: adminId, name: expect.stringMatching(/\S/) },
      kind: 'order',
      object_id: String(family.orderId),
      object_name: 'Alya Kartika',
      action: 'update',
      deleted: false,
      before: { resi: null, delivery_status: 'unshipped' },
      after: { resi: 'JNE001', delivery_status: 'shipped' },
    });
  });

  test('keeps no update that is refused or changes nothing', async () => {
    expect((await ship({ resi: 'JNE001' })).status).toBe(200);
    expect((await ship({ resi: 'JNE002', version: 1 })).status).toBe(409);
    expect((await ship({ courier: 'pigeon' })).status).toBe(422);
    expect(await added()).toBe(0);
  });

  test('says in which batch a grade was changed', async () => {
    const body = { child_id: family.childId, grade: 4 };
    expect((await admin.call('POST', '/course/change-grade', { body })).status).toBe(200);
    expect(await last('?kind=grade')).toMatchObject({
      object_id: String(family.childId),
      action: 'update',
      before: { batch: 1, grade: 2 },
      after: { batch: 1, grade: 4 },
    });
  });

  test('keeps a larger family', async () => {
    const body = { child_id: family.childId, max_children: 12 };
    expect((await admin.call('POST', '/childs/family-size', { body })).status).toBe(200);
    expect(await last('?kind=family')).toMatchObject({
      object_id: String(family.userId),
      before: { max_children: null },
      after: { max_children: 12 },
    });
  });

  test('keeps a batch from its creation to its deletion, and the one that it deactivated', async () => {
    const desk = batchApi(admin);
    const first = await desk.open();
    const second = await desk.open({ isNew: true });
    expect((await entries('?kind=batch&size=2')).entries).toMatchObject([
      {
        object_id: String(second.academic_year_id),
        object_name: '3',
        action: 'create',
        before: null,
        after: { batch: 3 },
      },
      {
        object_id: String(first.academic_year_id),
        action: 'update',
        before: { is_active: true },
        after: { is_active: false },
      },
    ]);
    expect((await desk.activate(first.academic_year_id)).status).toBe(200);
    expect((await desk.changeDates(first.academic_year_id, '2026-08-02', '2026-10-31')).status).toBe(200);
    expect(await last(`?kind=batch&id=${first.academic_year_id}`)).toMatchObject({
      before: { start_registration: '2026-08-01' },
      after: { start_registration: '2026-08-02' },
    });
    expect((await desk.remove(second.academic_year_id)).status).toBe(200);
    expect(await last()).toMatchObject({
      object_id: String(second.academic_year_id),
      action: 'delete',
      before: { batch: 3, start_date: '2026-08-17' },
      after: null,
    });
    expect(await added()).toBe(6);
  });

  test('keeps a course master from its creation to its deletion, and both of a swap', async () => {
    const desk = courseApi(admin);
    const one = (await desk.add({ week: 1 })).master_course_id;
    const other = (await desk.add({ week: 2 })).master_course_id;
    expect((await desk.update(one, { titleEN: 'Colours', week: 1 })).status).toBe(200);
    expect(await last()).toMatchObject({
      object_name: 'Colours',
      before: { title: 'Animals' },
      after: { title: 'Colours' },
    });
    expect((await desk.swap(one, other)).status).toBe(200);
    expect((await entries('?kind=course&size=2')).entries).toMatchObject([
      { object_id: String(other), before: { week: 2 }, after: { week: 1 } },
      { object_id: String(one), before: { week: 1 }, after: { week: 2 } },
    ]);
    expect((await desk.remove(one)).status).toBe(200);
    const ofOne = (await entries('?kind=course')).entries.filter(
      ({ object_id }) => object_id === String(one),
    );
    expect(ofOne[0]).toMatchObject({ action: 'delete', after: null });
    expect(ofOne.map(({ deleted }) => deleted)).toEqual([true, true, true, true]);
    expect(await last(`?kind=course&id=${other}`)).toMatchObject({ deleted: false });
    expect(await added()).toBe(6);
  });

  test('can be asked for the changes of everybody of the staff, and of nobody else', async () => {
    const other = await school.admin();
    const { people } = (await admin.call('GET', '/log/people')).body as unknown as {
      people: { user_id: number; name: string }[];
    };
    expect(people.map(({ user_id }) => user_id)).toContain(adminId);
    expect(people).toHaveLength(2);
    expect((await other.call('GET', '/log/people')).body['people']).toEqual(people);
  });

  test('is answered in pages, newest first, also when no page is asked for', async () => {
    const all = await entries('?size=200');
    expect(all.entries.length).toBeGreaterThan(10);
    expect((await entries()).entries).toHaveLength(10);
    expect((await entries('?page=2&size=3')).entries).toEqual(all.entries.slice(3, 6));
    expect(await entries(`?by=${adminId}&size=1`)).toMatchObject({ total: all.entries.length });
    expect(await entries(`?by=${family.userId}`)).toMatchObject({ total: 0, entries: [] });
  });

  test('is searched by the name of who did it, of the object, and by its id', async () => {
    const course = await courseApi(admin).add({ titleEN: 'Rainy Days' });
    const id = String(course.master_course_id);
    for (const q of ['rainy', 'days dewi', `rainy ${id}`])
      expect(await entries(`?q=${encodeURIComponent(q)}`)).toMatchObject({
        total: 1,
        entries: [{ kind: 'course', object_id: id, object_name: 'Rainy Days', by: { name: 'Dewi' } }],
      });
    expect(await entries('?q=rainy%20sari')).toMatchObject({ total: 0, entries: [] });
  });

  test('is narrowed to days in Jakarta, both included', async () => {
    school.clock.advance('P3D');
    await courseApi(admin).add({ titleEN: 'Three days later' });
    const { total: all = 0 } = await entries('?size=1');
    expect(await entries('?from=2026-08-13&size=1')).toMatchObject({
      total: 1,
      entries: [{ at: '2026-08-13T03:00:00.000Z', object_name: 'Three days later' }],
    });
    expect(await entries('?to=2026-08-12&size=1')).toMatchObject({ total: all - 1 });
    expect(await entries('?from=2026-08-10&to=2026-08-13&size=1')).toMatchObject({ total: all });
    expect(await entries('?to=9999-12-31&size=1')).toMatchObject({ total: all });
    expect((await admin.call('GET', '/log?from=2026-02-30')).status).toBe(422);
  });

  test('is counted and shown up to the newest 1000, so that no question grows with it', async () => {
    await school.parts.database.db.execute(`
      insert into audit_log (at, user_id, by_name, kind, object_id, object_name, action, before, after)
      select '2020-01-01T00:00:00Z', ${adminId}, 'Dewi', 'price', n::text, 'Old', 'update', '{}', '{}'
      from generate_series(1, 1001) n`);
    for (const query of [`?by=${adminId}`, '?kind=price', '?q=old', '?to=2020-01-02', ''])
      expect([query, (await entries(`${query}${query ? '&' : '?'}size=1`)).total]).toEqual([query, 1000]);
    const last10 = await entries('?kind=price&page=100');
    expect([last10.total, last10.entries.length]).toEqual([1000, 10]);
    expect(await entries('?kind=price&page=101')).toMatchObject({ total: 1000, entries: [] });
    expect((await entries('?kind=price&page=6&size=180')).entries).toHaveLength(100);
  });

  test('is for staff alone', async () => {
    const parent = await school.parent({ email: 'reader@example.test' });
    expect((await parent.call('GET', '/log')).status).toBe(403);
    expect((await school.visitor().call('GET', '/log')).status).toBe(401);
    expect((await admin.call('GET', '/log?kind=secrets')).status).toBe(422);
    expect((await admin.call('GET', '/log?id=1')).status).toBe(422);
    expect((await admin.call('GET', `/log?id=${'9'.repeat(40)}`)).status).toBe(422);
  });
});
