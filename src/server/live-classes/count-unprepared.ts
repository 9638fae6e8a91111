import { roomsNeededSoon } from '../../domain/live-classes/rooms-soon.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import type { Counted } from '../platform/db/counted.ts';
import type { Database } from '../platform/db/database.ts';
import type { ClassScope } from './class-scope.ts';
import type { LiveClassesContext } from './context.ts';
import { countGroups } from './group-store.ts';
import { countClassesWithoutRoom } from './session-store.ts';

/** The classes that need a room soon and have none, as the list of them shows them (rules R236 and R237). */
export const countWithoutRoom = (
  { hasService }: Pick<LiveClassesContext, 'hasService'>,
  db: Database,
  scope: ClassScope,
  now: Date,
): Counted => ({
  count: countClassesWithoutRoom(db, scope, roomsNeededSoon({ day: dayInJakarta(now), hasService }, now)),
});

/** The groups of some batches that have no times, as the list of them shows them (rule R237). */
export const countWithoutTime = (
  db: Database,
  scope: ClassScope,
  academicYearIds: readonly number[],
): Counted => ({ count: countGroups(db, scope, { academicYearIds, withoutTime: true }) });
