import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { PLACEMENT_PICTURE_MAX_BYTES } from '../../../contract/placement-desk.ts';
import type { WrittenTestWork } from '../../../contract/written-test-objects.ts';
import { mutate } from '../../app/mutations.ts';
import { useFormats, useLanguage } from '../../frame/page-info.tsx';
import { notifyProblem } from '../../shell/notify.ts';
import { PhotoPicker } from '../../ui/app/photo-picker.tsx';
import { untilAnswered } from '../form/save.ts';
import { notifyDone } from '../list/feedback.ts';
import { formBody } from '../list/form-body.ts';
import { useTexts } from '../list/texts.ts';
import styles from './written-tests.module.css';

interface FieldProps {
  picked: File | null;
  onPick: (file: File | null) => void;
  current?: string | null;
  sending?: number | null;
  error?: Parameters<typeof PhotoPicker>[0]['error'];
  onState?: Parameters<typeof PhotoPicker>[0]['onState'];
  removable?: boolean | 'refused';
}

/** The field for the photo of a sheet. */
export const SheetField = ({ onState, ...props }: FieldProps) => {
  const { writtenTests: words, testimonies } = useTexts().admin;
  const { megabytes } = useFormats();
  return (
    <PhotoPicker
      current={null}
      {...props}
      {...(onState && { onState })}
      texts={{ ...testimonies.photo, change: words.paper.otherSheet }}
      language={useLanguage()}
      maxBytes={PLACEMENT_PICTURE_MAX_BYTES}
      heading={<h3>{words.paper.sheet}</h3>}
      hint={`${words.paper.sheetHint} ${words.paper.sheetLimit(megabytes(PLACEMENT_PICTURE_MAX_BYTES))}`}
      field="file"
      isPortrait={false}
      onProblem={notifyProblem}
    />
  );
};

/** The sheet of a test on paper, as large as there is room; another photo takes its place at once. */
export const Sheet = ({ test }: { test: WrittenTestWork }) => {
  const { writtenTests: words } = useTexts().admin;
  const { written_test_id: writtenTestId, sheet_url: sheet, first_name: name } = test;
  const [share, setShare] = useState(0);
  const sending = useMutation({
    mutationFn: (file: File) => {
      setShare(0);
      return untilAnswered(() =>
        mutate(
          'POST /written-tests/{writtenTestId}/sheet',
          { params: { writtenTestId }, form: formBody({ file }) },
          { onProgress: setShare },
        ),
      );
    },
    onSuccess: ({ message }) =>
      notifyDone({ message, about: ({ admin }) => admin.writtenTests.paper.saved(name) }),
  });
  return (
    <section className={styles.work}>
      {sheet !== null && (
        <a href={sheet} target="_blank" rel="noreferrer">
          <img className={styles.sheet} src={sheet} alt={words.paper.sheetOf(name)} />
        </a>
      )}
      <SheetField
        current={sheet}
        picked={sending.isPending ? sending.variables : null}
        onPick={(file) => {
          if (file) sending.mutate(file);
        }}
        sending={sending.isPending ? share : null}
      />
    </section>
  );
};
