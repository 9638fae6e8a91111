import type { courses } from '../../contract/courses.ts';
import { isRefused, refuse } from '../../contract/refusals.ts';
import { calendarDate } from '../../domain/values/calendar-date.ts';
import { type Actors, scopeOf } from '../accounts/actors.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { withVideo } from '../uploads/with-video.ts';
import { renewCalendarAddress, revokeCalendarAddress, showCalendarAddress } from './calendar-address.ts';
import { childCourses } from './child-courses.ts';
import type { CoursesContext } from './context.ts';
import { type Course, findCourseToPlay } from './course-store.ts';
import { createCourseMaster } from './create-course.ts';
import { familyLessons } from './family-lessons.ts';
import { deleteCourseMaster } from './delete-course.ts';
import { markWatched } from './mark-watched.ts';
import { openCaptions, openChildVideo, openMasterVideo, openStill } from './open-video.ts';
import { presentCourse } from './present-course.ts';
import { searchCourses } from './search-courses.ts';
import { showPlayback } from './show-playback.ts';
import { showCalendar } from './show-calendar.ts';
import { swapCourses } from './swap-courses.ts';
import { updateCourseMaster } from './update-course.ts';

const presentOr = <R>(result: Course | R) =>
  isRefused(result) ? result : { course: presentCourse(result as Course) };

export const coursesRoutes = (context: CoursesContext): Handlers<typeof courses, Actors> => ({
  'GET /course/child-course/{childId}': ({ actor, params, query }) =>
    childCourses(context, scopeOf(actor), params.childId, query.academic_year_id),
  'GET /course/family': async ({ actor }) => ({ children: await familyLessons(context, actor.familyId) }),
  'GET /course/mark/{courseId}': async ({ actor, params, query }) => {
    const marked = await markWatched(context, actor.familyId, params.courseId, query.child_id);
    return isRefused(marked) ? marked : { child_course: marked };
  },
  'GET /courses/{courseId}/child/{childId}/video': ({ actor, params, query, range }) =>
    openChildVideo(context, actor.familyId, { ...params, version: query.v, height: query.height }, range),
  'GET /courses/{courseId}/child/{childId}/still': ({ actor, params, query, range }) =>
    openStill(context, actor.familyId, { ...params, version: query.v }, range),
  'GET /courses/{courseId}/child/{childId}/captions/{language}': ({ actor, params, query }) =>
    openCaptions(context, actor.familyId, { ...params, version: query.v }),
  'GET /course/playback/{courseId}': ({ actor, params, query }) =>
    showPlayback(context, actor.familyId, { ...params, childId: query.child_id }),
  'GET /courses/{id}/video': ({ params, query, range }) =>
    openMasterVideo(context, { courseId: params.id, version: query.v }, range),
  'GET /childs/{childId}/calendar': ({ actor, params }) =>
    showCalendarAddress(context, actor.familyId, params.childId),
  'POST /childs/{childId}/calendar': ({ actor, params }) =>
    renewCalendarAddress(context, actor.familyId, params.childId),
  'DELETE /childs/{childId}/calendar': ({ actor, params }) =>
    revokeCalendarAddress(context, actor.familyId, params.childId),
  'GET /calendar/{token}': async ({ params, count }) => {
    const calendar = await showCalendar(context, params.token);
    return (isRefused(calendar) ? await count() : null) ?? calendar;
  },
  'GET /course/all': ({ query }) => {
    const {
      has_video: hasVideo,
      needed_soon: isNeededSoon,
      academic_year_id: academicYearId,
      released_from,
      released_to,
      ...asked
    } = query;
    const released = {
      from: released_from ? calendarDate(released_from) : undefined,
      to: released_to ? calendarDate(released_to) : undefined,
    };
    const neededSoonAt = isNeededSoon ? context.clock.now() : undefined;
    return searchCourses(context.database.db, { ...asked, hasVideo, academicYearId, released, neededSoonAt });
  },
  'GET /course/id/{id}': async ({ params }) => {
    const course = await findCourseToPlay(context.database.db, params.id);
    if (!course) return refuse('not_found');
    return { course: presentCourse(course), captions: course.captions.map(({ language }) => language) };
  },
  'POST /master-data/add': async ({ actor, body: { video_upload, ...details }, files }) =>
    presentOr(
      await withVideo(context.uploads, actor.userId, { uploadId: video_upload, sent: files.video }, (video) =>
        createCourseMaster(context, actor.userId, details, video),
      ),
    ),
  'POST /course/update': async ({ actor, body: { video_upload, id, master_course_id, ...change }, files }) =>
    presentOr(
      await withVideo(context.uploads, actor.userId, { uploadId: video_upload, sent: files.video }, (video) =>
        // One of the two is there: the contract sees to that.
        updateCourseMaster(context, { ...change, id: id ?? master_course_id ?? 0, by: actor.userId }, video),
      ),
    ),
  'DELETE /master-data/delete-one/{id}': ({ actor, params }) =>
    deleteCourseMaster(context, { by: actor.userId, courseId: params.id }),
  'POST /course/switch': async ({ actor, body }) => {
    const swapped = await swapCourses(
      context,
      actor.userId,
      { id: body.first_id, version: body.first_version },
      { id: body.second_id, version: body.second_version },
    );
    return isRefused(swapped) ? swapped : { courses: swapped.map(presentCourse) };
  },
});
