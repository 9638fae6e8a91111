import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { LONGEST_NOTE } from '../../../contract/family-desk.ts';
import { mutate } from '../../app/mutations.ts';
import { paths } from '../../../paths.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { Link } from '../../shell/link.tsx';
import { Button } from '../../ui/app/button.tsx';
import { useKeptText } from '../form/kept-text.ts';
import { LimitedTextarea } from '../list/limited-text.tsx';
import { notifyDone } from '../list/feedback.ts';
import { officeMoment } from '../list/office-date.ts';
import formStyles from '../list/office-form.module.css';
import { useTexts } from '../list/texts.ts';
import type { FamilyFile } from './family-query.ts';
import styles from './family.module.css';

/** What staff noted about a family and of talks about its bills, the last first, and a new note. */
export const FamilyNotes = ({ file, name }: { file: FamilyFile; name: string }) => {
  const { family: words } = useTexts().admin;
  const formats = useFormats();
  const { notes, talks, family } = file;
  const said = [
    ...notes.map((one) => ({ ...one, at: one.created_at, key: `note ${one.note_id}`, about: null })),
    ...talks.map((one) => ({ ...one, text: one.note, key: `talk ${one.at}`, about: one.billing_id })),
  ].toSorted((one, other) => other.at.localeCompare(one.at));
  return (
    <section className={formStyles.card} aria-labelledby="family-notes">
      <h2 id="family-notes">{words.notes}</h2>
      {family.closed_at === null && <NewNote userId={family.user_id} name={name} />}
      {said.length === 0 && <p>{words.noNotes}</p>}
      <ul className={styles.rows}>
        {said.map(({ key, by, text, at, about }) => (
          <li key={key}>
            <p className={styles.note}>{text || words.spoke}</p>
            <small>
              {by}, <time dateTime={at}>{officeMoment(at, formats)}</time>
              {about !== null && (
                <>
                  , <Link to={paths.adminBills(about)}>{words.aboutBill}</Link>
                </>
              )}
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
