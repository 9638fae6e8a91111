import { endsAt } from '../../domain/live-classes/joining.ts';
import type { Job } from '../platform/jobs.ts';
import { MeetingGone, type Meetings, MeetingsDown } from '../providers/meetings/meetings.ts';
import type { LiveClassesContext } from './context.ts';
import {
  type RoomRow,
  forgetMeeting,
  keepMeeting,
  noteMeetingMoved,
  selectCancelledRooms,
  selectMovedRooms,
  selectReplacedRooms,
  selectWithoutRoom,
} from './room-store.ts';

/** How long before a class its room is made: staff see in time where the service does not answer, and paste a link. */
const AHEAD_MS = 3 * 24 * 60 * 60 * 1000;

export type RoomsContext = Pick<LiveClassesContext, 'database' | 'clock' | 'log'> & {
  /** null: every link is pasted */
  meetings: Meetings | null;
};

type Making = RoomsContext & { meetings: Meetings };

/**
 * Makes the rooms of the live classes of the next three days, and of those that run, for which nobody has pasted a link; moves those
 * whose class was moved, and ends those whose class was cancelled or got a link (rule R192). The service is asked outside of transactions; one process at a time does it, as with
 * every job. A service that does not answer is logged once a run, and asked again by the next.
 */
export const makeRoomsJob = (context: RoomsContext): Job => ({
  name: 'make-rooms',
  everyMinutes: 5,
  async nextDue() {
    // Days before a class a look every five minutes is soon enough, and a moved clock has every job look where it ends.
    return null;
  },
  async runDue(now, stopping) {
    const { meetings, log } = context;
    if (!meetings) return;
    const problem = await makeRooms({ ...context, meetings }, now, stopping);
    if (problem) log.warn({ meetings: meetings.name, reason: problem.message }, 'rooms could not be made');
  },
});

const aheadOf = (now: Date) => new Date(now.getTime() + AHEAD_MS);

/** @returns the first failure of the service */
const makeRooms = async (
  context: Making,
  now: Date,
  stopping: AbortSignal | undefined,
): Promise<MeetingsDown | null> => {
  const { db } = context.database;
  let problem: MeetingsDown | null = null;
  const steps = [
    { rows: () => selectCancelledRooms(db, { now }), work: endRoom, each: true },
    // A meeting that goes on is not taken away by the service: who is in it stays there.
    { rows: () => selectReplacedRooms(db, { now }), work: endRoom, each: true },
    { rows: () => selectMovedRooms(db, { now }), work: moveRoom, each: true },
    // What is refused for one class, as the school's account, is refused for all.
    { rows: () => selectWithoutRoom(db, { now, until: aheadOf(now) }), work: makeRoom, each: false },
  ];
  for (const { rows, work, each } of steps)
    for (const row of await rows()) {
      if (stopping?.aborted) return problem;
      const failure = await failureOf(work(context, row, now));
      problem ??= failure;
      if (failure && !(each && failure.kind === 'refused')) return problem;
    }
  return problem;
};

const failureOf = (work: Promise<void>): Promise<MeetingsDown | null> =>
  work.then(
    () => null,
    (error: unknown) => {
      if (error instanceof MeetingsDown) return error;
      throw error;
    },
  );

const makeRoom = async ({ database, meetings }: Making, row: RoomRow, now: Date): Promise<void> => {
  const { sessionId, startsAt } = row;
  // Of a class that runs, what is left of it.
  const from = startsAt > now ? startsAt : now;
  const minutes = Math.ceil((endsAt(row).getTime() - from.getTime()) / 60_000);
  const { meetingId, link } = await meetings.create({ topic: topicOf(row), startsAt: from, minutes });
  const isKept = await database.transaction((tx) =>
    keepMeeting(tx, sessionId, { meetingId, link, at: startsAt }),
  );
  if (!isKept) await meetings.end(meetingId);
};

const moveRoom = async ({ database, meetings }: Making, row: RoomRow): Promise<void> => {
  const { meetingId, startsAt, minutes } = row;
  if (meetingId === null) return;
  const isThere = await meetings.move(meetingId, { startsAt, minutes }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof MeetingGone) return false;
      throw error;
    },
  );
  // One that was deleted there is made anew.
  await database.transaction((tx) =>
    isThere ? noteMeetingMoved(tx, meetingId, startsAt) : forgetMeeting(tx, meetingId),
  );
};

const endRoom = async ({ database, meetings }: Making, { meetingId }: RoomRow): Promise<void> => {
  if (meetingId === null) return;
  await meetings.end(meetingId);
  await database.transaction((tx) => forgetMeeting(tx, meetingId));
};

/** What the service calls it: Grade 3, group 2: unit 4. Never a child's name. */
const topicOf = ({ grade, number, kind, unit }: RoomRow): string =>
  `Grade ${grade}, group ${number}: ${kind === 'native' ? 'native teacher, ' : ''}unit ${unit}`;
