import type { FamilyPart } from '../../../contract/oral-tests.ts';
import { oralTestDays } from '../../../domain/assessment/oral-tests.ts';
import {
  type PartOfYear,
  type RightToPart,
  partsOfYear,
  testWeek,
} from '../../../domain/assessment/parts-of-year.ts';
import type { BatchCalendar } from '../../../domain/calendar/batch-year.ts';
import { type CalendarDate, addDays, compareDates } from '../../../domain/values/calendar-date.ts';

/** A report that a family does not have yet. */
export interface ComingReport {
  part: PartOfYear;
  /** which bill it belongs to */
  bill: FamilyPart['bill'];
  /** the day after the tests of its units */
  from: CalendarDate;
  /** it is to be written from `from` on, is being written, is late after the weeks of the oral tests, or why there is none */
  state: 'to_come' | 'being_written' | 'late' | Exclude<RightToPart, 'open'>;
}

interface Given {
  calendar: BatchCalendar;
  /** what the package says of each part */
  rights: readonly Pick<FamilyPart, 'part' | 'right' | 'bill'>[];
  /** the parts of which the family has the report */
  published: readonly number[];
  today: CalendarDate;
}

/** The parts of a year of which there is no report yet, in order. */
export const comingReports = ({ calendar, rights, published, today }: Given): ComingReport[] =>
  partsOfYear.flatMap((part): ComingReport[] => {
    const { right, bill = null } = rights.find((one) => one.part === part) ?? {};
    if (right === undefined || published.includes(part)) return [];
    const from = addDays(testWeek(calendar, part).lastDay, 1);
    if (right !== 'open') return [{ part, bill, from, state: right }];
    if (compareDates(today, from) < 0) return [{ part, bill, from, state: 'to_come' }];
    const isLate = compareDates(oralTestDays(calendar, part).lastDay, today) < 0;
    return [{ part, bill, from, state: isLate ? 'late' : 'being_written' }];
  });
