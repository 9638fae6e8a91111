import { type SQL, desc, eq, lt, sql } from 'drizzle-orm';
import { staffNames } from '../accounts/staff-names.ts';
import { batchRows } from '../calendar/batch-rows.ts';
import { groupNumbers } from '../live-classes/group-numbers.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { type Listed, paged } from '../platform/db/paged.ts';
import { firstRow } from '../platform/db/rows.ts';
import { announcements } from './tables.ts';

type NewRow = Omit<typeof announcements.$inferInsert, 'announcementId'>;

/** @returns its number; null: the same was sent on this day */
export const insertAnnouncement = async (tx: Tx, row: NewRow): Promise<number | null> => {
  const [made] = await tx
    .insert(announcements)
    .values(row)
    .onConflictDoNothing({ target: announcements.onceKey })
    .returning({ announcementId: announcements.announcementId });
  return made?.announcementId ?? null;
};

const selectAnnouncements = (db: Database, total: SQL<number | null>, only?: SQL) => {
  const [staff, batch, group] = [staffNames(db), batchRows(db), groupNumbers(db)];
  return db
    .select({
      row: announcements,
      batch: batch.batch,
      number: group.number,
      firstName: staff.firstName,
      lastName: staff.lastName,
      total,
    })
    .from(announcements)
    .innerJoin(staff, eq(staff.userId, announcements.sentBy))
    .innerJoin(batch, eq(batch.academicYearId, announcements.academicYearId))
    .leftJoin(group, eq(group.groupId, announcements.groupId))
    .where(only)
    .orderBy(desc(announcements.announcementId))
    .$dynamic();
};
export type AnnouncementRow = Awaited<ReturnType<typeof selectAnnouncements>>[number];

/** The newest first. */
export const pageOfAnnouncements = (
  db: Database,
  page: { page?: number | undefined; size?: number | undefined },
): Promise<Listed<AnnouncementRow>> =>
  paged(page, db.$count(announcements), (total) => selectAnnouncements(db, total));

export const findAnnouncement = (db: Database, announcementId: number): Promise<AnnouncementRow | null> =>
  firstRow(selectAnnouncements(db, sql<null>`null`, eq(announcements.announcementId, announcementId)));

export const deleteSentBefore = async (tx: Tx, since: Date): Promise<void> => {
  await tx.delete(announcements).where(lt(announcements.sentAt, since));
};
