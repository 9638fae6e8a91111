import { type SQL, and, asc, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { ListQuery } from '../../contract/list.ts';
import type { TaskKind } from '../../domain/tasks/task-kinds.ts';
import { teacherRows } from '../accounts/teachers.ts';
import { coursePlaces } from '../courses/course-places.ts';
import { childRows } from '../families/child-rows.ts';
import { uploadRows } from '../family-uploads/upload-rows.ts';
import { batchesStillTaught, taughtYears } from '../live-classes/taught-years.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { type Listed, paged } from '../platform/db/paged.ts';
import { holdsWords } from '../platform/db/search.ts';
import { firstRow } from '../platform/db/rows.ts';
import { taskFiles, tasks } from './tables.ts';

export type TaskRow = typeof tasks.$inferSelect;

/** A task with its child, its lesson and who answered it. */
export interface TaskView {
  readonly task: TaskRow;
  readonly child: {
    readonly childId: number;
    readonly familyId: number;
    readonly erasedAt: Date | null;
    readonly firstName: string;
    readonly birthdate: string;
  };
  readonly lesson: {
    readonly courseId: number;
    readonly grade: number;
    readonly unit: number;
    readonly week: number;
    readonly title: string;
    readonly titleIndo: string;
  };
  /** the first name of who wrote the feedback last, while they work here */
  readonly reviewer: string | null;
  /** a later one of the same year, lesson and kind was sent */
  readonly isFollowed: boolean;
  /** how many of its files are there */
  readonly files: number;
}

const joined = (db: Database) => {
  const [child, lesson] = [childRows(db), coursePlaces(db)];
  const [reviewer, year] = [teacherRows(db, 'reviewers'), taughtYears(db)];
  const isFollowed = sql<boolean>`exists (
    select 1 from ${tasks} as later where later.enrolment_id = ${tasks.enrolmentId} and later.course_id = ${tasks.courseId}
    and later.kind = ${tasks.kind} and later.task_id > ${tasks.taskId})`;
  const files = sql<number>`(
    select count(${taskFiles.uploadId})::int from ${taskFiles} where ${taskFiles.taskId} = ${tasks.taskId})`;
  const select = (total: SQL<number | null> = sql<null>`null`) =>
    db
      .select({
        task: tasks,
        child: {
          childId: child.childId,
          familyId: child.familyId,
          erasedAt: child.erasedAt,
          firstName: child.firstName,
          birthdate: child.birthdate,
        },
        lesson: {
          courseId: lesson.courseId,
          grade: lesson.grade,
          unit: lesson.unit,
          week: lesson.week,
          title: lesson.title,
          titleIndo: lesson.titleIndo,
        },
        reviewer: reviewer.teacherName,
        isFollowed,
        files,
        total,
      })
      .from(tasks)
      .innerJoin(child, eq(child.childId, tasks.childId))
      .innerJoin(lesson, eq(lesson.courseId, tasks.courseId))
      .leftJoin(reviewer, eq(reviewer.teacherId, tasks.reviewedBy))
      .leftJoin(year, eq(year.enrolmentId, tasks.enrolmentId));
  return { child, lesson, year, select };
};

export const findTask = (db: Database, taskId: number): Promise<TaskView | null> =>
  firstRow(joined(db).select().where(eq(tasks.taskId, taskId)));

/** All tasks of a child, the newest first. */
export const tasksOfChild = (db: Database, childId: number): Promise<TaskView[]> =>
  joined(db).select().where(eq(tasks.childId, childId)).orderBy(desc(tasks.sentAt), desc(tasks.taskId));

/** Which tasks a list of staff shows. */
export interface TaskFilter extends ListQuery {
  readonly state: 'waiting' | 'due' | 'late' | 'reviewed';
  readonly grade?: number | undefined;
  /** null: of every group */
  readonly teacherId: number | null;
  readonly now: Date;
  /** of these two states: what was sent before; of others it does not matter */
  readonly sentBefore: Readonly<Record<'due' | 'late', Date>>;
}

const foundTasks = (
  db: Database,
  { state, grade, teacherId, now, sentBefore, q }: Omit<TaskFilter, 'page' | 'size'>,
) => {
  const { child, lesson, year, select } = joined(db);
  const words = sql`' ' || searchable(${child.firstName} || ' ' || ${lesson.title} || ' ' || ${lesson.titleIndo}) || ' '`;
  const condition = and(
    state === 'reviewed' ? isNotNull(tasks.reviewedAt) : isNull(tasks.reviewedAt),
    state === 'late' || state === 'due' ? lt(tasks.sentAt, sentBefore[state]) : undefined,
    grade === undefined ? undefined : eq(lesson.grade, grade),
    teacherId === null
      ? undefined
      : and(eq(year.teacherId, teacherId), inArray(year.academicYearId, batchesStillTaught(db, now))),
    isNull(child.erasedAt),
    holdsWords(sql`(${words})`, q),
  );
  const order =
    state === 'reviewed'
      ? [desc(tasks.reviewedAt), desc(tasks.taskId)]
      : [asc(tasks.sentAt), asc(tasks.taskId)];
  return (total: SQL<number | null>) =>
    select(total)
      .where(condition)
      .orderBy(...order)
      .$dynamic();
};

/** How many tasks are listed, as a part of a query. */
export const countTasks = (db: Database, filter: Omit<TaskFilter, 'page' | 'size'>) =>
  db.$count(foundTasks(db, filter)(sql`null`).as('tasks_found'));

/** A page of tasks: those without feedback by the days left, which is by when they were sent; those with it the newest first. */
export const pageOfTasks = (
  db: Database,
  { page, size, ...filter }: TaskFilter,
): Promise<Listed<TaskView & { total: number | null }>> =>
  paged({ page, size }, countTasks(db, filter), foundTasks(db, filter));

/** A file of a task as it stands; without an upload it is gone. */
export type TaskFileRow = Awaited<ReturnType<typeof filesOf>>[number];

/** The files of some tasks, in their order. */
export const filesOf = (db: Database, taskIds: readonly number[]) => {
  const upload = uploadRows(db);
  return db
    .select({
      taskId: taskFiles.taskId,
      uploadId: upload.uploadId,
      kind: upload.kind,
      state: upload.state,
      seconds: upload.seconds,
      fileKey: upload.fileKey,
    })
    .from(taskFiles)
    .leftJoin(upload, eq(upload.uploadId, taskFiles.uploadId))
    .where(isAnyOf(taskFiles.taskId, taskIds))
    .orderBy(asc(taskFiles.taskId), asc(taskFiles.position));
};

/** A task, locked until the transaction ends. */
export const lockTask = (tx: Tx, taskId: number): Promise<TaskRow | null> =>
  firstRow(tx.select().from(tasks).where(eq(tasks.taskId, taskId)).for('update'));

/** A year, lesson and kind, of which one task at a time waits for feedback. */
export interface TaskPlace {
  readonly enrolmentId: number;
  readonly courseId: number;
  readonly kind: TaskKind;
}

/** The newest task of a place, locked until the transaction ends. */
export const lockLastTask = (tx: Tx, { enrolmentId, courseId, kind }: TaskPlace): Promise<TaskRow | null> =>
  firstRow(
    tx
      .select()
      .from(tasks)
      .where(and(eq(tasks.enrolmentId, enrolmentId), eq(tasks.courseId, courseId), eq(tasks.kind, kind)))
      .orderBy(desc(tasks.taskId))
      .limit(1)
      .for('update'),
  );

/** The newest task of each kind of a lesson in a year. */
export const lastTasksOf = (
  db: Database,
  { enrolmentId, courseId }: Pick<TaskPlace, 'enrolmentId' | 'courseId'>,
): Promise<TaskRow[]> =>
  db
    .selectDistinctOn([tasks.kind])
    .from(tasks)
    .where(and(eq(tasks.enrolmentId, enrolmentId), eq(tasks.courseId, courseId)))
    .orderBy(asc(tasks.kind), desc(tasks.taskId));

export const insertTask = async (tx: Tx, row: typeof tasks.$inferInsert): Promise<number> => {
  const [inserted] = await tx.insert(tasks).values(row).returning({ taskId: tasks.taskId });
  if (!inserted) throw new Error('the insert of a task returned no row');
  return inserted.taskId;
};

export const updateTask = async (
  tx: Tx,
  taskId: number,
  values: Partial<Omit<typeof tasks.$inferInsert, 'taskId' | 'version'>>,
): Promise<void> => {
  await tx.update(tasks).set(values).where(eq(tasks.taskId, taskId));
};

export const uploadsOfTask = async (tx: Tx, taskId: number): Promise<string[]> => {
  const rows = await tx
    .select({ uploadId: taskFiles.uploadId })
    .from(taskFiles)
    .where(eq(taskFiles.taskId, taskId));
  return rows.flatMap(({ uploadId }) => uploadId ?? []);
};

/** The files that a task has from now on, in their order. */
export const setFiles = async (tx: Tx, taskId: number, uploadIds: readonly string[]): Promise<void> => {
  await tx.delete(taskFiles).where(eq(taskFiles.taskId, taskId));
  await tx.insert(taskFiles).values(uploadIds.map((uploadId, position) => ({ taskId, position, uploadId })));
};

/** Deletes a task; its uploads stay. */
export const deleteTask = async (tx: Tx, taskId: number): Promise<void> => {
  await tx.delete(tasks).where(eq(tasks.taskId, taskId));
};

/** How many tasks are for a lesson. */
export const countForCourse = (tx: Tx, courseId: number): Promise<number> =>
  tx.$count(tasks, eq(tasks.courseId, courseId));
