import { and, asc, desc, eq, getTableColumns, gte, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { batchSorts } from '../../contract/calendar.ts';
import type { ListQuery, Sorting } from '../../contract/list.ts';
import type { BatchCalendar } from '../../domain/calendar/batch-year.ts';
import type { Registration } from '../../domain/calendar/registration.ts';
import { type CalendarDate, calendarDate } from '../../domain/values/calendar-date.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { type Listed, paged } from '../platform/db/paged.ts';
import { prepared } from '../platform/db/prepared.ts';
import { holdsWords } from '../platform/db/search.ts';
import { type Orders, sorted } from '../platform/db/sorted.ts';
import { batches } from './tables.ts';

/** An academic year, as the rules read it. */
export interface Batch extends BatchCalendar, Registration {
  readonly academicYearId: number;
  /** counts up by one with each batch created */
  readonly batch: number;
  readonly version: number;
}

/** What a batch is read from. */
export type BatchRow = Omit<typeof batches.$inferSelect, 'createdAt'>;

export const toBatch = (row: BatchRow): Batch => ({
  academicYearId: row.academicYearId,
  batch: row.batch,
  version: row.version,
  startDate: calendarDate(row.startDate),
  startRegistration: calendarDate(row.startRegistration),
  endRegistration: calendarDate(row.endRegistration),
  isActive: row.isActive,
  holidayWeeks: row.holidayWeeks.map(calendarDate),
});

const selectBatchRow = prepared('batch', (db) =>
  db
    .select()
    .from(batches)
    .where(eq(batches.academicYearId, sql.placeholder('id'))),
);

/** One by its own query, which PostgreSQL plans once: one by a list of ids is planned each time. */
export const selectBatch = async (db: Database, id: number): Promise<Batch | null> => {
  const [row] = await selectBatchRow(db, { id });
  return row ? toBatch(row) : null;
};

const selectActiveRows = prepared('active batches', (db) =>
  db
    .select()
    .from(batches)
    .where(and(eq(batches.isActive, true), gte(batches.endRegistration, sql.placeholder('today'))))
    .orderBy(asc(batches.batch)),
);

/** Active batches whose registration has not ended by `today`, by their number; it may not have begun yet. */
export const selectActive = async (db: Database, today: CalendarDate): Promise<Batch[]> => {
  return (await selectActiveRows(db, { today })).map(toBatch);
};

/**
 * Until the transaction ends nobody else makes or changes a batch; reading goes on. Whoever writes batches takes this one
 * lock before any row: with rows held first, two writers could wait for each other.
 */
const lockBatches = (tx: Tx) => tx.execute(sql`lock table ${batches} in share row exclusive mode`);

/** A batch, to be changed: held until the transaction ends. */
export const lockBatch = async (tx: Tx, academicYearId: number): Promise<Batch | null> => {
  await lockBatches(tx);
  const [row] = await tx.select().from(batches).where(eq(batches.academicYearId, academicYearId));
  return row ? toBatch(row) : null;
};

/** The batch created last. Until the transaction ends nobody else makes or changes one. */
export const lockLastBatch = async (tx: Tx): Promise<Batch | null> => {
  await lockBatches(tx);
  const [row] = await tx.select().from(batches).orderBy(desc(batches.batch)).limit(1);
  return row ? toBatch(row) : null;
};

export const insertBatch = async (
  tx: Tx,
  batch: Omit<Batch, 'academicYearId' | 'version'>,
  createdAt: Date,
): Promise<Batch> => {
  const [row] = await tx
    .insert(batches)
    .values({ ...batch, holidayWeeks: [...batch.holidayWeeks], createdAt })
    .returning();
  if (!row) throw new Error('the insert of a batch returned no row');
  return toBatch(row);
};

export const updateBatch = async (
  tx: Tx,
  academicYearId: number,
  changes: Partial<Registration> & { holidayWeeks?: string[] },
): Promise<Batch> => {
  const [row] = await tx
    .update(batches)
    .set(changes)
    .where(eq(batches.academicYearId, academicYearId))
    .returning();
  if (!row) throw new Error('the update of a batch that was held found no row');
  return toBatch(row);
};

/** Fails on a batch that anything refers to. */
export const deleteBatchRow = async (tx: Tx, academicYearId: number): Promise<void> => {
  await tx.delete(batches).where(eq(batches.academicYearId, academicYearId));
};

const staffDay = (day: AnyPgColumn) => sql`to_char(${day}, 'DD-MM-YYYY')`;

/** What the list of batches shows of one, with the days as staff read and type them. A school has a batch or two a year. */
const searchText = sql`searchable(' batch ' || ${batches.batch} || ' ' || ${staffDay(batches.startDate)} || ' '
  || ${staffDay(batches.startRegistration)} || ' ' || ${staffDay(batches.endRegistration)} || ' ')`;

export type BatchListQuery = ListQuery & Sorting<(typeof batchSorts)[number]>;

const inOrderOf: Orders<(typeof batchSorts)[number]> = {
  batch: [batches.batch],
  start_date: [batches.startDate, batches.batch],
  start_registration: [batches.startRegistration, batches.batch],
  end_registration: [batches.endRegistration, batches.batch],
  status: [batches.isActive, batches.batch],
};

/** The newest first unless another order is asked for, found by the words of `q` in what the list shows. */
export const pageOfBatches = async (
  db: Database,
  { q, sort, direction, ...page }: BatchListQuery,
): Promise<Listed<Batch>> => {
  const found = holdsWords(searchText, q);
  const { rows, ...counted } = await paged(page, db.$count(batches, found), (total) =>
    db
      .select({ ...getTableColumns(batches), total })
      .from(batches)
      .where(found)
      .orderBy(...sorted(inOrderOf, { sort, direction }, { sort: 'batch', direction: 'desc' }))
      .$dynamic(),
  );
  return { rows: rows.map(toBatch), ...counted };
};
