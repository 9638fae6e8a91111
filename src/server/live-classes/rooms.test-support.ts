import type { OpenDatabase } from '../platform/db/database.ts';
import {
  MeetingGone,
  type MeetingPlan,
  type Meetings,
  MeetingsDown,
} from '../providers/meetings/meetings.ts';
import { batches } from '../calendar/tables.ts';
import { liveGroups, liveSessions } from './tables.ts';

/** A service for meetings that notes what it is asked, and fails as it is told. */
export const notingMeetings = () => {
  const asked: string[] = [];
  const held = new Map<string, Omit<MeetingPlan, 'topic'>>();
  let made = 0;
  const given = {
    /** what the next calls meet; `work` runs while the service is asked */
    fails: null as MeetingsDown['kind'] | null,
    meanwhile: async () => {},
  };
  const ask = async (call: string) => {
    asked.push(call);
    await given.meanwhile();
    if (given.fails) throw new MeetingsDown('it is a test', given.fails);
  };
  const there = (meetingId: string) => {
    if (!held.has(meetingId)) throw new MeetingGone();
  };
  const meetings: Meetings = {
    name: 'zoom',
    async create({ topic, ...time }) {
      await ask(`create ${topic}`);
      const meetingId = `m${(made += 1)}`;
      held.set(meetingId, time);
      return { meetingId, link: `https://zoom.us/j/${meetingId}` };
    },
    async move(meetingId, to) {
      await ask(`move ${meetingId} ${to.startsAt.toISOString()}`);
      there(meetingId);
      held.set(meetingId, to);
    },
    async end(meetingId) {
      await ask(`end ${meetingId}`);
      held.delete(meetingId);
    },
    async hostLink(meetingId) {
      await ask(`host ${meetingId}`);
      there(meetingId);
      return `https://zoom.us/s/${meetingId}?zak=host`;
    },
  };
  return { meetings, asked, held, given };
};

type Database = Pick<OpenDatabase, 'transaction'>;

/** A group of grade 3, number 2 if not said, in a batch of its own. */
export const addGroup = async (
  database: Database,
  batch: number,
  changes: Partial<typeof liveGroups.$inferInsert> = {},
): Promise<number> =>
  database.transaction(async (tx) => {
    const createdAt = new Date('2026-06-01T03:00:00Z');
    const [year] = await tx
      .insert(batches)
      .values({
        batch,
        startDate: '2026-08-03',
        startRegistration: '2026-07-01',
        endRegistration: '2026-12-31',
        isActive: true,
        holidayWeeks: [],
        createdAt,
      })
      .returning();
    const academicYearId = year?.academicYearId ?? 0;
    const group = { academicYearId, grade: 3, number: 2, places: 12, createdAt, ...changes };
    const [row] = await tx.insert(liveGroups).values(group).returning();
    return row?.groupId ?? 0;
  });

/** A class of an hour in a group; `startsAt` an ISO instant. */
export const addSession = async (
  database: Database,
  groupId: number,
  {
    startsAt,
    ...changes
  }: { startsAt: string } & Partial<Omit<typeof liveSessions.$inferInsert, 'startsAt' | 'groupId'>>,
): Promise<number> =>
  database.transaction(async (tx) => {
    const session = {
      groupId,
      kind: 'class' as const,
      unit: 4,
      startsAt: new Date(startsAt),
      minutes: 60,
      ...changes,
    };
    const [row] = await tx.insert(liveSessions).values(session).returning();
    return row?.sessionId ?? 0;
  });
