import * as z from 'zod/mini';
import type { LiveGroup, LiveSession } from '../../../contract/live-class-objects.ts';
import { dayAndTime, typedInstant } from './typed-time.ts';
import { day, minutes, someTeacher, time } from './typed-fields.ts';

/** What staff say of one live class, as they type it; an empty teacher or link is the group's. */
export const SessionEntry = z.object({
  day,
  time,
  minutes,
  teacher_id: z.string(),
  link: z.string(),
});
export type SessionEntry = z.output<typeof SessionEntry>;

export const sessionValues = (session: LiveSession, group: Pick<LiveGroup, 'teacher'>): SessionEntry => {
  const { teacher } = session;
  return {
    ...dayAndTime(session.starts_at),
    minutes: String(session.minutes),
    teacher_id: teacher && teacher.user_id !== group.teacher?.user_id ? String(teacher.user_id) : '',
    link: session.room === 'own' ? (session.link ?? '') : '',
  };
};

/** What an entry changes of a class: what stands as it was is not sent, so that it is not judged again. */
export const sessionChange = (
  entry: SessionEntry,
  session: LiveSession,
  group: Pick<LiveGroup, 'teacher'>,
) => {
  const before = sessionValues(session, group);
  const differs = (name: keyof SessionEntry) => entry[name].trim() !== before[name];
  const startsAt = differs('day') || differs('time') ? typedInstant(entry) : null;
  return {
    session_id: session.session_id,
    ...(startsAt !== null && { starts_at: startsAt }),
    ...(differs('minutes') && { minutes: Number(entry.minutes) }),
    ...(differs('teacher_id') && {
      teacher_id: entry.teacher_id === '' ? null : Number(entry.teacher_id),
    }),
    ...(differs('link') && { link: entry.link.trim() }),
  };
};

/** Of a session with a native teacher it must be said who that is: the group's teacher is another one. */
export const NativeEntry = z.extend(SessionEntry, { teacher_id: someTeacher });

/** What a session with a native teacher is appointed with. */
export const nativeAppointment = (entry: SessionEntry, groupId: number) => ({
  group_id: groupId,
  starts_at: typedInstant(entry) ?? '',
  minutes: Number(entry.minutes),
  teacher_id: Number(entry.teacher_id),
  ...(entry.link.trim() !== '' && { link: entry.link.trim() }),
});

/** A class whose time or length is changed, or that is added: `from` is null where there was none. */
export interface MovedClass {
  session: LiveSession;
  from: Pick<LiveSession, 'starts_at' | 'minutes'> | null;
}

/** Which classes are at another time than before. */
export const movedClasses = (before: readonly LiveSession[], after: readonly LiveSession[]): MovedClass[] =>
  after
    .filter(({ state }) => state !== 'cancelled')
    .flatMap((session) => {
      const old =
        before.find(({ session_id: id }) => id === session.session_id) ??
        before.find(({ unit, kind }) => unit === session.unit && kind === session.kind);
      const isSame = old?.starts_at === session.starts_at && old.minutes === session.minutes;
      const from = old ? { starts_at: old.starts_at, minutes: old.minutes } : null;
      return isSame ? [] : [{ session, from }];
    });
