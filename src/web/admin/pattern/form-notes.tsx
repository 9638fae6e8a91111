import { Alert, Button } from '@mantine/core';
import { useFormats } from '../../frame/page-info.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import styles from './form-notes.module.css';
import type { ShownForm } from './record-form.ts';
import { useTexts } from './texts.ts';

/** What has happened to an entry besides: it comes from a draft, somebody else saved meanwhile, or it did not arrive. */
export const FormNotes = ({ notes: { draft, conflict, isLost } }: Pick<ShownForm, 'notes'>) => {
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
      {conflict && <ConflictPanel {...conflict} />}
      {isLost && (
        <Alert color="mango" role="alert" title={form.lostTitle}>
          <p>{form.lostText}</p>
          <Button type="submit" mt="sm">
            {form.sendAgain}
          </Button>
        </Alert>
      )}
    </>
  );
};
