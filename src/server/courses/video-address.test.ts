import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, type TestSchool, type Visitor, startSchool } from '../../../tests/support/school.ts';
import { batchApi } from '../calendar/batches.test-support.ts';
import { addChild, courseApi, enrol } from './courses.test-support.ts';

let school: TestSchool;
let family: Awaited<ReturnType<TestSchool['parent']>>;
let stranger: Visitor;
/** The address of a video that is there from 10 to 23 August, as the family was told it. */
let address: string;

beforeAll(async () => {
  school = await startSchool();
  const admin = await school.admin();
  [family, stranger] = [await school.parent(), await school.parent()];
  const batch = await batchApi(admin).open({ startDate: '2026-08-10' });
  await courseApi(admin).add();
  const child = await addChild(family);
  await enrol(school, child, { academicYearId: batch.academic_year_id, startDate: '2026-08-10' });
  const { body } = await family.call('GET', `/course/child-course/${child.childId}`);
  address = (body['current_course'] as { master_course: { video_url: string } }).master_course.video_url;
});
afterAll(() => school.close());

const played = async (cookie: string) =>
  (await school.app.inject({ url: address, headers: { cookie } })).statusCode;

test('the address of a video works for no other session, and for none after the sign-out', async () => {
  const phone = family.cookie();
  expect(await played(phone)).toBe(200);
  expect(await played(stranger.cookie())).toBe(404);
  expect(await played('')).toBe(401);
  await family.call('POST', '/users/logout');
  expect(await played(phone)).toBe(401);
});

test('the address of a video has expired with the lesson, whoever kept it', async () => {
  const tablet = school.visitor();
  await tablet.call('POST', '/users/login', { body: { email: family.email, password: PASSWORD, type: 2 } });
  school.clock.set('2026-08-23T23:59:59+07:00');
  expect(await played(tablet.cookie())).toBe(200);
  school.clock.set('2026-08-24T00:00:00+07:00');
  expect(await played(tablet.cookie())).toBe(404);
});
