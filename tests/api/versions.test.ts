import { describe, expect, test } from 'vitest';
import { act, buyCourse, makeBatch } from '../../src/server/payments/paying.test-support.ts';
import { batchApi } from '../../src/server/calendar/batches.test-support.ts';
import { courseApi, newCourse } from '../../src/server/courses/courses.test-support.ts';
import { addChild } from '../../src/server/families/children.test-support.ts';
import { type Answer, type TestSchool, type Visitor, registration, testSchool } from '../support/school.ts';
let parent: Awaited<ReturnType<TestSchool['parent']>>;
const school = await testSchool({ RATE_REGISTRATION: '1000', RATE_MAILS_ADDRESS: '1000' });
const admin = await school.admin();

type Shown = Record<string, unknown> & { version: number };

/** An object that is there, as its form sees it. */
interface Subject {
  /** its name in answers */
  name: string;
  shown(): Promise<Shown>;
  /** with a change of its own, made from this version */
  save(change: 'one' | 'other', version?: number): Promise<Answer>;
}

const rowIn = async (who: Visitor, path: string, list: string, has: Record<string, unknown>) => {
  const { body } = await who.call('GET', path);
  const found = (body[list] as Shown[]).find((row) =>
    Object.entries(has).every(([name, value]) => row[name] === value),
  );
  if (!found) throw new Error(`${path} does not list it`);
  return found;
};
const oneOf = async (who: Visitor, path: string, name: string) =>
  (await who.call('GET', path)).body[name] as Shown;
const orderOf = (firstName: string) =>
  admin
    .call('GET', '/order')
    .then(
      ({ body }) => (body['orders'] as Shown[]).find(({ child }) => nameIn(child) === firstName) as Shown,
    );
const nameIn = (child: unknown) => (child as { first_name: string }).first_name;

let children = 0;
/** A family with a child that was just bought a course for, its name its own. */
const enrolled = async () => {
  parent = await school.parent();
  const firstName = `Alya ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.charAt((children += 1))}`;
  const bought = await buyCourse(school, parent, { child: { first_name: firstName } });
  return { ...bought, firstName };
};

const subjects: Record<string, () => Promise<Subject>> = {
  async 'an order'() {
    const { firstName } = await enrolled();
    const shown = () => orderOf(firstName);
    const { order_id } = await shown();
    return {
      name: 'order',
      shown,
      save: (resi, version) =>
        admin.call('POST', '/order/update', {
          body: { order_id, courier: 'jne', delivery_status: 'shipped', resi, version },
        }),
    };
  },
  async "a child's grade"() {
    const { childId, batch } = await enrolled();
    return {
      name: 'child',
      shown: () => oneOf(admin, `/childs/${childId}/place?academic_year_id=${batch.academicYearId}`, 'child'),
      save: (change, version) =>
        admin.call('POST', '/course/change-grade', {
          body: { child_id: childId, grade: change === 'one' ? 4 : 5, version },
        }),
    };
  },
  async 'how many children a family may have'() {
    const { childId } = await enrolled();
    const { parent_user_id: id } = await rowIn(admin, '/childs', 'childs', { child_id: childId });
    return {
      name: 'account',
      shown: () => oneOf(admin, `/users/${String(id)}/account`, 'account'),
      save: (change, version) =>
        admin.call('POST', '/childs/family-size', {
          body: { child_id: childId, max_children: change === 'one' ? 14 : 15, version },
        }),
    };
  },
  async 'a course master'() {
    const { master_course_id: id } = await courseApi(admin).add();
    return {
      name: 'course',
      shown: () => oneOf(admin, `/course/id/${id}`, 'course'),
      save: (titleEN, version) =>
        courseApi(admin).update(id, { titleEN, ...(version !== undefined && { version }) }),
    };
  },
  async 'the registration dates of a batch'() {
    const { academic_year_id: id } = await batchApi(admin).open();
    return {
      name: 'academic_year',
      shown: () => oneOf(admin, `/academic-year/id/${id}`, 'academic_year'),
      save: (change, version) =>
        admin.call('POST', '/academic-year/change-registration-date', {
          body: {
            id,
            startRegistrationDate: '2026-08-02',
            endRegistrationDate: change === 'one' ? '2026-10-01' : '2026-10-02',
            version,
          },
        }),
    };
  },
  async 'the registration of a batch'() {
    const { academic_year_id } = await batchApi(admin).open();
    return {
      name: 'academic_year',
      shown: () => oneOf(admin, `/academic-year/id/${academic_year_id}`, 'academic_year'),
      save: (change, version) =>
        admin.call('POST', `/academic-year/${change === 'one' ? 'deactivated' : 'reactivated'}`, {
          body: { academic_year_id, version },
        }),
    };
  },
  async 'a child'() {
    const family = await school.parent();
    const child_id = await addChild(family);
    const details = { last_name: '', gender: 'FEMALE', birthdate: '2018-05-02' };
    return {
      name: 'childs',
      shown: () => oneOf(family, `/childs/${child_id}`, 'childs'),
      save: (first_name, version) =>
        family.call('POST', '/childs/update-child', { body: { child_id, ...details, first_name, version } }),
    };
  },
  async 'a profile'() {
    const family = await school.parent();
    return {
      name: 'users',
      shown: () => oneOf(family, '/users/session', 'users'),
      save: (first_name, version) =>
        family.call('POST', '/users/update-user', {
          body: { ...registration(family.email, { first_name }), version },
        }),
    };
  },
};

const REFUSED = {
  code: 409,
  error: 'changed_meanwhile',
  message: 'Somebody else changed this meanwhile, so nothing was saved. Please look at it again',
};

describe.each(Object.entries(subjects))('of %s', (_, make) => {
  test('an update from the stored version is saved and counts it up; one from an older is refused with what is there', async () => {
    const subject = await make();
    const { version } = await subject.shown();
    const saved = await subject.save('one', version);
    expect([saved.status, saved.body[subject.name]]).toMatchObject([200, { version: version + 1 }]);
    const present = await subject.shown();
    expect(present).toMatchObject({ version: version + 1 });

    const stale = await subject.save('other', version);
    expect([stale.status, stale.body]).toEqual([409, { ...REFUSED, [subject.name]: present }]);
    expect(await subject.shown()).toEqual(present);
  });

  test('an update without a version is saved, and counts it up', async () => {
    const subject = await make();
    const { version } = await subject.shown();
    expect((await subject.save('one')).status).toBe(200);
    expect(await subject.shown()).toMatchObject({ version: version + 1 });
  });

  test('of two updates from one version at once exactly one is saved', async () => {
    const subject = await make();
    const { version } = await subject.shown();
    const answers = await Promise.all([subject.save('one', version), subject.save('other', version)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const kept = answers.find(({ status }) => status === 200)?.body[subject.name];
    expect(await subject.shown()).toEqual(kept);
    expect(kept).toMatchObject({ version: version + 1 });
  });
});

describe('a swap', () => {
  const two = async () => {
    const desk = courseApi(admin);
    return [await desk.add({ unit: 1 }), await desk.add({ unit: 2 })] as const;
  };
  const swap = (first_id: number, second_id: number, versions: object = {}) =>
    admin.call('POST', '/course/switch', { body: { first_id, second_id, ...versions } });

  test('counts up both courses, and is undone from what it answers', async () => {
    const [a, b] = await two();
    const [first, second] = [a.master_course_id, b.master_course_id];
    const swapped = await swap(first, second, { first_version: 1, second_version: 1 });
    expect(swapped.body['courses']).toMatchObject([
      { master_course_id: first, unit: 2, version: 2 },
      { master_course_id: second, unit: 1, version: 2 },
    ]);
    const undone = await swap(first, second, { first_version: 2, second_version: 2 });
    expect(undone.body['courses']).toMatchObject([
      { master_course_id: first, unit: 1, version: 3 },
      { master_course_id: second, unit: 2, version: 3 },
    ]);
  });

  test.each([
    ['first', 2, 1],
    ['second', 1, 2],
  ])('of which the %s course changed meanwhile is refused with both', async (which, ...versions) => {
    const [a, b] = await two();
    const [first, second] = [a.master_course_id, b.master_course_id];
    await courseApi(admin).update(which === 'first' ? first : second, { titleEN: 'Fruit' });
    const refused = await swap(second, first, { first_version: 1, second_version: 1 });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        ...REFUSED,
        courses: [
          { master_course_id: second, version: versions[1] },
          { master_course_id: first, version: versions[0] },
        ],
      },
    ]);
    expect(await oneOf(admin, `/course/id/${first}`, 'course')).toMatchObject({
      grade: newCourse.grade,
      unit: a.unit,
    });
  });
});

describe('the version of an order goes up when', () => {
  const changes = async (change: (of: Awaited<ReturnType<typeof enrolled>>) => Promise<unknown>) => {
    const of = await enrolled();
    const before = await orderOf(of.firstName);
    await change(of);
    const { body } = await admin.call('GET', '/order');
    const after = (body['orders'] as Shown[]).find(({ order_id }) => order_id === before['order_id']);
    return (after?.version ?? 0) - before.version;
  };
  const move = (details: Record<string, string>) => async () => {
    const body = { ...registration(parent.email, details), email: undefined };
    expect((await parent.call('POST', '/users/update-user', { body })).status).toBe(200);
  };

  test('its family moves or its parent gets another name, and stays when the profile changes in nothing that it shows', async () => {
    expect(await changes(move({ city: '3273', zip_code: '40111' }))).toBe(1);
    expect(await changes(move({ phone_number: '0813-1111-2222' }))).toBe(1);
    expect(await changes(move({ first_name: 'Ratna' }))).toBe(1);
    expect(await changes(move({ birthdate: '1985-01-31' }))).toBe(0);
  });

  test('its child gets another name', async () => {
    const rename = ({ childId }: { childId: number }) =>
      parent.call('POST', '/childs/update-child', {
        body: {
          child_id: childId,
          first_name: 'Gilang',
          last_name: '',
          gender: 'MALE',
          birthdate: '2018-05-02',
        },
      });
    expect(await changes(rename)).toBe(1);
  });

  test('its payment is taken back while another bill of its year is paid, and when it is paid again', async () => {
    type Of = { childId: number; orderId: string; bills: { billing_id: number }[] };
    const pay = async ({ childId, bills }: Of, place: number) => {
      const charged = await parent.call('POST', '/payment/pay-billing', {
        body: { payment_type: 'gopay', child_id: childId, billing_id: bills[place]?.billing_id },
      });
      expect(charged.status).toBe(201);
      await school.parts.jobs.idle();
      await act(school, String(charged.body['order_id']), 'settle');
    };
    const takeBack = async (of: Of) => {
      await pay(of, 1);
      await act(school, of.orderId, 'reverse');
    };
    expect(await changes(takeBack)).toBe(1);
    const paidAgain = async (of: Of) => {
      await takeBack(of);
      await pay(of, 0);
    };
    expect(await changes(paidAgain)).toBe(2);
  });

  test('its family moves while its payment is taken back, without a deadlock', async () => {
    const { childId } = await enrolled();
    const { database, billing } = school.parts;
    const { rows } = await database.execute('select enrolment_id from orders where child_id = $1', [childId]);
    const enrolmentId = Number(rows[0]?.['enrolment_id']);
    const words = {
      kind: 'other' as const,
      childId: null,
      title: 'Back',
      titleIndo: 'Kembali',
      body: '',
      bodyIndo: '',
      link: null,
    };
    /** what a reversal writes of an order and its family, in that order */
    const takeBack = () =>
      database.transaction(async (tx) => {
        await billing.noteOrderChanges(tx, { enrolmentId });
        await billing.notifyAccount(tx, { ...words, userId: parent.userId, now: school.clock.now() });
      });
    const both = (n: number) => [takeBack(), move({ address_details: `Jalan Braga ${n}` })()];
    await Promise.all(Array.from({ length: 20 }, (_, n) => both(n)).flat());
    const order = await database.execute('select version from orders where child_id = $1', [childId]);
    expect(order.rows).toEqual([{ version: 41 }]);
  });

  test('none of that happens to a parcel that is on its way', async () => {
    const ship = async ({ firstName }: { firstName: string }) => {
      const { order_id } = await orderOf(firstName);
      const body = { order_id, courier: 'jne', delivery_status: 'shipped', resi: 'JNE1' };
      expect((await admin.call('POST', '/order/update', { body })).status).toBe(200);
    };
    const shippedThenMoved = async (of: { firstName: string; orderId: string }) => {
      await ship(of);
      await move({ city: '3273', zip_code: '40111' })();
      await act(school, of.orderId, 'reverse');
    };
    expect(await changes(shippedThenMoved)).toBe(1);
  });
});

test('a new academic year counts up the batch that it deactivates', async () => {
  const { academic_year_id: id } = await batchApi(admin).open();
  await batchApi(admin).open({ isNew: true });
  expect(await oneOf(admin, `/academic-year/id/${id}`, 'academic_year')).toMatchObject({
    is_active: false,
    version: 2,
  });
});

test('the job that places a child counts up its grade', async () => {
  const batch = await makeBatch(school);
  const { childId } = await buyCourse(school, await school.parent(), { batch });
  const shown = () =>
    rowIn(admin, `/childs/academic-year/${batch.academicYearId}`, 'childs', { child_id: childId });
  const { version } = await shown();
  school.clock.advance('P8D');
  await school.parts.jobs.kick('place-late-children');
  await school.parts.jobs.idle();
  expect(await shown()).toMatchObject({ version: version + 1 });
});
