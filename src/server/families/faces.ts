import { type CalendarDate, calendarDate } from '../../domain/values/calendar-date.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database } from '../platform/db/database.ts';
import { lastConsents } from './consent-store.ts';
import { children } from './tables.ts';

/** What the teacher of a child sees of it (rule R165). */
export interface Face {
  readonly childId: number;
  readonly firstName: string;
  readonly birthdate: CalendarDate;
  /** the file of its photo, while the family lets teachers see it; else null */
  readonly imageKey: string | null;
}

/** These children as their teachers see them, by first name. */
export const facesOf = async (db: Database, childIds: readonly number[]): Promise<Face[]> => {
  const rows = await db
    .select({
      childId: children.childId,
      firstName: children.firstName,
      birthdate: children.birthdate,
      imageKey: children.imageKey,
    })
    .from(children)
    .where(isAnyOf(children.childId, childIds))
    .orderBy(children.firstName, children.childId);
  const shown = new Set(
    (await lastConsents(db, childIds))
      .filter(({ kind, given }) => kind === 'photo_to_teachers' && given)
      .map(({ childId }) => childId),
  );
  return rows.map((row) => ({
    ...row,
    birthdate: calendarDate(row.birthdate),
    imageKey: shown.has(row.childId) ? row.imageKey : null,
  }));
};
