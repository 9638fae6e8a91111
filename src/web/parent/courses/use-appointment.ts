import { useQuery } from '@tanstack/react-query';
import type { FamilySession } from '../../../contract/live-classes.ts';
import type { ChildCourse } from '../../../contract/objects.ts';
import { calendarDate, dayInJakarta, startOfDay } from '../../../domain/values/calendar-date.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { liveClassesQuery, oralTestsQuery, writtenTestsQuery } from '../enrolment/child-queries.ts';
import { useTexts } from '../pattern/texts.ts';
import { useClassTimes } from '../pattern/class-times.ts';
import { type ClassState, appointmentOf, classStateOf, isInAnotherWeek } from './class-state.ts';
import { liveKindOf, weekOf } from './lesson-state.ts';

/** The live classes of the child are asked for by a live lesson alone. */
const useSessions = ({ master_course }: ChildCourse, childId: number): readonly FamilySession[] =>
  useQuery({ ...liveClassesQuery(childId), enabled: master_course.type === 1 }).data?.sessions ?? [];

interface Appointment {
  /** its day and time */
  when: string;
  /** it lies in another week than the lesson */
  isMoved: boolean;
}

/** The appointment of a live lesson; null of other lessons, while there is none, and when it was cancelled. */
export const useAppointment = (course: ChildCourse, childId: number): Appointment | null => {
  const { when } = useClassTimes();
  const found = appointmentOf(course, useSessions(course, childId));
  if (!found || found.state === 'cancelled') return null;
  return { when: when(found.starts_at), isMoved: isInAnotherWeek(course, found.starts_at) };
};

/** What came of a live lesson; null of other lessons, and of one without an appointment. */
export const useClassState = (course: ChildCourse, childId: number): ClassState | null => {
  const sessions = useSessions(course, childId);
  const found = appointmentOf(course, sessions);
  return found && classStateOf(found, sessions);
};

/** Gives a function that says whether the child was at a live lesson, or made up for it. */
export const useWasThere = (childId: number) => {
  const sessions = useQuery(liveClassesQuery(childId)).data?.sessions ?? [];
  return (course: ChildCourse): boolean => {
    const found = appointmentOf(course, sessions);
    return found !== null && wasThere(classStateOf(found, sessions));
  };
};

/** Whether a child was at its class, or at another one instead. */
export const wasThere = (state: ClassState | null): boolean => state === 'there' || state === 'made_up';

/** How the test that a lesson stands for is with the child, in a few words; null of other lessons, and while there is nothing to say. */
export const useTestState = (
  { master_course, child_course }: ChildCourse,
  childId: number,
): string | null => {
  const { tests } = useTexts().classroom;
  const { when } = useClassTimes();
  const { weekday, period } = useFormats();
  const kind = liveKindOf(master_course);
  const monday = dayInJakarta(weekOf(child_course).firstDay);
  const isIts = ({ first_day }: { first_day: string }) => first_day === monday;
  const written = useQuery({ ...writtenTestsQuery(childId), enabled: kind === 'written' }).data;
  const oral = useQuery({ ...oralTestsQuery(childId), enabled: kind === 'oral' }).data;
  if (kind === 'written') {
    const test = written?.tests.find(isIts);
    if (test?.state === 'sent' || test?.state === 'marked') return tests.done;
    if (test?.state === 'running') return tests.writtenRuns;
    const until = test && startOfDay(calendarDate(test.opened_until ?? test.last_day));
    return test?.state === 'open' && until ? tests.writtenOpen(weekday(until)) : null;
  }
  const part = kind === 'oral' ? oral?.parts.find(isIts) : undefined;
  if (!part) return null;
  const { test } = part;
  const day = (text: string) => startOfDay(calendarDate(text));
  if (!test) return tests.inWeeks(period(day(part.first_day), day(part.last_day)));
  return { done: tests.done, absent: tests.missed, booked: tests.booked(when(test.starts_at)) }[test.state];
};
