import * as z from 'zod/mini';
import { CAPTIONS_MAX_LETTERS, areCaptions, plainCaptions } from '../domain/courses/captions.ts';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { sortedList } from './list.ts';
import type { FieldProblem } from './refusals.ts';
import { ListedCourse } from './listed.ts';
import { AcademicYear, ChildCourse, CourseMaster, FamilyLessons } from './objects.ts';
import { VIDEO_MAX_BYTES } from './uploads.ts';

const tag = 'Courses';
const one = z.object({ course: CourseMaster });
/**
 * A school has some hundreds of lessons, so that any column may be sorted by. `unit` is the order in which they are
 * released: by unit and week.
 */
export const courseSorts = ['id', 'title', 'title_indo', 'grade', 'unit', 'week', 'type'] as const;
const courseList = sortedList('courses', ListedCourse, courseSorts);
const CourseQuery = z
  .extend(courseList.query, {
    type: z.optional(field.courseType),
    grade: z.optional(field.grade),
    /** true: with a video; false: those whose type needs one, and that have none yet */
    has_video: z.optional(field.flag),
    /** true: without a video that is needed soon, in whatever batch */
    needed_soon: z.optional(field.flag),
    /** the batch in whose calendar they are released */
    academic_year_id: z.optional(field.id),
    /** days of release, both included; they need a batch */
    released_from: z.optional(field.calendarDate),
    released_to: z.optional(field.calendarDate),
  })
  .check(
    z.refine((query) => query.academic_year_id !== undefined || !(query.released_from || query.released_to), {
      error: 'required' satisfies FieldProblem,
      path: ['academic_year_id'],
    }),
  );
const ofCourse = z.object({ id: field.id });
/** Captions, in letters of any script. */
const maxFieldBytes = 4 * CAPTIONS_MAX_LETTERS;
const video = { kind: 'video', maxBytes: VIDEO_MAX_BYTES } as const;

/** The captions of the video as WebVTT: '' for none; absent: those that are there stay with their video (rules R340, R344). */
const captions = z.optional(
  z.pipe(
    z.string({ error: field.missingOrInvalid }),
    z.pipe(
      z.transform(plainCaptions),
      z.string().check(
        z.refine((text) => text === '' || areCaptions(text), {
          error: 'not_captions' satisfies FieldProblem,
        }),
      ),
    ),
  ),
);
const captionsLanguage = z.enum(['EN', 'ID']);

/** What a player is told of a video that may be played now; each address asks again whether it may (rule R343). */
export const Playback = z.object({
  video_url: z.string(),
  /** the smallest first; none where nothing was made of the video */
  qualities: z.array(z.object({ height: z.int(), bytes: z.int(), url: z.string() })),
  captions: z.array(z.object({ language: captionsLanguage, url: z.string() })),
  still_url: z.nullable(z.string()),
});

export const CourseCreation = z.object({
  titleEN: field.text(200),
  titleID: field.text(200),
  descriptionEN: field.lines(5000),
  descriptionID: field.lines(5000),
  grade: field.grade,
  unit: field.unit,
  week: field.week,
  courseType: field.courseType,
  captionsEN: captions,
  captionsID: captions,
});
/** A video may come with the call, or have arrived before it (`POST /uploads`). */
const sentBefore = { video_upload: z.optional(field.uploadId) };
const CourseToCreate = z.extend(CourseCreation, sentBefore);
/** The course by its id, under either of its names. */
const CourseChange = z
  .extend(CourseCreation, {
    id: z.optional(field.id),
    master_course_id: z.optional(field.id),
    version: field.version,
    ...sentBefore,
  })
  .check(
    z.refine(({ id, master_course_id }) => (id ?? master_course_id) !== undefined, {
      error: 'required' satisfies FieldProblem,
      path: ['id'],
    }),
    z.refine(({ id, master_course_id: other }) => id === undefined || other === undefined || id === other, {
      error: 'invalid' satisfies FieldProblem,
      path: ['master_course_id'],
    }),
  );

/** That a child has a calendar address; the address itself is told once, when it is made. */
const CalendarAddress = z.object({
  /** an ISO instant */
  created_at: z.string(),
});
export type CalendarAddress = z.output<typeof CalendarAddress>;
const calendarOf = z.object({ childId: field.id });

export const courses = {
  'GET /course/child-course/{childId}': endpoint({
    summary: "A child's year: what is there this week, what comes next, and all of it",
    tag,
    who: 'member',
    params: z.object({ childId: field.id }),
    query: z.object({ academic_year_id: z.optional(field.id) }),
    reply: z.object({
      /** the year whose lessons these are, and the child's grade in it; null before one was bought */
      academic_year: z.nullable(AcademicYear),
      grade: z.nullable(z.int()),
      /** the latest released Unit week that is not gone, else any such */
      current_course: z.nullable(ChildCourse),
      current_courses: z.array(ChildCourse),
      /** access today */
      billing_status: z.boolean(),
      next_course: z.nullable(ChildCourse),
      /** access on the day the next one is released */
      next_billing_status: z.boolean(),
      courses: z.array(ChildCourse),
    }),
  }),
  'GET /course/family': endpoint({
    summary: 'What each child of the family has to watch now, what comes next, and its next live class',
    tag,
    who: 'parent',
    reply: z.object({ children: z.array(FamilyLessons) }),
  }),
  'GET /course/mark/{courseId}': endpoint({
    summary: 'Mark a video as watched',
    tag,
    who: 'parent',
    params: z.object({ courseId: field.id }),
    query: z.object({ child_id: z.optional(field.id) }),
    reply: z.object({ child_course: ChildCourse }),
    changes: true,
    refusals: ['course_not_available', 'several_children'],
  }),
  'GET /courses/{courseId}/child/{childId}/video': endpoint({
    summary: "A lesson's video, while the child may play it",
    tag,
    who: 'parent',
    params: z.object({ courseId: field.id, childId: field.id }),
    query: z.extend(field.ofVersion, {
      /** a quality by its height; absent: the original */
      height: z.optional(field.id),
    }),
    answers: 'video',
  }),
  'GET /courses/{courseId}/child/{childId}/still': endpoint({
    summary: "A picture of a lesson's video, while the child may play it",
    tag,
    who: 'parent',
    params: z.object({ courseId: field.id, childId: field.id }),
    query: field.ofVersion,
    answers: 'image',
  }),
  'GET /courses/{courseId}/child/{childId}/captions/{language}': endpoint({
    summary: "The captions of a lesson's video in one language, while the child may play it",
    tag,
    who: 'parent',
    params: z.object({ courseId: field.id, childId: field.id, language: captionsLanguage }),
    query: field.ofVersion,
    answers: 'media',
  }),
  'GET /course/playback/{courseId}': endpoint({
    summary: "A lesson's video with its qualities, captions and picture, while the child may play it",
    tag,
    who: 'parent',
    params: z.object({ courseId: field.id }),
    query: z.object({ child_id: field.id }),
    reply: Playback,
    refusals: ['not_found'],
  }),
  'GET /courses/{id}/video': endpoint({
    summary: "A lesson's video, for the back office",
    tag,
    who: 'clerk',
    params: ofCourse,
    query: field.ofVersion,
    answers: 'video',
  }),
  'GET /childs/{childId}/calendar': endpoint({
    summary: 'Whether a child has a calendar address, and since when',
    tag,
    who: 'parent',
    params: calendarOf,
    reply: z.object({ calendar: z.nullable(CalendarAddress) }),
  }),
  'POST /childs/{childId}/calendar': endpoint({
    summary: "Make a child's calendar address, told this once; the one it had stops working",
    tag,
    who: 'parent',
    params: calendarOf,
    reply: z.object({ calendar: CalendarAddress, calendar_url: z.string() }),
    status: 201,
  }),
  'DELETE /childs/{childId}/calendar': endpoint({
    summary: "End a child's calendar address",
    tag,
    who: 'parent',
    params: calendarOf,
  }),
  'GET /calendar/{token}': endpoint({
    summary:
      "A child's calendar for a calendar program: videos, live classes and tests; the address is the proof",
    tag,
    who: 'guest',
    params: z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)) }),
    answers: 'calendar',
    // Counted once the address was looked up, and only what leads nowhere: calendar programs of many families share an address.
    limits: [{ rule: 'calendar', per: ['address'], byHandler: true }],
    // Its address may stand in a mail that is read in the browser.
    notFromOtherSites: 'but_links',
  }),
  'GET /course/all': endpoint({
    summary:
      'Course masters, by grade, unit and week, type, title, day of release, and whether a video is there',
    tag,
    who: 'clerk',
    ...courseList,
    query: CourseQuery,
    refusals: ['not_found'],
  }),
  'GET /course/id/{id}': endpoint({
    summary: 'One course master',
    tag,
    who: 'clerk',
    params: ofCourse,
    reply: z.extend(one, {
      /** the languages in which its video has captions */
      captions: z.array(captionsLanguage),
    }),
  }),
  'POST /master-data/add': endpoint({
    summary: 'Create a course master',
    tag,
    who: 'clerk',
    body: CourseToCreate,
    upload: { video },
    maxFieldBytes,
    reply: one,
    status: 201,
    creates: { object: 'course', id: 'master_course_id', readBy: 'GET /course/id/{id}' },
    refusals: ['upload_unusable', 'video_unplayable'],
  }),
  'POST /course/update': endpoint({
    summary: 'Change a course master',
    tag,
    who: 'clerk',
    body: CourseChange,
    upload: { video },
    maxFieldBytes,
    reply: one,
    success: 'updated',
    refusals: ['not_found', 'changed_meanwhile', 'upload_unusable', 'video_unplayable'],
  }),
  'DELETE /master-data/delete-one/{id}': endpoint({
    summary: 'Delete a course master; one that was watched is archived instead',
    tag,
    who: 'clerk',
    params: ofCourse,
  }),
  'POST /course/switch': endpoint({
    summary: 'Trade the places of two course masters',
    tag,
    who: 'clerk',
    body: z.object({
      first_id: field.id,
      second_id: field.id,
      first_version: field.version,
      second_version: field.version,
    }),
    reply: z.object({ courses: z.array(CourseMaster) }),
    success: 'updated',
    refusals: ['not_found', 'same_course', 'changed_meanwhile'],
  }),
};
