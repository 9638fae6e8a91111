import type { MovedLessons } from '../../domain/calendar/holiday-change.ts';
import { lastTeachingDay } from '../../domain/calendar/teaching-weeks.ts';
import type { BatchCalendar } from '../../domain/calendar/batch-year.ts';
import type { CalendarDate } from '../../domain/values/calendar-date.ts';
import { longDate, wholeWeek } from '../../i18n/dates.ts';
import * as en from '../../i18n/en/notices.ts';
import * as id from '../../i18n/id/notices.ts';
import type { Language } from '../../i18n/language.ts';
import { paidChildrenIn } from '../enrolment/paid-children.ts';
import { type NamedChild, namedChildren } from '../families/named-children.ts';
import { notifyAccounts } from '../inbox/notify.ts';
import type { Tx } from '../platform/db/database.ts';
import { noticeAbout } from './notice-about.ts';

const words = { en: en.notices, id: id.notices };

interface ChangedHolidays {
  academicYearId: number;
  /** the calendar as it is now */
  calendar: BatchCalendar;
  /** the weeks that became holidays, by their first days */
  added: readonly CalendarDate[];
  moves: readonly MovedLessons[];
  now: Date;
}

/** Tells each family with a paid place in a batch, once, which lessons its changed holiday weeks move (rule R163). */
export const tellOfHolidays = async (tx: Tx, changed: ChangedHolidays): Promise<void> => {
  if (changed.moves.length === 0) return;
  const children = await namedChildren(tx, await paidChildrenIn(tx, changed.academicYearId));
  const families = Map.groupBy(children, ({ familyId }) => familyId);
  await notifyAccounts(
    tx,
    [...families].map(([userId, ofFamily]) => ({ userId, ...noticeOf(ofFamily, changed) })),
  );
};

const noticeOf = (ofFamily: readonly NamedChild[], { calendar, added, moves, now }: ChangedHolidays) => {
  const text = (language: Language) => {
    const { title, body } = words[language].holidays_changed;
    const names = ofFamily.map(({ firstName }) => firstName);
    return {
      title: title(names),
      body: body(
        added.map((week) => wholeWeek(language, week)),
        moves.map(({ to, ...move }) => ({ ...move, to: longDate(language, to) })),
        longDate(language, lastTeachingDay(calendar)),
      ),
    };
  };
  return noticeAbout(ofFamily, { kind: 'holidays_changed', now }, text);
};
