import type { FamilyPart } from '../../../contract/oral-tests.ts';
import { oralTestDays } from '../../../domain/assessment/oral-tests.ts';
import {
  type PartOfYear,
  type RightToPart,
  partsOfYear,
  testWeek,
} from '../../../domain/assessment/parts-of-year.ts';
import { type BatchCalendar, yearIsOver } from '../../../domain/calendar/batch-year.ts';
import { type CalendarDate, addDays, compareDates } from '../../../domain/values/calendar-date.ts';

/** A report that a family does not have yet. */
export interface ComingReport {
  part: PartOfYear;
  /** which bill it belongs to */
  bill: FamilyPart['bill'];
  /** the day after the tests of its units */
  from: CalendarDate;
  /** the last day of its tests */
  testsEnd: CalendarDate;
  /**
   * it is to be written from `from` on, is being written, is late after the weeks of the oral tests, was not written when the year is
   * over, or why there is none
   */
  state: 'to_come' | 'being_written' | 'late' | 'not_written' | Exclude<RightToPart, 'open'>;
}

interface Given {
  calendar: BatchCalendar;
  /** what the package says of each part */
  rights: readonly Pick<FamilyPart, 'part' | 'right' | 'bill'>[];
  /** the parts of which the family has the report */
  published: readonly number[];
  today: CalendarDate;
}

/** The parts of a year of which there is no report, in order. */
export const comingReports = ({ calendar, rights, published, today }: Given): ComingReport[] =>
  partsOfYear.flatMap((part): ComingReport[] => {
    const { right, bill = null } = rights.find((one) => one.part === part) ?? {};
    if (right === undefined || published.includes(part)) return [];
    const from = addDays(testWeek(calendar, part).lastDay, 1);
    const { lastDay: testsEnd } = oralTestDays(calendar, part);
    const isOver = yearIsOver(calendar.startDate, today);
    const said = { part, bill, from, testsEnd };
    // What a year that is over would have had for more money is nobody's question any more.
    if (right !== 'open') return isOver ? [] : [{ ...said, state: right }];
    if (compareDates(today, from) < 0) return [{ ...said, state: 'to_come' }];
    if (compareDates(today, testsEnd) <= 0) return [{ ...said, state: 'being_written' }];
    return [{ ...said, state: isOver ? 'not_written' : 'late' }];
  });
