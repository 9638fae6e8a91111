import { isRefused, refuse } from '../../contract/refusals.ts';
import type { tasks } from '../../contract/tasks.ts';
import { maySeeWork } from '../../domain/tasks/feedback.ts';
import { calendarDate } from '../../domain/values/calendar-date.ts';
import { type Actors, scopeOf } from '../accounts/actors.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { TasksContext } from './context.ts';
import { enterHoliday, listHolidays, removeHoliday } from './public-holidays.ts';
import { reviewTask } from './review-task.ts';
import { sendTask } from './send-task.ts';
import { listTasks, showChildTasks, showTask } from './show-tasks.ts';
import type { TaskScope } from './task-scope.ts';
import { withdrawTask } from './withdraw-task.ts';

/** A teacher sees what the own children sent in, a family its own, an owner everything. */
const taskScopeOf = (actor: Actors['family']): TaskScope =>
  actor.kind === 'admin' && actor.role === 'teacher'
    ? { teacherId: actor.userId }
    : { families: scopeOf(actor) };
const forWhom = ({ kind }: Actors['family']) => ({ forStaff: kind === 'admin' });

export const tasksRoutes = (context: TasksContext): Handlers<typeof tasks, Actors> => ({
  'GET /tasks/child/{childId}': ({ actor, params }) =>
    showChildTasks(context, taskScopeOf(actor), params.childId, forWhom(actor)),
  'GET /tasks/{taskId}': ({ actor, params }) =>
    showTask(context, taskScopeOf(actor), params.taskId, forWhom(actor)),
  'POST /tasks': async ({ actor, body }) => {
    const { child_id: childId, course_id: courseId, upload_ids: uploadIds, kind, words } = body;
    const sent = await sendTask(context, actor.familyId, { childId, courseId, uploadIds, kind, words });
    return isRefused(sent) ? sent : showTask(context, taskScopeOf(actor), sent, forWhom(actor));
  },
  'DELETE /tasks/{taskId}': ({ actor, params }) => withdrawTask(context, actor.familyId, params.taskId),
  'GET /tasks': ({ actor, query: { state = 'waiting', ...query } }) =>
    listTasks(context, {
      ...query,
      state,
      teacherId: actor.role === 'teacher' ? actor.userId : null,
      withWork: maySeeWork(actor.role),
    }),
  'POST /tasks/{taskId}/feedback': async ({ actor, params, body }) =>
    maySeeWork(actor.role)
      ? reviewTask(context, taskScopeOf(actor), {
          by: actor.userId,
          taskId: params.taskId,
          text: body.text,
          praise: body.praise,
          onceMore: body.once_more,
          version: body.version,
        })
      : refuse('not_allowed'),
  'GET /public-holidays': ({ query }) => listHolidays(context, query.year),
  'POST /public-holidays': ({ actor, body }) =>
    enterHoliday(context, {
      by: actor.userId,
      day: calendarDate(body.day),
      name: body.name,
      nameIndo: body.name_indo,
    }),
  'DELETE /public-holidays/{day}': ({ actor, params }) =>
    removeHoliday(context, { by: actor.userId, day: calendarDate(params.day) }),
});
