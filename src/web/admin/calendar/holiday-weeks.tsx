import { Button } from '@mantine/core';
import { type MouseEvent, useRef, useState } from 'react';
import type { BatchCalendar } from '../../../domain/calendar/batch-year.ts';
import { endDateOf } from '../../../domain/calendar/batch-year.ts';
import { holidayRefusal } from '../../../domain/calendar/holiday-weeks.ts';
import {
  type CalendarDate,
  addDays,
  compareDates,
  parseCalendarDate,
} from '../../../domain/values/calendar-date.ts';
import { keepDates } from '../../ui/page/keep-together.ts';
import { useTexts } from '../pattern/texts.ts';
import { OfficeDateField } from '../pattern/office-date-field.tsx';
import styles from './batch-form.module.css';
import { officeDate } from '../pattern/office-date.ts';

interface Picker {
  /** null while the batch has no start date */
  calendar: BatchCalendar | null;
  onAdd: (firstDay: CalendarDate) => void;
}

/** Adds one holiday week at a time; the browser's calendar offers first days of weeks alone. */
export const HolidayPicker = ({ calendar, onAdd }: Picker) => {
  const { admin, problems } = useTexts();
  const { batches } = admin;
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<ReturnType<typeof holidayRefusal> | 'invalid_date'>(null);
  const box = useRef<HTMLDivElement>(null);
  const firstDay = parseCalendarDate(typed);
  const add = () => {
    if (!calendar || typed === '') return;
    const refusal = firstDay ? holidayRefusal(calendar, firstDay) : 'invalid_date';
    setRefused(refusal);
    if (!firstDay || refusal !== null) return;
    onAdd(firstDay);
    setTyped('');
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
        onBlur={() => typed !== '' && !firstDay && setRefused('invalid_date')}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
        disabled={!calendar}
        description={calendar ? undefined : batches.registrationFirst}
        {...(calendar && { min: calendar.startDate, max: endDateOf(calendar.startDate), step: 7 })}
        error={refused && problems[refused](batches.holidayPicker)}
      />
      <Button variant="outline" mih={46} disabled={!calendar || typed === ''} onClick={add}>
        {batches.addHoliday}
      </Button>
    </div>
  );
};

interface List {
  weeks: readonly CalendarDate[];
  /** absent where they are only shown */
  onDelete?: (firstDay: CalendarDate) => void;
}

/** Gives the focus to the next week of the list, else the one before, else the field for another: the pressed button goes. */
const focusAfter = (button: HTMLElement) => {
  const row = button.closest('li');
  const other = row?.nextElementSibling ?? row?.previousElementSibling;
  const picker = button.closest('form')?.querySelector<HTMLElement>('[data-holiday-picker] input');
  (other?.querySelector('button') ?? picker)?.focus();
};

export const HolidayWeeks = ({ weeks, onDelete }: List) => {
  const { batches } = useTexts().admin;
  if (weeks.length === 0) return <p className={styles.none}>{batches.noHolidays}</p>;
  return (
    <ul className={styles.weeks}>
      {weeks.toSorted(compareDates).map((firstDay) => {
        const week = batches.holiday(officeDate(firstDay), officeDate(addDays(firstDay, 6)));
        return (
          <li key={firstDay}>
            <span>{keepDates(week)}</span>
            {onDelete && (
              <Button
                variant="subtle"
                color="rosella"
                aria-label={`${batches.delete}: ${week}`}
                onClick={({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
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
