import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SubmitButton } from '../../ui/app/submit-button.tsx';
import styles from './form-buttons.module.css';
import type { ShownForm } from './record-form.ts';
import { useTexts } from './texts.ts';

/** How long a save takes before its form says what it waits for, milliseconds. */
const PATIENCE_MS = 5000;

export interface FormButtonsProps {
  className: string | undefined;
  form: Pick<ShownForm, 'submit'> & Partial<Pick<ShownForm, 'hasNext' | 'notes' | 'keepAsDraft'>>;
  submitLabel: string;
}

/** The buttons that send a form, and beside them what became of the last try. */
export const FormButtons = ({ className, form, submitLabel }: FormButtonsProps) => {
  const { admin, forms } = useTexts();
  const { submit, hasNext, notes, keepAsDraft } = form;
  const { form: words } = admin;
  const isLate = useIsLate(submit.loading);
  const buttons = useRef<HTMLDivElement>(null);
  // A note goes with its button, which has the focus then.
  const focusSubmit = () =>
    buttons.current?.querySelector<HTMLElement>(':scope > button[type=submit]')?.focus();
  return (
    <div ref={buttons} className={className}>
      {isLate && (
        <SaveNote words={keepAsDraft ? words.waitsOrDraft : words.waits}>
          {keepAsDraft && (
            <Button
              onClick={() => {
                focusSubmit();
                keepAsDraft();
              }}
            >
              {words.keepAsDraft}
            </Button>
          )}
        </SaveNote>
      )}
      {notes?.isKept && <SaveNote words={words.keptAsDraft} />}
      {notes?.isGone && <SaveNote title={words.goneTitle} words={words.goneText} />}
      {notes?.isLost && (
        <SaveNote title={words.lostTitle} words={words.lostText}>
          <Button type="submit" onClick={focusSubmit}>
            {words.sendAgain}
          </Button>
        </SaveNote>
      )}
      <SubmitButton {...submit} busy={forms.moment}>
        {submitLabel}
      </SubmitButton>
      {hasNext && (
        <SubmitButton {...submit} loading={false} busy={forms.moment} variant="outline" value="next">
          {words.saveAndNext}
        </SubmitButton>
      )}
    </div>
  );
};

const useIsLate = (loading: boolean): boolean => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [loading]);
  return isLate;
};

interface NoteProps {
  title?: string;
  words: string;
  children?: ReactNode;
}

/** Nothing above it moves when it comes; the page scrolls only as far as it and the field with the focus need. */
const SaveNote = ({ title, words, children }: NoteProps) => {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.parentElement?.scrollIntoView({ block: 'nearest' });
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={note} className={styles.note} role="alert">
      <p>
        {title && <strong>{title}. </strong>}
        {words}
      </p>
      {children}
    </div>
  );
};
