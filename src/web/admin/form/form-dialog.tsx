import { type Key, type ReactNode, Fragment, useEffect } from 'react';
import { OfficeDialog } from '../../ui/app/office-dialog.tsx';
import { AskFirst } from '../list/ask-first.tsx';
import buttonStyles from './form-buttons.module.css';
import { FormButtons } from './form-buttons.tsx';
import { FormNotes } from './form-notes.tsx';
import { FormEnclosure, LeaveGuard, useEnclosure, useSaveShortcut } from './guard.tsx';
import styles from '../list/office-form.module.css';
import type { ShownForm } from './record-form.ts';
import { useTexts } from '../list/texts.ts';

interface DialogProps<Row> {
  title: string;
  /** null while no dialog is open */
  row: Row | null;
  rowKey: (row: Row) => Key;
  onClose: () => void;
  /** a component that makes the form with `useRecordForm` and shows it with `DialogForm` */
  children: (row: Row) => ReactNode;
}

/** A dialog over a screen that updates something. It asks before it closes over something that is not saved. */
export const FormDialog = <Row,>({ title, row, rowKey, onClose, children }: DialogProps<Row>) => {
  const { close } = useTexts().admin;
  const { enclosure, closeUnlessAsked } = useEnclosure(onClose);
  return (
    <OfficeDialog opened={row !== null} title={title} close={close} onClose={closeUnlessAsked}>
      <FormEnclosure value={enclosure}>
        {row !== null && <Fragment key={rowKey(row)}>{children(row)}</Fragment>}
      </FormEnclosure>
    </OfficeDialog>
  );
};

interface FormProps {
  /** whose row it is */
  subject: string;
  /** a form of `useRecordForm`, or one that changes no record and has nothing to lose */
  form: Pick<ShownForm, 'formProps' | 'submit'> &
    Partial<Pick<ShownForm, 'guard' | 'notes' | 'hasNext' | 'question'>>;
  submitLabel: string;
  /** what it stands in says above it whose row it is */
  isHeaded?: boolean;
  children: ReactNode;
}

/** A form in a dialog or a panel. It opens on the field that is marked `data-autofocus`, its text selected. */
export const DialogForm = ({ subject, form, submitLabel, isHeaded = false, children }: FormProps) => {
  const { formProps, guard, notes, question } = form;
  const { ref } = formProps;
  useSaveShortcut(ref);
  const draftAt = notes?.draft?.at.getTime();
  useEffect(() => focusFirst(ref.current), [ref]);
  useEffect(() => {
    // A scanned number would be appended to a draft that was put in.
    if (draftAt !== undefined) focusFirst(ref.current);
  }, [ref, draftAt]);
  return (
    <>
      <form {...formProps} className={styles.dialog} aria-label={subject}>
        {!isHeaded && <p className={styles.subject}>{subject}</p>}
        {notes && <FormNotes notes={notes} />}
        {children}
        <FormButtons
          className={form.hasNext ? buttonStyles.buttons : undefined}
          form={form}
          submitLabel={submitLabel}
        />
      </form>
      {question && <AskFirst {...question} />}
      {guard && <LeaveGuard guard={guard} subject={subject} />}
    </>
  );
};

const focusFirst = (form: HTMLFormElement | null) => {
  const field = form?.querySelector<HTMLElement>('[data-autofocus]');
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
};
