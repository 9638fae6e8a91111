import type { ChildCourse, CourseMaster } from '../../contract/objects.ts';
import { type ChildLesson, isDescribed, isPlayable } from '../../domain/access/child-lessons.ts';
import { type FamilyScope, isEveryFamily } from '../../domain/access/family-scope.ts';
import { paths } from '../../paths.ts';
import { versionOf } from '../platform/http/version-of.ts';
import type { Course } from './course-store.ts';

/** A course in a child's year; the bill that would open it is known by its id. */
export type ShownLesson = ChildLesson<Course, { readonly billId: number }>;

const masterVideo = ({ id, videoKey }: Course) => videoKey && paths.masterVideo(id, versionOf(videoKey));

const childVideo = ({ id, videoKey }: Course, childId: number) =>
  videoKey && paths.childVideo(id, childId, versionOf(videoKey));

const present = (course: Course, videoUrl: string | null): CourseMaster => ({
  master_course_id: course.id,
  title: course.title,
  title_indo: course.titleIndo,
  desc: course.description,
  desc_indo: course.descriptionIndo,
  grade: course.grade,
  unit: course.unit,
  week: course.week,
  type: course.type,
  video_url: videoUrl,
  version: course.version,
});

/** A course master as the back office sees it. */
export const presentCourse = (course: Course): CourseMaster => present(course, masterVideo(course));

/** A course master without its video, whose address depends on who asks. */
export const presentCourseWithoutVideo = (course: Course): CourseMaster => present(course, null);

/** Where a lesson's video is found: staff have the back office's address, a family one of the child's. */
export const lessonVideo =
  (scope: FamilyScope, childId: number) =>
  (course: Course): string | null =>
    isEveryFamily(scope) ? masterVideo(course) : childVideo(course, childId);

/** When a child played with the words of a lesson: that, its family alone sees (rule R334). */
export const playedSeenBy =
  (scope: FamilyScope) =>
  ({ playedAt }: Pick<ShownLesson, 'playedAt'>): Date | null =>
    isEveryFamily(scope) ? null : playedAt;

/** A course as the child's family, or staff that looks after it, sees it. */
export const presentChildCourse = (scope: FamilyScope, childId: number) => {
  const video = lessonVideo(scope, childId);
  return (lesson: ShownLesson): ChildCourse => {
    const { master, access } = lesson;
    return {
      child_course: {
        course_id: master.id,
        released_at: lesson.releasedAt.toISOString(),
        gone_at: lesson.goneAt.toISOString(),
        state: lesson.state,
        watched_at: lesson.watchedAt?.toISOString() ?? null,
        played_at: playedSeenBy(scope)(lesson)?.toISOString() ?? null,
        words: master.words,
      },
      master_course: {
        ...present(master, isPlayable(lesson) ? video(master) : null),
        ...(isDescribed(lesson) ? null : { desc: '', desc_indo: '' }),
      },
      billing_status: access.paidFor,
      reason: access.reason,
      opens_bill: access.openedBy?.billId ?? null,
    };
  };
};
