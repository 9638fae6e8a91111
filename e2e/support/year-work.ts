import type { APIRequestContext } from '@playwright/test';
import { DEMO_PASSWORD, demoStaff } from '../../src/demo/people.ts';
import { type CalendarDate, addDays } from '../../src/domain/values/calendar-date.ts';
import { read } from './demo.ts';
import { photo } from './family.ts';
import { call, moveTo, signInAsParent, signInAsStaff } from './school.ts';
import { expect } from './test.ts';

/** The year of a child, whose bill is paid as a whole. */
export interface ChildYear {
  /** of its parent */
  email: string;
  childId: number;
  yearId: number;
}

const teacher = demoStaff.find(({ role }) => role === 'teacher');
const signInAsTeacher = async (request: APIRequestContext) => {
  const { users } = await call(request, '/users/login', {
    email: teacher?.email,
    password: DEMO_PASSWORD,
    type: 1,
  });
  return (users as { user_id: number }).user_id;
};

/** The group of this year's children is given to the teacher. */
export const giveGroupToTeacher = async (request: APIRequestContext, yearId: number) => {
  const userId = await signInAsTeacher(request);
  await signInAsStaff(request);
  const { groups } = await read<{ groups: { group_id: number }[] }>(
    request,
    `/live-class?academic_year_id=${yearId}`,
  );
  expect(groups).toHaveLength(1);
  await call(request, '/live-class/group', { group_id: groups[0]?.group_id, teacher_id: userId });
};

/** The family sends a picture for a lesson that is open, and takes the written test of the part. */
const sendTaskAndTest = async (request: APIRequestContext, { childId }: ChildYear, part: number) => {
  const { courses } = await read<{
    courses: {
      reason: string | null;
      child_course: { course_id: number };
      master_course: { master_course_id: number; video_url: string | null };
    }[];
  }>(request, `/course/child-course/${childId}`);
  const lesson = courses.find(({ reason, master_course: { video_url: url } }) => reason === null && url);
  const picture = await photo();
  const { upload } = await call(request, '/family-uploads', {
    child_id: childId,
    master_course_id: lesson?.master_course.master_course_id,
    name: 'kite.jpg',
    size: picture.length,
  });
  const { upload_id: uploadId } = upload as { upload_id: string };
  const sent = await request.post(`/api/v1/family-uploads/${uploadId}/part?offset=0`, {
    headers: { 'content-type': 'application/octet-stream' },
    data: picture,
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  const isReady = async () => (await read<{ upload: object }>(request, `/family-uploads/${uploadId}`)).upload;
  await expect.poll(isReady).toMatchObject({ state: 'ready' });
  await call(request, '/tasks', {
    child_id: childId,
    course_id: lesson?.child_course.course_id,
    kind: 'wfhart',
    upload_ids: [uploadId],
    words: 'My kite',
  });

  const take = (action: string, answers?: object) =>
    call(request, '/written-tests/take', { child_id: childId, part, action, answers });
  await take('start');
  const { answers } = await read<{ answers: { writing: (string | null)[] } }>(
    request,
    `/written-tests/questions?child_id=${childId}&part=${part}`,
  );
  await take('save', { writing: answers.writing.map(() => 'My kite is red.') });
  await take('finish');
  return answers.writing.length;
};

/** In the week of a part's tests: a task, the written and the oral test, and what the teacher says of them. */
export const doPart = async (
  request: APIRequestContext,
  year: ChildYear,
  { part, monday }: { part: number; monday: CalendarDate },
) => {
  const { email, childId, yearId } = year;
  await signInAsTeacher(request);
  const tuesday = addDays(monday, 1);
  const { slots } = await call(request, '/oral-tests/slots', {
    academic_year_id: yearId,
    part,
    day: tuesday,
    starts: '16:00',
    ends: '16:15',
    minutes: 15,
    link: 'https://meet.google.com/abc-defg-hij',
  });
  const slotId = (slots as { slot_id: number }[])[0]?.slot_id;
  await signInAsParent(request, email);
  await call(request, '/oral-tests/book', { child_id: childId, slot_id: slotId });
  const writings = await sendTaskAndTest(request, year, part);

  await moveTo(request, new Date(`${tuesday}T16:01:00+07:00`));
  await signInAsTeacher(request);
  await call(request, `/oral-tests/${slotId}/result`, {
    levels: { understanding: 4, speaking: 3, pronunciation: 4, words: 3, grammar: 2 },
    remark: 'Tells of the kite.',
  });
  const { tasks } = await read<{ tasks: { task_id: number; child: { child_id: number } }[] }>(
    request,
    '/tasks',
  );
  const task = tasks.find(({ child }) => child.child_id === childId);
  await call(request, `/tasks/${task?.task_id}/feedback`, { text: 'Lovely!', praise: 'wonderful' });
  const { written_tests: tests } = await read<{
    written_tests: { written_test_id: number; child_id: number }[];
  }>(request, '/written-tests?state=to_mark');
  const test = tests.find(({ child_id: id }) => id === childId);
  await call(request, `/written-tests/${test?.written_test_id}/mark`, {
    points: Array.from({ length: writings }, () => 2),
  });
};

/** The teacher writes the report of a part that is over, the owner reads it and publishes it. */
export const publishReport = async (
  request: APIRequestContext,
  { childId, yearId }: ChildYear,
  part: number,
) => {
  await signInAsTeacher(request);
  const { report } = await call(request, '/report/open', {
    child_id: childId,
    academic_year_id: yearId,
    part,
  });
  const { report_id } = report as { report_id: number };
  await call(request, '/report/save', {
    report_id,
    ladder: { listening: 4, speaking: 3, reading: 4, writing: 2, words: 3 },
    remarks: ['listens-to-the-end', 'grow-spelling'],
    next_steps: ['home-ten-minutes'],
    text: { en: '', id: '' },
    seconds_spent: 60,
  });
  await call(request, '/report/hand-over', { report_id });
  await signInAsStaff(request);
  await call(request, '/report/proof-read', { report_id, ok: true });
  await call(request, '/report/publish', { report_ids: [report_id] });
};
