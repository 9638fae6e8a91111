import { expect, test } from 'vitest';
import { importColumns } from '../../src/domain/access/imported-row.ts';
import { buyCourse } from '../../src/server/payments/paying.test-support.ts';
import { contentActions } from '../../src/server/content/content.test-support.ts';
import { courseApi } from '../../src/server/courses/courses.test-support.ts';
import { mountPages } from '../../src/server/pages.ts';
import { screens } from '../../src/web/screens.ts';
import { type Visitor, testSchool } from '../support/school.ts';

/** Of all calls that a page makes together. A list of the back office asks six at most, eight with one of its rows open. */
const MOST_QUERIES = { ofFamilies: 16, ofTheOffice: 8 };
/** The whole school, by one query for each thing that is counted: a page that an owner opens now and then. */
const mostOf: Record<string, number> = { '/admin/numbers': 15 };

const noContent = {
  ladder: { listening: null, speaking: null, reading: null, writing: null, words: null },
  remarks: [],
  nextSteps: [],
  text: { en: '', id: '' },
};

const school = await testSchool({}, { mountPages });

/** How many queries each of these pages asks once it has been asked for before. */
const countsOf = async (visitor: Visitor, pages: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const url of pages) {
    const ask = async () => {
      const { statusCode } = await school.app.inject({ url, headers: { cookie: visitor.cookie() } });
      expect([url, statusCode]).toEqual([url, 200]);
    };
    await ask();
    counts.set(url, await school.parts.database.countQueries(ask));
  }
  return counts;
};

test('no page of a family asks the database more often the more children it has', async () => {
  const [parent, admin] = [await school.parent(), await school.admin()];
  const course = await courseApi(admin).add();
  const { childId } = await buyCourse(school, parent);
  const pages = screens
    .filter(({ path, guard }) => guard === 'parent' && !/^\/(placement|written)-test/.test(path))
    .map(({ path }) => `${path}${path.endsWith('finish') ? `?child=${childId}` : ''}`)
    .map((path) =>
      path.replace(':childId', String(childId)).replace(':courseId', String(course.master_course_id)),
    );
  const counts = async () => countsOf(parent, ['/', ...pages]);
  const beyond = async (most: number) => [...(await counts())].filter(([, queries]) => queries > most);
  expect(await beyond(MOST_QUERIES.ofFamilies)).toEqual([]);
  await buyCourse(school, parent);
  const ofTwo = await counts();
  await buyCourse(school, parent);
  expect(await beyond(MOST_QUERIES.ofFamilies)).toEqual([]);
  expect([...(await counts())]).toEqual([...ofTwo]);
});

test('no page of the back office asks the database more often the more there is', async () => {
  const [parent, admin, stories] = [
    await school.parent(),
    await school.admin(),
    await contentActions(school),
  ];
  /** One more of everything that a page of the back office lists or opens. */
  const another = async (week: number) => {
    const { childId, orderId } = await buyCourse(school, parent);
    const [group] = await school.rows(
      `insert into live_groups (academic_year_id, grade, number, places, created_at)
       values (1, 6, $1, 12, now()) returning group_id`,
      [week],
    );
    const [session] = await school.rows(
      `insert into live_sessions (group_id, kind, unit, starts_at, minutes)
       values ($1, 'class', 1, '2026-09-03T09:00:00Z', 45) returning session_id`,
      [group?.['group_id']],
    );
    const [slot] = await school.rows(
      `insert into oral_slots (academic_year_id, part, teacher_id, starts_at, minutes, link, created_at)
       values (1, 1, $1, '2026-11-03T09:00:00Z'::timestamptz + $2 * interval '1 hour', 15, 'https://meet.jit.si/a', now())
       returning slot_id`,
      [admin.userId, week],
    );
    const [report] = await school.rows(
      `insert into reports (enrolment_id, part, state, content, opened_at)
       select enrolment_id, 1, 'written', $2::jsonb, now() from enrolments where child_id = $1 returning report_id`,
      [childId, JSON.stringify(noContent)],
    );
    return {
      slot: Number(slot?.['slot_id']),
      report: Number(report?.['report_id']),
      session: Number(session?.['session_id']),
      childId,
      orderId,
      course: (await courseApi(admin).add({ week })).master_course_id,
      news: (await stories.published({ named: `News ${week}` })).newsId,
      testimony: (await stories.testimony('A mother', 1)).testimonyId,
      performance: (await stories.performance('A song', 2)).newsId,
    };
  };
  const first = await another(2);
  const content = `${importColumns.join(';')}\r\nsri@example.test;Sri;;081311112222;Ibu;1988-12-31;Jawa Barat;Kota Bandung;40111;Jl. Melati 1;;Alya;;P;2018-05-02`;
  const imported = await admin.call('POST', '/family-import', {
    body: { file_name: 'keluarga.csv', content },
  });
  const ids: Record<string, number | string> = {
    ':testimonyId': first.testimony,
    ':newsId': first.news,
    ':studentPerformanceId': first.performance,
    ':academicYearId': 1,
    ':sessionId': first.session,
    ':courseId': first.course,
    ':form': 'a',
    ':part': 1,
    ':grade': 2,
    ':slotId': first.slot,
    ':reportId': first.report,
    ':userId': parent.userId,
    ':importId': (imported.body['import'] as { import_id: number }).import_id,
  };
  const filled = (path: string) => path.replaceAll(/:\w+/g, (name) => String(ids[name]));
  const pages = screens
    // A sitting opens after the week of its tests; sitting.test counts what it asks.
    .filter(({ path, guard }) => guard === 'admin' && !/^\/admin\/(\*|reports\/group\/)/.test(path))
    .map(({ path }) => filled(path));
  const opened = [
    `/admin/payments?payment=${first.orderId}`,
    '/admin/orders?order=1',
    '/admin/orders/labels?ids=1-2-3',
    `/admin/childs?batch=all&child=${first.childId}`,
    '/admin/day-close?day=2026-08-10',
  ];
  const counts = () => countsOf(admin, [...pages, ...opened]);
  const ofOne = await counts();
  expect([...ofOne].filter(([url, queries]) => queries > (mostOf[url] ?? MOST_QUERIES.ofTheOffice))).toEqual(
    [],
  );
  await another(3);
  await another(4);
  expect([...(await counts())]).toEqual([...ofOne]);
});
