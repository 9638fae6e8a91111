import { useRef, useState } from 'react';
import type { BatchCalendar } from '../../../domain/calendar/batch-year.ts';
import { endDateOf } from '../../../domain/calendar/batch-year.ts';
import { holidayWeeksFrom } from '../../../domain/calendar/holiday-change.ts';
import { type HolidayRefusal, holidaysRefusal } from '../../../domain/calendar/holiday-weeks.ts';
import {
  type CalendarDate,
  addDays,
  compareDates,
  parseCalendarDate,
} from '../../../domain/values/calendar-date.ts';
import { readShortYear } from '../../../domain/values/typed-date.ts';
import { keepDates } from '../../ui/page/keep-together.ts';
import { useTexts } from '../list/texts.ts';
import { OfficeDateField } from '../list/office-date-field.tsx';
import { Button } from '../../ui/app/button.tsx';
import { Select } from '../../ui/app/field.tsx';
import styles from './batch-form.module.css';
import { officeDate } from '../list/office-date.ts';

interface Picker {
  /** null while the batch has no start date */
  calendar: BatchCalendar | null;
  /** the first week that may still become a holiday, of a batch that is there; null: none may */
  from?: CalendarDate | null;
  onAdd: (firstDays: readonly CalendarDate[]) => void;
}

/** Longer holidays are rare enough to be added in two steps. */
const MOST_AT_ONCE = 4;

/** Adds a holiday of one or several weeks at a time; the browser's calendar offers first days of weeks alone. */
export const HolidayPicker = ({ calendar, from, onAdd }: Picker) => {
  const { admin, problems } = useTexts();
  const { batches } = admin;
  const [typed, setTyped] = useState('');
  const [count, setCount] = useState(1);
  const [refused, setRefused] = useState<HolidayRefusal | 'holiday_week_begun' | 'invalid_date' | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const firstDay = parseCalendarDate(typed);
  const add = () => {
    const day = firstDay ?? readShortYear(typed);
    if (!calendar || typed === '') return;
    if (!day) return setRefused('invalid_date');
    const added = holidayWeeksFrom(day, count);
    const isBegun = from !== undefined && (from === null || compareDates(day, from) < 0);
    const weeks = { ...calendar, holidayWeeks: [...calendar.holidayWeeks, ...added] };
    const refusal = holidaysRefusal(weeks) ?? (isBegun ? 'holiday_week_begun' : null);
    setRefused(refusal);
    if (refusal !== null) return;
    onAdd(added);
    setTyped('');
    setCount(1);
    // The button that was pressed can now do nothing, and the next day comes into the field.
    box.current?.querySelector('input')?.focus();
  };
  return (
    <div className={styles.picker} ref={box} data-holiday-picker>
      <OfficeDateField
        label={batches.holidayPicker}
        value={typed}
        onChange={(day) => {
          setTyped(day);
          setRefused(null);
        }}
        onBlur={() => typed !== '' && !firstDay && !readShortYear(typed) && setRefused('invalid_date')}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
        disabled={!calendar}
        description={calendar ? undefined : batches.registrationFirst}
        {...(calendar && {
          min: from ?? calendar.startDate,
          max: endDateOf(calendar.startDate),
          step: 7,
        })}
        error={refused && problems[refused](batches.holidayPicker)}
      />
      <Select
        label={batches.holidayCount}
        value={String(count)}
        disabled={!calendar}
        onChange={({ currentTarget }) => setCount(Number(currentTarget.value))}
        data={Array.from({ length: MOST_AT_ONCE }, (_, place) => ({
          value: String(place + 1),
          label: batches.weeks(place + 1),
        }))}
      />
      <Button variant="outline" disabled={!calendar || typed === ''} onClick={add}>
        {batches.addHoliday}
      </Button>
    </div>
  );
};

interface List {
  weeks: readonly CalendarDate[];
  /** absent where they are only shown */
  onDelete?: (firstDay: CalendarDate) => void;
  /** absent: any may be deleted */
  canDelete?: (firstDay: CalendarDate) => boolean;
}

/** Gives the focus to the next week of the list, else the one before, else the field for another: the pressed button goes. */
const focusAfter = (button: HTMLElement) => {
  const row = button.closest('li');
  const other = row?.nextElementSibling ?? row?.previousElementSibling;
  const picker = button.closest('form')?.querySelector<HTMLElement>('[data-holiday-picker] input');
  (other?.querySelector('button') ?? picker)?.focus();
};

export const HolidayWeeks = ({ weeks, onDelete, canDelete = () => true }: List) => {
  const { batches } = useTexts().admin;
  if (weeks.length === 0) return <p className={styles.none}>{batches.noHolidays}</p>;
  return (
    <ul className={styles.weeks}>
      {weeks.toSorted(compareDates).map((firstDay) => {
        const week = batches.holiday(officeDate(firstDay), officeDate(addDays(firstDay, 6)));
        return (
          <li key={firstDay}>
            <span>{keepDates(week)}</span>
            {onDelete && canDelete(firstDay) && (
              <Button
                variant="subtle"
                color="rosella"
                aria-label={`${batches.delete}: ${week}`}
                onClick={({ currentTarget }) => {
                  focusAfter(currentTarget);
                  onDelete(firstDay);
                }}
              >
                {batches.delete}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
};
