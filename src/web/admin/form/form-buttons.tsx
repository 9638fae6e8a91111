import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { dismissFailure, useNotification } from '../../shell/notify.ts';
import { SubmitButton } from '../../ui/app/submit-button.tsx';
import { useTexts } from '../list/texts.ts';
import styles from './form-buttons.module.css';
import type { ShownForm } from './record-form.ts';

export interface FormButtonsProps {
  className: string | undefined;
  form: Pick<ShownForm, 'submit'> & Partial<Pick<ShownForm, 'hasNext' | 'notes'>>;
  submitLabel: string;
  /** said and offered when somebody else has deleted the record */
  gone?: { title: string; text: string; ways: ReactNode } | undefined;
}

/** The buttons that send a form; instead of them, that its record was deleted. */
export const FormButtons = ({ className, form, submitLabel, gone }: FormButtonsProps) => {
  const { admin, forms } = useTexts();
  const { submit, hasNext, notes } = form;
  if (notes?.isGone)
    return (
      <div className={className}>
        <GoneNote {...gone} />
      </div>
    );
  return (
    <div className={className}>
      <SubmitButton {...submit} busy={forms.moment}>
        {submitLabel}
      </SubmitButton>
      {hasNext && (
        <SubmitButton {...submit} loading={false} busy={forms.moment} variant="outline" value="next">
          {admin.form.saveAndNext}
        </SubmitButton>
      )}
    </div>
  );
};

const GoneNote = ({ title, text, ways }: Partial<NonNullable<FormButtonsProps['gone']>>) => {
  const { form: words } = useTexts().admin;
  const notification = useNotification();
  const note = useRef<HTMLDivElement>(null);
  // That it was not found, by the save and by the page that asks for it again, is said here.
  useLayoutEffect(() => {
    if (notification) dismissFailure();
  }, [notification]);
  // The button that had the focus is gone.
  useEffect(() => {
    note.current?.focus({ preventScroll: true });
    note.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={note} className={styles.note} role="alert" tabIndex={-1}>
      <p>
        <strong>{title ?? words.goneTitle}. </strong>
        {text ?? words.goneText}
      </p>
      {ways}
    </div>
  );
};
