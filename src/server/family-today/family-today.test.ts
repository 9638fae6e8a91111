import { expect, test } from 'vitest';
import type { ChildToday } from '../../contract/family-today.ts';
import { addFinishedYear } from '../certificates/finished-year.test-support.ts';
import { oralSchool } from '../oral-tests/oral.test-support.ts';
import { addChild } from '../families/children.test-support.ts';
import { addPublishedReport } from '../reports/published.test-support.ts';

/** Grade 2 has a written test of units 1 to 3, whose week is 26 October to 1 November. */
const here = oralSchool();

const nothing = {
  has_tests: true,
  written_test: null,
  oral_test: null,
  oral_choice: null,
  report: null,
  certificate: null,
  feedback: null,
};
type Pupil = Awaited<ReturnType<typeof here.pupil>>;
const seen = async ({ parent, childId }: Pick<Pupil, 'parent' | 'childId'>): Promise<ChildToday> => {
  const { children } = (await parent.call('GET', '/childs/today')).body as unknown as {
    children: ChildToday[];
  };
  const found = children.find(({ child_id }) => child_id === childId);
  if (!found) throw new Error('the child is not told of');
  return found;
};

test('the written test stands there while it may be begun, and while it runs', async () => {
  const alya = await here.pupil({ grade: 2 });
  here.on('2026-10-25');
  expect(await seen(alya)).toEqual({ child_id: alya.childId, ...nothing });
  here.on('2026-10-26');
  expect((await seen(alya)).written_test).toEqual({ part: 1, state: 'open', until: '2026-11-01' });
  await alya.parent.call('POST', '/written-tests/take', {
    body: { child_id: alya.childId, part: 1, action: 'start' },
  });
  expect((await seen(alya)).written_test?.state).toBe('running');
  here.on('2026-10-26', '09:40');
  expect((await seen(alya)).written_test).toBeNull();
});

test('free times of an oral test stand there until one is booked, with the last day to choose (rule R324)', async () => {
  const alya = await here.pupil();
  here.on('2026-10-26');
  expect((await seen(alya)).oral_choice).toBeNull();
  const [slot] = await here.slots();
  expect((await seen(alya)).oral_choice).toEqual({ part: 1, until: '2026-10-27' });
  await here.book(alya, slot);
  expect((await seen(alya)).oral_choice).toBeNull();
});

test('a booked oral test stands there with its teacher, soon from the day before, with the way in at its door', async () => {
  const alya = await here.pupil();
  here.on('2026-10-26');
  const [slot] = await here.slots();
  await here.book(alya, slot);
  expect((await seen(alya)).oral_test).toMatchObject({
    part: 1,
    teacher: 'Dewi',
    state: 'booked',
    link: null,
  });
  here.on('2026-10-27', '16:00');
  expect((await seen(alya)).oral_test?.state).toBe('soon');
  here.on('2026-10-28', '15:45');
  expect((await seen(alya)).oral_test).toMatchObject({
    state: 'open',
    link: 'https://meet.google.com/abc-defg-hij',
  });
  here.on('2026-10-28', '16:15');
  expect((await seen(alya)).oral_test).toBeNull();
});

test('a report stands there until a parent opens it, and only while its bill is paid', async () => {
  const alya = await here.pupil({ term: 4, paid: [1] });
  here.on('2026-11-30');
  const { enrolmentId } = alya;
  await addPublishedReport(here.school, { enrolmentId, part: 2, publishedAt: '2026-11-29' });
  expect((await seen(alya)).report).toBeNull();
  const reportId = await addPublishedReport(here.school, { enrolmentId, part: 1, publishedAt: '2026-11-29' });
  expect((await seen(alya)).report).toEqual({ report_id: reportId, part: 1 });
  await here.school.rows('update report_revisions set read_at = now() where report_id = $1', [reportId]);
  expect((await seen(alya)).report).toBeNull();
});

test('a package without tests says so, and the certificate of a year that is over is there', async () => {
  expect((await seen(await here.pupil({ term: 2, paid: [1] }))).has_tests).toBe(false);
  const parent = await here.school.parent();
  const childId = await addChild(parent);
  const certificateId = await addFinishedYear(here.school, childId);
  here.on('2026-08-10');
  expect(await seen({ parent, childId })).toMatchObject({
    certificate: { certificate_id: certificateId, grade: 3 },
    report: { part: 3 },
  });
  // A later name that no certificate could bear takes nothing away from the one that was issued (rule R218).
  await here.school.rows("update children set first_name = '小明' where child_id = $1", [childId]);
  expect((await seen({ parent, childId })).certificate).toEqual({ certificate_id: certificateId, grade: 3 });
});
