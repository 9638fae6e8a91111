import { type Refused, refuse } from '../../contract/refusals.ts';
import { entersForTeacher } from '../../domain/live-classes/joining.ts';
import { MeetingGone, MeetingsDown } from '../providers/meetings/meetings.ts';
import { everyClass } from './class-scope.ts';
import type { RoomsContext } from './make-rooms.ts';
import { type RoomRow, findRoom, forgetMeeting } from './room-store.ts';
import { findClass } from './session-store.ts';
import { recordOfClass } from './audited.ts';

type Context = Pick<RoomsContext, 'database' | 'clock' | 'meetings'>;

/**
 * The way into a live class for who holds it: the service's link for the host, asked for now and kept nowhere (rule R192); of a class with a pasted
 * link that link. Of who is not its teacher the log keeps that they went in (rule R198).
 * @param scope whose classes may be opened; `teacherId` null: every class
 */
export const openAsHost = async (
  context: Context,
  scope: { teacherId: number | null },
  { by, sessionId }: { by: number; sessionId: number },
): Promise<{ redirect: string } | Refused<'not_found' | 'part_down'>> => {
  const { database } = context;
  const room = await findRoom(database.db, sessionId);
  if (!room || room.cancelledAt !== null) return refuse('not_found');
  if (scope.teacherId !== null && room.teacherId !== scope.teacherId) return refuse('not_found');
  const way = await wayInto(context, room);
  if ('redirect' in way && entersForTeacher(room.teacherId, by))
    await recordEntry(context, { by, sessionId });
  return way;
};

/** Where the host of a class goes in. */
const wayInto = async (
  { database, meetings }: Pick<RoomsContext, 'database' | 'meetings'>,
  { meetingId, pastedLink }: RoomRow,
): Promise<{ redirect: string } | Refused<'not_found' | 'part_down'>> => {
  if (pastedLink !== null) return { redirect: pastedLink };
  if (meetingId === null) return refuse('not_found');
  if (!meetings) return refuse('part_down');
  try {
    return { redirect: await meetings.hostLink(meetingId) };
  } catch (error) {
    if (error instanceof MeetingsDown) return refuse('part_down');
    if (!(error instanceof MeetingGone)) throw error;
    // Somebody deleted it there: the next run makes another.
    await database.transaction((tx) => forgetMeeting(tx, meetingId));
    return refuse('part_down');
  }
};

/** Of the room itself nothing is kept (rule R190). */
const recordEntry = (
  { database, clock }: Context,
  { by, sessionId }: { by: number; sessionId: number },
): Promise<void> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const entered = await findClass(tx, everyClass, sessionId, now);
    if (!entered) return;
    await recordOfClass(
      tx,
      entered,
      { by, at: now },
      { before: { entered_as_host: null }, after: { entered_as_host: true } },
    );
  });
