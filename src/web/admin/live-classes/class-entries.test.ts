import { describe, expect, test } from 'vitest';
import type { LiveGroup, LiveSession } from '../../../contract/live-class-objects.ts';
import { GroupEntry, groupChange, groupValues } from './group-entry.ts';
import {
  NativeEntry,
  SessionEntry,
  movedClasses,
  nativeAppointment,
  sessionChange,
  sessionValues,
} from './session-entry.ts';

const ratna = { user_id: 3, first_name: 'Ratna' };
const group: LiveGroup = {
  group_id: 7,
  academic_year_id: 1,
  batch: 1,
  grade: 5,
  number: 2,
  places: 12,
  pupils: 9,
  weekday: 4,
  time: '16:00',
  minutes: 45,
  teacher: ratna,
  link: null,
  version: 1,
};
const session: LiveSession = {
  session_id: 70,
  group_id: 7,
  kind: 'class',
  unit: 3,
  starts_at: '2027-01-21T09:00:00.000Z',
  minutes: 45,
  teacher: ratna,
  link: null,
  room: 'none',
  state: 'planned',
  version: 1,
};

describe('what is sent of a group', () => {
  const values = groupValues(group);

  test('is nothing where nothing was changed', () => {
    expect(groupChange(values, group)).toEqual({ group_id: 7 });
  });

  test('is day, time and length together, a teacher taken away, places and link', () => {
    expect(
      groupChange(
        { ...values, time: '15.30', teacher_id: '', places: '10', link: ' https://zoom.us/j/1 ' },
        group,
      ),
    ).toEqual({
      group_id: 7,
      weekday: 4,
      time: '15:30',
      minutes: 45,
      teacher_id: null,
      places: 10,
      link: 'https://zoom.us/j/1',
    });
  });

  test('is checked before: no thirteenth place, no time that is none, no class of five minutes', () => {
    const problems = (entry: Partial<GroupEntry>) =>
      GroupEntry.safeParse({ ...values, ...entry }).error?.issues.map(({ path }) => path[0]);
    expect(problems({})).toBeUndefined();
    expect(problems({ weekday: '', time: '', minutes: '' })).toBeUndefined();
    expect(problems({ places: '13', time: '25.00', minutes: '5' })).toEqual(['time', 'minutes', 'places']);
  });
});

describe('what is sent of one class', () => {
  const values = sessionValues(session, group);

  test('is a new instant, and the rest only where it was changed', () => {
    expect(sessionChange(values, session, group)).toEqual({ session_id: 70 });
    expect(sessionChange({ ...values, day: '2027-01-22' }, session, group)).toEqual({
      session_id: 70,
      starts_at: '2027-01-22T09:00:00.000Z',
    });
    expect(
      sessionChange({ ...values, teacher_id: '5', link: 'https://zoom.us/j/2' }, session, group),
    ).toEqual({
      session_id: 70,
      teacher_id: 5,
      link: 'https://zoom.us/j/2',
    });
  });

  test('an own teacher and an own link are shown, those of the group are not', () => {
    const own = { ...session, teacher: { user_id: 5, first_name: 'Dewi' }, link: 'https://zoom.us/j/2' };
    expect(sessionValues({ ...own, room: 'own' }, group)).toMatchObject({
      teacher_id: '5',
      link: 'https://zoom.us/j/2',
    });
    expect(sessionValues({ ...session, link: 'https://zoom.us/j/1', room: 'group' }, group)).toMatchObject({
      teacher_id: '',
      link: '',
    });
  });

  test('a session with a native teacher needs its teacher, who is not the one of the group', () => {
    expect(NativeEntry.safeParse(values).error?.issues.map(({ path }) => path[0])).toEqual(['teacher_id']);
    expect(nativeAppointment({ ...values, teacher_id: '5' }, 7)).toEqual({
      group_id: 7,
      starts_at: '2027-01-21T09:00:00.000Z',
      minutes: 45,
      teacher_id: 5,
    });
  });

  test('needs a day, a time and a length', () => {
    const entry = SessionEntry.safeParse({ ...values, day: '', time: '16', minutes: '' });
    expect(entry.error?.issues.map(({ path }) => path[0])).toEqual(['day', 'time', 'minutes']);
  });
});

test('what a new time of a group moves: classes at another time, and those that there were not', () => {
  const moved = { ...session, starts_at: '2027-01-22T09:00:00.000Z' };
  const added = { ...session, session_id: 0, unit: 4, starts_at: '2027-02-18T09:00:00.000Z' };
  const stays = { ...session, session_id: 71, unit: 2 };
  const cancelled = { ...moved, session_id: 72, unit: 5, state: 'cancelled' as const };
  expect(movedClasses([session, stays], [moved, stays, added, cancelled])).toEqual([
    { session: moved, from: { starts_at: '2027-01-21T09:00:00.000Z', minutes: 45 } },
    { session: added, from: null },
  ]);
  const longer = { ...stays, minutes: 50 };
  expect(movedClasses([stays], [longer])).toEqual([
    { session: longer, from: { starts_at: stays.starts_at, minutes: 45 } },
  ]);
});
