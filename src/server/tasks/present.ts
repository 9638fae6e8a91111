import type { ListedTask, Task, TaskFile } from '../../contract/task-objects.ts';
import { maySendAgain } from '../../domain/tasks/sending.ts';
import { type PublicHolidays, feedbackDueOn, workingDaysLeft } from '../../domain/tasks/working-days.ts';
import { addDays, ageOn, calendarDate, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { paths } from '../../paths.ts';
import { facesOf } from '../families/faces.ts';
import type { MediaAddresses } from '../family-uploads/media-addresses.ts';
import type { Database } from '../platform/db/database.ts';
import { versionOf } from '../platform/http/version-of.ts';
import { onlyRow } from '../platform/db/rows.ts';
import type { TasksContext } from './context.ts';
import { holidayDays } from './holiday-store.ts';
import { type TaskFileRow, type TaskView, filesOf } from './task-store.ts';

/** Tasks wait no longer than this; days before do not count for any of them. */
const DAYS_LOOKED_AT = 366;

/** The public holidays that count for tasks of about today. */
export const holidaysAbout = (db: Database, now: Date): Promise<PublicHolidays> => {
  const today = dayInJakarta(now);
  return holidayDays(db, addDays(today, -DAYS_LOOKED_AT), addDays(today, DAYS_LOOKED_AT));
};

/** Where the photos of these children are, as far as their families let teachers see them. */
export const photosOf = async (db: Database, childIds: readonly number[]): Promise<Photos> => {
  const faces = childIds.length > 0 ? await facesOf(db, [...new Set(childIds)]) : [];
  return new Map(
    faces.map(({ childId, imageKey }) => [
      childId,
      imageKey && paths.livePhoto(childId, versionOf(imageKey)),
    ]),
  );
};
type Photos = ReadonlyMap<number, string | null>;
const noPhotos: Photos = new Map();

interface About {
  readonly now: Date;
  readonly holidays: PublicHolidays;
  readonly photos: Photos;
}

const commonOf = ({ task, child, lesson }: TaskView, { now, holidays, photos }: About) => {
  const today = dayInJakarta(now);
  const waits = task.reviewedAt === null;
  return {
    task_id: task.taskId,
    child: {
      child_id: child.childId,
      first_name: child.firstName,
      age: ageOn(calendarDate(child.birthdate), today),
      photo_url: photos.get(child.childId) ?? null,
    },
    lesson: {
      course_id: lesson.courseId,
      grade: lesson.grade,
      unit: lesson.unit,
      week: lesson.week,
      title: lesson.title,
      title_indo: lesson.titleIndo,
    },
    kind: task.kind,
    sent_at: task.sentAt.toISOString(),
    is_again: task.isAgain,
    due_on: waits ? feedbackDueOn(task.sentAt, holidays) : null,
    days_left: waits ? workingDaysLeft(task.sentAt, today, holidays) : null,
  };
};

/** A task in the list of staff. @param withWork whether who reads it sees the work and what was said of it */
export const presentListed = (view: TaskView, about: About, withWork: boolean): ListedTask => ({
  ...commonOf(view, about),
  files: view.files,
  praise: withWork ? view.task.praise : null,
  once_more: withWork && view.task.onceMore,
  reviewed_at: view.task.reviewedAt?.toISOString() ?? null,
});

const presentTask = async (
  addresses: MediaAddresses,
  view: TaskView,
  { files, ...about }: About & { files: readonly TaskFileRow[] },
): Promise<Task> => {
  const { task, reviewer, isFollowed } = view;
  return {
    ...commonOf(view, about),
    words: task.words,
    files: await Promise.all(files.map((file) => presentFile(addresses, file))),
    feedback:
      task.reviewedAt === null || task.praise === null
        ? null
        : {
            text: task.feedback,
            praise: task.praise,
            once_more: task.onceMore,
            teacher: reviewer,
            given_at: task.reviewedAt.toISOString(),
            corrected_at: task.correctedAt?.toISOString() ?? null,
          },
    may_send_again: maySendAgain(task) && !isFollowed,
    version: task.version,
  };
};

const presentFile = async (
  addresses: MediaAddresses,
  { uploadId, kind, state, seconds }: TaskFileRow,
): Promise<TaskFile> => {
  const nowhere = { media_url: null, media_until: null };
  if (uploadId === null) return { upload_id: null, kind: null, state: 'gone', seconds: null, ...nowhere };
  if (state !== 'ready') {
    const shown = state === 'converting' ? 'converting' : 'failed';
    return { upload_id: uploadId, kind, state: shown, seconds: null, ...nowhere };
  }
  const { url, until } = await addresses.of(uploadId);
  return { upload_id: uploadId, kind, state, seconds, media_url: url, media_until: until.toISOString() };
};

/** Tasks with their files and feedback. @param forStaff who sees the photos that families let teachers see */
export const presentTasks = async (
  { clock, addresses }: Pick<TasksContext, 'clock' | 'addresses'>,
  db: Database,
  views: readonly TaskView[],
  { forStaff }: { forStaff: boolean },
): Promise<Task[]> => {
  const files = await filesOf(
    db,
    views.map(({ task }) => task.taskId),
  );
  const childIds = views.map(({ child }) => child.childId);
  const about = {
    now: clock.now(),
    holidays: await holidaysAbout(db, clock.now()),
    photos: forStaff ? await photosOf(db, childIds) : noPhotos,
  };
  return Promise.all(
    views.map((view) =>
      presentTask(addresses, view, {
        ...about,
        files: files.filter(({ taskId }) => taskId === view.task.taskId),
      }),
    ),
  );
};

/** One task with its files and feedback. */
export const presentOne = async (
  context: Pick<TasksContext, 'clock' | 'addresses'>,
  db: Database,
  view: TaskView,
  forWhom: { forStaff: boolean },
): Promise<Task> => onlyRow(presentTasks(context, db, [view], forWhom), 'one task was to be presented');
