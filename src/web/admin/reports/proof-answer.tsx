import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { DeskReport } from '../../../contract/report-objects.ts';
import { paths } from '../../../paths.ts';
import { mutate } from '../../app/mutations.ts';
import { Button } from '../../ui/app/button.tsx';
import { Textarea } from '../../ui/app/field.tsx';
import { useFormDraft } from '../form/draft.ts';
import { untilAnswered } from '../form/save.ts';
import { notifyDone } from '../list/feedback.ts';
import { useTexts } from '../list/texts.ts';
import { toProofReadQuery } from './reports-query.ts';
import layout from '../../ui/page/layout.module.css';
import styles from './reports.module.css';

/** That a report is right, or what is to be changed in it; then the next one that waits. */
export const ProofAnswer = ({ report }: { report: DeskReport }) => {
  const { reports: words } = useTexts().admin;
  const navigate = useNavigate();
  const waiting = useQuery(toProofReadQuery).data?.reports ?? [];
  const [remark, setRemark] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const { report_id, first_name: name } = report;
  // What is said is said of what was read: another version is to be read first.
  const [version, setVersion] = useState(report.version);
  const draft = useFormDraft({
    name: `proof-${report_id}`,
    values: { remark },
    isDirty: remark !== '',
    restore: (kept) => setRemark(kept.remark),
  });
  const answering = useMutation({
    mutationFn: (ok: boolean) =>
      untilAnswered(() =>
        mutate('POST /report/proof-read', {
          body: { report_id, version, ok, remark: ok ? '' : remark.trim() },
        }),
      ),
    onSuccess: ({ message }, ok) => {
      draft.drop();
      notifyDone({
        message,
        about: ({ admin: { reports } }) => (ok ? reports.okDone(name) : reports.giveBackDone(name)),
      });
      const next = waiting.find(({ report_id: id }) => id !== report_id);
      void navigate(next ? paths.adminProofReading(next.report_id) : paths.adminToProofRead);
    },
  });
  const isOther = report.version !== version && !answering.isPending;
  const giveBack = () => {
    const lacks = remark.trim() === '';
    setMissing(lacks);
    if (lacks) field.current?.querySelector('textarea')?.focus();
    else answering.mutate(false);
  };
  return (
    <div className={styles.answer}>
      {isOther && (
        <p role="alert" className={styles.missing}>
          {words.changedInReading}{' '}
          <Button variant="outline" onClick={() => setVersion(report.version)}>
            {words.readIt}
          </Button>
        </p>
      )}
      <div ref={field}>
        <Textarea
          label={words.remark}
          description={words.remarkHint}
          error={isMissing && remark.trim() === '' && words.remarkMissing}
          rows={2}
          maxLength={1000}
          value={remark}
          onChange={({ currentTarget }) => setRemark(currentTarget.value)}
        />
      </div>
      <div className={layout.ways}>
        <Button
          size="md"
          disabled={isOther}
          loading={answering.isPending && answering.variables}
          onClick={() => answering.mutate(true)}
        >
          {words.ok}
        </Button>
        <Button
          variant="outline"
          disabled={isOther}
          loading={answering.isPending && !answering.variables}
          onClick={giveBack}
        >
          {words.giveBack}
        </Button>
      </div>
    </div>
  );
};
