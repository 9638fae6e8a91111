import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { type CalendarDate, calendarDate } from '../../../domain/values/calendar-date.ts';
import { paths } from '../../../paths.ts';
import { mutate } from '../../hydrated/mutations.ts';
import { useContractForm } from '../../hydrated/form.ts';
import { type OfficeTexts, useTexts } from '../pattern/texts.ts';
import { type ScreenQueries, ask, prefetch } from '../../hydrated/screen.ts';
import { notify } from '../../shell/notify.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { DateField } from '../../ui/app/date-field.tsx';
import { SubmitButton } from '../../ui/app/submit-button.tsx';
import { RegistrationFields } from './batch-fields.tsx';
import { changedBatchForm } from './batch-form.ts';
import { BatchPlan } from './batch-plan.tsx';
import own from './batch-form.module.css';
import { ensureFresh } from '../pattern/ensure-fresh.ts';
import { HolidayWeeks } from './holiday-weeks.tsx';
import { OfficeBack } from '../pattern/office-back.tsx';
import styles from '../pattern/office-form.module.css';
import { wantedId } from '../pattern/wanted-id.ts';

export const handle = { title: ({ admin }: OfficeTexts) => admin.batches.updateTitle };

const batchQuery = (id: string | undefined) =>
  ask('GET /academic-year/id/{id}', { params: { id: wantedId(id) } });
const queries: ScreenQueries = ({ params }) => [batchQuery(params['academicYearId'])];
export const loader = prefetch(queries);
export const clientLoader = ensureFresh(queries);

/** A batch that is there: its registration dates can still move, the rest stands. */
export default function UpdateBatch() {
  const { admin, fields, forms } = useTexts();
  const { batches } = admin;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { academic_year: batch } = useSuspenseQuery(batchQuery(useParams()['academicYearId'])).data;
  const weeks = (JSON.parse(batch.holiday_week) as string[]).map(calendarDate);
  const { form, field, formProps, submit } = useContractForm(changedBatchForm, {
    initialValues: {
      startDate: batch.start_date,
      startRegistrationDate: batch.start_registration,
      endRegistrationDate: batch.end_registration,
    },
    send: ({ startRegistrationDate, endRegistrationDate }) =>
      mutate('POST /academic-year/change-registration-date', {
        body: { id: batch.academic_year_id, startRegistrationDate, endRegistrationDate },
      }),
    onSuccess: async ({ message }) => {
      client.removeQueries({ queryKey: ['GET /academic-year-admin'] });
      notify({ severity: 'success', message });
      await navigate(paths.adminBatches);
    },
  });
  return (
    <div className={styles.screen}>
      <PageHead title={batches.updateTitle} />
      <OfficeBack to={paths.adminBatches} />
      <h1>{batches.updateTitle}</h1>
      <p className={styles.subject}>{batches.numbered(batch.batch)}</p>
      <form {...formProps} className={styles.form}>
        <div className={styles.card}>
          <div className={styles.pair}>
            <DateField
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
        <div className={styles.submit}>
          <SubmitButton {...submit} busy={forms.moment}>
            {batches.submitUpdate}
          </SubmitButton>
        </div>
      </form>
    </div>
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
