import type { GetInputPropsReturnType } from '@mantine/form';
import { type ReactNode, useMemo, useState } from 'react';
import type * as z from 'zod/mini';
import type { BatchCreation } from '../../../contract/calendar.ts';
import type { ListedAcademicYear } from '../../../contract/listed.ts';
import type { AcademicYear } from '../../../contract/objects.ts';
import { batchRefusals } from '../../../domain/calendar/batch-activity.ts';
import { firstOpenWeek } from '../../../domain/calendar/holiday-change.ts';
import {
  type CalendarDate,
  calendarDate,
  parseCalendarDate,
  startOfDay,
} from '../../../domain/values/calendar-date.ts';
import { paths } from '../../../paths.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { type CallOptions, isRefusedAs } from '../../frame/api.ts';
import { useToday } from '../../frame/today.ts';
import { mutate } from '../../app/mutations.ts';
import { FormScreen } from '../form/form-screen.tsx';
import styles from '../list/office-form.module.css';
import { OfficeDateField } from '../list/office-date-field.tsx';
import { officeDate } from '../list/office-date.ts';
import { Button } from '../../ui/app/button.tsx';
import { useRecordForm } from '../form/record-form.ts';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { changedBatchForm, newBatchForm } from './batch-form.ts';
import { emptyBatch, entryOf } from './batch-entry.ts';
import own from './batch-form.module.css';
import { BatchPlan } from './batch-plan.tsx';
import { HolidayDialog } from './holiday-dialog.tsx';
import { HolidayPicker, HolidayWeeks } from './holiday-weeks.tsx';
import { OddDates } from './odd-dates.tsx';
import { ReplacedBatch, readLastBatches, useLastBatches } from './replaced-batch.tsx';
import { useBatchReview, useOddDates } from './use-batch-review.tsx';

/**
 * A batch: its start date, its registration, its holidays, and at once what they make of the year. Of one that is there, only the
 * registration dates and the holiday weeks to come can still move.
 */
export const BatchScreen = ({ batch }: { batch?: AcademicYear }) => {
  const { batches } = useTexts().admin;
  const today = useToday();
  const recordForm = useBatchForm(batch);
  const { form, field } = recordForm;
  const { startDate, startRegistrationDate, holidayWeekStarts } = form.values;
  const start = parseCalendarDate(startDate);
  const calendar = start && { startDate: start, holidayWeeks: holidayWeekStarts };
  const isOver = batch !== undefined && (!calendar || firstOpenWeek(calendar, today) === null);
  const [isChanging, setChanging] = useState(false);
  const [cleared, setCleared] = useState(false);
  const setHolidays = (weeks: CalendarDate[], byStart = false) => {
    setCleared(byStart && holidayWeekStarts.length > 0);
    form.setFieldValue('holidayWeekStarts', weeks);
  };
  return (
    <FormScreen
      title={batch ? batches.updateTitle : batches.createTitle}
      {...(batch && { subject: batches.numbered(batch.batch) })}
      listAt={paths.adminBatches}
      form={recordForm}
      submitLabel={batch ? batches.submitUpdate : batches.submitCreate}
      after={batch && <HolidayDialog batch={isChanging ? batch : null} onClose={() => setChanging(false)} />}
    >
      <div className={styles.card}>
        {!batch && (
          <label className={own.isNew}>
            <input
              type="checkbox"
              name="isNew"
              checked={form.values.isNew}
              onChange={({ currentTarget }) => form.setFieldValue('isNew', currentTarget.checked)}
            />
            {batches.isNew}
          </label>
        )}
        {form.values.isNew && <ReplacedBatch />}
        <div className={styles.pair}>
          <StartDate
            field={field('startDate')}
            fixed={batch !== undefined}
            onMove={() => setHolidays([], true)}
          />
        </div>
        <RegistrationFields field={field} startDate={startDate} startRegistration={startRegistrationDate} />
        <OddDates odd={useOddDates(form.values, batch)} />
      </div>
      <div className={styles.card}>
        <h2>{batches.holidays}</h2>
        {batch ? (
          <>
            <HolidayWeeks weeks={holidayWeekStarts} />
            {isOver ? (
              <p className={own.none}>{batches.holidaysFixed}</p>
            ) : (
              <div>
                <Button variant="outline" onClick={() => setChanging(true)}>
                  {batches.changeHolidays}
                </Button>
              </div>
            )}
          </>
        ) : (
          <>
            <HolidayPicker
              key={startDate}
              calendar={calendar}
              onAdd={(added) => setHolidays([...holidayWeekStarts, ...added])}
            />
            <p role="status" className={own.cleared} hidden={!cleared}>
              {cleared && batches.holidaysCleared}
            </p>
            <HolidayWeeks
              weeks={holidayWeekStarts}
              onDelete={(gone) => setHolidays(holidayWeekStarts.filter((week) => week !== gone))}
            />
          </>
        )}
      </div>
      <div className={styles.card}>
        <BatchPlan calendar={calendar} fixed={isOver} />
      </div>
    </FormScreen>
  );
};

const useBatchForm = (batch: AcademicYear | undefined) => {
  const today = useToday();
  const review = useBatchReview();
  const last = useLastBatches()?.[0]?.academic_year_id;
  const schema = useMemo(() => (batch ? changedBatchForm : newBatchForm(today)), [batch, today]);
  return useRecordForm(schema, {
    name: batch ? `batch-${batch.academic_year_id}` : 'new-batch',
    initialValues: emptyBatch,
    record: batch && {
      row: batch,
      valuesOf: entryOf,
      fields: {
        startRegistrationDate: { words: dayOf },
        endRegistrationDate: { words: dayOf },
        holidayWeekStarts: {},
      },
      presentIn: (present) => present.academic_year,
    },
    send: (input, from, how) => {
      if (!batch) return createAfter(last, input, how);
      const { startRegistrationDate, endRegistrationDate } = input;
      return mutate('POST /academic-year/change-registration-date', {
        body: { id: batch.academic_year_id, startRegistrationDate, endRegistrationDate, ...from },
      });
    },
    askFirst: batch ? undefined : review,
    listAt: paths.adminBatches,
    rowIn: ({ academic_year }) => academic_year,
    about: (saved, before) => (texts) =>
      before
        ? registrationIn(texts, saved)
        : texts.admin.feedback.created(texts.admin.batches.numbered(saved.batch)),
    created: (saved) => asListed(saved, today),
  });
};

/** Creates a batch, unless another one follows already the last one that was reviewed. */
const createAfter = async (
  previous: number | undefined,
  body: z.output<typeof BatchCreation>,
  how: CallOptions,
) => {
  try {
    return await mutate('POST /course/academic-year', { body: { ...body, previous } }, how);
  } catch (error) {
    // The next review then names what is there now.
    if (isRefusedAs(error, 'batch_created_meanwhile')) await readLastBatches().catch(() => undefined);
    throw error;
  }
};

/** As the list shows a batch that has just been created. */
const asListed = (batch: AcademicYear, today: CalendarDate): ListedAcademicYear => {
  const startDate = calendarDate(batch.start_date);
  const reasons = batchRefusals({ startDate, hasEnrolments: false }, today);
  return {
    ...batch,
    reasons,
    can_activate: false,
    can_deactivate: reasons.deactivate === null,
    can_delete: true,
  };
};

const registrationIn = ({ admin: { batches, feedback } }: OfficeTexts, batch: AcademicYear) =>
  feedback.registration(
    batches.numbered(batch.batch),
    officeDate(batch.start_registration),
    officeDate(batch.end_registration),
  );

/** What is no day stays as it was typed. */
const dayOf = (text: string) => {
  const day = parseCalendarDate(text);
  return day ? officeDate(day) : text;
};

type Field = GetInputPropsReturnType & { name: string; label: string; error: ReactNode };

const StartDate = ({ field, fixed, onMove }: { field: Field; fixed: boolean; onMove: () => void }) => {
  const { batches } = useTexts().admin;
  const today = useToday();
  const { weekdayName } = useFormats();
  if (fixed) return <OfficeDateField {...field} description={batches.startFixed} disabled readOnly />;
  const start = parseCalendarDate(String(field.value));
  return (
    <OfficeDateField
      {...field}
      min={today}
      description={start ? batches.startHint(weekdayName(startOfDay(start))) : undefined}
      onChange={(day) => {
        field.onChange(day);
        onMove();
      }}
    />
  );
};

interface Registration {
  field: (name: 'startRegistrationDate' | 'endRegistrationDate') => Field;
  startDate: string;
  startRegistration: string;
}

/** The days on which families may register; each waits for the one it depends on. */
const RegistrationFields = ({ field, startDate, startRegistration }: Registration) => {
  const { batches } = useTexts().admin;
  return (
    <div className={styles.pair}>
      <OfficeDateField
        {...field('startRegistrationDate')}
        required
        disabled={startDate === ''}
        max={startDate}
        description={startDate === '' ? batches.registrationFirst : undefined}
      />
      <OfficeDateField
        {...field('endRegistrationDate')}
        required
        disabled={startRegistration === ''}
        min={startRegistration}
        description={startDate !== '' && startRegistration === '' ? batches.endRegistrationFirst : undefined}
      />
    </div>
  );
};
