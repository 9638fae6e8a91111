import * as z from 'zod/mini';
import { MOST_FEEDBACK, praises } from '../domain/tasks/feedback.ts';
import { MOST_TASK_FILES, MOST_TASK_WORDS, taskKinds } from '../domain/tasks/task-kinds.ts';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { list } from './list.ts';
import type { FieldProblem } from './refusals.ts';
import { ListedTask, PublicHoliday, Task } from './task-objects.ts';

const tag = 'Tasks';

const one = z.object({ task: Task });
const ofTask = z.object({ taskId: field.id });
const listed = list('tasks', ListedTask);
const holidays = z.object({ holidays: z.array(PublicHoliday) });
const schoolYear = z.pipe(
  field.id,
  z.int().check(z.gte(2000, 'invalid' satisfies FieldProblem), z.lte(2199, 'invalid' satisfies FieldProblem)),
);
const schoolDay = field.calendarDate.check(
  z.refine((day) => day === '' || /^2[01]\d\d-/.test(day), { error: 'invalid' satisfies FieldProblem }),
);

/** A public holiday as staff enter it, in both languages. */
export const HolidayEntered = z.object({ day: schoolDay, name: field.text(100), name_indo: field.text(100) });

/** What a teacher enters of a task. */
export const FeedbackGiven = z.object({
  text: field.lines(MOST_FEEDBACK),
  praise: z.enum(praises, { error: field.missingOrInvalid }),
  once_more: z._default(z.boolean(), false),
  version: field.version,
});

export const tasks = {
  'GET /tasks/child/{childId}': endpoint({
    summary: 'What was sent in for the lessons of a child, with the feedback, the newest first',
    tag,
    who: 'family',
    params: z.object({ childId: field.id }),
    reply: z.object({ tasks: z.array(Task) }),
  }),
  'GET /tasks/{taskId}': endpoint({
    summary: 'A task with its files and its feedback',
    tag,
    who: 'family',
    params: ofTask,
    reply: one,
  }),
  'POST /tasks': endpoint({
    summary:
      'Send in a task for a lesson that is open: it replaces one of the same lesson and kind that has no feedback yet',
    tag,
    who: 'parent',
    body: z.object({
      child_id: field.id,
      course_id: field.id,
      kind: z.enum(taskKinds, { error: field.missingOrInvalid }),
      /** family uploads of this child and lesson that no other task has; those of the task it replaces may stay */
      upload_ids: z
        .array(field.uploadId, { error: field.missingOrInvalid })
        .check(
          z.minLength(1, 'required' satisfies FieldProblem),
          z.maxLength(MOST_TASK_FILES, 'invalid' satisfies FieldProblem),
        ),
      words: field.optionalLines(MOST_TASK_WORDS),
    }),
    reply: one,
    status: 201,
    creates: { object: 'task', id: 'task_id', readBy: 'GET /tasks/{taskId}' },
    refusals: ['not_found', 'lesson_closed', 'task_reviewed', 'task_file_unusable'],
  }),
  'DELETE /tasks/{taskId}': endpoint({
    summary: 'Take a task back before there is feedback; its files are deleted',
    tag,
    who: 'parent',
    params: ofTask,
    refusals: ['not_found', 'task_reviewed'],
  }),
  'GET /tasks': endpoint({
    summary:
      'Tasks by working days left, the most urgent first, or those with feedback, the newest first; a teacher sees those of the own groups',
    tag,
    who: 'teacher',
    query: z.extend(listed.query, {
      /**
       * `waiting` (when not given): all without feedback; `due`: those of them with two working days left at most; `late`: those whose
       * days are over; `reviewed`: with feedback
       */
      state: z.optional(z.enum(['waiting', 'due', 'late', 'reviewed'])),
      grade: z.optional(field.grade),
    }),
    reply: listed.reply,
  }),
  'POST /tasks/{taskId}/feedback': endpoint({
    summary:
      'Give feedback on a task, or correct it, as an owner or the teacher of the child: the family is told once, and reads what was written last',
    tag,
    who: 'teacher',
    params: ofTask,
    body: FeedbackGiven,
    reply: one,
    success: 'updated',
    refusals: ['not_allowed', 'not_found', 'changed_meanwhile'],
  }),
  'GET /public-holidays': endpoint({
    summary: 'The public holidays of a year, on which nobody works; of the present one when none is named',
    tag,
    who: 'teacher',
    query: z.object({ year: z.optional(schoolYear) }),
    reply: holidays,
  }),
  'POST /public-holidays': endpoint({
    summary: 'Enter a public holiday, or name it anew; answers those of its year',
    tag,
    who: 'clerk',
    body: HolidayEntered,
    reply: holidays,
  }),
  'DELETE /public-holidays/{day}': endpoint({
    summary: 'Take a public holiday away; answers those of its year',
    tag,
    who: 'clerk',
    params: z.object({ day: schoolDay }),
    reply: holidays,
  }),
};
