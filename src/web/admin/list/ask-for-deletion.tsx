import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { notify } from '../../shell/notify.ts';
import { ConfirmDialog } from '../../ui/app/confirm-dialog.tsx';
import { useConfirmWords } from './confirm-words.ts';
import { inOffice } from './texts.ts';
import { inTwoLines } from './two-lines.ts';
import { unlessGone } from './unless-gone.ts';

interface Props<Row> {
  /** what is to be deleted; null while nothing is asked */
  asked: Row | null;
  /** the question, naming it */
  ask: (row: Row) => string;
  note: string;
  nameOf: (row: Row) => string;
  remove: (row: Row) => Promise<unknown>;
  onEnd: () => void;
  /** where it is not enough that the list is read anew */
  onDone?: () => unknown;
}

/** Asks before a row is deleted, and says that it was. */
export const AskForDeletion = <Row,>({ asked, ask, note, nameOf, remove, onEnd, onDone }: Props<Row>) => {
  const words = useConfirmWords();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  /** The list would go on showing what was just created above its rows, also once that is the one deleted. */
  const forgetCreated = () => {
    const { created, ...kept } = (state ?? {}) as { created?: unknown };
    if (created === undefined) return;
    void navigate({ pathname, search }, { replace: true, state: kept, preventScrollReset: true });
  };
  const deletion = useMutation({
    mutationFn: (row: Row) => unlessGone(() => remove(row)),
    onSuccess: async (_answer, row: Row) => {
      notify({
        severity: 'success',
        message: inOffice(({ admin }) => inTwoLines(admin.feedback.deleted(nameOf(row)))),
      });
      forgetCreated();
      await onDone?.();
    },
    onSettled: onEnd,
  });
  return (
    <ConfirmDialog
      subject={asked}
      words={words}
      ask={ask}
      note={() => note}
      isDestructive={() => true}
      busy={deletion.isPending}
      onYes={(row) => deletion.mutate(row)}
      onNo={onEnd}
    />
  );
};
