import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { dismissFailure, useNotification } from '../../shell/notify.ts';
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
  /** said and offered when somebody else has deleted the record */
  gone?: { title: string; text: string; ways: ReactNode } | undefined;
}

/** The buttons that send a form, and beside them what became of the last try. */
export const FormButtons = ({ className, form, submitLabel, gone }: FormButtonsProps) => {
  const { admin, forms } = useTexts();
  const { submit, hasNext, notes, keepAsDraft } = form;
  const { form: words } = admin;
  const isLate = useIsLate(submit.loading && !submit.isSending);
  const buttons = useRef<HTMLDivElement>(null);
  // A note goes with its button, which has the focus then.
  const focusSubmit = () =>
    buttons.current?.querySelector<HTMLElement>(':scope > button[type=submit]')?.focus();
  if (notes?.isGone)
    return (
      <div className={className}>
        <GoneNote {...gone} />
      </div>
    );
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

/** The record is there no more: instead of the buttons, which can save nothing. */
const GoneNote = ({ title, text, ways }: Partial<NonNullable<FormButtonsProps['gone']>>) => {
  const { form: words } = useTexts().admin;
  const notification = useNotification();
  // That it was not found, by the save and by the page that asks for it again, is said here.
  useLayoutEffect(() => {
    if (notification) dismissFailure();
  }, [notification]);
  return (
    <SaveNote title={title ?? words.goneTitle} words={text ?? words.goneText} takesFocus>
      {ways}
    </SaveNote>
  );
};

interface NoteProps {
  title?: string;
  words: string;
  /** the button that had the focus is gone */
  takesFocus?: boolean;
  children?: ReactNode;
}

/** Nothing above it moves when it comes; the page scrolls only as far as it and the field with the focus need. */
const SaveNote = ({ title, words, takesFocus = false, children }: NoteProps) => {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) note.current?.focus({ preventScroll: true });
    note.current?.parentElement?.scrollIntoView({ block: 'nearest' });
    document.activeElement?.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it comes
  }, []);
  return (
    <div ref={note} className={styles.note} role="alert" tabIndex={takesFocus ? -1 : undefined}>
      <p>
        {title && <strong>{title}. </strong>}
        {words}
      </p>
      {children}
    </div>
  );
};
