import { useQuery } from '@tanstack/react-query';
import type { OralSchedule } from '../../../contract/oral-tests.ts';
import { isPartOfYear } from '../../../domain/assessment/parts-of-year.ts';
import { firstHour, lastHour } from '../../../domain/live-classes/meeting-times.ts';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import { mutate } from '../../app/mutations.ts';
import { apiQuery } from '../../app/screen.ts';
import { Select, type SelectProps, TextInput } from '../../ui/app/field.tsx';
import { DialogForm, FormDialog } from '../form/form-dialog.tsx';
import { useRecordForm } from '../form/record-form.ts';
import { OfficeDateField } from '../list/office-date-field.tsx';
import { officeDate } from '../list/office-date.ts';
import formStyles from '../list/office-form.module.css';
import { useTexts } from '../list/texts.ts';
import { OpenEntry, openingOf } from './open-entry.ts';

interface Props {
  /** null while no dialog is open */
  schedule: OralSchedule | null;
  onClose: () => void;
}

const lengths = [10, 15, 20];

/** Opens a day for oral tests, one after the other. */
export const OpenDialog = ({ schedule, onClose }: Props) => (
  <FormDialog
    title={useTexts().admin.oralTests.openDialog}
    row={schedule}
    rowKey={({ part }) => part}
    onClose={onClose}
  >
    {(row) => <OpenForm schedule={row} onDone={onClose} />}
  </FormDialog>
);

const OpenForm = ({ schedule, onDone }: { schedule: OralSchedule; onDone: () => void }) => {
  const { oralTests: words } = useTexts().admin;
  const { academic_year_id: yearId, part, first_day, last_day } = schedule;
  // Which teacher is for the office to say.
  const mayChoose = useUser()?.role !== 'teacher';
  const form = useRecordForm(OpenEntry, {
    name: `oral-tests-${yearId}-${part}`,
    initialValues: { day: '', starts: '16.00', ends: '17.00', minutes: '15', link: '', teacher_id: '' },
    send: (entry) => {
      if (yearId === null || !isPartOfYear(part)) throw new Error('there is no batch to open times in');
      return mutate('POST /oral-tests/slots', { body: openingOf(entry, yearId, part) });
    },
    beside: { teacher_gone: 'teacher_id' },
    saysBeside: true,
    onDone,
    rowIn: ({ slots, families }) => ({ version: null, slots, families }),
    about:
      ({ slots, families }) =>
      ({ admin: { oralTests } }) =>
        oralTests.opened(slots.length, families),
  });
  const timeField = (name: 'starts' | 'ends') => ({
    ...form.field(name),
    ...(form.form.errors[name] === 'invalid' && { error: words.timeRange(firstHour, lastHour) }),
    inputMode: 'text' as const,
    autoComplete: 'off',
  });
  return (
    <DialogForm subject={words.title} form={form} submitLabel={words.openSubmit}>
      {first_day !== null && last_day !== null && (
        <p>{words.openHint(officeDate(calendarDate(first_day)), officeDate(calendarDate(last_day)))}</p>
      )}
      <OfficeDateField {...form.field('day')} data-autofocus />
      <div className={formStyles.pair}>
        <TextInput {...timeField('starts')} />
        <TextInput {...timeField('ends')} />
      </div>
      <Select
        {...form.field('minutes')}
        data={lengths.map((minutes) => ({ value: String(minutes), label: words.lengths(minutes) }))}
      />
      {mayChoose && <TeacherChoice {...form.field('teacher_id')} description={words.teacherHint} />}
      <TextInput
        {...form.field('link')}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        description={words.linkHint}
      />
    </DialogForm>
  );
};

const teachersQuery = apiQuery('GET /live-class/teachers');

/** Who holds the tests; the office chooses, a teacher is whoever opens them. */
const TeacherChoice = (props: SelectProps) => {
  const { oralTests: words } = useTexts().admin;
  const teachers = useQuery(teachersQuery).data?.teachers ?? [];
  return (
    <Select
      {...props}
      data={[
        { value: '', label: words.chooseTeacher },
        ...teachers.map(({ user_id, first_name }) => ({ value: String(user_id), label: first_name })),
      ]}
    />
  );
};
