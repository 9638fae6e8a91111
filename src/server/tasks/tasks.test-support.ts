import { Readable } from 'node:stream';
import type { Answer, TestSchool, Visitor } from '../../../tests/support/school.ts';
import type { ListedTask, Task } from '../../contract/task-objects.ts';
import { mp4 } from '../courses/courses.test-support.ts';
import type { SentFor } from '../family-uploads/sending.test-support.ts';

/** The calls about tasks, for a family or for staff. */
export const taskApi = (who: Visitor) => ({
  send: (about: SentFor, uploadIds: readonly string[], more: object = {}, headers = {}): Promise<Answer> =>
    who.call('POST', '/tasks', {
      body: {
        child_id: about.child_id,
        course_id: about.master_course_id,
        kind: 'wfhart',
        upload_ids: uploadIds,
        words: 'A cat in the rain',
        ...more,
      },
      headers,
    }),
  withdraw: (taskId: number) => who.call('DELETE', `/tasks/${taskId}`),
  show: (taskId: number) => who.call('GET', `/tasks/${taskId}`),
  async ofChild(childId: number): Promise<Task[]> {
    return (await who.call('GET', `/tasks/child/${childId}`)).body['tasks'] as Task[];
  },
  async listed(query = ''): Promise<ListedTask[]> {
    return (await who.call('GET', `/tasks${query}`)).body['tasks'] as ListedTask[];
  },
  review: (taskId: number, said: object = {}) =>
    who.call('POST', `/tasks/${taskId}/feedback`, {
      body: { text: 'Lovely colours!', praise: 'wonderful', ...said },
    }),
});

export const taskOf = ({ body, status }: Answer): Task => {
  if (status >= 300) throw new Error(`no task: ${JSON.stringify(body)}`);
  return body['task'] as Task;
};

/** Status and name of a refusal. */
export const refusalOf = ({ status, body }: Answer): [number, unknown] => [status, body['error']];

/** Gives a child a group of its own, with this teacher. */
export const giveTeacher = async (school: TestSchool, childId: number, teacherId: number): Promise<void> => {
  const [group] = await school.rows(
    `insert into live_groups (academic_year_id, grade, number, places, teacher_id, created_at)
     select academic_year_id, 6, $1::int, 12, $2, now() from enrolments where child_id = $1 returning group_id`,
    [childId, teacherId],
  );
  await school.rows(
    `insert into live_pupils (enrolment_id, group_id, joined_at)
     select enrolment_id, $2, '2026-01-01' from enrolments where child_id = $1
     on conflict (enrolment_id) do update set group_id = excluded.group_id`,
    [childId, group?.['group_id']],
  );
};

/** A task that waits, with a video of a few bytes. @returns its number */
export const filmedTask = async (
  school: TestSchool,
  { childId, enrolmentId, courseId }: { childId: number; enrolmentId: number; courseId: number },
): Promise<number> => {
  const key = `family-uploads/${crypto.randomUUID()}.mp4`;
  await school.parts.familyUploads.files.put(key, Readable.from([mp4()]), { type: 'video/mp4' });
  const [upload] = await school.rows(
    `insert into family_uploads (upload_id, child_id, master_course_id, name, kind, file_key, size, seconds, state, created_at, used_at)
     values (gen_random_uuid(), $1, $2, 'song.mp4', 'video', $3, 1000, 5, 'ready', now(), now()) returning upload_id`,
    [childId, courseId, key],
  );
  const [task] = await school.rows(
    `insert into tasks (child_id, enrolment_id, course_id, kind, words, sent_at, is_again)
     values ($1, $2, $3, 'wfhart', 'Our song', now(), false) returning task_id`,
    [childId, enrolmentId, courseId],
  );
  await school.rows('insert into task_files (task_id, position, upload_id) values ($1, 0, $2)', [
    task?.['task_id'],
    upload?.['upload_id'],
  ]);
  return Number(task?.['task_id']);
};

/** What a family is told, by kind. */
export const toldOf = async (parent: Visitor & { userId: number }, kind: string) =>
  (
    (await parent.call('GET', `/notif/${parent.userId}`)).body['notifications'] as {
      kind: string;
      title: string;
      child_id: number | null;
    }[]
  ).filter((notice) => notice.kind === kind);
