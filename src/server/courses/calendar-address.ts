import type { CalendarAddress } from '../../contract/courses.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import type { OwnFamilyId } from '../../domain/access/family-scope.ts';
import { absolute, paths } from '../../paths.ts';
import { newToken } from '../accounts/token.ts';
import { findKnownChild } from '../families/known-children.ts';
import { deleteFeed, findFeedOfChild, replaceFeed } from './calendar-feed-store.ts';
import type { CoursesContext } from './context.ts';

type Context = Pick<CoursesContext, 'database' | 'clock' | 'publicUrl'>;

/** Since when an own child has a calendar address; null: it has none. The address itself cannot be read again. */
export const showCalendarAddress = async (
  { database: { db } }: Context,
  familyId: OwnFamilyId,
  childId: number,
): Promise<{ calendar: CalendarAddress | null } | Refused<'not_found'>> => {
  if (!(await findKnownChild(db, familyId, childId))) return refuse('not_found');
  const feed = await findFeedOfChild(db, childId);
  return { calendar: feed && { created_at: feed.createdAt.toISOString() } };
};

/** Makes the calendar address of an own child. One that it had stops working. */
export const renewCalendarAddress = (
  { database, clock, publicUrl }: Context,
  familyId: OwnFamilyId,
  childId: number,
) =>
  database.transaction(
    async (tx): Promise<{ calendar: CalendarAddress; calendar_url: string } | Refused<'not_found'>> => {
      if (!(await findKnownChild(tx, familyId, childId))) return refuse('not_found');
      const { token, tokenHash } = newToken();
      const createdAt = clock.now();
      await replaceFeed(tx, { childId, tokenHash, createdAt });
      return {
        calendar: { created_at: createdAt.toISOString() },
        calendar_url: absolute(publicUrl, paths.calendarFeed(token)),
      };
    },
  );

/** Ends the calendar address of an own child; without one nothing happens. */
export const revokeCalendarAddress = ({ database }: Context, familyId: OwnFamilyId, childId: number) =>
  database.transaction(async (tx): Promise<object | Refused<'not_found'>> => {
    if (!(await findKnownChild(tx, familyId, childId))) return refuse('not_found');
    await deleteFeed(tx, childId);
    return {};
  });
