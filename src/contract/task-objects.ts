import * as z from 'zod/mini';
import { familyUploadKinds } from '../domain/courses/family-upload.ts';
import { praises } from '../domain/tasks/feedback.ts';
import { taskKinds } from '../domain/tasks/task-kinds.ts';
import { namedObject } from './named-object.ts';

/** A picture, recording or video of a task. */
const TaskFile = z.object({
  /** null: it is gone */
  upload_id: z.nullable(z.string()),
  /** null when it is gone */
  kind: z.nullable(z.enum(familyUploadKinds)),
  /**
   * `converting`: it is still prepared; `failed`: it could not be, and goes within a day; `gone`: its family removed it, or allows no
   * more that recordings are kept
   */
  state: z.enum(['converting', 'ready', 'failed', 'gone']),
  /** of a sound or video that is ready */
  seconds: z.nullable(z.int()),
  /** where what is ready is read from, until `media_until`; the next answer has another address */
  media_url: z.nullable(z.string()),
  /** an ISO instant */
  media_until: z.nullable(z.string()),
});
export type TaskFile = z.output<typeof TaskFile>;

/** The lesson that a task is for. */
const TaskLesson = z.object({
  course_id: z.int(),
  grade: z.int(),
  unit: z.int(),
  week: z.int(),
  title: z.string(),
  title_indo: z.string(),
});

/** A child as its teacher sees it: nothing of phone, address, mail or money. */
const TaskChild = z.object({
  child_id: z.int(),
  first_name: z.string(),
  /** in years */
  age: z.int(),
  /** for staff, with the family's consent (`photo_to_teachers`); null: the drawn face */
  photo_url: z.nullable(z.string()),
});

/** What a teacher says of a task. */
const Feedback = z.object({
  text: z.string(),
  praise: z.enum(praises),
  /** the teacher asks for the task once more */
  once_more: z.boolean(),
  /** the first name of who wrote it last; null when that account is gone */
  teacher: z.nullable(z.string()),
  /** ISO instants: when the family was told, and when it was changed since; null: never */
  given_at: z.string(),
  corrected_at: z.nullable(z.string()),
});

const common = {
  task_id: z.int(),
  child: TaskChild,
  lesson: TaskLesson,
  kind: z.enum(taskKinds),
  /** an ISO instant: when it was sent, or sent anew before there was feedback */
  sent_at: z.string(),
  /** it was asked for once more: an earlier one of the same lesson and kind has feedback */
  is_again: z.boolean(),
  /** until which day (YYYY-MM-DD, WIB) feedback is promised, and how many working days are left: 0 on the day itself, below 0 when it is late; null once it is there */
  due_on: z.nullable(z.string()),
  days_left: z.nullable(z.int()),
};

/** What was sent in for a lesson, with all that belongs to it: for its family, an owner and the child's teacher. */
export const Task = namedObject('Task', {
  ...common,
  /** of the child or its parent; '' for none */
  words: z.string(),
  files: z.array(TaskFile),
  /** null until there is one; until then the family may send another instead, or take it back */
  feedback: z.nullable(Feedback),
  /** the teacher asked for it once more and it has not been sent yet: `POST /tasks` takes it, also when the lesson has gone */
  may_send_again: z.boolean(),
  version: z.int(),
});
export type Task = z.output<typeof Task>;

/** A task in the list of staff: nothing of the work itself, which clerks do not see. */
export const ListedTask = namedObject('ListedTask', {
  ...common,
  /** how many files are there */
  files: z.int(),
  /** null: no feedback yet, and always for clerks, who are not told what was said; `once_more` is false for them */
  praise: z.nullable(z.enum(praises)),
  once_more: z.boolean(),
  /** an ISO instant; null: no feedback yet */
  reviewed_at: z.nullable(z.string()),
});
export type ListedTask = z.output<typeof ListedTask>;

/** A public holiday of Indonesia: no working day (rule R202). */
export const PublicHoliday = namedObject('PublicHoliday', {
  /** YYYY-MM-DD */
  day: z.string(),
  name: z.string(),
  name_indo: z.string(),
});
export type PublicHoliday = z.output<typeof PublicHoliday>;
