import type { liveClasses } from '../../contract/live-classes.ts';
import { calendarDate } from '../../domain/values/calendar-date.ts';
import { type Actors, scopeOf } from '../accounts/actors.ts';
import { listTeachers } from '../accounts/teachers.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { changeGroup } from './change-group.ts';
import { appointNative, changeSession } from './change-session.ts';
import type { LiveClassesContext } from './context.ts';
import { excuseChild, giveUpMakeUp, makeUp, showChildClasses } from './family-classes.ts';
import { markAttendance } from './mark-attendance.ts';
import type { RoomsContext } from './make-rooms.ts';
import { moveChild, writeToGroup } from './move-child.ts';
import { openAsHost } from './open-as-host.ts';
import { listAbsent, showClass, showWeek, showWithoutRoom } from './show-classes.ts';
import { listGroups, showGroup } from './show-groups.ts';
import { showPhoto } from './show-photo.ts';
import { classScopeOf } from './class-scope.ts';

export const liveClassesRoutes = (
  context: LiveClassesContext & RoomsContext,
): Handlers<typeof liveClasses, Actors> => ({
  'GET /live-class': ({ actor, query: { academic_year_id: academicYearId, without_time, ...page } }) =>
    listGroups(context, classScopeOf(actor), { academicYearId, withoutTime: without_time, ...page }),
  'GET /live-class/week': ({ actor, query }) =>
    (query.without_room ? showWithoutRoom : showWeek)(context, classScopeOf(actor), calendarDate(query.from)),
  'GET /live-class/absent': ({ query: { academic_year_id: academicYearId, ...page } }) =>
    listAbsent(context, { academicYearId, ...page }),
  'GET /live-class/teachers': async () => ({ teachers: await listTeachers(context.database.db) }),
  'GET /live-class/group/{groupId}': ({ actor, params }) =>
    showGroup(context, classScopeOf(actor), params.groupId),
  'POST /live-class/group': ({ actor, body: { group_id: groupId, teacher_id: teacherId, ...body } }) =>
    changeGroup(context, classScopeOf(actor), { by: actor.userId, groupId, teacherId, ...body }),
  'POST /live-class/move': ({ actor, body }) =>
    moveChild(context, {
      by: actor.userId,
      childId: body.child_id,
      groupId: body.group_id,
      preview: body.preview,
    }),
  'POST /live-class/message': ({ actor, body }) =>
    writeToGroup(context, { by: actor.userId, groupId: body.group_id, text: body.text }),
  'POST /live-class/session': ({ actor, body: { session_id: sessionId, starts_at, teacher_id, ...body } }) =>
    changeSession(context, classScopeOf(actor), {
      by: actor.userId,
      sessionId,
      startsAt: starts_at === undefined ? undefined : new Date(starts_at),
      teacherId: teacher_id,
      ...body,
    }),
  'POST /live-class/native': ({ actor, body }) =>
    appointNative(context, {
      by: actor.userId,
      groupId: body.group_id,
      startsAt: new Date(body.starts_at),
      minutes: body.minutes,
      teacherId: body.teacher_id,
      link: body.link,
    }),
  'GET /live-class/session/{sessionId}': ({ actor, params }) =>
    showClass(context, classScopeOf(actor), params.sessionId),
  'GET /live-class/session/{sessionId}/host': ({ actor, params }) =>
    openAsHost(context, classScopeOf(actor), { by: actor.userId, sessionId: params.sessionId }),
  'GET /live-class/photo/{childId}': ({ actor, params, range }) =>
    showPhoto(context, classScopeOf(actor), params.childId, range),
  'POST /live-class/attendance': ({ actor, body }) =>
    markAttendance(context, classScopeOf(actor), {
      by: actor.userId,
      sessionId: body.session_id,
      said: body.attendance,
    }),
  'GET /live-class/child/{childId}': ({ actor, params }) =>
    showChildClasses(context, scopeOf(actor), params.childId),
  'POST /live-class/excuse': ({ actor, body }) =>
    excuseChild(context, actor.familyId, {
      childId: body.child_id,
      sessionId: body.session_id,
      excused: body.excused,
    }),
  'POST /live-class/make-up': ({ actor, body }) =>
    makeUp(context, actor.familyId, { childId: body.child_id, sessionId: body.session_id }),
  'POST /live-class/give-up': ({ actor, body }) =>
    giveUpMakeUp(context, actor.familyId, { childId: body.child_id, sessionId: body.session_id }),
});
