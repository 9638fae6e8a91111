import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Pupil } from '../../../contract/live-classes.ts';
import { mutate } from '../../app/mutations.ts';
import { Button } from '../../ui/app/button.tsx';
import { Face } from '../../ui/app/face.tsx';
import { Textarea } from '../../ui/app/field.tsx';
import { untilAnswered } from '../form/save.ts';
import { StatusWord } from '../list/status-word.tsx';
import { useTexts } from '../list/texts.ts';
import styles from './live-classes.module.css';
import { pressed } from './marks.ts';

interface Props {
  sessionId: number;
  pupil: Pupil;
  /** from 15 minutes before the class */
  canMark: boolean;
}

/** One child: one touch says whether it was there, and is saved at once. */
export const PupilRow = ({ sessionId, pupil, canMark }: Props) => {
  const { liveClasses: words } = useTexts().admin;
  const { child_id, first_name: name } = pupil;
  /** the note as it is written; null while its field is closed */
  const [written, setWritten] = useState<string | null>(null);
  const closes = useRef(false);
  const send = (said: { state?: 'present' | 'absent' | null; note?: string }) =>
    untilAnswered(() =>
      mutate('POST /live-class/attendance', {
        body: { session_id: sessionId, attendance: [{ child_id, ...said }] },
      }),
    );
  // One after the other: the last touch is what holds.
  const scope = { id: `attendance-${sessionId}-${child_id}` };
  const marking = useMutation({
    scope,
    mutationFn: (state: 'present' | 'absent' | null) => send({ state }),
  });
  const noting = useMutation({
    scope,
    mutationFn: (note: string) => send({ note }),
    onSuccess: () => {
      if (closes.current) setWritten(null);
    },
  });
  const kept = noting.isPending || noting.isSuccess ? noting.variables : pupil.note;
  const saveNote = (andClose: boolean) => {
    closes.current = andClose;
    const note = written?.trim() ?? '';
    if (note !== kept) noting.mutate(note);
    // What is still on its way closes the field once it is saved: what could not be saved stays there.
    else if (andClose && !noting.isPending) setWritten(null);
  };
  const shown = marking.isPending ? marking.variables : pupil.attendance;
  const mark = (button: 'present' | 'absent') => (
    <button
      type="button"
      className={styles.mark}
      data-absent={button === 'absent' || undefined}
      aria-pressed={shown === button}
      onClick={() => marking.mutate(pressed(shown, button))}
    >
      {words.marks[button]}
      <span className="visually-hidden">{` ${name}`}</span>
    </button>
  );
  const isSaving = marking.isPending || noting.isPending;
  const isSaved = !isSaving && (marking.isSuccess || noting.isSuccess);
  return (
    <li>
      <Face src={pupil.photo_url} name={name} size={56} />
      <div>
        <span className={styles.name}>{name}</span>
        {words.age(pupil.age)}
        {pupil.is_visitor && <StatusWord tone="waiting">{` · ${words.visitor}`}</StatusWord>}
        {shown === 'excused' && <StatusWord tone="off">{` · ${words.excused}`}</StatusWord>}
      </div>
      {canMark && (
        <div className={styles.marks} role="group" aria-label={words.attendanceOf(name)}>
          {mark('present')}
          {mark('absent')}
        </div>
      )}
      {(canMark || pupil.note !== '') && (
        <div className={styles.below}>
          {canMark && written !== null ? (
            <Note
              name={name}
              note={written}
              onChange={setWritten}
              onLeave={() => saveNote(false)}
              onSave={() => saveNote(true)}
            />
          ) : (
            <>
              {pupil.note !== '' && <p>{pupil.note}</p>}
              {canMark && (
                <div>
                  <Button variant="subtle" onClick={() => setWritten(pupil.note)}>
                    {pupil.note === '' ? words.addNote : words.changeNote}
                    <span className="visually-hidden">{` ${name}`}</span>
                  </Button>
                </div>
              )}
            </>
          )}
          <p className={styles.saved} role="status">
            {isSaving ? words.saving : isSaved && words.saved}
          </p>
        </div>
      )}
    </li>
  );
};

interface NoteProps {
  name: string;
  note: string;
  onChange: (note: string) => void;
  /** the field was left */
  onLeave: () => void;
  onSave: () => void;
}

/** What the parent may read of a child; saved when the field is left, and by its button, which also closes it. */
const Note = ({ name, note, onChange, onLeave, onSave }: NoteProps) => {
  const { liveClasses: words } = useTexts().admin;
  const field = useRef<HTMLTextAreaElement>(null);
  // It was opened to be written in.
  useEffect(() => field.current?.focus(), []);
  return (
    <div>
      <Textarea
        ref={field}
        label={words.noteOf(name)}
        description={words.noteHint}
        rows={2}
        maxLength={1000}
        value={note}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={onLeave}
      />
      <Button variant="outline" onClick={onSave}>
        {words.saveNote}
        <span className="visually-hidden">{` ${name}`}</span>
      </Button>
    </div>
  );
};
