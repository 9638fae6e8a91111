import type { Grade } from '../enrolment/grade.ts';

/** How many children take part in a live class at most (public specification, 1). */
export const mostInLiveClass = 12;

/** Within how many working days feedback on a task comes (public specification, 1). */
export const feedbackDays = 7;

/** After how many units a written and an oral test stand (public specification, 1). */
export const unitsBetweenTests = 3;

/** The lowest grade with live sessions of a native teacher; all above have them too (decisions, 5). */
export const firstGradeWithNativeTeacher: Grade = 5;
