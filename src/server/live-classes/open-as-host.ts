import { type Refused, refuse } from '../../contract/refusals.ts';
import { MeetingGone, MeetingsDown } from '../providers/meetings/meetings.ts';
import type { RoomsContext } from './make-rooms.ts';
import { findRoom, forgetMeeting } from './room-store.ts';

/**
 * The way into a live class for who holds it: the service's link for the host, asked for now and kept nowhere (rule R192); of a class with a pasted
 * link that link.
 * @param scope whose classes may be opened; `teacherId` null: every class
 */
export const openAsHost = async (
  { database, meetings }: Pick<RoomsContext, 'database' | 'meetings'>,
  scope: { teacherId: number | null },
  sessionId: number,
): Promise<{ redirect: string } | Refused<'not_found' | 'part_down'>> => {
  const room = await findRoom(database.db, sessionId);
  if (!room || room.cancelledAt !== null) return refuse('not_found');
  if (scope.teacherId !== null && room.teacherId !== scope.teacherId) return refuse('not_found');
  const { meetingId, pastedLink } = room;
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
