import type { Answer, TestSchool, Visitor } from '../../../tests/support/school.ts';
import type { ListedTask, Task } from '../../contract/task-objects.ts';
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

/** What a family is told, by kind. */
export const toldOf = async (parent: Visitor & { userId: number }, kind: string) =>
  (
    (await parent.call('GET', `/notif/${parent.userId}`)).body['notifications'] as {
      kind: string;
      title: string;
      child_id: number | null;
    }[]
  ).filter((notice) => notice.kind === kind);
