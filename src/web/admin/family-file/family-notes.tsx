import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { LONGEST_NOTE } from '../../../contract/family-desk.ts';
import { mutate } from '../../app/mutations.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { Button } from '../../ui/app/button.tsx';
import { useKeptText } from '../form/kept-text.ts';
import { LimitedTextarea } from '../list/limited-text.tsx';
import { notifyDone } from '../list/feedback.ts';
import { officeMoment } from '../list/office-date.ts';
import formStyles from '../list/office-form.module.css';
import { useTexts } from '../list/texts.ts';
import type { FamilyFile } from './family-query.ts';
import styles from './family.module.css';

/** What staff noted about a family, the last note first, and a new one. */
export const FamilyNotes = ({ file, name }: { file: FamilyFile; name: string }) => {
  const { family: words } = useTexts().admin;
  const formats = useFormats();
  const { notes, family } = file;
  return (
    <section className={formStyles.card} aria-labelledby="family-notes">
      <h2 id="family-notes">{words.notes}</h2>
      {family.closed_at === null && <NewNote userId={family.user_id} name={name} />}
      {notes.length === 0 && <p>{words.noNotes}</p>}
      <ul className={styles.rows}>
        {notes.map(({ note_id, by, text, created_at }) => (
          <li key={note_id}>
            <p className={styles.note}>{text}</p>
            <small>
              {by}, <time dateTime={created_at}>{officeMoment(created_at, formats)}</time>
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
};

const NewNote = ({ userId, name }: { userId: number; name: string }) => {
  const { family: words } = useTexts().admin;
  const [text, setText] = useKeptText(`family-note-${userId}`);
  const saving = useMutation({
    mutationFn: () => mutate('POST /office/note', { body: { user_id: userId, text: text.trim() } }),
    onSuccess: ({ message }) => {
      setText('');
      notifyDone({ message, about: ({ admin }) => admin.family.savedNote(name) });
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving.isPending && text.trim() !== '') saving.mutate();
  };
  return (
    <form onSubmit={onSubmit} className={styles.form}>
      <LimitedTextarea
        label={words.note}
        description={words.noteHint}
        name="note"
        limit={LONGEST_NOTE}
        rows={3}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button
        type="submit"
        variant="outline"
        aria-disabled={saving.isPending || text.trim() === '' || undefined}
      >
        {words.saveNote}
      </Button>
    </form>
  );
};
