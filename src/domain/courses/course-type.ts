/**
 * The kinds of course that stand in a week, by their number on the wire (rule R14): welcoming video, Zoom meeting
 * review, unit week, oral test, written test.
 */
export type CourseType = 0 | 1 | 2 | 3 | 4;

/** All types, by number. */
export const courseTypes: readonly CourseType[] = [0, 1, 2, 3, 4];

/** The type of a week's main video, which is sorted before the other courses of the week. */
export const unitWeek: CourseType = 2;

/** The type of the video that welcomes a family to a unit. */
export const welcome: CourseType = 0;

/** The type of a live class: staff write into its description how to join. */
export const liveClass: CourseType = 1;

/**
 * Whether a course's description is shown to a family for which it cannot be opened: not that of a live class, because the
 * way into the class stands there (rule R116).
 */
export const isDescribedWhileClosed = (type: CourseType): boolean => type !== liveClass;

/** The oral and the written test. */
const tests: readonly CourseType[] = [3, 4];

/** Whether a type is a test, to which the package decides the right (rule R110). */
export const isTest = (type: CourseType): boolean => tests.includes(type);

/** Whether a number is a course type. */
export const isCourseType = (number: number): number is CourseType =>
  (courseTypes as readonly number[]).includes(number);

/** Whether a course of this type cannot be without a video. One of another type may keep an earlier one. */
export const carriesVideo = (type: CourseType): boolean => type === 0 || type === unitWeek;

/**
 * Whether a course may be saved with this type: `video_required` when the type carries a video and there is none,
 * neither uploaded now nor kept from before. On creation nothing is kept (rule R14).
 */
export const videoRefusal = (course: {
  readonly type: CourseType;
  readonly uploaded: boolean;
  readonly kept: boolean;
}): 'video_required' | null =>
  carriesVideo(course.type) && !course.uploaded && !course.kept ? 'video_required' : null;
