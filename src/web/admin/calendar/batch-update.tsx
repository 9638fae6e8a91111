import { type CalendarDate, calendarDate } from '../../../domain/values/calendar-date.ts';
import { paths } from '../../../paths.ts';
import { mutate } from '../../hydrated/mutations.ts';
import { type OfficeTexts, useTexts } from '../pattern/texts.ts';
import { apiQuery } from '../../hydrated/screen.ts';
import { OfficeDateField } from '../pattern/office-date-field.tsx';
import { RegistrationFields } from './batch-fields.tsx';
import { changedBatchForm } from './batch-form.ts';
import { BatchPlan } from './batch-plan.tsx';
import own from './batch-form.module.css';
import { HolidayWeeks } from './holiday-weeks.tsx';
import { FormScreen, updateScreen } from '../pattern/form-screen.tsx';
import { useRecordForm } from '../pattern/record-form.ts';
import styles from '../pattern/office-form.module.css';

export const handle = { title: ({ admin }: OfficeTexts) => admin.batches.updateTitle };

const screen = updateScreen('academicYearId', (id) =>
  apiQuery('GET /academic-year/id/{id}', { params: { id } }),
);
export const loader = screen.loader;
export const clientLoader = screen.clientLoader;

/** A batch that is there: its registration dates can still move, the rest stands. */
export default function UpdateBatch() {
  const { admin, fields } = useTexts();
  const { batches } = admin;
  const { academic_year: batch } = screen.useRecord();
  const weeks = (JSON.parse(batch.holiday_week) as string[]).map(calendarDate);
  const recordForm = useRecordForm(changedBatchForm, {
    initialValues: {
      startDate: batch.start_date,
      startRegistrationDate: batch.start_registration,
      endRegistrationDate: batch.end_registration,
    },
    send: ({ startRegistrationDate, endRegistrationDate }) =>
      mutate('POST /academic-year/change-registration-date', {
        body: { id: batch.academic_year_id, startRegistrationDate, endRegistrationDate },
      }),
    listAt: paths.adminBatches,
  });
  const { form, field } = recordForm;
  return (
    <FormScreen
      title={batches.updateTitle}
      subject={batches.numbered(batch.batch)}
      listAt={paths.adminBatches}
      form={recordForm}
      submitLabel={batches.submitUpdate}
    >
      <div className={styles.card}>
        <div className={styles.pair}>
          <OfficeDateField
            label={fields.startDate}
            value={batch.start_date}
            description={batches.startFixed}
            disabled
            readOnly
          />
        </div>
        <RegistrationFields
          field={field}
          startDate={batch.start_date}
          startRegistration={form.values.startRegistrationDate}
        />
      </div>
      <Year startDate={calendarDate(batch.start_date)} weeks={weeks} />
    </FormScreen>
  );
}

const Year = ({ startDate, weeks }: { startDate: CalendarDate; weeks: CalendarDate[] }) => {
  const { batches } = useTexts().admin;
  return (
    <>
      <div className={styles.card}>
        <h2>{batches.holidays}</h2>
        <HolidayWeeks weeks={weeks} />
        <p className={own.none}>{batches.holidaysFixed}</p>
      </div>
      <div className={styles.card}>
        <BatchPlan calendar={{ startDate, holidayWeeks: weeks }} fixed />
      </div>
    </>
  );
};
