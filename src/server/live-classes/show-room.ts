import type { Database } from '../platform/db/database.ts';
import { findRoomOfMeeting } from './room-store.ts';

/** What the demo's room tells of the class that meets in it; null: no class does. */
export const showRoom = async (
  db: Database,
  meetingId: string,
): Promise<{ startsAt: Date; minutes: number } | null> => {
  const room = await findRoomOfMeeting(db, meetingId);
  return room && room.cancelledAt === null ? { startsAt: room.startsAt, minutes: room.minutes } : null;
};
