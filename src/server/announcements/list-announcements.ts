import type { Announcement } from '../../contract/announcements.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { countRead } from '../inbox/count-read.ts';
import type { Database } from '../platform/db/database.ts';
import { type AnnouncementRow, findAnnouncement, pageOfAnnouncements } from './announcement-store.ts';

/** What staff wrote, the newest first, with how many families have opened it. */
export const listAnnouncements = async (
  db: Database,
  page: { page?: number | undefined; size?: number | undefined },
): Promise<{ announcements: Announcement[]; total?: number }> => {
  const { rows, ...counted } = await pageOfAnnouncements(db, { size: 50, ...page });
  return { announcements: await present(db, rows), ...counted };
};

export const showAnnouncement = async (
  db: Database,
  announcementId: number,
): Promise<{ announcement: Announcement } | Refused<'not_found'>> => {
  const row = await findAnnouncement(db, announcementId);
  const [announcement] = row ? await present(db, [row]) : [];
  return announcement ? { announcement } : refuse('not_found');
};

const present = async (db: Database, rows: readonly AnnouncementRow[]): Promise<Announcement[]> => {
  const read = await countRead(
    db,
    rows.map(({ row }) => row.announcementId),
  );
  return rows.map(({ row, batch, number, firstName, lastName }) => ({
    announcement_id: row.announcementId,
    academic_year_id: row.academicYearId,
    batch,
    grade: row.grade,
    group: number,
    subject: row.title,
    subject_indo: row.titleIndo,
    body: row.body,
    body_indo: row.bodyIndo,
    by: fullName(firstName, lastName),
    at: row.sentAt.toISOString(),
    families: row.families,
    read: read.get(row.announcementId) ?? 0,
  }));
};
