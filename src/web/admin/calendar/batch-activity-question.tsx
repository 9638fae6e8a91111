import { useMutation } from '@tanstack/react-query';
import type { ListedAcademicYear } from '../../../contract/listed.ts';
import { notify } from '../../shell/notify.ts';
import { ConfirmDialog } from '../../ui/app/confirm-dialog.tsx';
import { useConfirmWords } from '../list/confirm-words.ts';
import { notifyDone } from '../list/feedback.ts';
import { inOffice, useTexts } from '../list/texts.ts';
import { switchActivity, switchedActivity } from './batch-activity.ts';

interface Asking {
  /** the batch that it is about; null while nothing is asked */
  asked: ListedAcademicYear | null;
  onEnd: () => void;
  onDone: () => void;
}

/** Asks before a batch is activated or deactivated. */
export const AskForActivity = ({ asked, onEnd, onDone }: Asking) => {
  const { batches } = useTexts().admin;
  const words = useConfirmWords();
  const change = useMutation({
    mutationFn: switchActivity,
    onSuccess: (outcome, batch: ListedAcademicYear) => {
      if (outcome.kind === 'conflict') {
        notify({ severity: 'error', message: inOffice(({ admin }) => admin.form.conflictTitle) });
        return onEnd();
      }
      const { data, present = batch } = outcome;
      notifyDone(switchedActivity(batch, data?.academic_year ?? present, data?.message ?? null));
      onEnd();
      return onDone();
    },
    onError: onEnd,
  });
  return (
    <ConfirmDialog
      subject={asked}
      words={words}
      ask={({ batch, is_active }) => (is_active ? batches.askDeactivate(batch) : batches.askActivate(batch))}
      note={({ is_active }) => (is_active ? batches.deactivateNote : '')}
      isDestructive={({ is_active }) => is_active}
      busy={change.isPending}
      onYes={(batch) => change.mutate(batch)}
      onNo={onEnd}
    />
  );
};
