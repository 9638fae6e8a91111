import type { Grade } from '../enrolment/grade.ts';

/** How many children take part in a live class at most (rule R18). */
export const maxInLiveClass = 12;

/** Within how many working days feedback on a task comes (rule R18). */
export const feedbackDays = 7;

/** After how many units a written and an oral test stand (rule R18). */
export const unitsBetweenTests = 3;

/** The lowest grade with live sessions of a native teacher; all above have them too (rule R18). */
export const firstGradeWithNativeTeacher: Grade = 5;
