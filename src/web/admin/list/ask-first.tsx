import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../ui/app/confirm-dialog.tsx';
import { useConfirmWords } from './confirm-words.ts';

/** What is asked before an entry is sent. */
export interface Question {
  /** names the thing */
  ask: string;
  note?: string;
  /** what it comes to, below the question */
  content?: ReactNode;
  /** where they differ from the usual ones */
  words?: Readonly<Partial<Record<'title' | 'yes' | 'no', string>>>;
  /** something is taken away */
  isDestructive?: boolean;
}

interface Props {
  /** null while nothing is asked */
  asked: Question | null;
  onYes: () => void;
  onNo: () => void;
}

/** Asks before a form is sent whose entry takes something away, or cannot be changed afterwards. */
export const AskFirst = ({ asked, onYes, onNo }: Props) => {
  const words = useConfirmWords();
  return (
    <ConfirmDialog
      subject={asked}
      words={{ ...words, ...asked?.words }}
      ask={({ ask }) => ask}
      note={({ note }) => note}
      isDestructive={({ isDestructive = false }) => isDestructive}
      onYes={onYes}
      onNo={onNo}
    >
      {asked?.content}
    </ConfirmDialog>
  );
};
