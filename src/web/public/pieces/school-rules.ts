import { linkHours } from '../../../domain/accounts/account-status.ts';
import { promisedDays } from '../../../domain/accounts/promised-days.ts';
import { retention } from '../../../domain/accounts/retention.ts';
import { targetAge } from '../../../domain/accounts/target-age.ts';
import { releaseLength } from '../../../domain/calendar/release.ts';
import { units, weeksOfUnit } from '../../../domain/calendar/unit-and-week.ts';
import {
  feedbackDays,
  firstGradeWithNativeTeacher,
  maxInLiveClass,
  unitsBetweenTests,
} from '../../../domain/courses/class-rules.ts';
import { firstGrade, grades, highestGrade } from '../../../domain/enrolment/grade.ts';
import { placementAge, placementWindow } from '../../../domain/enrolment/placement-status.ts';
import { siblingPause } from '../../../domain/placement/starting.ts';
import { parts } from '../../../domain/placement/test-parts.ts';
import { testLength } from '../../../domain/placement/test-window.ts';
import { parcelWeight } from '../../../domain/shipping/parcel.ts';
import type { SchoolRules } from '../../../i18n/questions.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The school's rules, for texts: what they say in figures comes from here. */
export const schoolRules: SchoolRules = {
  ages: targetAge,
  grades: { first: firstGrade, last: highestGrade, count: grades.length },
  placementAge,
  test: { parts: parts.length, minutes: testLength / minute },
  placementDays: placementWindow / day,
  siblingMinutes: siblingPause / minute,
  units: units.length,
  weeksInUnit: weeksOfUnit.length,
  unitsBetweenTests,
  videoWeeks: releaseLength / (7 * day),
  maxInLiveClass: maxInLiveClass,
  feedbackDays,
  moneyDays: promisedDays.moneyAnswered,
  nativeTeacherFrom: firstGradeWithNativeTeacher,
  parcelKilos: parcelWeight / 1000,
  activationHours: linkHours.activation,
  resetHours: linkHours.reset,
  unusedDays: retention.unusedAccounts / day,
};
