import { type Unit, units } from '../../domain/calendar/unit-and-week.ts';
import type { Grade } from '../../domain/enrolment/grade.ts';
import { type MeetingTime, instantOf, plannedAt } from '../../domain/live-classes/meeting-times.ts';
import { addDays, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { listTeachers } from '../../server/accounts/teachers.ts';
import { everyClass } from '../../server/live-classes/class-scope.ts';
import { changeGroup } from '../../server/live-classes/change-group.ts';
import { appointNative, changeSession } from '../../server/live-classes/change-session.ts';
import { excuseChild } from '../../server/live-classes/family-classes.ts';
import { markAttendance } from '../../server/live-classes/mark-attendance.ts';
import { seatChildrenJob } from '../../server/live-classes/seat-children.ts';
import { showClass } from '../../server/live-classes/show-classes.ts';
import { listGroups } from '../../server/live-classes/show-groups.ts';
import { assertAccepted } from '../assert-accepted.ts';
import { type DemoContext, type DemoState, childKey, required } from '../demo-context.ts';
import { demoStaff } from '../people.ts';
import type { DemoBatchName } from '../purchases.ts';
import { type DemoEvent, daysAfter } from '../timeline.ts';
import { demoBatches } from '../years.ts';
import { daysOf } from './years.ts';

/** A group of the demo and when it meets. */
interface DemoGroup extends MeetingTime {
  readonly batch: DemoBatchName;
  readonly grade: Grade;
  readonly number: number;
  /** pasted; without one the demo's stand-in makes the rooms */
  readonly link?: string;
}

const minutes = 45;
const groups: readonly DemoGroup[] = [
  { batch: 'previous', grade: 3, number: 1, weekday: 1, time: '16:00', minutes },
  { batch: 'previous', grade: 4, number: 1, weekday: 2, time: '17:30', minutes },
  { batch: 'previous', grade: 5, number: 1, weekday: 3, time: '17:30', minutes },
  { batch: 'present', grade: 2, number: 1, weekday: 4, time: '16:00', minutes },
  {
    batch: 'present',
    grade: 2,
    number: 2,
    weekday: 5,
    time: '15:30',
    minutes,
    link: 'https://meet.google.com/abc-defg-hij',
  },
  { batch: 'present', grade: 3, number: 1, weekday: 2, time: '16:00', minutes },
  { batch: 'present', grade: 4, number: 1, weekday: 3, time: '16:00', minutes },
  { batch: 'finished', grade: 3, number: 1, weekday: 5, time: '17:30', minutes },
];

/** In which units a child was not there; of who is not here it was there. */
const absent: Readonly<Record<string, readonly Unit[]>> = { Rizki: [3, 6], Togar: [2, 4], Bintang: [1] };
/** What the teacher wrote, for the family to read. */
const notes: Readonly<Record<string, string>> = {
  'Alya 3': 'Alya berani bercerita tentang keluarganya di depan semua teman. Hebat!',
  'Rizki 7': 'Rizki sudah hafal lagunya. Tolong ulangi kata-kata Unit 7 di rumah, ya.',
  'Michelle 2': 'Michelle helped a friend who was shy. Thank you!',
};

/** Groups that meet, who was there, and a class of this week that was moved: in the evening of today, or late in the day of tomorrow. */
export const liveClassEvents = (ground: DemoContext, story: DemoState, now: Date): DemoEvent[] => [
  ...(['finished', 'previous', 'present'] as const).flatMap((batch) =>
    beginningOf(ground, story, { batch, now }),
  ),
  ...groups.flatMap((group) => classesOf(ground, story, { group, now })),
  ...nativeEvents(ground, story, now),
  ...excusedEvents(ground, story, now),
  {
    at: daysAfter(now, -1.9),
    what: 'a live class is moved into this week',
    happen: async () => {
      const [, , , group] = groups;
      if (!group) throw new Error('the demo has a group to move');
      const sessionId = await sessionOf(ground, story, group, 4);
      const today = dayInJakarta(now);
      // An hour at which no other group ever meets.
      const time = '19:00';
      const isToday = now < instantOf(today, '17:00');
      const startsAt = instantOf(isToday ? today : addDays(today, 1), time);
      assertAccepted(
        await changeSession(ground.liveClasses, everyClass, {
          by: null,
          sessionId,
          startsAt,
          preview: false,
        }),
      );
    },
  },
];

const calendarOf = (batch: DemoBatchName, now: Date) => {
  const found = demoBatches.find(({ name }) => name === batch);
  if (!found) throw new Error(`there is no batch ${batch}`);
  return daysOf(found, now);
};

/** The id of a group of the demo, with its classes. */
const findGroup = async (
  { liveClasses }: DemoContext,
  story: DemoState,
  { batch, grade, number }: Pick<DemoGroup, 'batch' | 'grade' | 'number'>,
) => {
  const { academicYearId } = required(story.batches, batch);
  const listed = await listGroups(liveClasses, everyClass, { academicYearId });
  const group = listed.groups.find((one) => one.grade === grade && one.number === number);
  if (!group) throw new Error(`there is no group ${grade}.${number}`);
  return {
    groupId: group.group_id,
    sessions: listed.sessions.filter((one) => one.group_id === group.group_id),
  };
};

const sessionOf = async (ground: DemoContext, story: DemoState, group: DemoGroup, unit: Unit) => {
  const { sessions } = await findGroup(ground, story, group);
  const found = sessions.find((one) => one.unit === unit && one.kind === 'class');
  if (!found) throw new Error(`there is no class of unit ${unit}`);
  return found.session_id;
};

/** Who of the demo's staff holds its live classes. */
export const demoTeacherId = async ({ accounts: { database } }: DemoContext): Promise<number> => {
  const teacher = demoStaff.find(({ role }) => role === 'teacher');
  const found = (await listTeachers(database.db)).find(({ first_name }) => first_name === teacher?.firstName);
  if (!found) throw new Error('the demo has no teacher');
  return found.user_id;
};

/** On which days, counted back, the children of a batch were seated first and last. */
const seatedAfter: Readonly<Record<'finished' | 'previous' | 'present', readonly [number, number]>> = {
  finished: [-436, -435],
  previous: [-276, -275],
  present: [-121.5, -117],
};

/** Children are seated, a group that is full for its teacher leaves the others to a second one, and staff say when they meet. */
const beginningOf = (
  ground: DemoContext,
  story: DemoState,
  { batch, now }: { batch: keyof typeof seatedAfter; now: Date },
): DemoEvent[] => {
  const seat = () => seatChildrenJob(ground.liveClasses).runDue(ground.clock.now());
  const change = async (group: DemoGroup, said: object) => {
    const { groupId } = await findGroup(ground, story, group);
    assertAccepted(
      await changeGroup(ground.liveClasses, everyClass, { by: null, groupId, preview: false, ...said }),
    );
  };
  const ofBatch = groups.filter((group) => group.batch === batch);
  // Three days after each of the first three of grade 2 bought, and after the last one.
  const [first, last] = seatedAfter[batch];
  return [
    {
      at: daysAfter(now, first),
      what: `the first children of the ${batch} batch are seated`,
      happen: async () => {
        await seat();
        const [small] = ofBatch.filter(({ grade }) => grade === 2);
        if (small) await change(small, { places: 3 });
      },
    },
    {
      at: daysAfter(now, last),
      what: `the groups of the ${batch} batch get their times`,
      happen: async () => {
        await seat();
        const teacherId = await demoTeacherId(ground);
        for (const group of ofBatch) {
          const { weekday, time, minutes: length, link } = group;
          await change(group, { weekday, time, minutes: length, teacherId, link });
        }
      },
    },
  ];
};

/** After each class the teacher says who was there. */
const classesOf = (
  ground: DemoContext,
  story: DemoState,
  { group, now }: { group: DemoGroup; now: Date },
): DemoEvent[] =>
  units
    .map((unit) => ({ unit, at: daysAfter(plannedAt(calendarOf(group.batch, now), unit, group), 0.04) }))
    .filter(({ at }) => at < now)
    .map(({ unit, at }) => ({
      at,
      what: `attendance is marked in unit ${unit} of grade ${group.grade}`,
      happen: async () => markAll(ground, await sessionOf(ground, story, group, unit), unit),
    }));

const markAll = async (ground: DemoContext, sessionId: number, unit: Unit) => {
  const { pupils } = assertAccepted(await showClass(ground.liveClasses, everyClass, sessionId));
  const said = pupils
    .filter(({ attendance }) => attendance !== 'excused')
    .map(({ child_id, first_name }) => ({
      child_id,
      state: absent[first_name]?.includes(unit) ? ('absent' as const) : ('present' as const),
      note: notes[`${first_name} ${unit}`] ?? '',
    }));
  assertAccepted(await markAttendance(ground.liveClasses, everyClass, { by: null, sessionId, said }));
};

/** A native teacher came to grade 5 in the second half of its year. */
const nativeEvents = (ground: DemoContext, story: DemoState, now: Date): DemoEvent[] => {
  const { startDate } = calendarOf('previous', now);
  const startsAt = instantOf(addDays(startDate, 29 * 7 + 5), '10:00');
  let sessionId = 0;
  return [
    {
      at: daysAfter(startsAt, -10),
      what: 'a session with a native teacher is appointed',
      happen: async () => {
        const { groupId } = await findGroup(ground, story, { batch: 'previous', grade: 5, number: 1 });
        const made = await appointNative(ground.liveClasses, { by: null, groupId, startsAt, minutes });
        sessionId = assertAccepted(made).session.session_id;
      },
    },
    {
      at: daysAfter(startsAt, 0.04),
      what: 'who met the native teacher is said',
      happen: () => markAll(ground, sessionId, 1),
    },
  ];
};

/** A family said in time that its child could not come. */
const excusedEvents = (ground: DemoContext, story: DemoState, now: Date): DemoEvent[] => {
  const group = groups.find(({ batch, grade }) => batch === 'present' && grade === 4);
  if (!group) throw new Error('the demo has a group of grade 4');
  return [
    {
      at: daysAfter(plannedAt(calendarOf('present', now), 2, group), -1),
      what: 'Kevin is excused from a live class',
      happen: async () => {
        const { familyId } = required(story.parents, 'hendra@kancil.test');
        const childId = required(story.children, childKey('hendra@kancil.test', 'Kevin'));
        const sessionId = await sessionOf(ground, story, group, 2);
        assertAccepted(
          await excuseChild(ground.liveClasses, familyId, { childId, sessionId, excused: true }),
        );
      },
    },
  ];
};
