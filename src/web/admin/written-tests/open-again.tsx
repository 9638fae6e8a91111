import * as z from 'zod/mini';
import { calendarDate } from '../../../contract/fields.ts';
import type { WrittenTestPupil } from '../../../contract/written-test-objects.ts';
import type { PartOfYear } from '../../../domain/assessment/parts-of-year.ts';
import { mostDaysOpenedAgain } from '../../../domain/assessment/written-window.ts';
import { addDays } from '../../../domain/values/calendar-date.ts';
import { mutate } from '../../app/mutations.ts';
import { useToday } from '../../frame/today.ts';
import { DialogForm } from '../form/form-dialog.tsx';
import { useRecordForm } from '../form/record-form.ts';
import { OfficeDateField } from '../list/office-date-field.tsx';
import { officeDate } from '../list/office-date.ts';
import { useTexts } from '../list/texts.ts';
import styles from './written-tests.module.css';

const schema = z.object({ until: calendarDate });

/** How many days the field proposes. */
const USUAL_DAYS = 7;

interface Props {
  pupil: WrittenTestPupil;
  part: PartOfYear;
  onDone: () => void;
}

/** Opens a missed test for a child once more, up to a day. */
export const OpenAgain = ({ pupil, part, onDone }: Props) => {
  const { writtenTests: words } = useTexts().admin;
  const today = useToday();
  const { child_id: childId, first_name: name } = pupil;
  const form = useRecordForm(schema, {
    name: `open-again-${childId}-${part}`,
    initialValues: { until: addDays(today, USUAL_DAYS) },
    send: ({ until }) =>
      mutate('POST /written-tests/open-again', { body: { child_id: childId, part, until } }),
    rowIn: ({ pupil: opened }) => ({ ...opened, version: null }),
    about:
      ({ opened_until: until }) =>
      (texts) =>
        texts.admin.writtenTests.openedAgain(name, until === null ? '' : officeDate(until)),
    onDone,
  });
  const { onChange, ...until } = form.field('until');
  return (
    <DialogForm subject={words.openAgainAsk.title(name)} form={form} submitLabel={words.openAgainAsk.yes}>
      <p className={styles.soft}>{words.openAgainAsk.text}</p>
      <OfficeDateField
        {...until}
        onChange={onChange}
        label={words.openAgainAsk.until}
        min={today}
        max={addDays(today, mostDaysOpenedAgain)}
        data-autofocus
      />
    </DialogForm>
  );
};
