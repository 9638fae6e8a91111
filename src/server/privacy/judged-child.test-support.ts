import type { TestSchool, Visitor } from '../../../tests/support/school.ts';
import { courseApi } from '../courses/courses.test-support.ts';
import { addPublishedReport } from '../reports/published.test-support.ts';
import { filmedTask } from '../tasks/tasks.test-support.ts';

/** A child with a task, an oral test and a report, of each of which the log says what staff did. */
export const addJudgedWork = async (
  school: TestSchool,
  staff: Visitor & { userId: number },
  childId: number,
): Promise<void> => {
  const [year] = await school.rows(
    'select enrolment_id, academic_year_id from enrolments where child_id = $1',
    [childId],
  );
  const enrolmentId = Number(year?.['enrolment_id']);
  const { master_course_id: courseId } = await courseApi(staff).add({ week: 1 });
  const taskId = await filmedTask(school, { childId, enrolmentId, courseId });
  const reportId = await addPublishedReport(school, { enrolmentId, part: 1, publishedAt: '2026-11-20' });
  const [slot] = await school.rows(
    `with made as (
       insert into oral_slots (academic_year_id, part, teacher_id, starts_at, minutes, link, created_at)
       values ($1, 1, $2, '2026-10-28T09:00:00Z', 15, 'https://meet.google.com/abc', now()) returning slot_id)
     insert into oral_tests (enrolment_id, part, slot_id, state, booked_at)
     select $3, 1, slot_id, 'absent', now() from made returning slot_id`,
    [year?.['academic_year_id'], staff.userId, enrolmentId],
  );
  await school.rows(
    `insert into audit_log (at, user_id, by_name, kind, object_id, object_name, action, before, after)
     values (now(), $1, 'Dewi', 'task', $2, 'Hello', 'update', '{"letters": 0}', '{"letters": 15}'),
       (now(), $1, 'Dewi', 'oral_test', $3, '1', 'update', '{"state": "booked"}', '{"state": "absent"}'),
       (now(), $1, 'Dewi', 'report', $4, '1', 'update', '{"stage": "written"}', '{"stage": "proofread"}')`,
    [staff.userId, String(taskId), String(slot?.['slot_id']), String(reportId)],
  );
};
