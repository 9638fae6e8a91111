import type { oralTests } from '../../contract/oral-tests.ts';
import { calendarDate } from '../../domain/values/calendar-date.ts';
import { type Actors, scopeOf } from '../accounts/actors.ts';
import { parseTimeOfDay } from '../../domain/live-classes/meeting-times.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { bookTest, giveUpTest, showChildTests } from './book-test.ts';
import type { OralTestsContext } from './context.ts';
import { changeLink } from './change-link.ts';
import { enterResult } from './enter-result.ts';
import { openSlots } from './open-slots.ts';
import { removeSlot } from './remove-slot.ts';
import { showSchedule, showSlot } from './show-schedule.ts';
import { staffScopeOf } from './staff-scope.ts';

/** The contract has looked at its form. */
const timeOfDay = (text: string) => {
  const time = parseTimeOfDay(text);
  if (time === null) throw new Error(`not a time of the day: ${text}`);
  return time;
};

export const oralTestsRoutes = (context: OralTestsContext): Handlers<typeof oralTests, Actors> => ({
  'GET /oral-tests': ({ actor, query }) =>
    showSchedule(context, staffScopeOf(actor), {
      academicYearId: query.academic_year_id,
      part: query.part,
      from: query.from === undefined ? undefined : calendarDate(query.from),
      withoutResult: query.without_result,
    }),
  'GET /oral-tests/{slotId}': ({ actor, params }) => showSlot(context, staffScopeOf(actor), params.slotId),
  'POST /oral-tests/slots': ({ actor, body }) =>
    openSlots(context, staffScopeOf(actor), {
      academicYearId: body.academic_year_id,
      part: body.part,
      day: calendarDate(body.day),
      from: timeOfDay(body.starts),
      to: timeOfDay(body.ends),
      minutes: body.minutes,
      link: body.link,
      teacherId: body.teacher_id,
    }),
  'POST /oral-tests/slots/{slotId}/link': ({ actor, params, body }) =>
    changeLink(context, staffScopeOf(actor), { slotId: params.slotId, link: body.link }),
  'DELETE /oral-tests/slots/{slotId}': ({ actor, params }) =>
    removeSlot(context, staffScopeOf(actor), params.slotId),
  'POST /oral-tests/{slotId}/result': ({ actor, params, body }) =>
    enterResult(context, staffScopeOf(actor), { slotId: params.slotId, ...body }),
  'GET /oral-tests/child/{childId}': ({ actor, params }) =>
    showChildTests(context, scopeOf(actor), params.childId),
  'POST /oral-tests/book': ({ actor, body }) =>
    bookTest(context, actor.familyId, { childId: body.child_id, slotId: body.slot_id }),
  'POST /oral-tests/give-up': ({ actor, body }) =>
    giveUpTest(context, actor.familyId, { childId: body.child_id, slotId: body.slot_id }),
});
