import { Checkbox } from '@mantine/core';
import { useMemo, useState } from 'react';
import { type CalendarDate, parseCalendarDate, startOfDay } from '../../../domain/values/calendar-date.ts';
import { paths } from '../../../paths.ts';
import { mutate } from '../../hydrated/mutations.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { type OfficeTexts, useTexts } from '../pattern/texts.ts';
import { useToday } from '../../frame/today.ts';
import { OfficeDateField } from '../pattern/office-date-field.tsx';
import { RegistrationFields } from './batch-fields.tsx';
import { newBatchForm } from './batch-form.ts';
import own from './batch-form.module.css';
import { BatchPlan } from './batch-plan.tsx';
import { HolidayPicker, HolidayWeeks } from './holiday-weeks.tsx';
import { FormScreen } from '../pattern/form-screen.tsx';
import { useRecordForm } from '../pattern/record-form.ts';
import styles from '../pattern/office-form.module.css';

export const handle = { title: ({ admin }: OfficeTexts) => admin.batches.createTitle };

const nothing = {
  isNew: false,
  startDate: '',
  startRegistrationDate: '',
  endRegistrationDate: '',
  holidayWeekStarts: [] as CalendarDate[],
};

/** A new academic year: start date, registration, holidays, and at once what they make of the year. */
export default function CreateBatch() {
  const { batches } = useTexts().admin;
  const today = useToday();
  const schema = useMemo(() => newBatchForm(today), [today]);
  const { weekdayName } = useFormats();
  const [cleared, setCleared] = useState(false);
  const recordForm = useRecordForm(schema, {
    initialValues: nothing,
    send: (body) => mutate('POST /course/academic-year', { body }),
    listAt: paths.adminBatches,
  });
  const { form, field } = recordForm;
  const { startDate, startRegistrationDate, holidayWeekStarts } = form.values;
  const start = parseCalendarDate(startDate);
  const calendar = start && { startDate: start, holidayWeeks: holidayWeekStarts };
  const setHolidays = (weeks: CalendarDate[]) => {
    setCleared(false);
    form.setFieldValue('holidayWeekStarts', weeks);
  };
  const startField = field('startDate');
  return (
    <FormScreen
      title={batches.createTitle}
      listAt={paths.adminBatches}
      form={recordForm}
      submitLabel={batches.submitCreate}
    >
      <div className={styles.card}>
        <Checkbox
          name="isNew"
          size="md"
          radius="xs"
          label={batches.isNew}
          checked={form.values.isNew}
          onChange={({ currentTarget }) => form.setFieldValue('isNew', currentTarget.checked)}
        />
        <div className={styles.pair}>
          <OfficeDateField
            {...startField}
            min={today}
            description={start ? batches.startHint(weekdayName(startOfDay(start))) : undefined}
            onChange={(day) => {
              startField.onChange(day);
              setCleared(holidayWeekStarts.length > 0);
              form.setFieldValue('holidayWeekStarts', []);
            }}
          />
        </div>
        <RegistrationFields field={field} startDate={startDate} startRegistration={startRegistrationDate} />
      </div>
      <div className={styles.card}>
        <h2>{batches.holidays}</h2>
        <HolidayPicker
          key={startDate}
          calendar={calendar}
          onAdd={(firstDay) => setHolidays([...holidayWeekStarts, firstDay])}
        />
        <p role="status" className={own.cleared} hidden={!cleared}>
          {cleared && batches.holidaysCleared}
        </p>
        <HolidayWeeks
          weeks={holidayWeekStarts}
          onDelete={(gone) => setHolidays(holidayWeekStarts.filter((week) => week !== gone))}
        />
      </div>
      <div className={styles.card}>
        <BatchPlan calendar={calendar} />
      </div>
    </FormScreen>
  );
}
