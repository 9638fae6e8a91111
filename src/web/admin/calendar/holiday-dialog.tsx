import type { FormEvent } from 'react';
import * as z from 'zod/mini';
import type { AcademicYear } from '../../../contract/objects.ts';
import { firstOpenWeek } from '../../../domain/calendar/holiday-change.ts';
import { type CalendarDate, calendarDate, compareDates } from '../../../domain/values/calendar-date.ts';
import { useToday } from '../../frame/today.ts';
import { mutate } from '../../app/mutations.ts';
import { DialogForm, FormDialog } from '../form/form-dialog.tsx';
import { useRecordForm } from '../form/record-form.ts';
import { officeDate } from '../list/office-date.ts';
import { useTexts } from '../list/texts.ts';
import { entryOf } from './batch-entry.ts';
import own from './batch-form.module.css';
import { HolidayMoves } from './holiday-moves.tsx';
import { HolidayPicker, HolidayWeeks } from './holiday-weeks.tsx';

interface Props {
  /** null while no dialog is open */
  batch: AcademicYear | null;
  onClose: () => void;
}

/** Changes the holiday weeks of a batch that have not begun: what moves is shown before anything does. */
export const HolidayDialog = ({ batch, onClose }: Props) => (
  <FormDialog
    title={useTexts().admin.batches.changeHolidays}
    row={batch}
    rowKey={({ academic_year_id: id }) => id}
    onClose={onClose}
  >
    {(row) => <HolidayForm batch={row} onDone={onClose} />}
  </FormDialog>
);

// One text, so that somebody else's change of the list is told apart from this one.
const textOf = (weeks: readonly string[]) => weeks.toSorted().join(' ');
const weeksIn = (text: string): CalendarDate[] => text.split(' ').filter(Boolean).map(calendarDate);
const valuesOf = (batch: AcademicYear) => ({ holidayWeekStarts: textOf(entryOf(batch).holidayWeekStarts) });
const schema = z.object({ holidayWeekStarts: z.string() });

const HolidayForm = ({ batch, onDone }: { batch: AcademicYear; onDone: () => void }) => {
  const { batches } = useTexts().admin;
  const { academic_year_id: id } = batch;
  const name = batches.numbered(batch.batch);
  const form = useRecordForm(schema, {
    name: `holidays-${id}`,
    record: {
      row: batch,
      valuesOf,
      fields: { holidayWeekStarts: { words: (text) => weeksIn(text).map(officeDate).join(', ') } },
      presentIn: (present) => present.academic_year,
    },
    send: ({ holidayWeekStarts }, from) =>
      mutate('POST /academic-year/change-holidays', {
        body: { id, holidayWeekStarts: weeksIn(holidayWeekStarts), ...from },
      }),
    askFirst: async ({ holidayWeekStarts }) => {
      const effect = await mutate('POST /academic-year/change-holidays', {
        body: { id, holidayWeekStarts: weeksIn(holidayWeekStarts), preview: true },
      });
      return {
        ask: batches.askHolidays(name),
        content: <HolidayMoves {...effect} />,
        words: { title: batches.whatMoves },
      };
    },
    onDone,
    rowIn: ({ academic_year }) => academic_year,
    about:
      () =>
      ({ admin }) =>
        admin.feedback.updated(`${name}, ${admin.batches.holidays}`),
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (form.guard.isDirty()) return form.formProps.onSubmit(event);
    event.preventDefault();
    return onDone();
  };
  return (
    <DialogForm
      subject={name}
      form={{ ...form, formProps: { ...form.formProps, onSubmit } }}
      submitLabel={batches.showMoves}
    >
      <HolidayFields
        batch={form.row}
        weeks={weeksIn(form.form.values.holidayWeekStarts)}
        onChange={(weeks) => form.form.setFieldValue('holidayWeekStarts', textOf(weeks))}
      />
    </DialogForm>
  );
};

interface Fields {
  batch: AcademicYear;
  weeks: readonly CalendarDate[];
  onChange: (weeks: readonly CalendarDate[]) => void;
}

const HolidayFields = ({ batch, weeks, onChange }: Fields) => {
  const { batches } = useTexts().admin;
  const calendar = { startDate: calendarDate(batch.start_date), holidayWeeks: weeks };
  const open = firstOpenWeek(calendar, useToday());
  return (
    <>
      <p className={own.none}>{batches.holidaysNote}</p>
      <HolidayPicker calendar={calendar} from={open} onAdd={(added) => onChange([...weeks, ...added])} />
      <HolidayWeeks
        weeks={weeks}
        canDelete={(week) => open !== null && compareDates(week, open) >= 0}
        onDelete={(gone) => onChange(weeks.filter((week) => week !== gone))}
      />
    </>
  );
};
