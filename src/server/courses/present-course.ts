import type { ChildCourse, CourseMaster } from '../../contract/objects.ts';
import { type FamilyScope, isEveryFamily } from '../../domain/access/family-scope.ts';
import type { ScheduledCourse } from '../../domain/courses/schedule.ts';
import { paths } from '../../paths.ts';
import { versionOf } from '../platform/http/version-of.ts';
import type { Course } from './course-store.ts';

/** A course in a child's year; the bill that would open it is known by its id. */
export type ChildLesson = ScheduledCourse<Course, { readonly billId: number }>;

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

/** A course as the child's family, or staff that looks after it, sees it. */
export const presentChildCourse =
  (scope: FamilyScope, childId: number) =>
  ({ master, ...scheduled }: ChildLesson): ChildCourse => {
    const videoUrl = isEveryFamily(scope) ? masterVideo(master) : childVideo(master, childId);
    return {
      child_course: {
        course_id: master.id,
        released_at: scheduled.releasedAt.toISOString(),
        gone_at: scheduled.goneAt.toISOString(),
        state: scheduled.state,
        watched_at: scheduled.watchedAt?.toISOString() ?? null,
      },
      master_course: present(master, scheduled.isPlayable ? videoUrl : null),
      billing_status: scheduled.mayBeOpened,
      reason: scheduled.lock?.reason ?? null,
      opens_bill: scheduled.lock?.openedBy?.billId ?? null,
    };
  };
