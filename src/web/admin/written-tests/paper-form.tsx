import { useState } from 'react';
import type { WrittenTestPupil } from '../../../contract/written-test-objects.ts';
import type { PartOfYear } from '../../../domain/assessment/parts-of-year.ts';
import { mutate } from '../../app/mutations.ts';
import { useToday } from '../../frame/today.ts';
import { DialogForm } from '../form/form-dialog.tsx';
import { usePhotoFirst } from '../form/photo-first.ts';
import { useRecordForm } from '../form/record-form.ts';
import { formBody } from '../list/form-body.ts';
import { OfficeDateField } from '../list/office-date-field.tsx';
import { useTexts } from '../list/texts.ts';
import { ScoreFields } from './score-fields.tsx';
import { noScores, paperSchema } from './scores-entry.ts';
import { SheetField } from './sheet.tsx';

interface Props {
  pupil: WrittenTestPupil;
  part: PartOfYear;
  /** the first day on which it can have been written */
  firstDay: string;
  /** how much each section of the published test gives */
  points: Parameters<typeof noScores>[0];
  onDone: () => void;
}

/** Enters what a child reached on paper, with a photo of its sheet. */
export const PaperForm = ({ pupil, part, firstDay, points, onDone }: Props) => {
  const { writtenTests: words } = useTexts().admin;
  const today = useToday();
  const [share, setShare] = useState(0);
  const { child_id: childId, first_name: name } = pupil;
  const recordForm = useRecordForm(paperSchema, {
    name: `paper-test-${childId}-${part}`,
    initialValues: { taken_on: today, ...noScores(points), file: null as File | null },
    send: (entry, _from, how) => {
      setShare(0);
      const form = formBody({ child_id: childId, part, ...entry });
      return mutate('POST /written-tests/paper', { form }, { ...how, onProgress: setShare });
    },
    beside: { wrong_kind_of_file: 'file' },
    rowIn: ({ written_test: saved }) => saved,
    about: () => (texts) => texts.admin.writtenTests.paper.saved(name),
    onDone,
  });
  const { form, photo } = usePhotoFirst(recordForm);
  const { field, form: fields, submit } = recordForm;
  const { file } = fields.values;
  return (
    <DialogForm subject={words.paper.title(name)} form={form} submitLabel={words.paper.save}>
      <OfficeDateField
        {...field('taken_on')}
        label={words.paper.takenOn}
        min={firstDay}
        max={today}
        data-autofocus
      />
      <ScoreFields field={field} />
      <SheetField
        picked={file}
        onPick={(picked) => fields.setFieldValue('file', picked)}
        sending={submit.loading && file ? share : null}
        error={field('file').error && words.paper.sheetMissing}
        {...photo('file')}
      />
    </DialogForm>
  );
};
