import { IconCalendar } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { parseCalendarDate } from '../../../domain/values/calendar-date.ts';
import {
  readShortYear,
  readTypedDate,
  separateTyped,
  writeTypedDate,
} from '../../../domain/values/typed-date.ts';
import { TextInput, type TextInputProps } from './field.tsx';
import styles from './date-field.module.css';
import { FieldButton } from './field-button.tsx';

/** How dates are typed here: day, month, year with this between them. */
export interface DateWriting {
  separator: string;
  /** the order, in the empty field */
  placeholder: string;
  /** a year of two digits is of this century, once the field is left or Enter pressed: until then its other digits may follow */
  takesShortYears?: boolean;
  /** what the button is called that opens the browser's calendar */
  calendar: string;
}

interface Props extends Omit<TextInputProps, 'type' | 'onChange' | 'value' | 'atEnd'> {
  writing: DateWriting;
  /** YYYY-MM-DD; what is typed and is no day, as it was typed; '' while empty */
  value?: string;
  onChange?: (value: string) => void;
  /** first and last day to choose in the calendar, YYYY-MM-DD; `step` in days from the first */
  min?: string;
  max?: string;
  step?: number;
}

/**
 * A day as text, in an order that does not depend on the browser's own language, with a button that opens the browser's calendar.
 * The value is the wire's.
 */
export const DateField = ({ writing, value = '', onChange, min, max, step, ...rest }: Props) => {
  const { separator, placeholder, calendar, takesShortYears = false } = writing;
  const [typed, setTyped] = useState('');
  const id = useId();
  // While somebody types, the text stays as it is typed; then the day is shown as it is written here.
  const shown = wireOf(typed) === value ? typed : writeTypedDate(value, separator);
  useEffect(() => {
    // Typed before React took the page over.
    if (wireOf(value) !== value) onChange?.(wireOf(value));
  });
  const complete = () => {
    const day = takesShortYears ? readShortYear(value) : null;
    if (day) onChange?.(day);
  };
  return (
    <TextInput
      {...rest}
      id={id}
      value={shown}
      placeholder={placeholder}
      inputMode="numeric"
      onChange={({ currentTarget }) => {
        const next = separateTyped(currentTarget.value, shown, separator);
        setTyped(next);
        onChange?.(wireOf(next));
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') complete();
        rest.onKeyDown?.(event);
      }}
      onBlur={(event) => {
        setTyped('');
        rest.onBlur?.(event);
        complete();
      }}
      atEnd={
        rest.disabled ? null : (
          <Calendar
            name={calendar}
            labelledBy={`${id}-label`}
            day={parseCalendarDate(value) ?? ''}
            range={{ min, max, step }}
            onChoose={(day) => {
              setTyped('');
              onChange?.(day);
            }}
          />
        )
      }
    />
  );
};

const wireOf = (typed: string): string => readTypedDate(typed) ?? typed.trim();

interface CalendarProps {
  name: string;
  /** the id of the field's label */
  labelledBy: string;
  /** YYYY-MM-DD or '' */
  day: string;
  range: { min: string | undefined; max: string | undefined; step: number | undefined };
  onChoose: (day: string) => void;
}

/** The browser's own date input lends its calendar and is neither seen nor reached. */
const Calendar = ({ name, labelledBy, day, range, onChoose }: CalendarProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="date"
        className={styles.native}
        tabIndex={-1}
        aria-hidden="true"
        value={day}
        {...range}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
      <FieldButton name={name} describedBy={labelledBy} onClick={() => openCalendar(input.current)}>
        <IconCalendar size={22} aria-hidden="true" />
      </FieldButton>
    </>
  );
};

const openCalendar = (input: HTMLInputElement | null) => {
  try {
    input?.showPicker();
  } catch {
    // A browser without `showPicker` opens its calendar at a click into the field.
    input?.click();
  }
};
