import type { LiveGroup, LiveSession } from '../../contract/live-class-objects.ts';
import { sessionState } from '../../domain/live-classes/joining.ts';
import type { GroupView } from './group-store.ts';
import type { ClassView } from './session-store.ts';

/** A group as the wire shows it. */
export const presentGroup = ({ group, batch, pupils, teacher }: GroupView): LiveGroup => ({
  group_id: group.groupId,
  academic_year_id: group.academicYearId,
  batch,
  grade: group.grade,
  number: group.number,
  places: group.places,
  pupils,
  weekday: group.weekday,
  time: group.time,
  minutes: group.minutes,
  teacher,
  link: group.link,
  version: group.version,
});

/** Where a class is held: what staff pasted for it alone, then for its group, then what the service made. */
export const linkOf = ({ session, group }: Pick<ClassView, 'session' | 'group'>): string | null =>
  session.link ?? group.link ?? session.meetingLink;

const roomOf = (
  { session, group }: Pick<ClassView, 'session' | 'group'>,
  hasService: boolean,
): LiveSession['room'] => {
  if (session.link !== null) return 'own';
  if (group.link !== null) return 'group';
  return hasService || session.meetingLink !== null ? 'service' : 'none';
};

interface Shown {
  now: Date;
  hasService: boolean;
  /** whether whoever asks is given the link */
  withLink: boolean;
}

/** A live class as the wire shows it. */
export const presentSession = (view: ClassView, { now, hasService, withLink }: Shown): LiveSession => ({
  session_id: view.session.sessionId,
  group_id: view.session.groupId,
  kind: view.session.kind,
  unit: view.session.unit,
  starts_at: view.session.startsAt.toISOString(),
  minutes: view.session.minutes,
  teacher: view.teacher,
  link: withLink ? linkOf(view) : null,
  room: roomOf(view, hasService),
  state: sessionState(view.session, now),
  version: view.session.version,
});
