import { useQuery } from '@tanstack/react-query';
import type { FamilySession } from '../../../contract/live-classes.ts';
import type { ChildCourse } from '../../../contract/objects.ts';
import { liveClassesQuery } from '../enrolment/child-queries.ts';
import { useClassTimes } from '../pattern/class-times.ts';
import { type ClassState, appointmentOf, classStateOf } from './class-state.ts';

/** The live classes of the child are asked for by a live lesson alone. */
const useSessions = ({ master_course }: ChildCourse, childId: number): readonly FamilySession[] =>
  useQuery({ ...liveClassesQuery(childId), enabled: master_course.type === 1 }).data?.sessions ?? [];

/** The day and time of a live lesson; null of other lessons, while there is none, and when it was cancelled. */
export const useAppointment = (course: ChildCourse, childId: number): string | null => {
  const { when } = useClassTimes();
  const found = appointmentOf(course, useSessions(course, childId));
  return found && found.state !== 'cancelled' ? when(found.starts_at) : null;
};

/** What came of a live lesson; null of other lessons, and of one without an appointment. */
export const useClassState = (course: ChildCourse, childId: number): ClassState | null => {
  const sessions = useSessions(course, childId);
  const found = appointmentOf(course, sessions);
  return found && classStateOf(found, sessions);
};
