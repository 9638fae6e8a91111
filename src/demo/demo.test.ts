import { beforeAll, describe, expect, test } from 'vitest';
import { type Visitor, testSchool } from '../../tests/support/school.ts';
import type { ChildCertificates } from '../contract/certificates.ts';
import type { ChildLiveClasses } from '../contract/live-classes.ts';
import type { ListedTask } from '../contract/task-objects.ts';
import { openDemo, resetSchool } from '../server/sandbox/reset-school.ts';
import { DEMO_PASSWORD, demoAdmin, demoStaff } from './people.ts';
import { loadSchool } from './school.ts';

const school = await testSchool({ RATE_SIGN_IN: '1000' });

/** How many payments are due to be looked at. */
const due = async () => {
  const { clock, database } = school.parts;
  const sql = 'select count(*)::int as n from payments where next_poll_at <= $1';
  return Number((await database.execute(sql, [clock.now()])).rows[0]?.['n']);
};
/** What was due when a job was kicked amid the story, and afterwards. */
let kicked: { before: number; after: number };

/** The demo as it stands when it is loaded at this instant. */
const loadedAt = async (instant: string) => {
  school.clock.set(instant);
  await resetSchool(school.parts, async (parts) => {
    await loadSchool(parts);
    const { clock, database, jobs } = school.parts;
    await database.execute("update payments set next_poll_at = $1 where state = 'PENDING'", [clock.now()]);
    const before = await due();
    await jobs.kick('poll-payments');
    // Whatever a kicked job would ask the database comes before this answer.
    for (let turn = 0; turn < 20; turn += 1) await due();
    kicked = { before, after: await due() };
  });
  await school.parts.jobs.idle();
};
const signedIn = async (email: string, type: 1 | 2 = 2): Promise<Visitor & { userId: number }> => {
  const visitor = school.visitor();
  const { body } = await visitor.call('POST', '/users/login', {
    body: { email, password: DEMO_PASSWORD, type },
  });
  return { ...visitor, userId: (body['users'] as { user_id: number }).user_id };
};
const childrenOf = async (parent: Visitor) => {
  const { body } = await parent.call('GET', '/users/session');
  const { join_childs } = body['users'] as { join_childs: { child_id: number; first_name: string }[] };
  return new Map(join_childs.map(({ first_name, child_id }) => [first_name, child_id]));
};
const childOf = async (email: string, name: string) => {
  const parent = await signedIn(email);
  const childId = (await childrenOf(parent)).get(name) ?? 0;
  return {
    childId,
    facts: (await parent.call('GET', `/childs/${childId}`)).body['childs'] as Record<string, unknown>,
    bills: (
      (await parent.call('GET', `/child/billing/${childId}`)).body['billing'] as { status: string }[]
    ).map(({ status }) => status),
    lessons: (await parent.call('GET', `/course/child-course/${childId}`)).body,
    hasAccess: (await parent.call('POST', '/childs/billing-status', { body: { child_id: childId } })).body[
      'billing_status'
    ],
    payments: (
      (await parent.call('GET', `/billing/childs/${parent.userId}`)).body['payments'] as {
        payment_status: string;
        get_child: { first_name: string };
      }[]
    )
      .filter(({ get_child }) => get_child.first_name === name)
      .map(({ payment_status }) => payment_status),
  };
};

const instants: readonly (readonly [day: string, instant: string])[] = [
  // The hardest for a database: the day of its machine is not that of Indonesia.
  ['a Monday at midnight in Indonesia', '2026-08-09T17:00:00Z'],
  ['a 29 February', '2028-02-29T05:00:00Z'],
];

describe.each(instants)('the demo school loaded on %s', (_day, instant) => {
  // Loading takes some twenty seconds, and several times as long on a busy machine.
  beforeAll(() => loadedAt(instant), 300_000);

  test('let no job run while it was made, and had done what was due afterwards', async () => {
    expect(kicked.before).toBeGreaterThan(0);
    expect(kicked.after).toBe(kicked.before);
    expect(await due()).toBe(0);
  });

  test('has a child of Sari with a video of unit 4 to play', async () => {
    const parent = await signedIn('sari@kancil.test');
    const { lessons } = await childOf('sari@kancil.test', 'Alya');
    const { master_course } = lessons['current_course'] as {
      master_course: { unit: number; type: number; video_url: string };
    };
    expect([master_course.unit, master_course.type]).toEqual([4, 2]);
    const video = await school.app.inject({
      url: master_course.video_url,
      headers: { cookie: parent.cookie(), range: 'bytes=0-99' },
    });
    expect([video.statusCode, video.headers['content-type']]).toEqual([206, 'video/mp4']);
  });

  test('has children in every state', async () => {
    expect((await childOf('budi@kancil.test', 'Marulam')).facts).toMatchObject({
      academic_year_id: null,
      payment_status: '',
    });
    const awaiting = await childOf('sari@kancil.test', 'Rafi');
    expect(awaiting.facts).toMatchObject({ payment_status: 'settlement', result: null, is_auto: false });
    const young = await childOf('yosef@kancil.test', 'Maria');
    expect(young.facts).toMatchObject({ payment_status: 'settlement', is_auto: true, grade: 2 });
    const learning = await childOf('wati@kancil.test', 'Bintang');
    expect([learning.bills, learning.hasAccess, learning.facts['grade']]).toEqual([
      ['PAID', 'PAID', 'PAYABLE', 'PAYABLE', 'PAYABLE', 'PAYABLE'],
      true,
      3,
    ]);
    const overdue = await childOf('budi@kancil.test', 'Togar');
    expect([overdue.bills[1], overdue.hasAccess, overdue.facts['is_auto']]).toEqual(['PAYABLE', false, true]);
    expect((await childOf('made@kancil.test', 'Putu Kirana')).payments).toEqual(['PENDING']);
    expect((await childOf('slamet@kancil.test', 'Ningsih')).payments).toEqual(['FAILED']);
    const moving = await childOf('budi@kancil.test', 'Tiur');
    expect(moving.facts).toMatchObject({ grade: 4, eligible_next_grade: true });
  });

  test('has an owner, a clerk and a teacher, who can sign in', async () => {
    const owner = await signedIn(demoAdmin.email, 1);
    const { staff } = (await owner.call('GET', '/staff')).body as {
      staff?: { email: string; role: string }[];
    };
    expect(staff?.map(({ email, role }) => [email, role])).toEqual(
      expect.arrayContaining([
        ['admin@kancil.test', 'owner'],
        ['clerk@kancil.test', 'clerk'],
        ['teacher@kancil.test', 'teacher'],
      ]),
    );
    expect(staff).toHaveLength(3);
    for (const { email, role } of demoStaff) {
      const { body } = await (await signedIn(email, 1)).call('GET', '/users/session');
      expect(body['users']).toMatchObject({ role, email });
    }
  });

  test('has groups of live classes with a teacher, past attendance, and a class to come with a free place elsewhere', async () => {
    const alya = await childOf('sari@kancil.test', 'Alya');
    const parent = await signedIn('sari@kancil.test');
    const classes = async () => (await parent.call('GET', `/live-class/child/${alya.childId}`)).body;
    const { sessions, attended, held } = (await classes()) as unknown as ChildLiveClasses;
    expect([attended, held]).toEqual([3, 3]);
    expect(sessions.map(({ attendance, teacher }) => [attendance, teacher?.first_name])).toEqual([
      ...Array.from({ length: 3 }, () => ['present', 'Bayu']),
      ...Array.from({ length: 6 }, () => [null, 'Bayu']),
    ]);
    const [next] = sessions.filter(({ state }) => state === 'planned');
    const wait = Date.parse(next?.starts_at ?? '') - school.clock.now().getTime();
    expect([next?.unit, wait > 0 && wait < 2 * 24 * 3_600_000]).toEqual([4, true]);
    const excuse = { child_id: alya.childId, session_id: next?.session_id };
    expect((await parent.call('POST', '/live-class/excuse', { body: excuse })).body['make_ups']).toHaveLength(
      1,
    );
  });

  test('has tasks that wait, one that is late and one with feedback, of which the family was told', async () => {
    const teacher = await signedIn('teacher@kancil.test', 1);
    const listed = async (state: string) =>
      ((await teacher.call('GET', `/tasks?state=${state}`)).body['tasks'] as ListedTask[]).map(
        ({ child, files }) => `${child.first_name} ${files}`,
      );
    expect(await listed('waiting')).toEqual(['Michelle 1', 'Kevin 1', 'Andi Fajar 1']);
    expect(await listed('late')).toEqual(['Michelle 1']);
    expect(await listed('reviewed')).toEqual(['Alya 1']);
    const sari = await signedIn('sari@kancil.test');
    const { body } = await sari.call('GET', `/notif/${sari.userId}`);
    const kinds = (body['notifications'] as { kind: string }[]).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'work_reviewed')).toHaveLength(1);
  });

  test('has a written test that waits for its marks, and one that a child may take now', async () => {
    const teacher = await signedIn('teacher@kancil.test', 1);
    const waiting = (await teacher.call('GET', '/written-tests?state=to_mark')).body['written_tests'];
    expect(waiting).toMatchObject([{ first_name: 'Michelle', part: 1, way: 'home' }]);
    const agus = await signedIn('agus@kancil.test');
    const hana = (await childrenOf(agus)).get('Hana') ?? 0;
    const { tests } = (await agus.call('GET', `/written-tests/child/${hana}`)).body;
    expect(tests).toMatchObject([{ part: 1, state: 'open' }, { part: 2 }, { part: 3 }]);
  });

  test('has reports that families have, one that waits to be proof-read and one that is being written', async () => {
    const sari = await signedIn('sari@kancil.test');
    const childId = (await childrenOf(sari)).get('Alya') ?? 0;
    const { reports } = (await sari.call('GET', `/report/child/${childId}`)).body;
    expect(reports).toMatchObject([{ part: 1, unit: 3, version: 1, teacher: 'Bayu', read_at: null }]);
    const owner = await signedIn(demoAdmin.email, 1);
    const waiting = (await owner.call('GET', '/report/to-proof-read')).body['reports'];
    expect(waiting).toMatchObject([{ first_name: 'Nabila', writer: { first_name: 'Bayu' } }]);
    const { sittings } = (await owner.call('GET', '/report/sittings')).body as {
      sittings?: { draft: number }[];
    };
    expect(sittings?.reduce((sum, { draft }) => sum + draft, 0)).toBe(1);
  });

  test('has a year that is over, with a certificate and its page', async () => {
    const lina = await signedIn('lina@kancil.test');
    const childId = (await childrenOf(lina)).get('Fauzan') ?? 0;
    const { certificates, page } = (await lina.call('GET', `/certificate/child/${childId}`))
      .body as unknown as ChildCertificates;
    expect(page).toEqual({ is_open: true });
    expect(certificates).toMatchObject([
      { state: 'due', certificate: { name: 'Fauzan Marlina', grade: 3, edition: 1 } },
    ]);
    const code = certificates[0]?.certificate?.code ?? '';
    expect((await school.call('GET', `/certificate/verify/${code}`)).body).toMatchObject({
      first_name: 'Fauzan',
      grade: 3,
    });
  });

  test('takes registrations for one batch and has orders shipped and not', async () => {
    const admin = await signedIn(demoAdmin.email, 1);
    const open = (await school.call('GET', '/academic-year')).body['academic_years'] as { batch: number }[];
    expect(open.map(({ batch }) => batch)).toEqual([4]);
    const orders = async (status: string) =>
      ((await admin.call('GET', `/order/status/${status}`)).body['orders'] as object[]).length;
    expect([await orders('shipped'), await orders('unshipped')]).toEqual([12, 2]);
  });
});

test('every grade has a lesson for every unit and week, in both languages', async () => {
  const admin = await signedIn(demoAdmin.email, 1);
  for (const grade of [2, 3, 4, 5, 6]) {
    const { body } = await admin.call('GET', `/course/all?grade=${grade}`);
    const courses = body['courses'] as { unit: number; week: number; title: string; title_indo: string }[];
    expect(new Set(courses.map(({ unit, week }) => `${unit}.${week}`)).size).toBe(36);
    expect(courses.filter(({ title, title_indo }) => title === title_indo)).toEqual([]);
  }
});

test('there are news, performances of every category, testimonies and messages, some of them unread', async () => {
  const count = async (path: string, list: string) =>
    ((await school.call('GET', path)).body[list] as object[]).length;
  expect(await count('/news/category/1', 'news')).toBe(7);
  for (const category of [2, 3, 4])
    expect(await count(`/news/category/${category}`, 'news'), `category ${category}`).toBeGreaterThan(0);
  for (const category of [1, 2, 3])
    expect(await count(`/testimony/category/${category}`, 'testimonies')).toBeGreaterThan(1);
  const sari = await signedIn('sari@kancil.test');
  const { body } = await sari.call('GET', `/notif/${sari.userId}`);
  const read = (body['notifications'] as { is_read: boolean }[]).map(({ is_read }) => is_read);
  expect(new Set(read)).toEqual(new Set([true, false]));
});

test('a demo whose loading was interrupted is loaded again, and a complete one is kept', async () => {
  const broken = async () => {
    throw new Error('the power went out');
  };
  await expect(resetSchool(school.parts, broken)).rejects.toThrow('the power went out');
  let made = 0;
  const make = async () => {
    made += 1;
  };
  await openDemo(school.parts, make);
  await openDemo(school.parts, make);
  expect(made).toBe(1);
});
