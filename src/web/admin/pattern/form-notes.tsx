import { Button } from '@mantine/core';
import { useFormats } from '../../frame/page-info.tsx';
import { ChangedNote } from './changed-note.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import styles from './form-notes.module.css';
import type { ShownForm } from './record-form.ts';
import { useTexts } from './texts.ts';

/** Where an entry comes from, if from a draft, and what somebody else saved meanwhile. */
export const FormNotes = ({ notes: { draft, changed, conflict } }: Pick<ShownForm, 'notes'>) => {
  const { form } = useTexts().admin;
  const { time } = useFormats();
  return (
    <>
      {draft && (
        <p className={styles.draft} role="status">
          {form.draftRestored(time(draft.at))}
          <Button variant="subtle" onClick={draft.discard}>
            {form.discardDraft}
          </Button>
        </p>
      )}
      {changed && <ChangedNote {...changed} />}
      {conflict && <ConflictPanel {...conflict} />}
    </>
  );
};
