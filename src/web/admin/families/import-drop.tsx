import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { IMPORT_MAX_BYTES, type ImportCheck } from '../../../contract/family-import.ts';
import { paths } from '../../../paths.ts';
import { mutate } from '../../app/mutations.ts';
import { Alert } from '../../ui/app/alert.tsx';
import { Button } from '../../ui/app/button.tsx';
import { notifyDone } from '../list/feedback.ts';
import { isRefusedAs } from '../../frame/api.ts';
import { messageOf } from '../../shell/notify.ts';
import formStyles from '../list/office-form.module.css';
import { useTexts } from '../list/texts.ts';
import { type Dropped, CsvDrop } from '../upload/csv-drop.tsx';
import { ImportVerdict } from './import-verdict.tsx';
import styles from './imports.module.css';

const tooLarge: ImportCheck = {
  problem: { problem: 'too_large', line: null, columns: [] },
  rows: 0,
  families: 0,
  children: 0,
  years: 0,
  paper_money: [],
  already: 0,
  left_out: [],
  open_batches: [],
  fault_count: 0,
  faults: [],
};

/** Takes a file of families, dropped or chosen: first it says what would become of it, then the owner decides. */
export const ImportDrop = () => {
  const texts = useTexts();
  const { imports: words } = texts.admin;
  const taking = useTaking();
  const isBusy = taking.isReading || taking.isTaking;
  return (
    <section className={formStyles.card} aria-label={words.title}>
      <CsvDrop
        label={taking.isReading ? words.reading : words.choose}
        maxBytes={IMPORT_MAX_BYTES}
        isBusy={isBusy}
        onFile={taking.check}
      >
        <p>{words.drop}</p>
      </CsvDrop>
      <details>
        <summary>{words.howTo}</summary>
        <ul className={styles.hints}>
          {Object.entries(words.hints).map(([name, hint]) => (
            <li key={name}>{hint}</li>
          ))}
        </ul>
      </details>
      <div aria-live="polite">
        {taking.refusal !== null ? (
          <Alert color="rosella">{messageOf(taking.refusal)(texts)}</Alert>
        ) : (
          taking.verdict && <ImportVerdict fileName={taking.verdict.file_name} check={taking.verdict.check} />
        )}
      </div>
      {taking.verdict &&
        isReady(taking.verdict.check) &&
        !isRefusedAs(taking.refusal, 'nothing_to_import') && (
          <div>
            <Button isOff={isBusy} onClick={taking.take}>
              {taking.isTaking ? words.taking : words.take(taking.verdict.check.families)}
            </Button>
          </div>
        )}
    </section>
  );
};

const isReady = (check: ImportCheck) =>
  check.problem === null && check.fault_count === 0 && check.families > 0;

const useTaking = () => {
  const navigate = useNavigate();
  const [verdict, setVerdict] = useState<(Dropped & { check: ImportCheck }) | null>(null);
  const checking = useMutation({
    mutationFn: async (dropped: Dropped) => {
      const { check } = await mutate('POST /family-import/check', { body: dropped });
      setVerdict({ ...dropped, check });
    },
  });
  const taken = useMutation({
    mutationFn: (dropped: Dropped) => mutate('POST /family-import', { body: dropped }),
    onSuccess: ({ message, import: made }) => {
      notifyDone({ message, about: ({ admin }) => admin.imports.taken });
      void navigate(paths.adminImport(made.import_id));
    },
  });
  return {
    verdict,
    isReading: checking.isPending,
    isTaking: taken.isPending,
    refusal: taken.error,
    check: (file_name: string, content: string | null) => {
      taken.reset();
      setVerdict(null);
      if (content === null) setVerdict({ file_name, content: '', check: tooLarge });
      else checking.mutate({ file_name, content });
    },
    take: () => {
      if (verdict && !taken.isPending)
        taken.mutate({ file_name: verdict.file_name, content: verdict.content });
    },
  };
};
