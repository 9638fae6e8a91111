import { LRUCache } from 'lru-cache';
import { isDescribed, isPlayable } from '../../domain/access/child-lessons.ts';
import type { FamilyScope } from '../../domain/access/family-scope.ts';
import type { JsonPiece } from '../platform/http/written-reply.ts';
import type { Course } from './course-store.ts';
import { type ShownLesson, lessonVideo, playedSeenBy, presentCourseWithoutVideo } from './present-course.ts';

/** What is the same of a course in every child's year, as the bytes of its JSON. */
interface SharedFields {
  readonly described: Uint8Array;
  /** with empty descriptions */
  readonly named: Uint8Array;
}

const sharedOf = new WeakMap<Course, SharedFields>();

const sharedFields = (course: Course): SharedFields => {
  const known = sharedOf.get(course);
  if (known) return known;
  const { video_url: _, ...shared } = presentCourseWithoutVideo(course);
  const fields = (of: object) => Buffer.from(JSON.stringify(of).slice(1, -1));
  const made = { described: fields(shared), named: fields({ ...shared, desc: '', desc_indo: '' }) };
  sharedOf.set(course, made);
  return made;
};

/** Instants as JSON: to write one takes the engine a microsecond, and most of a year are those of every child in its batch. */
const writtenInstants = new LRUCache<number, string>({
  max: 20_000,
  memoMethod: (time) => `"${new Date(time).toISOString()}"`,
});

const instant = (at: Date | null): string => (at === null ? 'null' : writtenInstants.memo(at.getTime()));

/**
 * Writes lessons as `presentChildCourse` presents them, as JSON: a year has hundreds, and most of each is the same for every
 * child. The texts of a course are written once, while its row is kept in memory. What is written is added to `into`.
 */
export const lessonWriter = (scope: FamilyScope, childId: number) => {
  const video = lessonVideo(scope, childId);
  const played = playedSeenBy(scope);
  /** Most lessons of a week come and go together: their instants are written once. */
  const releases = new Map<string, string>();
  const releaseOf = ({ releasedAt, goneAt }: ShownLesson): string => {
    const stay = `${releasedAt.getTime()} ${goneAt.getTime()}`;
    const known = releases.get(stay);
    if (known !== undefined) return known;
    const written = `"released_at":${instant(releasedAt)},"gone_at":${instant(goneAt)}`;
    releases.set(stay, written);
    return written;
  };
  const write = (into: JsonPiece[], lesson: ShownLesson): void => {
    const { master, access, state, watchedAt } = lesson;
    const { described, named } = sharedFields(master);
    const url = isPlayable(lesson) ? video(master) : null;
    into.push(
      `{"child_course":{"course_id":${master.id},${releaseOf(lesson)},"state":"${state}",` +
        `"watched_at":${instant(watchedAt)},"played_at":${instant(played(lesson))},"words":${master.words}},"master_course":{`,
      isDescribed(lesson) ? described : named,
      `,"video_url":${url === null ? 'null' : JSON.stringify(url)}},"billing_status":${access.paidFor},` +
        `"reason":${access.reason === null ? 'null' : `"${access.reason}"`},` +
        `"opens_bill":${access.openedBy?.billId ?? null}}`,
    );
  };
  return {
    one(into: JsonPiece[], lesson: ShownLesson | null): void {
      if (lesson) write(into, lesson);
      else into.push('null');
    },
    list(into: JsonPiece[], lessons: readonly ShownLesson[]): void {
      into.push('[');
      for (const [index, lesson] of lessons.entries()) {
        if (index > 0) into.push(',');
        write(into, lesson);
      }
      into.push(']');
    },
  };
};
